import HandrailSource

/// The framework that an interface file is for: element names mean different classes in each.
enum InterfaceToolkit {
    /// UIKit, on iOS, iPadOS, tvOS and visionOS.
    case uiKit
    /// AppKit.
    case appKit
    /// WatchKit.
    case watchKit

    /// The toolkit that the root element of a file names.
    init(_ root: InterfaceElement) {
        let type = root["type"] ?? ""
        if type.holds(".Cocoa.") {
            self = .appKit
        } else if type.holds("WatchKit") || root["targetRuntime"] == "watchKit" {
            self = .watchKit
        } else {
            self = .uiKit
        }
    }
}
