/// A word or sentence that VoiceOver adds by itself to what an app says.
public enum SpokenTerm: String, Hashable, Sendable, CaseIterable {
    // Roles, in the order in which VoiceOver speaks them after name and value.
    case button, backButton, switchButton, popUpButton, tab, textField, secureTextField, heading, link, adjustable, image
    case searchField
    // States.
    case selected, dimmed, on, off, mixed, expanded, collapsed, isEditing, inProgress
    // Places.
    case tabBar, list, listStart, listEnd, landmark, landmarkEnd
    // Buttons of a stepper, which have no name of their own.
    case increment, decrement
    // What can be done, spoken after a pause.
    case toggleHint, editHint, misspelledHint, adjustHint, activateHint, actionsAvailable, moreContentAvailable
}
