import HandrailModel

/// Reads the kind of a target from its product type.
enum XcodeProductType {
    /// The kind for a type such as `com.apple.product-type.application`; unknown types are bundles.
    ///
    /// Apps for Apple Watch have had the type of any other app since Xcode 14: only the platforms tell.
    static func kind(_ type: String, platforms: [PlatformVersion]) -> TargetKind {
        let prefix = "com.apple.product-type."
        let name = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
        let kind = kinds[name] ?? (name.contains("extension") ? .appExtension : .bundle)
        return kind == .app && platforms.map(\.platform) == [.watchOS] ? .watchApp : kind
    }

    private static let kinds: [String: TargetKind] = [
        "application": .app,
        "application.on-demand-install-capable": .app,
        "application.messages": .app,
        "application.watchapp": .watchApp,
        "application.watchapp2": .watchApp,
        "application.watchapp2-container": .watchApp,
        "framework": .framework,
        "framework.static": .framework,
        "library.static": .framework,
        "library.dynamic": .framework,
        "tool": .tool,
        "bundle": .bundle,
        "bundle.unit-test": .tests,
        "bundle.ui-testing": .tests,
        "bundle.ocunit-test": .tests,
    ]
}
