import HandrailModel

extension ElementView {
    /// Whether it, or something around it, is hidden in every case, so that nobody ever sees where it lies.
    var staysHidden: Bool {
        ([self] + ancestors).contains { element in
            element.attributes.contains { use in
                if case .visibility(.hidden(.known(true))) = use.attribute { use.condition == nil } else { false }
            }
        }
    }
}
