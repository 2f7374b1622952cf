/// A type of which the values are no views, or a function that makes such a value: one row of the table of types.
package struct FrameworkType: Sendable {
    /// What a value of it is.
    package enum Kind: Sendable {
        /// A color of UIKit or AppKit, one of SwiftUI, or the part of one that layers take.
        case color, colorOfSwiftUI, layerColor
        /// What fills a shape: any style, one of which the type is not told, a material, or a gradient.
        case shapeStyle, anyShapeStyle, material, gradient
        /// A constant that Xcode makes of a color of the bundle.
        case colorResource
        /// A font of UIKit or AppKit, one of SwiftUI, or what scales fonts with the text size.
        case font, fontOfSwiftUI, fontMetrics
        /// A picture of UIKit, or one of AppKit.
        case image, imageOfMac
        /// Where something is and how large it is.
        case rectangle, size, point
        /// The same of AppKit.
        case rectangleOfMac, sizeOfMac, pointOfMac
        /// How something is moved, turned and scaled.
        case transform
        /// A whole number; one with a fraction, one of half the precision, and one in an object.
        case whole, fraction, float, numberObject
        /// A text; a part of one, one in an object, one that is never made at run time, and what reads one.
        case text, partOfText, textObject, staticText, scanner
        /// A text that a table of strings gives; a key of such a table, or another function that looks one up.
        case localizing, localizedKey
        /// A text with attributes, which may be changed or not; the same as a value.
        case attributedText, mutableAttributedText, attributedTextValue
        /// How a view comes and goes, or a change is animated.
        case motion
        /// A list, a set, or what may hold nothing.
        case holder
        /// What holds another object without keeping it.
        case weakHolder
        /// An interface file.
        case xib
        /// The screen of the device.
        case screen
        /// A constraint, or how much it weighs.
        case constraint, layoutPriority
        /// A queue of work.
        case queue
        /// An animation that is run by its object.
        case animator
        /// What lets people drag, drop, or open a menu.
        case dragInteraction, dropInteraction, menuInteraction
        /// What a menu of a long press is made of.
        case menuConfiguration
        /// An action that assistive technologies list.
        case customAction, customActionOfMac
        /// Where something can be dragged from or dropped.
        case locationDescriptor
        /// What a cell shows of SwiftUI.
        case hostingConfiguration
        /// What items of a bar are put together in.
        case itemGroup
        /// What is told to speak.
        case announcements
        /// The app, or what opens things for it.
        case application
        /// A layer that paints something behind what a view holds.
        case paintingLayer
    }

    /// Its name in Swift.
    package let name: String
    /// What a value of it is.
    package let kind: Kind
    /// Whether its members and values fill a view; of three gradients that is only read where they are made as views,
    /// by their rows in `ViewTable`.
    package let fills: Bool

    /// A row.
    init(name: String, kind: Kind, fills: Bool = false) {
        self.name = name
        self.kind = kind
        self.fills = fills
    }

    /// What a value of a type is; `nil` for a type that is in no row.
    package static func kind(of name: String) -> Kind? { kinds[name] }

    /// The types of a kind, in the order of their rows.
    package static func names(of kind: Kind) -> [String] { rows.filter { $0.kind == kind }.map(\.name) }

    /// Whether the members and values of a type fill a view.
    package static func fills(_ name: String) -> Bool { filling.contains(name) }

    private static let kinds = NameTable(rows.map { ($0.name, $0.kind) })
    private static let filling = NameSet(rows.filter(\.fills).map(\.name))

    /// Whether a type is one of AppKit and Foundation, by its name.
    package static func isOfMac(_ name: String) -> Bool { name.hasPrefix("NS") }

    /// Whether a type is one of fonts.
    package static func isFont(_ name: String) -> Bool { fonts.contains(name) }

    /// The types of fonts, the likeliest first where none is written.
    package static let fonts = names(of: .fontOfSwiftUI) + names(of: .font)
    /// The types of numbers with a fraction.
    package static let fractions = names(of: .fraction)
    /// What the types and constants of orientations begin with.
    package static let orientations = "UIInterfaceOrientation"

    /// The types by which projects name how things move.
    package static let motions = names(of: .motion)

    /// Whether functions and initializers that begin so keep no view that they are handed: they are of Apple's
    /// frameworks or of the standard library.
    package static func keepsNoView(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }

    private static let prefixes = ["UI", "NS", "CA", "AV", "MK", "WK", "CG", "Notification", "Timer", "String", "Int"]

    // MARK: What is meant where only a member is written

    /// What items of a bar are put together in.
    package static let itemGroup = "UIBarButtonItemGroup"
    /// The class of images that is meant where only `.init` is written.
    package static let impliedImage = "UIImage"
    /// The type of numbers that is meant where only a member is written.
    package static let impliedNumber = "CGFloat"
    /// The class of colors that is meant where only `.red` is written.
    package static let impliedColor = "UIColor"
    /// The type of colors of SwiftUI, which is meant where a view is given `.red`.
    package static let impliedStyle = "Color"
    /// What functions that make a rectangle, a size or a point belong to, where only their name is written.
    package static let impliedRectangle = "CGRect", impliedSize = "CGSize", impliedPoint = "CGPoint"

    /// Every row.
    package static let rows: [FrameworkType] = [
        FrameworkType(name: "UIColor", kind: .color),
        FrameworkType(name: "NSColor", kind: .color),
        FrameworkType(name: "Color", kind: .colorOfSwiftUI, fills: true),
        FrameworkType(name: "CGColor", kind: .layerColor),
        FrameworkType(name: "ShapeStyle", kind: .shapeStyle, fills: true),
        FrameworkType(name: "AnyShapeStyle", kind: .anyShapeStyle, fills: true),
        FrameworkType(name: "Material", kind: .material, fills: true),
        FrameworkType(name: "Gradient", kind: .gradient, fills: true),
        FrameworkType(name: "LinearGradient", kind: .gradient, fills: true),
        FrameworkType(name: "RadialGradient", kind: .gradient),
        FrameworkType(name: "AngularGradient", kind: .gradient),
        FrameworkType(name: "EllipticalGradient", kind: .gradient),
        FrameworkType(name: "ColorResource", kind: .colorResource),
        FrameworkType(name: "UIFont", kind: .font),
        FrameworkType(name: "NSFont", kind: .font),
        FrameworkType(name: "Font", kind: .fontOfSwiftUI),
        FrameworkType(name: "UIFontMetrics", kind: .fontMetrics),
        FrameworkType(name: "UIImage", kind: .image),
        FrameworkType(name: "NSImage", kind: .imageOfMac),
        FrameworkType(name: "CGRect", kind: .rectangle),
        FrameworkType(name: "CGSize", kind: .size),
        FrameworkType(name: "CGPoint", kind: .point),
        FrameworkType(name: "NSRect", kind: .rectangleOfMac),
        FrameworkType(name: "NSSize", kind: .sizeOfMac),
        FrameworkType(name: "NSPoint", kind: .pointOfMac),
        FrameworkType(name: "CGAffineTransform", kind: .transform),
        FrameworkType(name: "CGFloat", kind: .fraction),
        FrameworkType(name: "Double", kind: .fraction),
        FrameworkType(name: "Float", kind: .float),
        FrameworkType(name: "NSNumber", kind: .numberObject),
        FrameworkType(name: "Int", kind: .whole),
        FrameworkType(name: "UInt", kind: .whole),
        FrameworkType(name: "UInt8", kind: .whole),
        FrameworkType(name: "UInt16", kind: .whole),
        FrameworkType(name: "Int32", kind: .whole),
        FrameworkType(name: "UInt32", kind: .whole),
        FrameworkType(name: "Int64", kind: .whole),
        FrameworkType(name: "UInt64", kind: .whole),
        FrameworkType(name: "String", kind: .text),
        FrameworkType(name: "Substring", kind: .partOfText),
        FrameworkType(name: "NSString", kind: .textObject),
        FrameworkType(name: "StaticString", kind: .staticText),
        FrameworkType(name: "Scanner", kind: .scanner),
        FrameworkType(name: "NSLocalizedString", kind: .localizing),
        FrameworkType(name: "CFCopyLocalizedString", kind: .localizedKey),
        FrameworkType(name: "LocalizedStringKey", kind: .localizedKey),
        FrameworkType(name: "LocalizedStringResource", kind: .localizedKey),
        FrameworkType(name: "NSAttributedString", kind: .attributedText),
        FrameworkType(name: "NSMutableAttributedString", kind: .mutableAttributedText),
        FrameworkType(name: "AttributedString", kind: .attributedTextValue),
        FrameworkType(name: "AnyTransition", kind: .motion),
        FrameworkType(name: "Transition", kind: .motion),
        FrameworkType(name: "Animation", kind: .motion),
        FrameworkType(name: "Array", kind: .holder),
        FrameworkType(name: "Set", kind: .holder),
        FrameworkType(name: "Optional", kind: .holder),
        FrameworkType(name: "Weak", kind: .weakHolder),
        FrameworkType(name: "UINib", kind: .xib),
        FrameworkType(name: "UIScreen", kind: .screen),
        FrameworkType(name: "NSLayoutConstraint", kind: .constraint),
        FrameworkType(name: "UILayoutPriority", kind: .layoutPriority),
        FrameworkType(name: "NSLayoutConstraint.Priority", kind: .layoutPriority),
        FrameworkType(name: "DispatchQueue", kind: .queue),
        FrameworkType(name: "UIViewPropertyAnimator", kind: .animator),
        FrameworkType(name: "UIDragInteraction", kind: .dragInteraction),
        FrameworkType(name: "UIDropInteraction", kind: .dropInteraction),
        FrameworkType(name: "UIContextMenuInteraction", kind: .menuInteraction),
        FrameworkType(name: "UIContextMenuConfiguration", kind: .menuConfiguration),
        FrameworkType(name: "UIAccessibilityCustomAction", kind: .customAction),
        FrameworkType(name: "NSAccessibilityCustomAction", kind: .customActionOfMac),
        FrameworkType(name: "UIAccessibilityLocationDescriptor", kind: .locationDescriptor),
        FrameworkType(name: "UIHostingConfiguration", kind: .hostingConfiguration),
        FrameworkType(name: itemGroup, kind: .itemGroup),
        FrameworkType(name: "UIAccessibility", kind: .announcements),
        FrameworkType(name: "AccessibilityNotification", kind: .announcements),
        FrameworkType(name: "UIApplication", kind: .application),
        FrameworkType(name: "NSWorkspace", kind: .application),
        FrameworkType(name: "CALayer", kind: .paintingLayer),
        FrameworkType(name: "CAGradientLayer", kind: .paintingLayer),
        FrameworkType(name: "CAShapeLayer", kind: .paintingLayer),
    ]
}
