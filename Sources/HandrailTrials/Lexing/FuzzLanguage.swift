/// What a file is written in, as far as changing it is concerned.
package enum FuzzLanguage: Sendable, CaseIterable {
    /// Swift.
    case swift
    /// Objective-C.
    case objectiveC
    /// Storyboards, xibs, property lists.
    case xml
    /// Asset catalogs and string catalogs.
    case json
    /// Tables of strings, Xcode projects.
    case oldStyle
    /// Pictures and all else.
    case bytes

    /// The language of files with a suffix.
    package init(suffix: String) {
        self = switch suffix {
        case "swift": .swift
        case "m", "mm", "h": .objectiveC
        case "storyboard", "xib", "plist", "stringsdict", "entitlements", "xcprivacy": .xml
        case "json", "xcstrings": .json
        case "strings", "pbxproj", "xcconfig": .oldStyle
        default: .bytes
        }
    }
}
