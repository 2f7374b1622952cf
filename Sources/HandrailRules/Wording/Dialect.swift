public import HandrailModel

/// What decides how a term is spelled: the framework that a place is written in, and the systems that the app runs on.
public struct Dialect: Hashable, Sendable {
    /// Whose names are used.
    enum Framework: Hashable, Sendable {
        case swiftUI, uiKit, appKit
    }

    /// What the place is written in.
    let toolkit: Screen.Toolkit
    /// The framework of its views.
    let kit: Screen.Kit
    /// The systems that the app runs on; empty where they are unknown.
    let platforms: [PlatformVersion]

    /// The dialect of a place.
    public init(toolkit: Screen.Toolkit, kit: Screen.Kit = .uiKit, platforms: [PlatformVersion] = []) {
        self.toolkit = toolkit
        self.kit = kit
        self.platforms = platforms
    }

    /// Whose names are used: those of WatchKit and of Texture are those of UIKit.
    var framework: Framework {
        switch (toolkit, kit) {
        case (.swiftUI, _): .swiftUI
        case (.views, .appKit), (.interfaceFile, .appKit), (.capture, .appKit): .appKit
        case (.views, .uiKit), (.views, .watchKit), (.views, .texture): .uiKit
        case (.interfaceFile, .uiKit), (.interfaceFile, .watchKit), (.interfaceFile, .texture): .uiKit
        case (.capture, .uiKit), (.capture, .watchKit), (.capture, .texture): .uiKit
        }
    }

    /// Whether the app runs on a system that is older than a release.
    func predates(_ release: SystemRelease) -> Bool { platforms.contains(where: release.isAfter) }
}
