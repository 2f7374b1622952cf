import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
package import HandrailSource
package import HandrailValues

/// A view, controller, item or recognizer while the code that makes and changes it is read.
package struct ViewNode {
    /// What a node stands for.
    package enum Kind {
        /// Something the code makes.
        case made
        /// What an interface file makes: an outlet, or the root view of a scene.
        case outlet
        /// A property that has a type and no value yet; what is assigned to it takes over what was done to it.
        case promised
        /// What a framework's object brings along: the title label of a button; what is set on it is set on the owner
        /// under a longer name.
        case part(of: Int, path: String)
        /// An object of the project that other code makes.
        case foreign
        /// What an interface file makes that is read along.
        case designed

        /// Whether it stands for what an interface file makes and was not read with it.
        var isOutlet: Bool { if case .outlet = self { true } else { false } }
        /// Whether it is what a framework's object brings along.
        var isPart: Bool { if case .part = self { true } else { false } }
    }

    /// What it stands for.
    package var kind: Kind
    /// Its class.
    package var viewClass: CodeClass
    /// The property or variable that holds it first.
    package var identity: String
    /// The expression that makes it.
    package let place: SourcePlace
    /// The expression that makes it, where `place` is a call that leads there.
    var making: SourcePlace?
    /// What is set on it, in the order read.
    package var writes: [ViewWrite] = []
    /// What is worked out of it besides, in the order noted.
    package var facts: [ViewFact] = []
    /// Titles and images of the segments that it is made with, where it is a control of several.
    var segments: (values: [ViewValue], place: SourcePlace)?
    /// What it holds.
    package var children: [Child] = []
    /// What its properties hold, where these are views.
    package var fields: [String: [Int]] = [:]
    /// What its properties were given where it was made, where these are no views.
    package var values: [String: Binding] = [:]
    /// Recognizers attached to it, with the places where.
    package var gestures: [(node: Int, place: SourcePlace)] = []
    /// What its class does with touches by itself.
    var touches: [ViewGesture] = []
    /// Actions it sends, outlets that hold it.
    package var connections: [ViewConnection] = []
    /// Constraints on it.
    package var constraints: [ViewConstraint] = []
    /// The names that hold some of them, by position.
    package var holders: [Int: String] = [:]
    /// The sides of the frames that it is given.
    var sizes: [Size] = []
    /// Where its upper leading corner is put.
    var corners: [Corner] = []
    /// By how much it reacts to touches around it, where code says so in numbers.
    var touchSlop: Slop?
    /// Configurations assigned to it.
    var configurations: [Int] = []
    /// Its frame, where that is written in numbers.
    package var frame: ViewFrame?
    /// The node that holds it; -1 for none.
    package var parent = -1
    /// Why more may be set on it than was read.
    package var openTo: UnknownReason?
    /// Where code says how many pages it stands for, or which one is shown; `nil` for anything else.
    var pages: SourcePlace?
    /// Whether code puts it into a bar in some cases only.
    var isOccasional = false
    /// Where it is made as large as all of the screen or the window; `nil` for nowhere.
    var covering: SourcePlace?
    /// Whether code puts it into a window, over the screens in it.
    var isInWindow = false
    /// Whether a loop makes it, as often as is not known.
    var isRepeated = false
    /// Whether the code that makes it runs in some cases only, or later than what builds the screen.
    var isMadeSometimes = false
    /// The function of a class above that makes it and that nothing of the class read calls; `nil` for any other.
    var uncalledMaker: String?
    /// Whether the code that builds it takes it away again.
    var isRemoved = false
    /// The only elements that assistive technologies are given of it.
    package var elements = ElementList.none
    /// Whether code was met that makes it, in the class whose code is read: outlets and promises have none.
    package var isMade: Bool { if case .made = kind { true } else { false } }
    /// Where anything is set on it or noted of it.
    var notedPlaces: Set<SourcePlace> { Set(writes.lazy.map(\.place)).union(facts.lazy.map(\.place)) }
    /// Whether it is what a framework's object brings along.
    var isPart: Bool { kind.isPart }
    /// Whether it stands for what a property will hold.
    package var isPromised: Bool { if case .promised = kind { true } else { false } }
    /// Whether it is a cell that a list hands out by a name, which is of the framework's class unless code takes it for
    /// another.
    var isDequeued = false
    /// Whether the code of its class was read with it as `self`.
    package var isEntered = false
    /// What its transforms come to anywhere in the code.
    var shapes: [Movement.Property: ViewShape] = [:]
    /// Whether it is given transforms that could not be read.
    var isShapeOpen = false
    /// What code animates of it.
    var motions: [ViewMotion] = []
    /// How it goes away by itself; `nil` where it does not.
    package var leave: ViewLeave?
    /// The position of what the interface file says of it.
    package var design: Int?
    /// The number of the SwiftUI view that it shows.
    package var hosted: Int?
    /// The class of the controller whose screen it is, where another controller takes that in.
    package var screenOf: String?

    /// The controllers that it shows by tabs.
    package var tabbed: [Int] { fields["viewControllers"] ?? [] }

    /// Takes controllers to show by tabs, where it is one that does.
    mutating func holdScreens(_ found: [Int]) {
        guard viewClass.has(.showsTabs) else { return }
        fields["viewControllers"] = tabbed + found.filter { !tabbed.contains($0) }
    }

    /// The entries of an alert, in order.
    package var entries: [Int] { fields["entries"] ?? [] }

    /// What is known of `accessibilityElements`.
    package enum ElementList {
        /// It is never set.
        case none
        /// It is set once, to these.
        case known([Int], at: SourcePlace)
        /// It is set to several things, or to some that are not known.
        case open
    }

    /// A side of a frame.
    struct Size {
        /// `width` or `height`; `top` or `bottom` for where an edge lies.
        let side: String
        /// How long it is, or how far below the same edge of what holds the view.
        let points: Fact<Double>
        /// Where that is said.
        package let place: SourcePlace
    }

    /// Points beyond its sides in which a node reacts to touches, on both sides together.
    struct Slop {
        /// To the left and to the right.
        let across: Double
        /// Above and below.
        let down: Double
    }

    /// Where along an axis the corner of a view is put.
    struct Corner {
        /// `x` or `y`.
        let axis: String
        /// Points from the near edge of what holds the view, or from the far one.
        let points: Fact<Double>
        /// Whether they are counted from the far edge.
        let isFromEnd: Bool
        /// Whether that is animated.
        let isAnimated: Bool
    }

    /// A node that another holds.
    package struct Child {
        /// The view.
        package let node: Int
        /// The part it plays.
        package let slot: ViewSlot

        /// A view with the part that it plays in the one around it.
        package init(node: Int, slot: ViewSlot) {
            self.node = node
            self.slot = slot
        }
    }
}
