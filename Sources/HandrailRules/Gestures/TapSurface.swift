import HandrailModel

/// Where a tap lands: what an element is as something to touch.
struct TapSurface {
    /// The element that the tap is on.
    let element: ElementView

    /// Whether it is nothing but color behind or in front of the content.
    var isBackdrop: Bool { Self.isBackdrop(element) }

    private static func isBackdrop(_ element: ElementView) -> Bool {
        switch element.kind {
        case .shape, .fill, .spacer, .nothing: true
        case .layered, .group, .depthStack, .geometryReader, .customView, .branch, .alternatives:
            !element.children.contains { !isBackdrop($0) }
        default: false
        }
    }

    /// Whether it is an area with nothing in it that was made to be tapped, beside other things or over them; one that
    /// lies under them is where people tap to leave what they do.
    var isClearTarget: Bool {
        guard element.has(.interaction(.contentShape)), ([element] + element.descendants).allSatisfy(\.kind.isClear)
        else { return false }
        if element.slot == .overlay { return true }
        guard element.slot == .content else { return false }
        for level in element.ancestors {
            if level.kind == .layered { return false }
            if !level.kind.isTransparent { return level.kind.isArrangement && level.kind != .depthStack }
        }
        return false
    }

    /// Whether it reaches under the bars, by itself or by the color it lies on: a whole screen, no target of its own.
    var fillsScreen: Bool {
        guard element.kind != .image, element.kind != .text, element.kind != .shape else { return false }
        return ([element] + element.children).contains { level in
            level.has(.layout(.ignoresSafeArea)) && (level.index == element.index || Self.isBackdrop(level))
        }
    }

    /// Whether a video or something that draws by itself lies in it: a tap there mostly brings up the controls.
    var holdsPlayer: Bool {
        element.kind != .opaque
            && element.descendants.contains {
                $0.kind == .video || $0.kind == .opaque || $0.kind == .map || $0.kind == .canvas
            }
    }

    /// Whether it is a column in which a text stays, and others come and go by one of some flags.
    func folds(by flags: [String]) -> Bool {
        guard !flags.isEmpty else { return false }
        var column = element
        while column.kind.isTransparent, let only = column.onlyChild(in: .content) { column = only }
        guard column.kind == .verticalStack, column.children.contains(where: Self.holdsText) else { return false }
        return column.children.contains { part in
            part.kind == .alternatives
                && part.children.contains { branch in
                    guard case .condition(let condition?) = branch.content else { return false }
                    return condition.stateDependencies.contains { flags.contains($0.name) }
                }
                && part.descendants.contains { $0.kind == .text || $0.kind == .label }
        }
    }

    private static func holdsText(_ part: ElementView) -> Bool {
        part.kind != .alternatives
            && ([part] + part.descendants).contains { $0.kind == .text || $0.kind == .label }
    }

    /// Whether it is a drawn shape of a fixed, small size: something to aim at, not a backdrop.
    var isTouchTarget: Bool {
        guard element.kind == .shape || element.kind == .layered || element.kind == .depthStack else { return false }
        return ([element] + element.descendants).contains { level in
            level.has { attribute in
                guard case .layout(.frame(let frame)) = attribute, let width = frame.width.value ?? frame.height.value
                else {
                    return false
                }
                return width <= 120
            }
        }
    }
}

extension ElementKind {
    /// Whether there is nothing to see of it by itself.
    fileprivate var isClear: Bool {
        switch self {
        case .fill, .spacer, .nothing, .group, .horizontalStack, .verticalStack, .depthStack, .layered, .geometryReader:
            true
        default: false
        }
    }

    /// Whether people move through it, so that it is no target of its own.
    var isScrolling: Bool {
        switch self {
        case .scrollView, .list, .form, .table, .tabView, .navigationContainer, .map: true
        default: false
        }
    }
}
