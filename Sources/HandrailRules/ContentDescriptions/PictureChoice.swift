import HandrailModel
import HandrailSource

/// What it tells that the app shows a picture: which one it is, or that there is one at all.
struct PictureChoice {
    /// The picture.
    let picture: ElementView

    /// Whether it is one of several pictures among which the app chooses by what it knows: by name, or by what stands
    /// in the other cases. One that is merely there in some case is not.
    var isChosen: Bool {
        switch picture.content {
        case .image(.asset(let name)), .image(.symbol(let name)):
            switch name {
            case .oneOf, .dynamic, .unknown: return true
            case .absent, .known: break
            }
        default: break
        }
        for around in picture.ancestors {
            if around.kind == .branch {
                return Self.isCaseOfApp(around) && !marksState && isOtherThanBeside(around)
            }
            guard around.kind.isTransparent else { return false }
        }
        return false
    }

    /// Whether some other case shows another picture than this one.
    private func isOtherThanBeside(_ branch: ElementView) -> Bool {
        guard let branching = branch.parent else { return false }
        return branching.children.contains { side in
            side.index != branch.index
                && side.descendants.contains { $0.kind == .image && $0.content != picture.content }
        }
    }

    /// Whether it is there in some state only, with no other picture in its place.
    var marksState: Bool {
        for around in picture.ancestors {
            if around.kind == .branch {
                guard case .condition(let condition?) = around.content, condition.isOfApp, let branching = around.parent
                else { return false }
                return branching.children.allSatisfy {
                    $0.index == around.index || !$0.descendants.contains { $0.kind == .image }
                }
            }
            guard around.kind.isTransparent else { return false }
        }
        return false
    }

    /// Whether it comes and goes with what the app knows of the thing it stands beside, and no other picture takes its
    /// place.
    var showsState: Bool {
        guard marksState, let side = picture.ancestors.first(where: { $0.kind == .branch }),
            case .condition(let condition?) = side.content
        else { return false }
        return condition.tells && !side.descendants.contains { $0.kind == .text || $0.kind.isControl }
    }

    /// Whether a branch is one side of a conditional that something of the app decides about.
    private static func isCaseOfApp(_ branch: ElementView) -> Bool {
        guard let branching = branch.parent else { return false }
        return branching.children.contains { side in
            if case .condition(let condition?) = side.content { condition.isOfApp && condition.tells } else { false }
        }
    }
}

extension ElementCondition {
    /// Whether it asks for something of the app, not for a version of the system or for a setting.
    fileprivate var isOfApp: Bool {
        switch subject {
        case .app: true
        case .platform, .setting: false
        }
    }

    /// Whether it asks for what a picture can tell: not whether there is a picture at all, and not how much room there
    /// is.
    fileprivate var tells: Bool {
        !text.hasPrefix("let ") && !stateDependencies.contains { $0.comparand == "nil" }
            && !Self.circumstances.occur(in: text)
    }

    private static let circumstances = Fragments([
        "nil", "family", "sizeclass", "idiom", "size", "width", "height", "landscape", "portrait", "orientation",
        "compact", "ipad",
        "iphone", "catalyst", "device", "version",
    ])
}
