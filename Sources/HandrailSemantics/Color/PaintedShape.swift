import HandrailModel
import HandrailSource

/// What a shape or a color puts behind what is laid over it.
enum PaintedShape {
    /// Nothing: it is clear, or no more than an outline.
    case nothing
    /// A color, with the modifier that sets it where one does.
    case paints(ColorUse, SourcePlace?)
    /// Nobody knows, because of this.
    case unknown(Bilingual)

    /// What `view` puts behind `level`, which is laid over it.
    init(_ view: ElementView, under level: ElementView) {
        var color: ColorUse = view.kind == .shape ? .system("primary") : .unknown
        var place: SourcePlace?
        var isPainted = view.kind == .fill
        var isOutline = false
        var isPartial = false
        for use in view.attributes {
            switch use.attribute {
            case .color(.foreground(let given)):
                if !isPainted || view.kind == .fill, use.condition == nil { (color, place) = (given, use.place) }
                if use.condition != nil { color = .unknown }
                isPainted = true
            case .visibility(.opacity(let opacity)): color = .withOpacity(color, opacity)
            case .color(.border): isOutline = true
            case .layout(.frame(let frame)):
                isPartial = isPartial || !frame.leavesRoom && !(frame.holdsWords && level.holdsLittle)
            case .layout(.padding(let padding)): isPartial = isPartial || !padding.isNarrow
            case .layout(.offset), .color(.recolors), .color(.blur), .color(.background), .unknownModifier,
                .visibility(.hidden):
                isPartial = true
            default: break
            }
        }
        if color.isClear {
            self = .nothing
        } else if isPartial {
            self = .unknown(Bilingual(en: "a shape may lie behind only a part of it", ko: "도형이 일부분의 뒤에만 있을 수 있습니다"))
        } else if isOutline, !isPainted || view.kind == .shape {
            self = isPainted
                ? .unknown(Bilingual(en: "an outlined shape lies behind", ko: "윤곽선 도형이 뒤에 있습니다")) : .nothing
        } else {
            self = .paints(color, place)
        }
    }
}

extension PaintedShape {
    /// The colors of which one lies behind what is laid over a row or a column of colors; `nil` where something else is
    /// in it.
    static func tiles(of stack: ElementView, under level: ElementView) -> [ColorUse]? {
        var colors: [ColorUse] = []
        for child in stack.children where child.kind != .divider {
            var color = ColorUse.system("clear")
            switch child.kind {
            case .spacer, .nothing: break
            case .fill, .shape:
                switch PaintedShape(child, under: level) {
                case .nothing: break
                case .paints(let painted, _): color = painted
                case .unknown: return nil
                }
            default: return nil
            }
            if !colors.contains(color) { colors.append(color) }
        }
        return colors
    }
}

extension ElementView {
    /// What is in it, from what lies in front to what lies behind.
    var fromFront: [ElementView] {
        let all = Array(children.reversed())
        return all.filter { $0.slot == .overlay } + all.filter { $0.slot != .overlay && $0.slot != .background }
            + all.filter { $0.slot == .background }
    }

    /// Whether nothing is set on it that moves or changes what it shows.
    var leavesGround: Bool {
        attributes.allSatisfy { use in
            switch use.attribute {
            case .accessibility, .interaction, .motion, .state, .code, .layout(.ignoresSafeArea): true
            case .layout(.frame(let frame)): frame.leavesRoom
            default: false
            }
        }
    }
}

extension ColorUse {
    /// Whether nothing of it is seen.
    fileprivate var isClear: Bool {
        switch plain {
        case .system(let name): name == "clear"
        case .withOpacity(let inner, let opacity): inner.isClear || opacity.value == 0
        case .literal, .asset, .appearance, .oneOf, .candidates, .themes, .gradient, .material, .constant, .unknown:
            false
        }
    }
}

extension ElementView {
    /// Whether so little is in it that a shape behind it is made for that, and not for the top of a page.
    fileprivate var holdsLittle: Bool { descendants.prefix(7).count < 7 && kind != .scrollView }
}

extension FrameUse {
    /// Whether it only lets a view grow, or does not limit it.
    fileprivate var leavesRoom: Bool { width.isAbsent && height.isAbsent }

    /// Whether words that are laid over a shape of this size lie on it at least in part: what is laid over another
    /// view shares its middle or an edge.
    fileprivate var holdsWords: Bool {
        [width, height].allSatisfy { side in
            side.isAbsent || !side.values.isEmpty && side.values.allSatisfy { $0 >= 24 }
        }
    }
}

extension PaddingUse {
    /// Whether a shape still takes nearly all the room that it is given.
    fileprivate var isNarrow: Bool {
        length.isAbsent || !length.values.isEmpty && length.values.allSatisfy { (0...16).contains($0) }
    }
}
