import HandrailModel

/// What can be wrong with the drawing of a custom symbol.
///
/// Source: messages of the validator for symbols in asset catalogs, and templates that the SF Symbols app exports. What
/// the validator is not known to refuse is a question.
enum SymbolFault: Hashable, Sendable {
    /// Ids that the template demands are not there.
    case missing([String])
    /// Guides are groups and not lines.
    case groupedGuides([String])
    /// Drawings are shapes and not groups.
    case ungrouped([String])
    /// Drawings hold nothing, or nothing but a point; and whether the symbol needs them.
    case empty([String], isNeeded: Bool)
    /// The template is of a version that no program is known to write.
    case newer(Int)
    /// Two drawings that others are made from have another number of shapes.
    case shapeCount(String, Int, String, Int)
    /// In two drawings that others are made from, a shape has other steps.
    case shapeSteps(Int, String, String)
    /// Drawings with lines that are not outlines.
    case stroked([String])
    /// Drawings with what symbols cannot draw.
    case foreign([String], [String])
    /// Drawings with a frame around all else that is a shape of a drawing program.
    case enclosed([String])

    /// What it makes: a question where it is not known for sure what becomes of it.
    var outcome: Outcome {
        switch self {
        case .missing, .groupedGuides, .ungrouped: .violation
        case .empty(_, let isNeeded): isNeeded ? .violation : .review
        case .newer, .shapeCount, .shapeSteps, .stroked, .foreign, .enclosed: .review
        }
    }

    /// The newest version of templates that the SF Symbols app is known to write.
    private static let newestVersion = 7

    /// All faults of a drawing.
    static func all(in template: SymbolTemplate) -> [SymbolFault] {
        let missing = missing(in: template)
        var faults: [SymbolFault] = missing.isEmpty ? [] : [.missing(missing)]
        if !template.groupedGuides.isEmpty { faults.append(.groupedGuides(template.groupedGuides)) }
        func cells(where isMeant: (SymbolDrawing) -> Bool) -> [String] {
            SymbolTemplate.cells.filter { template.drawings[$0].map(isMeant) ?? false }
        }
        let ungrouped = cells { !$0.isGroup }
        if !ungrouped.isEmpty { faults.append(.ungrouped(ungrouped)) }
        let empty = cells { $0.isEmpty || $0.isPoint }
        let needed = empty.filter(neededCells(of: template).contains)
        if !empty.isEmpty { faults.append(.empty(needed.isEmpty ? empty : needed, isNeeded: !needed.isEmpty)) }
        if let version = template.version, version > newestVersion { faults.append(.newer(version)) }
        if let fault = interpolation(in: template) { faults.append(fault) }
        let stroked = cells { $0.shapes.contains(where: \.isStroked) }
        if !stroked.isEmpty { faults.append(.stroked(stroked)) }
        let foreign = cells { !$0.foreign.isEmpty }
        if !foreign.isEmpty {
            let kinds = Set(foreign.flatMap { template.drawings[$0]?.foreign ?? [] })
            faults.append(.foreign(foreign, kinds.sorted()))
        }
        let enclosed = cells(where: isEnclosed)
        if !enclosed.isEmpty { faults.append(.enclosed(enclosed)) }
        return faults
    }

    /// What is missing, by what Xcode demands when it compiles the symbol.
    private static func missing(in template: SymbolTemplate) -> [String] {
        let parts = template.parts
        var missing = ["Baseline", "Capline"].flatMap { line in SymbolTemplate.scales.map { "\(line)-\($0)" } }
            .filter { !parts.contains($0) }
        if !isVariable(template), !parts.contains("Regular-M") { missing.append("Regular-M") }
        let cells = ["", "-Regular-M", "-Regular-S"]
        let hasMargins = cells.contains { cell in
            ["left-margin", "right-margin"].allSatisfy { parts.contains($0 + cell) }
        }
        if !hasMargins { missing += ["left-margin-Regular-M", "right-margin-Regular-M"] }
        return missing
    }

    private static func isVariable(_ template: SymbolTemplate) -> Bool {
        (template.version ?? 1) >= 3 && SymbolTemplate.sources.allSatisfy(template.parts.contains)
    }

    /// The drawings without which there is no symbol.
    private static func neededCells(of template: SymbolTemplate) -> Set<String> {
        template.drawings["Regular-M"] == nil && isVariable(template) ? Set(SymbolTemplate.sources) : ["Regular-M"]
    }

    /// Why the other weights cannot be made from those that are drawn. Where more than these are drawn, nobody asks
    /// for that.
    private static func interpolation(in template: SymbolTemplate) -> SymbolFault? {
        let sources = SymbolTemplate.sources
        guard isVariable(template), Set(template.drawings.keys) == Set(sources) else { return nil }
        let drawn = sources.compactMap { name in template.drawings[name].map { (name: name, drawing: $0) } }
        guard drawn.allSatisfy({ !$0.drawing.hasOthers && !$0.drawing.shapes.isEmpty }), let first = drawn.first else {
            return nil
        }
        for other in drawn.dropFirst() {
            let (shapes, others) = (first.drawing.shapes, other.drawing.shapes)
            if shapes.count != others.count {
                return .shapeCount(first.name, shapes.count, other.name, others.count)
            }
            let different = zip(shapes, others).enumerated().first { $1.0.steps != $1.1.steps }
            if let different { return .shapeSteps(different.offset + 1, first.name, other.name) }
        }
        return nil
    }

    /// Whether a circle or a rectangle of a drawing program lies around all else: what the component library of the
    /// SF Symbols app adds is a path.
    private static func isEnclosed(_ drawing: SymbolDrawing) -> Bool {
        let frames: Set<String> = ["circle", "ellipse", "rect"]
        return drawing.shapes.indices.contains { index in
            let shape = drawing.shapes[index]
            guard frames.contains(shape.steps), let box = shape.box else { return false }
            let others = drawing.shapes.indices.filter { $0 != index }.map { drawing.shapes[$0].box }
            return !others.isEmpty && others.allSatisfy { $0.map(box.encloses) ?? false }
        }
    }
}
