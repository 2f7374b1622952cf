import HandrailModel

/// The symbols of packages that lay views out or load pictures, one row each.
enum PackageRows {
    static let all: [PackageSymbol] = snapKit + pinLayout + chains + tinyConstraints + weights + pictures + nodeLayouts

    private static let snapKit: [PackageSymbol] = [
        PackageSymbol("snp", .snapKit, .namespace),
        PackageSymbol("makeConstraints", .snapKit, .makesConstraints),
        PackageSymbol("remakeConstraints", .snapKit, .makesConstraints),
        PackageSymbol("updateConstraints", .snapKit, .makesConstraints),
        PackageSymbol("prepareConstraints", .snapKit, .makesConstraints),
        PackageSymbol("constraint", .snapKit, .keeps),
        PackageSymbol("offset", .snapKit, .offsets),
        PackageSymbol("inset", .snapKit, .insets),
        PackageSymbol("priority", .snapKit, .weighs(label: nil)),
        PackageSymbol("multipliedBy", .snapKit, .multiplies),
        PackageSymbol("dividedBy", .snapKit, .divides),
        PackageSymbol("equalTo", .snapKit, .relates(.equal, toSuperview: false)),
        PackageSymbol("lessThanOrEqualTo", .snapKit, .relates(.atMost, toSuperview: false)),
        PackageSymbol("greaterThanOrEqualTo", .snapKit, .relates(.atLeast, toSuperview: false)),
        PackageSymbol("equalToSuperview", .snapKit, .relates(.equal, toSuperview: true)),
        PackageSymbol("lessThanOrEqualToSuperview", .snapKit, .relates(.atMost, toSuperview: true)),
        PackageSymbol("greaterThanOrEqualToSuperview", .snapKit, .relates(.atLeast, toSuperview: true)),
    ]

