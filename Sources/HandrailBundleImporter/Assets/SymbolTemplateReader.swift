import HandrailMarkup
import HandrailModel
import HandrailSource

/// Goes through the elements of the drawing of a custom symbol and keeps what its template names.
struct SymbolTemplateReader {
    /// How a shape is painted, by itself or by what is around it; `nil` where nothing says.
    private struct Paint {
        var hasFill: Bool?
        var hasStroke: Bool?
        var isReference = false
    }

    private struct Level {
        let name: String
        let paint: Paint
        /// Whether what is inside is no drawing: a definition, a mask.
        let isApart: Bool
        /// Whether what is inside stands elsewhere than its numbers say.
        let isMoved: Bool
        /// The drawing that begins here.
        let cell: String?
    }

    private struct Drawing {
        var isGroup: Bool
        var shapes: [SymbolShape] = []
        var hasOthers = false
        var foreign: Set<String> = []
    }

    private var parts: Set<String> = []
    private var groupedGuides: [String] = []
    private var version: Int?
    private var isDrawing = false
    private var drawings: [String: Drawing] = [:]
    private var levels: [Level] = []
    private var cell: String?
    private var classes: [String: Paint] = [:]

    /// Levels that are told apart; what is deeper belongs to the last of them.
    private static let mostLevels = 128
    private static let cells = Set(SymbolTemplate.cells)
    private static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "polygon", "polyline", "line"]
    private static let apart: Set<String> = ["defs", "clipPath", "mask", "symbol", "pattern", "marker"]

    /// Nothing was read.
    init() {}

    /// What was read; `nil` where it is no SVG.
    func template(at place: SourcePlace?) -> SymbolTemplate? {
        guard isDrawing else { return nil }
        return SymbolTemplate(
            version: version, parts: parts, groupedGuides: groupedGuides,
            drawings: drawings.mapValues {
                SymbolDrawing(
                    isGroup: $0.isGroup, shapes: $0.shapes, hasOthers: $0.hasOthers, foreign: $0.foreign.sorted())
            }, place: place)
    }

    /// An element begins.
    mutating func open(_ tag: XMLTag) {
        let name = tag.name
        isDrawing = isDrawing || name == "svg"
        var begun: String?
        if let id = tag["id"], id.utf8.count < 64, id.contains("-") || id.contains("margin") {
            parts.insert(id)
            if name == "g", Self.isGuide(id) { groupedGuides.append(id) }
            if Self.cells.contains(id), begins(id, name) { begun = id }
        }
        let outer = levels.last
        let paint = paint(of: tag, in: outer?.paint ?? Paint())
        let isApart = outer?.isApart ?? false || Self.apart.contains(name)
        let hasTransform = tag["transform"] != nil
        if let begun, levels.count < Self.mostLevels { cell = begun }
        if let cell, !isApart {
            // The drawing itself may be moved as a whole.
            add(tag, paint, isMoved: outer?.isMoved ?? false || hasTransform && begun == nil, to: cell)
        }
        guard levels.count < Self.mostLevels else { return }
        let isMoved = begun == nil && (cell != nil && outer?.isMoved ?? false || hasTransform && cell != nil)
        levels.append(Level(name: name, paint: paint, isApart: isApart, isMoved: isMoved, cell: begun))
    }

    /// An element ends.
    mutating func close(_ name: String) {
        guard let index = levels.lastIndex(where: { $0.name == name }) else { return }
        for level in levels[index...] where level.cell != nil { cell = nil }
        levels.removeSubrange(index...)
    }

    /// A text stands between elements.
    mutating func read(_ text: String) {
        if levels.last?.name == "style" { readStyles(text) }
        if version == nil { version = Self.number(in: text) }
    }

    /// Whether a drawing begins with an element: a shape of the same id beside a group is none.
    private mutating func begins(_ id: String, _ name: String) -> Bool {
        guard name == "g" || Self.shapes.contains(name) || name == "use" else { return false }
        if drawings[id] != nil, name != "g" { return false }
        drawings[id] = Drawing(isGroup: name == "g")
        return true
    }

    private mutating func add(_ tag: XMLTag, _ paint: Paint, isMoved: Bool, to cell: String) {
        switch tag.name {
        case "g", "title", "desc", "metadata": break
        case let name where Self.shapes.contains(name):
            let (steps, box) = Self.outline(tag)
            drawings[cell]?.shapes.append(
                SymbolShape(
                    steps: steps, box: isMoved ? nil : box,
                    isStroked: paint.hasStroke == true && paint.hasFill == false))
            if paint.isReference { drawings[cell]?.foreign.insert("gradient") }
        case "image", "text", "foreignObject":
            drawings[cell]?.hasOthers = true
            drawings[cell]?.foreign.insert(tag.name)
        default: drawings[cell]?.hasOthers = true
        }
    }

    private static func outline(_ tag: XMLTag) -> (steps: String, box: SymbolShape.Box?) {
        func number(_ name: String) -> Double? { Double(tag[name] ?? "0") }
        func box(_ x: Double?, _ y: Double?, _ halfWidth: Double?, _ halfHeight: Double?) -> SymbolShape.Box? {
            guard let x, let y, let halfWidth, let halfHeight else { return nil }
            return SymbolShape.Box(
                left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight)
        }
        switch tag.name {
        case "path":
            let path = SymbolPath(tag["d"] ?? "")
            let isNone = path.steps.isEmpty
            return (path.steps, isNone ? SymbolShape.Box(left: 0, top: 0, right: 0, bottom: 0) : path.box)
        case "circle": return ("circle", box(number("cx"), number("cy"), number("r"), number("r")))
        case "ellipse": return ("ellipse", box(number("cx"), number("cy"), number("rx"), number("ry")))
        case "rect":
            guard let x = number("x"), let y = number("y"), let width = number("width"),
                let height = number("height")
            else { return ("rect", nil) }
            return ("rect", SymbolShape.Box(left: x, top: y, right: x + width, bottom: y + height))
        case "polygon", "polyline": return (tag.name, SymbolPath.box(ofPairs: tag["points"] ?? ""))
        default: return (tag.name, nil)
        }
    }

    // MARK: Paint

    private func paint(of tag: XMLTag, in outer: Paint) -> Paint {
        var paint = outer
        paint.isReference = false
        if let fill = tag["fill"] { Self.set("fill", fill, &paint) }
        if let stroke = tag["stroke"] { Self.set("stroke", stroke, &paint) }
        for name in (tag["class"] ?? "").split(separator: " ") {
            guard let style = classes[String(name)] else { continue }
            paint.hasFill = style.hasFill ?? paint.hasFill
            paint.hasStroke = style.hasStroke ?? paint.hasStroke
        }
        Self.apply(tag["style"] ?? "", to: &paint)
        return paint
    }

    private static func set(_ name: String, _ value: String, _ paint: inout Paint) {
        let value = value.filter { !$0.isWhitespace }
        let isNone = value == "none" || value == "transparent"
        switch name {
        case "fill":
            paint.hasFill = !isNone
            paint.isReference = value.hasPrefix("url(")
        case "stroke": paint.hasStroke = !isNone
        case "stroke-width" where Double(value) == 0: paint.hasStroke = false
        default: break
        }
    }

    private static func apply(_ style: String, to paint: inout Paint) {
        for declaration in style.split(separator: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = declaration[..<colon].filter { !$0.isWhitespace }
            set(name, String(declaration[declaration.index(after: colon)...]), &paint)
        }
    }

    /// The classes that a program for drawings made; those of the SF Symbols app say how it shows the template, and
    /// nothing about how the symbol is drawn.
    private mutating func readStyles(_ text: String) {
        for rule in text.split(separator: "}").prefix(256) {
            guard let brace = rule.firstIndex(of: "{") else { continue }
            var paint = Paint()
            Self.apply(String(rule[rule.index(after: brace)...]), to: &paint)
            for selector in rule[..<brace].split(separator: ",") {
                let name = selector.filter { !$0.isWhitespace }
                guard name.hasPrefix("."), !Self.ownClasses.contains(where: name.hasPrefix) else { continue }
                let old = classes[String(name.dropFirst())]
                classes[String(name.dropFirst())] = Paint(
                    hasFill: paint.hasFill ?? old?.hasFill, hasStroke: paint.hasStroke ?? old?.hasStroke)
            }
        }
    }

    private static let ownClasses = [".SFSymbols", ".monochrome-", ".multicolor-", ".hierarchical-"]

    // MARK: Names

    private static func isGuide(_ id: String) -> Bool {
        let beginnings = ["Baseline-", "Capline-", "left-margin", "right-margin"]
        return beginnings.contains(where: id.hasPrefix)
    }

    private static func number(in text: String) -> Int? {
        guard let start = text.firstRange(of: "Template v.") else { return nil }
        return Int(text[start.upperBound...].prefix { $0.isNumber })
    }
}
