import HandrailModel

extension ElementView {
    /// Whether something may put it in and take it out again.
    var comesAndGoes: Bool {
        // What is faded in and out stays where it is, whatever becomes of the stack around it.
        let around = fades ? Array(ancestors.prefix { !$0.kind.isArrangement }) : Array(ancestors)
        return ([self] + around).contains { level in
            switch level.kind {
            case .branch, .alternatives, .repeated, .list, .lazyContainer, .opaque: true
            default: level.has(.unknownModifier) || level.slot != .content
            }
        }
    }

    private var fades: Bool {
        has { attribute in
            if case .visibility(.opacity(.oneOf(let values))) = attribute { values.contains { $0 <= 0 } } else { false }
        }
    }
}
