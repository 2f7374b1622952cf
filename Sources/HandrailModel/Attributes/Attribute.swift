public import HandrailSource

/// Something set on an element by a modifier, a property or an attribute of an interface file.
public indirect enum Attribute: Equatable, Sendable {
    // What assistive technologies are told.
    case accessibilityLabel(Fact<Words>)
    case accessibilityValue(Fact<Words>)
    /// A hint, or the help text that stands in for it.
    case accessibilityHint(Fact<Words>)
    case inputLabels([Fact<Words>])
    case accessibilityIdentifier(Fact<String>)
    case addTraits(Fact<Traits>)
    case removeTraits(Fact<Traits>)
    case accessibilityHidden(Fact<Bool>)
    case accessibilityChildren(ChildBehavior)
    case accessibilityAction(AccessibilityAction)
    case sortPriority(Fact<Double>)
    /// Its place, from 0, in a list of `count` elements that its container gives.
    case listed(position: Int, count: Int)
    case headingLevel(Int)
    case respondsToUserInteraction(Fact<Bool>)
    case customContent(Fact<Words>)
    case rotor(Fact<Words>)
    case chartDescriptor
    case labeledPair
    /// `accessibilityRepresentation`: another view speaks for this one, as child in the slot `label`.
    case representation
    case ignoresInvertColors(Fact<Bool>)
    case largeContentViewer
    case accessibilityFocused
    case directTouch
    case dragPoint
    case dropPoint
    case textContentType(String)
    /// A label that a modifier of an external package may set.
    case unknownAccessibility(String)
    /// A property, by its name, tells something of it that nobody hears, as it is no element.
    case unheard(String)

    // Whether it can be seen and reached.
    case hidden(Fact<Bool>)
    case opacity(Fact<Double>)
    case disabled(Fact<Bool>)
    case allowsHitTesting(Fact<Bool>)
    case labelsHidden
    case focusable(Fact<Bool>)
    case contentShape

    // What people do with it.
    case gesture(Gesture)
    case action(ActionSummary)
    case keyboardShortcut(Shortcut)
    case role(ControlRole)
    case onDelete
    case onMove
    case editMode
    case draggable
    case dropTarget
    case refreshable
    case onSubmit
    case valueBinding(String)
    /// It brings up another screen: that of this kind, while the property is set that it was bound to, as written.
    case presents(PresentationKind, by: String? = nil)
    case textSelection(Fact<Bool>)
    case credentialType(String)

    // How it looks.
    case font(FontUse)
    /// Whether text follows while the app runs when people choose another size, and the edit that makes it. SwiftUI's
    /// does without being told.
    case fontAdjusts(Fact<Bool>, mending: SourceEdit?)
    case fontWeight(Fact<String>)
    case italic
    case bold
    case underline
    case textCase(String)
    case tracking(Fact<Double>)
    case lineLimit(Fact<Double>)
    case minimumScaleFactor(Fact<Double>)
    case dynamicTypeSize(TextSizeLimits)
    case multilineTextAlignment(String)
    case truncationMode(String)
    case foreground(ColorUse)
    case background(ColorUse)
    case tint(ColorUse)
    /// How it looks depends on these parts of the app's state; of two looks the first is the one where the condition
    /// holds (`true`) or where it does not (`false`), and `nil` where that is not known.
    case look(by: [StateDependency], holdsFirst: Bool?)
    /// What a row of a list stands on.
    case listRowBackground(ColorUse)
    /// Something that changes the colors of all inside, such as `blendMode`, or puts what is not modeled behind it,
    /// such as `glassEffect`.
    case recolors(String)
    /// Points between the parts of a stack, where it says how many.
    case spacing(Fact<Double>)
    /// How many columns a grid has, however wide it is; a grid that fits in as many as there is room for has none.
    case columns(Fact<Double>)
    /// The directions in which a scroll view scrolls, where it says so: `horizontal`, `vertical`, or `unknown`.
    case scrollAxes([String])
    case frame(FrameUse)
    case padding(PaddingUse)
    case offset(FrameUse)
    case imageScale(String)
    case resizable
    case aspectRatio(String)
    /// How wide it is held to be for its height, whatever its size: width over height.
    case shape(Double)
    /// How a picture fills its view, by the name UIKit has for it, such as `scaleToFill`.
    case contentMode(String)
    /// How far what scrolls keeps away from the top and the bottom, in points.
    case contentInset(top: Double, bottom: Double)
    /// It shows a picture from the network, also where it is no accessibility element and nothing else is said of that.
    case remoteImage
    /// The size in points that a picture has by itself.
    case naturalSize(width: Double, height: Double)
    /// Where it lies on the screen as designed, in points from the corner of the screen.
    case placed(ViewFrame)
    /// A constraint on where it lies.
    case constraint(ConstraintUse)
    /// A list shows it above one of its sections, and has not made it a heading by itself.
    case sectionHeader
    /// What people hear as it comes up says what it is for: the title of an alert that has this one field.
    case introduced
    /// The height in points that the list around gives to all its rows, whatever is in them.
    case rowHeight(Double)
    /// It is made for widgets or complications, in which it has the room that the system gives it, whoever shows it.
    case widgetContent
    /// Only a part of a shape is drawn: as much as this property, which changes while the app runs, is large.
    case drawnValue(String)
    /// Of the signs in it, as many are filled as a number says: stars, by the word that is in the names of both
    /// pictures.
    case rating(String)
    /// A state of the app decides which of these colors it has, and on nothing else that code shows or says.
    case turning(ColorUse)
    /// Code lays it over everything there is: over all of its screen, or over the window.
    case coversScreen
    /// A text is no more than the first letters of a name: a picture made of letters.
    case monogram
    /// Its class draws what people read: the values of this property, or words where it is `nil`.
    case drawn(from: String?)
    /// Where code of its class sets it up: an initializer, or what runs once it is there.
    case setUp
    case symbolRendering(String)
    case style(StyleKind, String)
    case preferredColorScheme(Fact<String>)
    /// Edges as written, joined with `+`: `all`, `top`, `top+bottom`. Ignoring the keyboard alone is none of it.
    case ignoresSafeArea(edges: String)
    case clipped
    /// An outline: of a view by a border, of a shape by a stroke.
    case border(ColorUse)
    case blur(Fact<Double>)
    case layoutDirection(String)
    case statusBarHidden(Fact<Bool>)
    /// Whether pulling down does not close what is presented.
    case dismissalDisabled(Fact<Bool>)
    case navigationBackButtonHidden(Fact<Bool>)
    case navigationTitle(Fact<Words>)
    /// Where in a bar an item stands.
    case barPlacement(BarPlacement)
    case barHidden(ScreenBar, Fact<Bool>)
    /// The edges where the system's own swipes come second, such as `bottom`.
    case defersSystemGestures(edges: [String])

    // How it moves.
    case animation(AnimationUse)
    case transition(AnimationUse)
    case symbolEffect(AnimationUse)
    /// A place or shape that changes while the app runs.
    case movement(Movement)
    /// Code that runs by itself.
    case event(ViewEvent)
    /// Code that runs by itself and of which nothing else is known.
    case otherEvent
    /// An animation of a package that plays by itself, in a loop or not.
    case playback(loops: Fact<Bool>, asksForReducedMotion: Bool)

    /// No property of the element, but APIs that code uses where the element is made: what one piece of code uses.
    /// Rules meet them in `ElementTree.code`, with what actions use.
    case uses([CodeUse])
    /// A modifier that is neither SwiftUI's nor declared in the project.
    case unknownModifier(String)
}
