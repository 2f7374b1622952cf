import HandrailCode
import HandrailModel
import HandrailSource

extension ViewCodeReader {
    /// What a screen does when the device is shaken, with the method that hears of it; `nil` where it does nothing.
    func shake(of type: LinkedType) -> ViewProperty? {
        for name in ["motionEnded", "motionBegan"] {
            guard let function = program.functions(name, of: type).first else { continue }
            let action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
            return ViewProperty(
                "shake", .known(.action(action)), place: SourcePlace(file: function.file, range: function.declaration.range))
        }
        return nil
    }
}
