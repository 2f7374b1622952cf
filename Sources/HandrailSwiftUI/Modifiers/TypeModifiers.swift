import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that change how text is set.
enum TypeModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    static let table: [String: Reading] = [
        "font": { call in
            call.first.map { [.text(.font(FontReader(evaluator: call.evaluator).font($0, in: call.scope)))] } ?? []
        },
        "fontWeight": { call in
            [.text(.fontWeight(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .absent))]
        },
        "bold": { $0.flag() == .known(false) ? [] : [.text(.bold)] },
        "italic": { $0.flag() == .known(true) ? [.text(.italic)] : [] },
        "underline": { $0.flag() == .known(false) ? [] : [.text(.underline)] },
        "textCase": { [.text(.letterCase($0.memberName))] },
        "tracking": { [.text(.tracking($0.number))] }, "kerning": { [.text(.tracking($0.number))] },
        "lineLimit": { [.text(.lineLimit(TypeArguments.lines($0.number)))] },
        "minimumScaleFactor": { [.text(.minimumScaleFactor($0.number))] },
        "dynamicTypeSize": { call in
            call.first.map { [.text(.dynamicTypeSize(TypeArguments(call).textSizeLimits($0)))] } ?? []
        },
        "multilineTextAlignment": { [.text(.alignment($0.memberName))] },
        "fixedSize": { TypeArguments($0).keepsWidth ? [.text(.wholeWidth)] : [] },
        "truncationMode": { [.text(.truncationMode($0.memberName))] },
        "environment": { TypeArguments($0).ofEnvironment },
    ]
}
