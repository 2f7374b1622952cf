import HandrailModel

extension ElementView {
    /// The constraints on where it lies.
    var constraints: [(use: ConstraintUse, attribute: AttributeUse)] {
        attributes.compactMap { attribute in
            guard case .layout(.constraint(let use)) = attribute.attribute else { return nil }
            return (use, attribute)
        }
    }
}

extension Screen {
    /// Whether it is shown on a device with a touch screen: iPhone, iPad, or where nothing is known.
    var isOnTouchScreen: Bool { platforms.isEmpty || platforms.contains { $0.platform == .iOS } }
}
