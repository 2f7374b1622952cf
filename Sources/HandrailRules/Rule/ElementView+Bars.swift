import HandrailModel
import HandrailSemantics

extension ElementView {
    /// Whether it is an item of a bar of the system, stands in one, or in place of the title there.
    var standsInBar: Bool {
        slot == .toolbar || isInPlaceOfTitle
            || ancestors.contains { $0.slot == .toolbar || $0.kind == .toolbarItem || $0.isInPlaceOfTitle }
    }

    private var isInPlaceOfTitle: Bool {
        has { if case .screen(.barPlacement(.title)) = $0 { true } else { false } }
    }
}
