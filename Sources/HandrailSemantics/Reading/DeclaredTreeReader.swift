import HandrailModel

/// Reads a declared tree from the root inward and makes pending elements of what is perceived of it.
///
/// Reading recurses once for each level of nesting, on threads whose stack may be small. So the functions that call
/// `read` only pass sequences on, and those that handle whole pending elements are kept out of their frames by
/// `@inline(never)`.
struct DeclaredTreeReader {
    /// Levels of nesting that are followed; an element below them is taken for something that cannot be looked into,
    /// and the audit says where.
    private static let depthLimit = ElementTree.deepestRead

    /// What images are called.
    let images: ImageNaming

    /// A reader that knows the spoken names of symbols.
    init(spokenSymbolName: @escaping @Sendable (String) -> Words?) {
        images = ImageNaming(spokenSymbolName: spokenSymbolName)
    }

    /// What an element contributes, with its modifiers applied from the innermost outward.
    func read(_ element: ElementView, _ outer: InheritedContext) -> ReadingSequence {
        guard outer.depth < Self.depthLimit else {
            return unreadable(element, .tooDeep)
        }
        let inner = outer.entering(element)
        var sequence = substance(of: element, inner)
        if !element.attributeKinds.isDisjoint(with: ModifierApplication.spoken) {
            applyModifiers(of: element, inner, to: &sequence)
        }
        return sequence
    }

    @inline(never)
    private func applyModifiers(
        of element: ElementView, _ inherited: InheritedContext, to sequence: inout ReadingSequence
    ) {
        for use in element.attributes where ModifierApplication.spoken.contains(use.attribute.kind) {
            ModifierApplication(reader: self, element: element, use: use, inherited: inherited)
                .apply(to: &sequence)
        }
    }

    /// What elements contribute one after the other.
    func read(_ elements: [ElementView], _ inherited: InheritedContext) -> ReadingSequence {
        var result = ReadingSequence()
        for element in elements { result.append(read(element, inherited)) }
        return result
    }

    private func substance(of element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        switch element.kind {
        case .text: text(element)
        case .image: image(element)
        case .label: label(element, inherited)
        case .progress, .gauge: measure(element, inherited)
        case .shape, .fill, .divider, .canvas: latent(element)
        case .chart, .video: plain(element)
        case .opaque: opaque(element, inherited)
        case .animationPlayer: unreadable(element, .opaque(element.typeName))
        case .button, .link, .shareLink, .navigationLink, .toggle, .slider, .stepper, .datePicker, .colorPicker,
            .photosPicker, .pasteButton, .editButton, .renameButton:
            control(element, inherited)
        case .menu, .tab: controlWithContent(element, inherited)
        case .picker: picker(element, inherited)
        case .textField, .secureField, .textEditor, .searchField: field(element, inherited)
        case .disclosureGroup: disclosure(element, inherited)
        case .labeledContent: labeledContent(element, inherited)
        case .section: section(element, inherited)
        case .controlGroup: controlGroup(element, inherited)
        case .groupBox: contained(labelFirst(element, inherited), element)
        case .contentUnavailable: labelFirst(element, inherited)
        case .tabView: tabs(element, inherited)
        case .list, .form, .table, .scrollView, .lazyContainer, .toolbar, .map:
            contained(arrange(element, inherited), element)
        case .outlineGroup, .navigationContainer, .toolbarItem, .horizontalStack,
            .verticalStack, .grid, .gridRow, .group, .repeated, .geometryReader, .timeline, .branch, .customView:
            arrange(element, inherited)
        case .depthStack, .layered: arrange(element, inherited)
        case .alternatives: alternatives(element, inherited)
        case .spacer, .nothing: ReadingSequence()
        }
    }
}

extension ElementView {
    /// The name of the type that could not be looked into.
    var typeName: String {
        switch content {
        case .type(let name): name
        case .none, .words, .image, .condition: ""
        }
    }

    /// Whether another view speaks for this one or its children are given apart; these are in the slot `label`.
    var speaksThroughOthers: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.representation), .accessibility(.children(.replaced)): true
            default: false
            }
        }
    }
}
