import HandrailModel
import HandrailReporting
import HandrailSemantics
import HandrailSource

/// What a picture of a screen is drawn from: the declared elements in order, with their texts in their sizes and
/// colors. Of a condition that chooses, the first case is drawn; what opens only on demand is not.
struct PageDrawing {
    private let tree: ElementTree
    private let screen: Screen
    private let stops: [Int]

    /// The drawing of a screen.
    ///
    /// - Parameter stops: for each declared element, the number of the stop that it belongs to, from 1; 0 for none.
    init(_ perceived: PerceivedTree, stops: [Int]) {
        screen = perceived.screen
        tree = perceived.screen.tree
        self.stops = stops
    }

    /// The most elements of one screen that are drawn: nobody takes in more at a glance.
    private static let most = 3000

    /// Depth, kind, slot, stop, text, size of the text in tenths of points, whether it is bold, its color, the color
    /// behind it, width, height, left and top edge where it is placed, whether it is. Zeros at the end are left out.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(Self.rows(of: tree).map { row(tree[$0.index], depth: $0.depth, &texts) })
    }

    /// The declared elements that are drawn, a row each, with how deep they lie in others that are.
    static func rows(of tree: ElementTree) -> [(index: Int, depth: Int)] {
        var rows: [(index: Int, depth: Int)] = []
        var open: [(index: Int, depth: Int)] = tree.root.map { [($0.index, 0)] } ?? []
        while let (index, depth) = open.popLast(), rows.count < most {
            let element = tree[index]
            guard isDrawn(element) else { continue }
            let children = drawn(element)
            let isPlain = element.kind.isTransparent && children.count == 1 && element.attributes.isEmpty
            if !isPlain { rows.append((index, depth)) }
            for child in children.reversed() { open.append((child.index, isPlain ? depth : depth + 1)) }
        }
        return rows
    }

    private static func drawn(_ element: ElementView) -> [ElementView] {
        element.kind == .alternatives ? Array(element.children.prefix(1)) : Array(element.children)
    }

    private static func isDrawn(_ element: ElementView) -> Bool {
        switch element.slot {
        case .contextMenu, .swipeActions, .placeholder: return false
        default: break
        }
        // What a menu or a picker offers is seen once it is open.
        if let around = element.parent, [.menu, .picker].contains(around.kind), element.slot == .content {
            return false
        }
        return !element.has { attribute in
            if case .visibility(.hidden(.known(true))) = attribute { true } else { false }
        }
    }

    private func row(_ element: ElementView, depth: Int, _ texts: inout PageTexts) -> JSONValue {
        let style = element.kind.showsText ? RenderedStyle(of: element, on: screen, in: Setting()) : nil
        let isBold = [.semibold, .bold, .heavy, .black].contains(style?.weight)
        let size = size(of: element)
        let columns: [JSONValue] = [
            .integer(depth), .integer(Int(element.kind.rawValue)), .integer(Int(element.slot.rawValue)),
            .integer(stops.indices.contains(element.index) ? stops[element.index] : 0),
            texts.number(words(of: element)), .integer(style?.pointSize.map { Int(clamping: $0 * 10) } ?? 0),
            .integer(isBold ? 1 : 0), texts.number((style?.foreground).map(Self.styled)),
            texts.number(background(of: element)),
        ] + size.map { .integer($0) }
        return .array(Array(columns.prefix((columns.lastIndex { $0 != .integer(0) } ?? 0) + 1)))
    }

    private func words(of element: ElementView) -> String? {
        switch element.content {
        case .words(let words): words.value?.display ?? "…"
        case .image(.symbol(let name)): name.value.map { "symbol:" + $0 } ?? "symbol:"
        case .type(let type): element.kind == .opaque ? type : nil
        case .none: screen.capture == nil ? nil : label(of: element)
        case .image, .condition: nil
        }
    }

    /// What a captured control is called or holds: no text lies inside that would show it.
    private func label(of element: ElementView) -> String? {
        let value = element.outermost { attribute -> String? in
            if case .accessibility(.value(.known(let words))) = attribute { words.display } else { nil }
        }
        let label = element.outermost { attribute -> String? in
            if case .accessibility(.label(.known(let words))) = attribute { words.display } else { nil }
        }
        return element.kind.isField ? value?.value ?? label?.value : label?.value ?? value?.value
    }

    /// The color that is set behind an element, where it is one and known.
    private func background(of element: ElementView) -> String? {
        let color = element.outermost { attribute -> ColorUse? in
            if case .color(.background(let color)) = attribute { color } else { nil }
        }
        // What is nearly clear shows what is behind it.
        guard case .literal(let value)? = color?.value.plain, value.alpha > 0.3 else { return nil }
        return Self.styled(value)
    }

    /// A color as style sheets write it: red, green, blue, and how opaque it is, in two digits each.
    private static func styled(_ color: ColorValue) -> String {
        let opacity = Int(clamping: (min(max(color.alpha, 0), 1) * 255).rounded())
        let digits = String(opacity, radix: 16, uppercase: true)
        return color.inSRGB.hexadecimal.prefix(7) + (opacity == 255 ? "" : opacity < 16 ? "0" + digits : digits)
    }

    /// Width, height, left and top edge in points, and 1 where the place is known; 0 where they are not.
    private func size(of element: ElementView) -> [Int] {
        let placed = element.outermost { attribute -> ViewFrame? in
            if case .layout(.placed(let frame)) = attribute { frame } else { nil }
        }
        if let frame = placed?.value {
            return [frame.width, frame.height, frame.x, frame.y].map { Int(clamping: $0.rounded()) } + [1]
        }
        let frame = element.outermost { attribute -> FrameUse? in
            if case .layout(.frame(let frame)) = attribute { frame } else { nil }
        }
        let sides = [frame?.value.width.value, frame?.value.height.value]
        return sides.map { side in side.flatMap { $0 > 0 && $0 < 2000 ? Int(clamping: $0) : nil } ?? 0 }
    }
}

extension ElementKind {
    /// Whether people type into it.
    fileprivate var isField: Bool {
        switch self {
        case .textField, .secureField, .searchField, .textEditor: true
        default: false
        }
    }
}
