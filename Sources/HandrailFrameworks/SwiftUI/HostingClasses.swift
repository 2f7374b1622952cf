/// Names of UIKit and AppKit that stand where SwiftUI and they meet.
package enum HostingClasses {
    /// What shows SwiftUI views in other frameworks.
    package static let hosts: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "NSHostingController", "NSHostingView", "_UIHostingView",
    ]
    /// What makes images that are handed to SwiftUI.
    package static let images: Set<String> = ["UIImage", "NSImage", "Image"]
    /// What shows films that a player of the system plays.
    package static let players: Set<String> = ["AVPlayerViewController", "AVPlayerLayer", "AVPlayerView"]
    /// What lists the ways in which lines of a paragraph are aligned.
    package static let textAlignment = "NSTextAlignment"
}
