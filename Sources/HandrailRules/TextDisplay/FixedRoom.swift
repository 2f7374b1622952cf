import HandrailModel
import HandrailSemantics

extension ElementView {
    /// Whether the system gives it room that stays the same at every text size: in a widget, a Live Activity or a
    /// complication, and in a copy of one that the app shows people so that they can arrange it.
    func hasFixedRoom(on screen: PerceivedTree) -> Bool {
        screen.screen.presentation == .widget || has(.layout(.widgetContent))
            || ancestors.contains { $0.has(.layout(.widgetContent)) }
    }

    /// Whether it may be as wide as it likes, since it scrolls to the side with what it stands in and nothing in
    /// between says how wide it may be.
    var isFreeInWidth: Bool {
        for level in [self] + ancestors {
            for use in level.attributes {
                switch use.attribute {
                case .layout(.frame(let frame)) where !frame.width.isAbsent || !frame.maximumWidth.isAbsent:
                    return false
                case .layout(.scrollAxes(let axes?)) where level.kind == .scrollView:
                    return axes.contains(.horizontal)
                default: break
                }
            }
            switch level.kind {
            case .scrollView, .list, .form, .table, .navigationContainer: return false
            default: break
            }
        }
        return false
    }

    /// Whether a frame around it, or the rows of the list that it stands in, say how high it may be at most.
    var isHeldToHeight: Bool {
        for level in [self] + ancestors {
            let isHeld = level.attributes.contains { use in
                switch use.attribute {
                case .layout(.frame(let frame)):
                    // Where neither side is known, nothing says that it is held.
                    !frame.height.isAbsent && (frame.height != .dynamic || frame.width != .dynamic)
                        || frame.maximumHeight.values.contains { $0.isFinite }
                case .layout(.rowHeight): true
                default: false
                }
            }
            if isHeld { return true }
            switch level.kind {
            case .scrollView, .list, .form, .table, .navigationContainer: return false
            default: break
            }
        }
        return false
    }

    /// Whether it stands in a box of a height that is known and fixed, or in a row of such a height.
    var standsInBox: Bool {
        for level in [self] + ancestors {
            let isBox = level.attributes.contains { use in
                switch use.attribute {
                case .layout(.frame(let frame)) where use.condition == nil && !frame.growsWithText:
                    [frame.height.value, frame.maximumHeight.value].contains { ($0 ?? .infinity) <= Self.tallestBox }
                case .layout(.rowHeight): true
                default: false
                }
            }
            if isBox || level.liesOnBox { return true }
            switch level.kind {
            case .scrollView, .list, .form, .table, .navigationContainer: return false
            default: break
            }
        }
        return false
    }

    /// Whether it is laid over or behind something of a height that is known and fixed.
    private var liesOnBox: Bool {
        guard slot == .overlay || slot == .background, let parent, parent.kind == .layered else { return false }
        return parent.children.contains { other in
            other.slot == .content
                && other.attributes.contains { use in
                    guard case .layout(.frame(let frame)) = use.attribute, use.condition == nil, !frame.growsWithText
                    else { return false }
                    return frame.height.value.map { $0 <= Self.tallestBox } ?? false
                }
        }
    }

    /// What is higher than this holds more than a few lines.
    private static let tallestBox = 200.0

    /// Said besides what else is to be done.
    static let growingBox = Wording(
        en: "Let what holds it grow as well: its height is fixed.", ko: "바깥의 높이도 고정되어 있으니 함께 늘어나게 하세요.")

    /// Whether the system draws what is shown in a way of its own and takes no font and no frame of the app's: in a
    /// menu, a dialog, the titles of tabs and of segments.
    func isDrawnBySystem(on screen: PerceivedTree) -> Bool {
        if screen.screen.presentation == .dialog || isTabTitle { return true }
        let context = DeclaredContext(self)
        return context.isInMenu || kind == .picker && context.style(of: .picker)?.name == "segmented"
    }

    private var isTabTitle: Bool {
        var level: ElementView? = self
        while let current = level, let parent = current.parent {
            if current.slot == .label, parent.kind == .tab { return true }
            level = parent
        }
        return false
    }
}
