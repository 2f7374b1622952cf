/// What comes of setting a property besides what its value says.
package enum PropertyEffect: Sendable, CaseIterable {
    // MARK: Looks

    /// A view is moved, turned or scaled.
    case transforms
    /// A view lets through what lies behind it, or goes away.
    case fades
    /// A view goes away.
    case hides
    /// A view is put somewhere with its size, or with its center alone.
    case frames, centers
    /// A picture is shown.
    case shows
    /// A picture from the network is shown.
    case loadsPicture

    // MARK: What configures

    /// A button looks as its configuration says.
    case configuresButton
    /// A closure is handed the view whenever it is to change its configuration.
    case configuresLater
    /// A cell shows what its configuration says.
    case fillsCell
    /// A screen shows that it has nothing to show.
    case showsEmptyScreen

    // MARK: What is in it

    /// A cell gets accessories, or a view as its only one.
    case addsAccessories, addsAccessory
    /// A screen has another way back.
    case leadsBack
    /// A controller shows others by tabs, or one on another.
    case holdsScreens
    /// A screen can be searched.
    case searches
    /// A controller, or an item, shows a view.
    case showsView
    /// A view shows another as all that it holds.
    case showsContent
    /// A node is laid out by what a closure gives back.
    case laysOut
    /// A controller or a view shows a view of SwiftUI.
    case hostsContent
    /// A view or an item opens a menu.
    case opensMenu
    /// A view recognizes gestures.
    case recognizesGestures
    /// A node reacts to touches around it.
    case widensTouch
    /// A view says in which order its elements are met, by people or by tests.
    case listsElements, listsElementsForTests

    // MARK: Others

    /// An object is told of what happens.
    case delegates
    /// A command is called so.
    case titlesCommand
}