    /// Layouts of nodes of Texture as closures list them.
    private static let nodeLayouts: [PackageSymbol] = [
        PackageSymbol("LayoutSpec", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("VStackLayout", .textureSwiftSupport, .arranges(.column)),
        PackageSymbol("HStackLayout", .textureSwiftSupport, .arranges(.row)),
        PackageSymbol("ZStackLayout", .textureSwiftSupport, .arranges(.pile)),
        PackageSymbol("VGridLayout", .textureSwiftSupport, .arranges(.column)),
        PackageSymbol("AbsoluteLayout", .textureSwiftSupport, .arranges(.pile)),
        PackageSymbol("InsetLayout", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("CenterLayout", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("RelativeLayout", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("AspectRatioLayout", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("WrapperLayout", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("AnyLayout", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("Group", .textureSwiftSupport, .arranges(.plain)),
        PackageSymbol("OverlayLayout", .textureSwiftSupport, .arranges(.overlaid)),
        PackageSymbol("BackgroundLayout", .textureSwiftSupport, .arranges(.backed)),
        PackageSymbol("HSpacerLayout", .textureSwiftSupport, .arranges(.space)),
        PackageSymbol("VSpacerLayout", .textureSwiftSupport, .arranges(.space)),
        PackageSymbol("SpacerLayout", .textureSwiftSupport, .arranges(.space)),
        PackageSymbol("EmptyLayout", .textureSwiftSupport, .arranges(.space)),
        PackageSymbol("overlay", .textureSwiftSupport, .layers(isBehind: false)),
        PackageSymbol("background", .textureSwiftSupport, .layers(isBehind: true)),
        PackageSymbol("preferredSize", .textureSwiftSupport, .measures(.equal)),
        PackageSymbol("width", .textureSwiftSupport, .measures(.equal)),
        PackageSymbol("height", .textureSwiftSupport, .measures(.equal)),
        PackageSymbol("frame", .textureSwiftSupport, .measures(.equal)),
        PackageSymbol("minWidth", .textureSwiftSupport, .measures(.atLeast)),
        PackageSymbol("minHeight", .textureSwiftSupport, .measures(.atLeast)),
        PackageSymbol("minSize", .textureSwiftSupport, .measures(.atLeast)),
        PackageSymbol("maxWidth", .textureSwiftSupport, .measures(.atMost)),
        PackageSymbol("maxHeight", .textureSwiftSupport, .measures(.atMost)),
        PackageSymbol("maxSize", .textureSwiftSupport, .measures(.atMost)),
        PackageSymbol("padding", .textureSwiftSupport, .adjusts),
        PackageSymbol("offset", .textureSwiftSupport, .adjusts),
        PackageSymbol("aspectRatio", .textureSwiftSupport, .adjusts),
        PackageSymbol("relativePosition", .textureSwiftSupport, .adjusts),
        PackageSymbol("flexGrow", .textureSwiftSupport, .adjusts),
        PackageSymbol("flexShrink", .textureSwiftSupport, .adjusts),
        PackageSymbol("flexBasis", .textureSwiftSupport, .adjusts),
        PackageSymbol("alignSelf", .textureSwiftSupport, .adjusts),
        PackageSymbol("spacingAfter", .textureSwiftSupport, .adjusts),
        PackageSymbol("spacingBefore", .textureSwiftSupport, .adjusts),
        PackageSymbol("modify", .textureSwiftSupport, .adjusts),
    ]

    private static let pinLayout: [PackageSymbol] = [
        PackageSymbol("pin", .pinLayout, .namespace),
        PackageSymbol("left", .pinLayout, .pins(edge: "left", isFar: false)),
        PackageSymbol("right", .pinLayout, .pins(edge: "right", isFar: true)),
        PackageSymbol("start", .pinLayout, .pins(edge: "leading", isFar: false)),
        PackageSymbol("end", .pinLayout, .pins(edge: "trailing", isFar: true)),
        PackageSymbol("top", .pinLayout, .pins(edge: "top", isFar: false)),
        PackageSymbol("bottom", .pinLayout, .pins(edge: "bottom", isFar: true)),
        PackageSymbol("width", .pinLayout, .sizes(width: true, height: false, .equal)),
        PackageSymbol("height", .pinLayout, .sizes(width: false, height: true, .equal)),
        PackageSymbol("size", .pinLayout, .sizes(width: true, height: true, .equal)),
        PackageSymbol("minWidth", .pinLayout, .sizes(width: true, height: false, .atLeast)),
        PackageSymbol("maxWidth", .pinLayout, .sizes(width: true, height: false, .atMost)),
        PackageSymbol("minHeight", .pinLayout, .sizes(width: false, height: true, .atLeast)),
        PackageSymbol("maxHeight", .pinLayout, .sizes(width: false, height: true, .atMost)),
        PackageSymbol("wrapContent", .pinLayout, .fits),
        PackageSymbol("aspectRatio", .pinLayout, .fits),
        PackageSymbol("sizeToFit", .pinLayout, .fitsBesides),
    ]

    /// Other methods of PinLayout that a chain behind `pin` may end with.
    private static let chains = [
        "all", "hCenter", "vCenter", "center", "horizontally", "vertically", "margin", "marginTop", "marginBottom",
        "marginLeft", "marginRight", "marginStart", "marginEnd", "marginHorizontal", "marginVertical", "pinEdges",
        "fitSize", "justify", "align", "above", "below", "before", "after", "topLeft", "topCenter", "topRight",
        "topStart", "topEnd", "centerLeft", "centerRight", "centerStart", "centerEnd", "bottomLeft", "bottomCenter",
        "bottomRight", "bottomStart", "bottomEnd", "layout",
    ].map { PackageSymbol($0, .pinLayout, .chains) }

    /// What TinyConstraints, Stevia and PureLayout have, which all lay out the view they are called on.
    private static let tinyConstraints: [PackageSymbol] = [
        PackageSymbol("width", .tinyConstraints, .sizes(width: true, height: false, .equal)),
        PackageSymbol("height", .tinyConstraints, .sizes(width: false, height: true, .equal)),
        PackageSymbol("size", .tinyConstraints, .sizes(width: true, height: true, .equal)),
        PackageSymbol("left", .tinyConstraints, .holds(edge: "left", to: "left", superview: false)),
        PackageSymbol("right", .tinyConstraints, .holds(edge: "right", to: "right", superview: false)),
        PackageSymbol("leftToRight", .tinyConstraints, .holds(edge: "left", to: "right", superview: false)),
        PackageSymbol("rightToLeft", .tinyConstraints, .holds(edge: "right", to: "left", superview: false)),
        PackageSymbol("leftToSuperview", .tinyConstraints, .holds(edge: "left", to: "left", superview: true)),
        PackageSymbol("rightToSuperview", .tinyConstraints, .holds(edge: "right", to: "right", superview: true)),
        PackageSymbol("autoSetDimension", .pureLayout, .setsDimension),
        PackageSymbol("autoSetDimensions", .pureLayout, .setsDimension),
        PackageSymbol("autoPinEdge", .pureLayout, .pinsEdge),
    ]

    /// What hands a constraint on with another priority.
    private static let weights: [PackageSymbol] = [
        PackageSymbol("with", nil, .weighs(label: "priority")),
        PackageSymbol("withPriority", nil, .weighs(label: nil)),
        PackageSymbol("priority", nil, .weighs(label: nil)),
        PackageSymbol("prioritized", nil, .weighs(label: nil)),
        PackageSymbol("prioritised", nil, .weighs(label: nil)),
        PackageSymbol("setPriority", nil, .weighs(label: nil)),
        PackageSymbol("usingPriority", nil, .weighs(label: nil)),
    ]

    private static let pictures: [PackageSymbol] = [
        PackageSymbol("kf", .kingfisher, .imageNamespace),
        PackageSymbol("af", .alamofireImage, .imageNamespace),
        PackageSymbol("sd", .sdWebImage, .imageNamespace),
        PackageSymbol("nk", .nuke, .imageNamespace),
        PackageSymbol("with", .kingfisher, .imageOrigin),
        PackageSymbol("withURL", .alamofireImage, .imageOrigin),
        PackageSymbol("withURLRequest", .alamofireImage, .imageOrigin),
        PackageSymbol("from", nil, .imageOrigin),
        PackageSymbol("url", nil, .imageOrigin),
    ]
}
