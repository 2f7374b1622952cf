/// What an element is, whichever framework declared it.
public enum ElementKind: UInt8, Sendable, CaseIterable {
    // What shows something.
    case text, image, label, progress, gauge, shape, canvas, chart, map, video, animationPlayer, fill, divider
    // What people act on.
    case button, link, shareLink, navigationLink, menu, toggle, slider, stepper, picker, datePicker, colorPicker,
        photosPicker, pasteButton, editButton, renameButton, textField, secureField, textEditor, searchField
    // What holds other elements and means something by it.
    case disclosureGroup, controlGroup, groupBox, labeledContent, section, list, form, table, outlineGroup,
        contentUnavailable, tabView, tab, navigationContainer, toolbar, toolbarItem, scrollView, lazyContainer
    // What only arranges other elements.
    case horizontalStack, verticalStack, depthStack, grid, gridRow, group, repeated, geometryReader, timeline
    // What the model itself needs.
    /// A view with something laid in front of or behind it; the children say which by their slot.
    case layered
    /// A place where a condition chooses: the children are its `branch`es.
    case alternatives
    case branch
    /// A view of the app's own, around what its body declares.
    case customView
    /// Something that cannot be looked into: a representable, a web view, a view of an external package.
    case opaque
    case spacer, nothing

    /// Whether people act on it by itself, without a gesture being added.
    public var isControl: Bool {
        switch self {
        case .button, .link, .shareLink, .navigationLink, .menu, .toggle, .slider, .stepper, .picker, .datePicker,
            .colorPicker, .photosPicker, .pasteButton, .editButton, .renameButton, .textField, .secureField,
            .textEditor, .searchField, .tab:
            true
        default:
            false
        }
    }

    /// Whether its name is made of what its label shows, all of it being one element.
    public var mergesLabel: Bool {
        switch self {
        case .button, .link, .shareLink, .navigationLink, .menu, .toggle, .photosPicker, .pasteButton, .editButton,
            .renameButton, .tab:
            true
        default:
            false
        }
    }

    /// Whether it is nothing of its own: modifiers on it speak of the one element inside, if there is just one.
    public var isTransparent: Bool {
        switch self {
        case .group, .customView, .alternatives, .branch, .layered, .geometryReader, .timeline, .repeated: true
        default: false
        }
    }

    /// Whether it arranges several elements next to each other.
    public var isArrangement: Bool {
        switch self {
        case .horizontalStack, .verticalStack, .depthStack, .grid, .gridRow, .lazyContainer: true
        default: false
        }
    }
}
