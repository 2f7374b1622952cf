import HandrailModel

/// The classes of Texture, once called AsyncDisplayKit: nodes, which stand for views, controllers that show them, and
/// the specifications by which nodes are laid out. Which of them are accessibility elements by themselves follows what
/// Texture does.
enum TextureClasses {
    static let all: [FrameworkClass] = own + additions

    /// Whether a class is one of Texture itself.
    static func has(_ name: String) -> Bool { names.contains(name) }

    private static let own = nodes + controls + pictures + texts + holders + layouts + controllers
    private static let names = NameSet(own.map(\.name))

    private static let text = ElementForm.Source.title(["attributedText", "text"])
    private static let prompt = ElementForm.Source.prompt(["attributedPlaceholderText"])
    private static let buttonTitle = ElementForm.Source.title(["attributedTitle", "title"])
    private static let picture = ElementForm(.image, isElement: false)

    private static let plain: FrameworkClass.Marks = [
        .node, .blank, .mayTell, .box, .holdsAny, .leavesTouches, .colorMark,
    ]
    private static let image: FrameworkClass.Marks = [.node, .imageView, .showsPicture, .colorMark]
    private static let words: FrameworkClass.Marks = [.node, .label, .mayTell, .hidesNothing, .showsText]

    private static func node(
        _ name: String, _ superclass: String, _ marks: FrameworkClass.Marks, _ form: ElementForm,
        traits: Traits? = nil
    ) -> FrameworkClass {
        FrameworkClass(name, superclass, .view, marks, form, traits: traits)
    }

    /// What other nodes come from.
    private static let nodes: [FrameworkClass] = [
        node("ASDisplayNode", "NSObject", plain, .holder(.group, or: .contents)),
        node("ASControlNode", "ASDisplayNode", plain.union(.control), .holder(.customView, or: .contents)),
    ]

    /// What people act on.
    private static let controls: [FrameworkClass] = [
        node(
            "ASButtonNode", "ASControlNode", [.node, .button, .hidesNothing, .blankControl, .showsText],
            ElementForm(.button, [buttonTitle, .silentPicture(["image", "backgroundImage"])]), traits: .button),
        node(
            "ASEditableTextNode", "ASDisplayNode", [.node, .typed, .showsText, .input],
            ElementForm(.textEditor, [prompt], marks: .field)),
    ]

    /// What shows pictures, films and maps.
    private static let pictures: [FrameworkClass] = [
        node("ASImageNode", "ASControlNode", image, picture),
        node("ASNetworkImageNode", "ASImageNode", image, picture),
        node("ASMultiplexImageNode", "ASImageNode", image, picture),
        node("ASVideoNode", "ASNetworkImageNode", [.node, .showsPicture], ElementForm(.video)),
        node("ASVideoPlayerNode", "ASDisplayNode", [.node, .showsPicture], ElementForm(.video)),
        node(
            "ASMapNode", "ASImageNode", [.node, .showsPicture],
            ElementForm(.image, isElement: false, or: .flag("isLiveMap", is: true, .map, otherwise: .image))),
    ]

    /// What shows words.
    private static let texts: [FrameworkClass] = [
        node("ASTextNode", "ASControlNode", words, ElementForm(.text, [text], marks: .label), traits: .staticText),
        node("ASTextNode2", "ASControlNode", words, ElementForm(.text, [text], marks: .label), traits: .staticText),
    ]

    /// What holds other nodes.
    private static let holders: [FrameworkClass] = [
        node("ASScrollNode", "ASDisplayNode", [.node, .sizedBySystem, .box, .holdsAny], .holder(.scrollView)),
        node("ASCellNode", "ASDisplayNode", [.node, .box, .row, .gridItem, .holdsAny], .holder(.group)),
        node(
            "ASTextCellNode", "ASCellNode", [.node, .row, .gridItem, .showsText],
            ElementForm(.text, [text], marks: .label), traits: .staticText),
        node("ASTableNode", "ASDisplayNode", [.node, .nodeList, .sizedBySystem, .table, .ownGround], .holder(.list)),
        node(
            "ASCollectionNode", "ASDisplayNode", [.node, .nodeList, .sizedBySystem, .ownGround],
            .holder(.lazyContainer)),
        node(
            "ASPagerNode", "ASCollectionNode", [.node, .nodeList, .sizedBySystem, .ownGround],
            .holder(.lazyContainer)),
    ]

    private static func layout(
        _ name: String, _ form: ElementForm, _ marks: FrameworkClass.Marks = []
    ) -> FrameworkClass {
        FrameworkClass(
            name, name == layoutRoot ? "NSObject" : layoutRoot, .view, marks.union([.layoutSpec, .box]), form)
    }

    private static let layoutRoot = "ASLayoutSpec"

    /// How nodes are laid out. They show nothing, and stand in the tree for what they arrange.
    private static let layouts: [FrameworkClass] = [
        layout(layoutRoot, .holder(.group)),
        layout("ASStackLayoutSpec", .holder(.horizontalStack, or: .axis, marks: .stack), .stack),
        layout("ASInsetLayoutSpec", .holder(.group)),
        layout("ASOverlayLayoutSpec", .holder(.depthStack)),
        layout("ASBackgroundLayoutSpec", .holder(.depthStack)),
        layout("ASCornerLayoutSpec", .holder(.depthStack)),
        layout("ASAbsoluteLayoutSpec", .holder(.depthStack)),
        layout("ASStaticLayoutSpec", .holder(.depthStack)),
        layout("ASRatioLayoutSpec", .holder(.group)),
        layout("ASCenterLayoutSpec", .holder(.group)),
        layout("ASRelativeLayoutSpec", .holder(.group)),
        layout("ASWrapperLayoutSpec", .holder(.group)),
    ]

    private static func controller(
        _ name: String, _ superclass: String, _ marks: FrameworkClass.Marks = [],
        brings: [String: BuiltInClass] = [:]
    ) -> FrameworkClass {
        FrameworkClass(name, superclass, .controller, marks, brings: brings)
    }

    private static let controllers: [FrameworkClass] = [
        controller("ASDKViewController", "UIViewController", brings: ["view": .node]),
        controller("ASViewController", "UIViewController", brings: ["view": .node]),
        controller("ASNavigationController", "UINavigationController", [.showsInnerTitle, .stacksScreens]),
        controller("ASDKNavigationController", "UINavigationController", [.showsInnerTitle, .stacksScreens]),
        controller("ASTabBarController", "UITabBarController", .showsTabs),
        controller("ASDKTabBarController", "UITabBarController", .showsTabs),
    ]

    /// What a package of layouts in Swift adds to them.
    private static let additions: [FrameworkClass] = [
        node("NamedDisplayNodeBase", "ASDisplayNode", plain, .holder(.group, or: .contents)),
        node(
            "NamedDisplayControlNodeBase", "ASControlNode", plain.union(.control), .holder(.customView, or: .contents)),
        node("SafeAreaDisplayNode", "ASDisplayNode", plain, .holder(.group, or: .contents)),
        node("AnyDisplayNode", "ASDisplayNode", plain, .holder(.group, or: .contents)),
        node("StackScrollNode", "ASDisplayNode", plain, .holder(.scrollView)),
        node("NamedDisplayCellNodeBase", "ASCellNode", [.node, .box, .row, .gridItem], .holder(.group)),
        controller("DisplayNodeViewController", "ASDKViewController", brings: ["view": .node]),
        controller("PlainDisplayNodeViewController", "ASDKViewController", brings: ["view": .node]),
    ]
}
