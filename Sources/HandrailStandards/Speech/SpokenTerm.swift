/// A word or sentence that VoiceOver adds by itself to what an app says.
public enum SpokenTerm: String, Hashable, Sendable, CaseIterable {
    // Roles, in the order in which VoiceOver speaks them after name and value.
    case button = "button"
    case backButton = "backButton"
    case switchButton = "switchButton"
    case popUpButton = "popUpButton"
    case tab = "tab"
    case textField = "textField"
    case secureTextField = "secureTextField"
    case heading = "heading"
    case link = "link"
    case adjustable = "adjustable"
    case image = "image"
    case searchField = "searchField"
    // States.
    case selected = "selected"
    case dimmed = "dimmed"
    case on = "on"
    case off = "off"
    case mixed = "mixed"
    case expanded = "expanded"
    case collapsed = "collapsed"
    case isEditing = "isEditing"
    case inProgress = "inProgress"
    // Places.
    case tabBar = "tabBar"
    case list = "list"
    case listStart = "listStart"
    case listEnd = "listEnd"
    case landmark = "landmark"
    case landmarkEnd = "landmarkEnd"
    // Buttons of a stepper, which have no name of their own.
    case increment = "increment"
    case decrement = "decrement"
    // What can be done, spoken after a pause.
    case toggleHint = "toggleHint"
    case editHint = "editHint"
    case misspelledHint = "misspelledHint"
    case adjustHint = "adjustHint"
    case activateHint = "activateHint"
    case actionsAvailable = "actionsAvailable"
    case moreContentAvailable = "moreContentAvailable"
}
