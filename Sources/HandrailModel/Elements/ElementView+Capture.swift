extension ElementView {
    /// Where an element of a capture lies on the screen; `nil` where the capture does not say.
    public var capturedFrame: ViewFrame? {
        outermost { attribute -> ViewFrame? in
            if case .layout(.placed(let frame)) = attribute { frame } else { nil }
        }?.value
    }

    /// The identifier of an element of a capture.
    public var capturedIdentifier: String? {
        outermost { attribute -> String? in
            if case .accessibility(.identifier(.known(let identifier))) = attribute { identifier } else { nil }
        }?.value
    }

    /// What an element of a capture is called, or shows.
    public var capturedLabel: String? {
        if case .words(.known(let words)) = content, let text = words.text, !text.isEmpty { return text }
        return outermost { attribute -> String? in
            if case .accessibility(.label(.known(let words))) = attribute { words.text } else { nil }
        }?.value
    }

    /// What tells an element of a capture from others: its identifier, else what it is called.
    public var capturedName: String? { capturedIdentifier.map { "#" + $0 } ?? capturedLabel }
}
