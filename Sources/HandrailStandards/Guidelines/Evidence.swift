/// Where it can be decided whether a guideline is met.
public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// Swift or Objective-C code.
    case source = "source"
    /// Storyboards and xibs.
    case interface = "interface"
    /// Asset catalogs, image and symbol files.
    case assets = "assets"
    /// Info.plist, entitlements, privacy manifest.
    case plist = "plist"
    /// String tables and string catalogs.
    case strings = "strings"
    /// A captured element tree with its screenshot.
    case capture = "capture"
    /// A layout that Handrail computes.
    case preview = "preview"
    /// A user flow run under an assistive feature.
    case flow = "flow"
    /// A person has to look; it becomes an entry of the checklist.
    case manual = "manual"
}
