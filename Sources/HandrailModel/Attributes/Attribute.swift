/// Something set on an element by a modifier, a property or an attribute of an interface file, by who owns it.
public enum Attribute: Equatable, Sendable {
    /// What assistive technologies are told of an element.
    case accessibility(AccessibilityAttribute)
    /// Whether an element can be seen.
    case visibility(VisibilityAttribute)
    /// What people can do with an element, and which control it is.
    case interaction(InteractionAttribute)
    /// How the text of an element is set.
    case text(TextAttribute)
    /// Which colors an element has, and what changes them.
    case color(ColorAttribute)
    /// Where an element lies, and how large it is.
    case layout(LayoutAttribute)
    /// How a picture is drawn.
    case picture(PictureAttribute)
    /// What an element says of the screen around it, and of screens that it brings up.
    case screen(ScreenAttribute)
    /// How an element moves.
    case motion(MotionAttribute)
    /// What of an element follows the state of the app.
    case state(StateAttribute)
    /// Code that belongs to an element: what it does when people act, and what runs by itself.
    case code(CodeAttribute)
    /// A modifier that is neither SwiftUI's nor declared in the project.
    indirect case unknownModifier(String)

    /// Which attribute it is.
    public var kind: AttributeKind {
        switch self {
        case .accessibility(let attribute): .accessibility(attribute.kind)
        case .visibility(let attribute): .visibility(attribute.kind)
        case .interaction(let attribute): .interaction(attribute.kind)
        case .text(let attribute): .text(attribute.kind)
        case .color(let attribute): .color(attribute.kind)
        case .layout(let attribute): .layout(attribute.kind)
        case .picture(let attribute): .picture(attribute.kind)
        case .screen(let attribute): .screen(attribute.kind)
        case .motion(let attribute): .motion(attribute.kind)
        case .state(let attribute): .state(attribute.kind)
        case .code(let attribute): .code(attribute.kind)
        case .unknownModifier: .unknownModifier
        }
    }
}
