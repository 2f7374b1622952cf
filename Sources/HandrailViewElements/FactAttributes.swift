package import HandrailModel

/// What was worked out of views and screens, as attributes.
package enum FactAttributes {
    /// What a fact says of the look of a view and of what people do with it; nothing for one that is read where the
    /// element is built.
    static func attributes(of fact: ViewFact) -> [AttributeUse] {
        attributes(of: fact.content).map {
            AttributeUse($0, place: fact.place, condition: condition(of: fact))
        }
    }

    /// The APIs that code uses, a piece of code each.
    package static func code(of facts: [ViewFact]) -> [[CodeUse]] {
        facts.compactMap { fact in
            guard case .codeUses(let uses) = fact.content else { return nil }
            return uses.map { $0.under(condition(of: fact)) }
        }
    }

    private static func condition(of fact: ViewFact) -> ElementCondition? { fact.isConditional ? .unknown : nil }

    /// What is known of a controller says something of all of its screen.
    package static func screenAttributes(of fact: ViewFact) -> [AttributeUse] {
        switch fact.content {
        case .event: attributes(of: fact)
        case .codeUses, .answers, .control, .dragging, .list, .drawing, .picture, .coloring, .marking, .motion,
            .presence, .hosting, .setUp, .made, .acting, .introduced, .replacedLabel, .spelled:
            []
        }
    }

    private static func attributes(of content: ViewFact.Content) -> [Attribute] {
        switch content {
        case .answers(let command): [.accessibility(.action(command))]
        case .dragging(let dragging): [attribute(of: dragging)]
        case .list(let part): attributes(of: part)
        case .drawing(let drawing): attributes(of: drawing)
        case .picture(.mirrored): [.layout(.direction(.mirrored))]
        case .picture(.recolored): [.picture(.rendering("unknown"))]
        case .coloring(let coloring): [attribute(of: coloring)]
        case .marking(let mark): [.state(.mark(mark))]
        case .motion(let motion): [attribute(of: motion)]
        case .presence(.coversScreen): [.visibility(.coversScreen)]
        case .presence(.absentWhile(let condition)): [.visibility(.absentWhile(condition))]
        case .control(.disabledWhile(let condition)): [.interaction(.disabledWhile(condition))]
        case .event(let event): [.code(.event(event))]
        case .setUp: [.code(.setUp)]
        case .made, .acting: [.code(.made)]
        case .introduced: [.accessibility(.introduced)]
        case .spelled(let property): [.state(.spelled(by: property))]
        case .replacedLabel: [.accessibility(.oversight(.replacedLabel))]
        case .control(.reaches(let across, let down)): [.interaction(.touchSlop(across: across, down: down))]
        case .control(.turnsNothing): [.interaction(.turnsNothing)]
        case .control(.sendsNothing): [.interaction(.sendsNothing)]
        case .control(.showsNoFocus): [.interaction(.focusEffectDisabled(.known(true)))]
        case .control(.keepsWords): [.accessibility(.oversight(.keptByReuse))]
        case .codeUses, .control, .picture(.naturalSize), .picture(.remote), .presence(.occasional),
            .presence(.repeated), .hosting:
            []
        }
    }

    private static func attribute(of dragging: ViewFact.Dragging) -> Attribute {
        switch dragging {
        case .source: .interaction(.draggable)
        case .target: .interaction(.dropTarget)
        case .movesRows: .interaction(.onMove)
        }
    }

    private static func attributes(of part: ViewFact.ListPart) -> [Attribute] {
        switch part {
        case .rowHeight(let points): points.map { [.layout(.rowHeight($0))] } ?? []
        case .sectionHeader: [.accessibility(.sectionHeader)]
        case .itemHeight, .segment: []
        }
    }

    private static func attributes(of drawing: ViewFact.Drawing) -> [Attribute] {
        switch drawing {
        case .ownGround, .layers: [.color(.recolors)]
        case .contents(let property): [.text(.drawn(from: property))]
        case .share(let property): [.state(.drawnValue(property))]
        case .rating(let sign): [.state(.rating(sign))]
        case .nothing: []
        }
    }

    private static func attribute(of coloring: ViewFact.Coloring) -> Attribute {
        switch coloring {
        case .unknownGround: .color(.recolors)
        case .over(let colors): .color(.background(.candidates([.system("clear")] + colors)))
        case .turning(let colors): .state(.color(colors))
        case .byState(let state): .state(.look(by: [StateDependency(name: state)], holdsFirst: nil))
        }
    }

    private static func attribute(of motion: ViewFact.Motion) -> Attribute {
        switch motion {
        case .movement(let movement): .motion(.movement(movement))
        case .animation(let animation): .motion(.animation(animation))
        case .transition(let transition): .motion(.transition(transition))
        case .symbolEffect(let effect): .motion(.symbolEffect(effect))
        case .playing(let asks): .motion(.playback(loops: .dynamic, asksForReducedMotion: asks))
        case .blinking(let opacities): .visibility(.opacity(.oneOf(opacities)))
        }
    }
}
