import HandrailModel

/// What a conditional view lies over.
struct Layering: Sendable {
    /// The elements it lies over.
    let behind: [ElementView]
    /// The elements from the conditional view up to the one that layers.
    let path: [ElementView]

    /// What `branch` lies over; `nil` where it stands in line with other views.
    init?(of branch: ElementView) {
        var path = [branch]
        var current = branch
        while let parent = current.parent {
            switch parent.kind {
            case .depthStack:
                let behind = parent.children.filter { $0.index < current.index }
                guard behind.isEmpty else {
                    self.behind = behind
                    self.path = path
                    return
                }
            case .layered where current.slot == .overlay:
                behind = parent.children.filter { $0.index != current.index && $0.slot == .content }
                self.path = path
                return
            case .layered where current.slot == .content: break
            case .alternatives, .branch, .customView, .group: break
            default: return nil
            }
            path.append(parent)
            current = parent
        }
        return nil
    }

    /// Whether there is something to read or operate behind it.
    var hasContentBehind: Bool {
        behind.contains { layer in
            ([layer] + layer.descendants).contains { inside in
                switch inside.kind {
                case .fill, .shape, .canvas, .spacer, .divider, .nothing, .depthStack, .group, .layered, .customView,
                    .alternatives, .branch, .geometryReader:
                    false
                default: true
                }
            }
        }
    }

    /// Whether it is modal after all, or what is behind it is hidden meanwhile.
    var isModalOrHidden: Bool {
        path.contains(where: \.mayBeModal)
            || behind.contains { layer in
                ([layer] + layer.descendants.prefix(60)).contains { inside in
                    inside.has { attribute in
                        switch attribute {
                        case .accessibility(.hidden(let fact)): fact != .known(false)
                        default: false
                        }
                    }
                }
            }
    }
}

extension ElementView {
    /// Whether it may be modal.
    var mayBeModal: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.addTraits(let traits)):
                traits.values.isEmpty || traits.values.contains { $0.contains(.modal) }
            case .accessibility(.unknown): true
            default: false
            }
        }
    }
}
