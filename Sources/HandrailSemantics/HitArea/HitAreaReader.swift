public import HandrailModel
import HandrailSource

/// Bounds for the area that reacts to a touch, read from what an app itself says about sizes.
///
/// No layout is computed: where frames, paddings and fixed fonts do not bound a side, it stays open.
public struct HitAreaReader: Sendable {
    /// What `.padding()` without a length comes to.
    public static let standardPadding = 16.0
    /// How deep labels are followed.
    private static let depthLimit = 24

    /// A reader.
    public init() {}

    /// The area in which a control reacts: its label's, not that of frames and paddings around the control.
    ///
    /// SwiftUI's buttons react where their label is. A frame around the control holds a label that says no size of its
    /// own to that size, so it bounds the area from above and never from below.
    public func target(of control: ElementView) -> HitArea {
        // A slider reacts along its track; its label is not drawn there.
        if control.kind == .slider { return around(control, .unknown) }
        let labels = control.children.filter { $0.slot == .label || $0.slot == .icon }
        guard labels.count == 1, let label = labels.first else { return around(control, .unknown) }
        return around(control, size(of: label, 0))
    }

    /// The area in which a gesture on an element reacts: what the modifiers before the gesture came to.
    public func target(of element: ElementView, before gesture: AttributeUse) -> HitArea {
        var size = content(of: element, 0)
        for use in element.attributes {
            if use.place == gesture.place { break }
            size = apply(use, to: size)
        }
        return size
    }

    private func around(_ control: ElementView, _ label: HitArea) -> HitArea {
        var size = label
        for use in control.attributes where use.condition == nil {
            switch use.attribute {
            case .layout(.frame(let frame)):
                size = HitArea(
                    width: frame.width.value.map { size.width.within($0, at: use.place) } ?? size.width,
                    height: frame.height.value.map { size.height.within($0, at: use.place) } ?? size.height)
            case .interaction(.contentShape), .unknownModifier:
                size = HitArea(width: size.width.open, height: size.height.open)
            default: break
            }
        }
        return size
    }

    // MARK: Sizes

    private func size(of element: ElementView, _ depth: Int) -> HitArea {
        guard depth < Self.depthLimit else { return .unknown }
        return element.attributes.reduce(content(of: element, depth)) { apply($1, to: $0) }
    }

    private func content(of element: ElementView, _ depth: Int) -> HitArea {
        switch element.kind {
        case .image: return image(element)
        case .horizontalStack, .verticalStack: return line(element, depth)
        case .depthStack: return shown(element, depth).reduce(nil) { $0?.longer($1) ?? $1 } ?? .unknown
        case .alternatives:
            return element.children.map { size(of: $0, depth + 1) }.reduce(nil) { $0?.either($1) ?? $1 } ?? .unknown
        case .layered: return layered(element, depth)
        case .branch, .group, .customView:
            let parts = shown(element, depth)
            return parts.count == 1 ? parts[0] : .unknown
        default: return .unknown
        }
    }

    private func shown(_ element: ElementView, _ depth: Int, within line: ElementKind? = nil) -> [HitArea] {
        element.children.filter { $0.slot == .content || $0.slot == .label || $0.slot == .icon }
            .filter { $0.kind != .nothing }.map { child in
                child.kind == .spacer && child.attributes.isEmpty ? Self.spacer(in: line) : size(of: child, depth + 1)
            }
    }

    /// A spacer is as long as there is room along a stack, and nothing across it.
    private static func spacer(in line: ElementKind?) -> HitArea {
        let nothing = Span(least: 0, most: 0)
        switch line {
        case .horizontalStack: return HitArea(width: .unknown, height: nothing)
        case .verticalStack: return HitArea(width: nothing, height: .unknown)
        default: return .unknown
        }
    }

    /// A row or a column: long along its axis by the sum, across it by the longest. Its spacing is not known.
    private func line(_ element: ElementView, _ depth: Int) -> HitArea {
        let parts = shown(element, depth, within: element.kind)
        guard let first = parts.first else { return .unknown }
        let across = parts.dropFirst().reduce(first) { $0.longer($1) }
        guard parts.count > 1 else { return first }
        let width = Span(least: parts.reduce(0) { $0 + $1.width.least }, most: .infinity)
        let height = Span(least: parts.reduce(0) { $0 + $1.height.least }, most: .infinity)
        return element.kind == .horizontalStack
            ? HitArea(width: width, height: across.height) : HitArea(width: across.width, height: height)
    }

