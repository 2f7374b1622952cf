package import HandrailModel

/// What was worked out of views and screens, as attributes.
package enum FactAttributes {
    /// What a fact says of the look of a view and of what people do with it; nothing for one that is read where the
    /// element is built.
    static func attributes(of fact: ViewFact) -> [AttributeUse] {
        attributes(of: fact.content).map { AttributeUse($0, place: fact.place, condition: condition(of: fact)) }
    }

    /// What is known of a controller says something of all of its screen.
    package static func screenAttributes(of fact: ViewFact) -> [AttributeUse] {
        switch fact.content {
        case .event, .codeUses: attributes(of: fact)
        case .answers, .control, .dragging, .list, .drawing, .picture, .coloring, .motion, .presence, .hosting, .setUp,
            .introduced:
            []
        }
    }

    private static func condition(of fact: ViewFact) -> ElementCondition? {
        fact.isConditional ? ElementCondition(subject: .app, text: "…") : nil
    }

    private static func attributes(of content: ViewFact.Content) -> [Attribute] {
        switch content {
        case .answers(let command): [.accessibilityAction(command)]
        case .dragging(let dragging): [attribute(of: dragging)]
        case .list(let part): attributes(of: part)
        case .drawing(let drawing): attributes(of: drawing)
        case .picture(.mirrored): [.layoutDirection("mirrored")]
        case .coloring(let coloring): [attribute(of: coloring)]
        case .motion(let motion): [attribute(of: motion)]
        case .presence(.coversScreen): [.coversScreen]
        case .event(let event): [.event(event)]
        case .codeUses(let uses): [.uses(uses)]
        case .setUp: [.setUp]
        case .introduced: [.introduced]
        case .control, .picture(.naturalSize), .picture(.remote), .presence(.occasional), .presence(.repeated),
            .hosting:
            []
        }
    }

    private static func attribute(of dragging: ViewFact.Dragging) -> Attribute {
        switch dragging {
        case .source: .draggable
        case .target: .dropTarget
        case .movesRows: .onMove
        }
    }

    private static func attributes(of part: ViewFact.ListPart) -> [Attribute] {
        switch part {
        case .rowHeight(let points): points.map { [.rowHeight($0)] } ?? []
        case .sectionHeader: [.sectionHeader]
        case .itemHeight, .segment: []
        }
    }

    private static func attributes(of drawing: ViewFact.Drawing) -> [Attribute] {
        switch drawing {
        case .ownGround, .layers: [.recolors("draw")]
        case .contents(let property): [.drawn(from: property)]
        case .share(let property): [.drawnValue(property)]
        case .rating(let sign): [.rating(sign)]
        case .nothing: []
        }
    }

    private static func attribute(of coloring: ViewFact.Coloring) -> Attribute {
        switch coloring {
        case .unknownGround: .recolors("overlap")
        case .turning(let colors): .turning(colors)
        case .byState(let state): .look(by: [StateDependency(name: state)], holdsFirst: nil)
        }
    }

    private static func attribute(of motion: ViewFact.Motion) -> Attribute {
        switch motion {
        case .movement(let movement): .movement(movement)
        case .animation(let animation): .animation(animation)
        case .symbolEffect(let effect): .symbolEffect(effect)
        case .blinking(let opacities): .opacity(.oneOf(opacities))
        }
    }
}
