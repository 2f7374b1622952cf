/// What a modifier presents over the screen.
public enum PresentationKind: Hashable, Sendable {
    case sheet, cover, popover, alert, confirmationDialog, inspector, navigationDestination, fileExporter, other
}