    /// A view with layers: as large as the view; a layer that is given a size of its own may reach farther.
    private func layered(_ element: ElementView, _ depth: Int) -> HitArea {
        var result: HitArea?
        for child in element.children {
            switch child.slot {
            case .content, .label, .icon:
                result = result?.longer(size(of: child, depth + 1)) ?? size(of: child, depth + 1)
            case .background, .overlay:
                let layer = size(of: child, depth + 1)
                guard layer.width.least > 0 || layer.height.least > 0, let inner = result else { continue }
                result = inner.longer(layer)
            default: continue
            }
        }
        return result ?? .unknown
    }

    /// A symbol of a fixed size is at most so wide and tall; other images are as large as they are, or as their frame.
    private func image(_ element: ElementView) -> HitArea {
        guard case .image(.symbol) = element.content, !element.has(\.isResizable) else { return .unknown }
        let font = DeclaredContext(element).nearest(.text(.font)) { attribute -> FontUse? in
            guard case .text(.font(let font)) = attribute else { return nil }
            return font
        }
        guard let font, font.use.condition == nil, case .fixed(.known(let size)) = font.value.size
        else { return .unknown }
        let enlarged = size * 1.3
        return HitArea(
            width: Span(least: 0, most: enlarged * Self.widestSymbol, place: font.use.place),
            height: Span(least: 0, most: enlarged * Self.tallestSymbol, place: font.use.place))
    }

    // Estimated for the system's symbols at the medium scale, in units of the point size.
    private static let widestSymbol = 2.2
    private static let tallestSymbol = 1.45

    // MARK: Modifiers

    private func apply(_ use: AttributeUse, to size: HitArea) -> HitArea {
        let changed: HitArea
        switch use.attribute {
        case .layout(.frame(let frame)):
            changed = HitArea(
                width: side(size.width, frame.width, frame.minimumWidth, frame.maximumWidth, use.place),
                height: side(size.height, frame.height, frame.minimumHeight, frame.maximumHeight, use.place))
        case .layout(.padding(let padding)): changed = padded(size, padding)
        case .interaction(.contentShape): changed = size
        case .unknownModifier: changed = .unknown
        default: return size
        }
        return use.condition == nil ? changed : size.either(changed)
    }

    private func side(
        _ inner: Span, _ exact: Fact<Double>, _ minimum: Fact<Double>, _ maximum: Fact<Double>, _ place: SourcePlace
    ) -> Span {
        if !exact.isAbsent {
            let values = exact.values
            guard let least = values.min(), let most = values.max() else { return .unknown }
            return Span(least: least, most: most, place: place)
        }
        if minimum.isAbsent, maximum.isAbsent { return inner }
        let least = minimum.values.min() ?? 0
        let floor = minimum.isAbsent ? 0 : minimum.values.max() ?? .infinity
        if maximum.isAbsent {
            let most = max(inner.most, floor)
            return Span(least: max(inner.least, least), most: most, place: most > inner.most ? place : inner.place)
        }
        let ceiling = maximum.values.max() ?? .infinity
        return Span(least: max(least, min(inner.least, ceiling)), most: max(ceiling, floor), place: place)
    }

    private func padded(_ size: HitArea, _ padding: PaddingUse) -> HitArea {
        // A negative padding pulls the neighbors closer; the area that reacts stays as it is.
        let lengths: ClosedRange<Double>
        if padding.length.isAbsent {
            lengths = Self.standardPadding...Self.standardPadding
        } else {
            let values = padding.length.values.map { max($0, 0) }
            lengths = (values.min() ?? 0)...(values.max() ?? .infinity)
        }
        guard let sides = Self.sides(of: padding.edges) else {
            return HitArea(
                width: size.width.grown(by: 0...(lengths.upperBound * 2)),
                height: size.height.grown(by: 0...(lengths.upperBound * 2)))
        }
        return HitArea(
            width: size.width.grown(by: lengths.times(sides.across)),
            height: size.height.grown(by: lengths.times(sides.down)))
    }

    private static let sides: [String: (across: Double, down: Double)] = [
        "all": (2, 2), "horizontal": (2, 0), "vertical": (0, 2), "leading": (1, 0), "trailing": (1, 0), "top": (0, 1),
        "bottom": (0, 1),
    ]

    private static func sides(of names: [String]) -> (across: Double, down: Double)? {
        var sum = (across: 0.0, down: 0.0)
        for name in names {
            guard let one = sides[name] else { return nil }
            sum = (min(sum.across + one.across, 2), min(sum.down + one.down, 2))
        }
        return sum
    }
}

extension ClosedRange<Double> {
    fileprivate func times(_ factor: Double) -> ClosedRange<Double> {
        factor == 0 ? 0...0 : (lowerBound * factor)...(upperBound * factor)
    }
}

extension Span {
    /// The same with no upper bound.
    fileprivate var open: Span { Span(least: least, most: .infinity) }
}

extension Attribute {
    fileprivate var isResizable: Bool {
        guard case .picture(.resizable) = self else { return false }
        return true
    }
}
