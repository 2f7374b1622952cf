import HandrailModel

extension PerceivedView {
    /// The names that the app gives Voice Control for this in place of the label; `nil` where it gives none.
    var inputLabels: (names: [Fact<Words>], use: AttributeUse)? {
        let declared = self.declared
        guard declared.tree.attributeKinds.contains(.accessibility(.inputLabels)) else { return nil }
        for level in [declared] + declared.ancestors.prefix(while: { $0.kind.isTransparent }) {
            let found = level.outermost { attribute -> [Fact<Words>]? in
                if case .accessibility(.inputLabels(let names)) = attribute { names } else { nil }
            }
            if let found { return (found.value, found.use) }
        }
        return nil
    }
}
