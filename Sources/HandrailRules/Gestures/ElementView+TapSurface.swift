import HandrailModel

extension ElementView {
    /// The one child that is no layer around others.
    var onlyShownChild: ElementView? {
        let shown = children(in: .content)
        return shown.count == 1 ? shown[0] : nil
    }

    /// Whether it is nothing but color behind or in front of the content.
    var isBackdrop: Bool {
        switch kind {
        case .shape, .fill, .spacer, .nothing: true
        case .layered, .group, .depthStack, .geometryReader, .customView, .branch, .alternatives:
            !children.contains { !$0.isBackdrop }
        default: false
        }
    }

    /// Whether it is an area with nothing in it that was made to be tapped, beside other things or over them; one that
    /// lies under them is where people tap to leave what they do.
    var isClearTarget: Bool {
        guard has(.interaction(.contentShape)), ([self] + descendants).allSatisfy(\.kind.isClear) else { return false }
        if slot == .overlay { return true }
        guard slot == .content else { return false }
        for level in ancestors {
            if level.kind == .layered { return false }
            if !level.kind.isTransparent { return level.kind.isArrangement && level.kind != .depthStack }
        }
        return false
    }

    /// Whether it reaches under the bars, by itself or by the color it lies on: a whole screen, no target of its own.
    var fillsScreen: Bool {
        guard kind != .image, kind != .text, kind != .shape else { return false }
        return ([self] + children).contains { level in
            level.has { attribute in
                switch attribute {
                case .layout(.ignoresSafeArea): true
                default: false
                }
            } && (level.index == index || level.isBackdrop)
        }
    }

    /// Whether a video or something that draws by itself lies in it: a tap there mostly brings up the controls.
    var holdsPlayer: Bool {
        kind != .opaque
            && descendants.contains { $0.kind == .video || $0.kind == .opaque || $0.kind == .map || $0.kind == .canvas }
    }

    /// Whether it is a drawn shape of a fixed, small size: something to aim at, not a backdrop.
    var isTouchTarget: Bool {
        guard kind == .shape || kind == .layered || kind == .depthStack else { return false }
        return ([self] + descendants).contains { level in
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
