import HandrailCode
import HandrailModel
import HandrailSource

/// Modifiers that change how text is set.
enum TypeModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    static let table: [String: Effect] = [
        "font": .sets { call in call.first.map { [.font(call.evaluator.font($0, in: call.scope))] } ?? [] },
        "fontWeight": .sets { call in
            [.fontWeight(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .absent)]
        },
        "bold": .sets { _ in [.bold] }, "italic": .sets { _ in [.italic] },
        "textCase": .sets { [.textCase($0.memberName)] },
        "tracking": .sets { [.tracking($0.number)] }, "kerning": .sets { [.tracking($0.number)] },
        "lineLimit": .sets { [.lineLimit($0.number)] },
        "minimumScaleFactor": .sets { [.minimumScaleFactor($0.number)] },
        "dynamicTypeSize": .sets { call in
            let written = call.first.map { call.evaluator.program.text(at: .init(file: call.scope.file, range: $0.range)) }
            return [.dynamicTypeSize(written ?? "")]
        },
        "multilineTextAlignment": .sets { [.multilineTextAlignment($0.memberName)] },
        "truncationMode": .sets { [.truncationMode($0.memberName)] },
    ]
}
