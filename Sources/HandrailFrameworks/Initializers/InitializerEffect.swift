package import HandrailModel

/// What an argument of an initializer of a framework becomes.
package enum InitializerEffect: Sendable, Equatable {
    /// It says nothing of what is made.
    case saysNothing

    // MARK: Views, controllers and items

    /// The value of the property of this name.
    case property(String)
    /// The same, set as an assignment sets it.
    case assigned(String)
    /// The title of a button, whose kind is of this name.
    case titleOfButton(type: String)
    /// The segments of a control; where `evenOfItem` is false, not those of an item of a bar.
    case segments(evenOfItem: Bool)
    /// What plays this part in the view.
    case part(ViewSlot)
    /// Where the view is and how large.
    case frame
    /// The selector that is called.
    case selector
    /// The action of a control.
    case action
    /// The SwiftUI view that is shown.
    case hostedView
    /// What the controller shows as its screen.
    case rootNode
    /// What a node stands for, which a closure makes.
    case madeView
    /// What lays nodes out: those that it arranges, what lies behind them, what lies over them.
    case arranged, laidBehind, laidOver
    /// The controller that shows what was found.
    case searchResults
    /// The controller that is shown at first, or all the time.
    case rootController

    // MARK: Alerts, commands, groups

    /// Words that an alert shows.
    case wordsOfAlert
    /// The key that triggers a command, or those that are held down meanwhile.
    case key, modifiers
    /// Items that are put together.
    case groupedItems

    // MARK: Pictures

    /// The name of a picture in the bundle, or of one of the system.
    case pictureName
    /// A picture of the bundle, by the constant that Xcode makes of it.
    case pictureResource
    /// The name of a symbol of the system.
    case symbol
    /// The name of a symbol, which may be one of the bundle.
    case symbolOfAny
    /// A symbol, by a constant of a package.
    case symbolConstant
}
