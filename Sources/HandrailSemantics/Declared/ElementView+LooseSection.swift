public import HandrailModel

extension ElementView {
    /// Whether it is a section that stands in a stack, a grid or a scroll view: it only holds together what is in it,
    /// while lists and forms make a heading of what stands above their sections.
    public var isLooseSection: Bool {
        guard kind == .section else { return false }
        for level in ancestors {
            switch level.kind {
            case .list, .form, .table, .picker, .menu, .outlineGroup: return false
            case .scrollView, .lazyContainer, .verticalStack, .horizontalStack, .depthStack, .grid, .gridRow:
                return true
            default: continue
            }
        }
        return false
    }

    /// What stands above the loose section that it is in, where it is a part of that.
    public var looseHeader: ElementView? {
        var level = self
        while let outer = level.parent {
            if outer.kind == .section { return level.slot != .content && level.slot != .footer && outer.isLooseSection
                ? level : nil }
            level = outer
        }
        return nil
    }
}
