package import HandrailModel

/// What a method of a framework or a package does to what it is called on, and with what it is handed.
package enum MethodEffect: Sendable, Equatable {
    /// It lays out the view it is called on, as a package has it.
    case laysOut
    /// It makes a constraint of an anchor.
    case constrains
    /// It lets what a view shows decide on its size.
    case fits
    /// It puts something into a set, or takes it out.
    case changesSet(isInserting: Bool)
    /// It loads a xib for the object that an argument of this label names, by its first argument.
    case loadsXib(owner: String)
    /// The same, by the object that it is called on.
    case instantiatesXib(owner: String)
    /// It puts what the xib of a view's class holds into that view.
    case loadsOwnXib
    /// It puts the view it is handed into the one it is called on.
    case addsSubview(ViewSlot)
    /// It puts the view it is handed among those of the one it is called on, where an argument says.
    case insertsSubview(ViewSlot)
    /// It puts the view that an argument of this label names in the place of the first.
    case replacesSubview(by: String)
    /// It puts all that it is handed into the view it is called on.
    case addsSubviews(ViewSlot)
    /// It puts views into a stack of AppKit.
    case fillsStack
    /// It puts a layer into that of a view.
    case addsLayer
    /// A view goes away from the one it is in.
    case leavesSuperview
    /// A controller goes away with its screen.
    case leavesScreen
    /// It takes a recognizer for gestures.
    case addsRecognizer
    /// It takes an interaction: of dragging, of dropping, of a menu.
    case addsInteraction
    /// It is told of an action by the selector that an argument of this label names.
    case addsTarget
    /// It is told of an action by an object.
    case addsAction
    /// An alert gets a field.
    case addsTextField
    /// A layer gets an animation.
    case addsAnimation
    /// A symbol gets an effect.
    case addsSymbolEffect
    /// It gives the object through which what is set is animated.
    case givesAnimator
    /// Cells follow a finger.
    case movesByHand
    /// It gives what a cell is to show.
    case givesContentConfiguration
    /// It gives a view that an interface file or a list has under a number or a name.
    case findsView(ViewLookup)
    /// It names a class for the cells or headers of a list.
    case registersClass
    /// A control gets another segment.
    case insertsSegment
    /// A control loses its segments.
    case removesSegments
    /// It sets what a control shows in a state, or a segment.
    case setsForState(StateProperty)
    /// It sets the property of this name to its first argument.
    case setsProperty(String)
    /// It turns a property on.
    case turnsOn(String)
    /// It sets the property that an argument names.
    case setsValueForKey
    /// It puts the corner of a view somewhere.
    case setsFrameOrigin
    /// It puts items on a side of the bar of a screen.
    case setsItems(ViewSlot)
    /// It puts items on a toolbar.
    case setsToolbarItems
    /// It puts an entry into a menu.
    case addsMenuItem
    /// It lets an entry of a menu open another menu.
    case setsSubmenu
    /// It gives the item it is called on as a group of one.
    case groupsItem
    /// It changes how SwiftUI views lie in a cell, and gives them back.
    case changesHosting
    /// It takes a controller into the screen of another.
    case takesIn(ControllerTaking)
    /// It brings up a controller; where a label is given, only a call with an argument of that label does.
    case presents(Screen.Presentation, with: String?)
    /// It calls a method of what it is called on after the seconds that an argument of this label gives.
    case performsLater(after: String)
    /// It runs a closure at the time that an argument of this label gives.
    case runsLater(at: String)
    /// It runs a closure after an interval, once or again and again.
    case schedulesTimer
    /// It shows one picture after another in the view that it is called on.
    case playsFrames
    /// It lays views out at once as their constraints say.
    case laysOutNow
    /// It scrolls the view that it is called on.
    case scrolls
    /// It shows a picture from the network in the view it is called on.
    case showsRemoteImage
    /// It shows a picture from the network in the view that an argument of this label names.
    case loadsImage(into: String)
    /// It says what a view of AppKit is to assistive technologies.
    case setsAccessibility(AppKitAccessibilityPart)

    /// By what a method finds a view.
    package enum ViewLookup: String, Sendable {
        case tag, reuseIdentifier, identifier
    }

    /// What a control shows in a state; the raw value is the property of the state that is usual.
    package enum StateProperty: String, Sendable {
        case title, attributedTitle, image, backgroundImage, titleColor
    }

    /// Which controller a method takes into the screen of another.
    package enum ControllerTaking: Sendable {
        /// The first that it is handed.
        case handed
        /// The one that it is called on, which is told of it.
        case receiver
        /// The pages that it is handed, with a direction.
        case pages
    }

    /// What a setter of `NSAccessibilityProtocol` sets.
    package enum AppKitAccessibilityPart: Sendable, Equatable {
        /// What it is.
        case role
        /// The view whose words name it.
        case titleElement
        /// The elements in it.
        case children
        /// What UIKit has a property for, which is of this name.
        case property(String)
    }
}
