import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
package import HandrailValues

/// What a controller does when its device is shaken.
package enum ShakeGestures {
    private static let methods = FrameworkCallback.names(.hearsOfShake)

    /// What a screen does when the device is shaken, with the method that hears of it; `nil` where it does nothing.
    package static func shake(_ evaluator: Evaluator, of type: LinkedType) -> ViewFact? {
        for name in Self.methods {
            guard let function = evaluator.program.functions(name, of: type).first else { continue }
            let action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
            return ViewFact(
                .event(ViewEvent(kind: .shake, action: action)),
                place: SourcePlace(file: function.file, range: function.declaration.range))
        }
        return nil
    }
}
