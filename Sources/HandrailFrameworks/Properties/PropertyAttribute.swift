/// What a property becomes in the model, where its value says that by itself.
package enum PropertyAttribute: Sendable, CaseIterable {
    // What is heard.
    case label, value, hint, helpTag, inputLabels, respondsToUserInteraction, customActions, rotors, customContent
    // Whether it is there.
    case hidden, opacity, accessibilityHidden
    // What it is, and what it does.
    case identifier, modal, enabled, selected, hitTesting, largeContentViewer, credentialType, dragPoint, dropPoint
    // How it looks.
    case font, foreground, background, tint, tracking, prominence, lineLimit, textAlignment, textSelection
    case truncationMode
    case ignoresInvertColors, colorScheme, contentMode, imageScaling
    // How large its text may become, by the names of the categories of UIKit.
    case largestTextSize, smallestTextSize
    // How it is laid out.
    case layoutDirection, contentInset, contentPadding
    // What holds of a screen.
    case deferredEdges, statusBarHidden, backButtonHidden
}
