import HandrailModel
import HandrailSource

/// How large a view of UIKit or AppKit is: what its constraints and its frame say, else where it was drawn.
struct LaidOutArea {
    private let view: ElementView

    /// The size of a view.
    init(_ view: ElementView) { self.view = view }

    /// The size of the view, which shows something of a size of its own.
    func area(around content: HitArea) -> HitArea {
        var size = drawn
            ?? HitArea(width: .open(.layout, least: room(around: content)), height: natural(content.height))
        for use in view.attributes {
            guard case .layout(.frame(let frame)) = use.attribute, !frame.isVanishing else { continue }
            let held = HitArea(
                width: side(size.width, frame.width, frame.minimumWidth, frame.maximumWidth, use.place),
                height: side(size.height, frame.height, frame.minimumHeight, frame.maximumHeight, use.place))
            size = use.condition == nil ? held : size.either(held)
        }
        return size
    }

    private func side(
        _ inner: Span, _ exact: Fact<Double>, _ minimum: Fact<Double>, _ maximum: Fact<Double>, _ place: SourcePlace
    ) -> Span {
        if !exact.isAbsent {
            guard let least = exact.values.min(), let most = exact.values.max() else {
                // A view of several parts is as large as its own layout says; it was drawn so large at least.
                return .open(.length, least: exact == .dynamic ? inner.least : 0)
            }
            let exact = Span(least: least, most: most, place: place)
            // Of several constraints for several cases each may hold.
            return inner.place != nil && inner.most.isFinite ? inner.either(exact) : exact
        }
        var side = inner
        if let least = minimum.values.min(), least > side.least {
            side = Span(least: least, most: max(side.most, least), place: side.place, gap: side.gap)
        }
        if let most = maximum.values.max(), most < side.most {
            side = Span(least: min(side.least, most), most: most, place: place)
        }
        return side
    }

    /// The height of a button that nothing holds to one: that of its title or its picture, and what the system adds
    /// above and below. It is held so where constraints say where it lies in both directions, and no more than that.
    private func natural(_ content: Span) -> Span {
        // The title and the picture of a button are as large as they are by themselves.
        if view.slot == .label || view.slot == .icon, view.kind == .text || view.kind == .image { return content }
        guard view.kind == .button, content.most.isFinite, isPlacedOnly else { return .open(.layout) }
        var most = content.most + Self.systemsInset
        for use in view.attributes {
            guard case .layout(.padding(let padding)) = use.attribute else { continue }
            guard let points = padding.length.values.max() else { return .open(.length) }
            most += max(0, points)
        }
        return Span(least: content.least, most: most, place: content.place, gap: .layout)
    }

    private var isPlacedOnly: Bool {
        var (across, down) = (0, 0)
        for use in view.attributes {
            switch use.attribute {
            case .layout(.constraint(let constraint)):
                if constraint.isConditional || use.condition != nil || constraint.relation != .equal { return false }
                if Self.leading.contains(constraint.attribute) || Self.trailing.contains(constraint.attribute)
                    || constraint.attribute == "centerX"
                {
                    across += 1
                } else if Self.down.contains(constraint.attribute) {
                    down += 1
                } else {
                    return false
                }
            case .layout(.frame(let frame)):
                if !frame.height.isAbsent || !frame.minimumHeight.isAbsent || !frame.maximumHeight.isAbsent {
                    return false
                }
            case .interaction(.style), .unknownModifier, .layout(.rowHeight): return false
            default: break
            }
        }
        return across > 0 && down == 1
    }

    /// Points that the system leaves above and below the title of a button, together.
    private static let systemsInset = 12.0

    private static let down: Set<String> = [
        "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
    ]

    /// As large as it was drawn in its interface file, where that is enough. Screens are larger or smaller than the one
    /// that was drawn for, so that it says little of what may be too small.
    private var drawn: HitArea? {
        let drawn = view.outermost { attribute -> ViewFrame? in
            if case .layout(.placed(let frame)) = attribute { frame } else { nil }
        }
        guard let (frame, _) = drawn, frame.width > 0, frame.height > 0 else { return nil }
        return HitArea(
            width: .open(.layout, least: frame.width * Self.narrower), height: .open(.layout, least: frame.height))
    }

    /// The width of a view that nothing says a width of: that of what holds both its sides, or of the words in it.
    private func room(around content: HitArea) -> Double {
        var sides: Set<Bool> = []
        for use in view.attributes {
            guard case .layout(.constraint(let constraint)) = use.attribute else { continue }
            if Self.leading.contains(constraint.attribute) { sides.insert(true) }
            if Self.trailing.contains(constraint.attribute) { sides.insert(false) }
        }
        let holdsWords = view.kind == .button && view.children.contains { $0.kind == .text && $0.slot == .label }
        return sides.count == 2 || holdsWords ? AreaModifier.leastRoom : content.width.least
    }

    private static let leading: Set<String> = ["leading", "left", "leadingMargin", "leftMargin"]
    private static let trailing: Set<String> = ["trailing", "right", "trailingMargin", "rightMargin"]

    /// The share of the width that is left on the narrowest iPhone.
    private static let narrower = 0.8
}

extension FrameUse {
    /// Whether it leaves nothing of a view, as a constraint does that takes it away: where it is seen, it has another.
    fileprivate var isVanishing: Bool { [width, height].contains { $0 == .known(0) } }
}
