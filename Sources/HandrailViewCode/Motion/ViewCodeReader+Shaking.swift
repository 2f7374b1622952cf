package import HandrailCode
package import HandrailModel
package import HandrailProgram
package import HandrailSource
package import HandrailValues

extension ViewCodeReader {
    /// What a screen does when the device is shaken, with the method that hears of it; `nil` where it does nothing.
    package func shake(of type: LinkedType) -> ViewProperty? {
        for name in ["motionEnded", "motionBegan"] {
            guard let function = program.functions(name, of: type).first else { continue }
            let action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
            return ViewProperty(
                "shake", .known(.action(action)), place: SourcePlace(file: function.file, range: function.declaration.range))
        }
        return nil
    }
}
