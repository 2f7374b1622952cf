import HandrailModel

/// Whether something on a screen may lead away from it.
enum ScreenExit {
    /// Something can be acted on, or goes by itself.
    case leads
    /// Nothing that was read leads away, but part of the screen was not read.
    case unread
    /// Nothing leads away.
    case none

    /// The exits of a screen by what people can act on.
    init(_ tree: ElementTree) {
        var isUnread = false
        for index in tree.elements.indices {
            switch tree.elements[index].kind {
            // What takes a value only stays where it is.
            case .button, .link, .shareLink, .navigationLink, .toolbarItem, .menu: self = .leads; return
            case .opaque: isUnread = true
            default: break
            }
            if tree[index].gestures.contains(where: { $0.gesture.kind == .tap }) { self = .leads; return }
        }
        self = isUnread ? .unread : .none
    }

    /// The exits of a screen by all that it does: what is dragged, typed, waited for.
    init(byAnything tree: ElementTree) {
        self.init(tree)
        guard case .none = self else { return }
        for index in tree.elements.indices {
            switch tree.elements[index].kind {
            // A page, a player or a field may end in something.
            case .video, .map, .animationPlayer, .progress, .textField, .secureField, .textEditor, .searchField,
                .photosPicker,
                .pasteButton, .tabView:
                self = .leads
                return
            default: break
            }
            for use in tree[index].attributes {
                switch use.attribute {
                case .interaction(.gesture), .code(.action), .code(.event), .code(.otherEvent),
                    .screen(.presents), .accessibility(.action), .interaction(.onSubmit), .interaction(.refreshable),
                    .interaction(.onDelete),
                    .interaction(.dropTarget), .interaction(.draggable):
                    self = .leads
                    return
                case .unknownModifier, .accessibility(.unknown): self = .unread
                default: break
                }
            }
        }
    }
}
