/// Reads the kind of a target from its product type.
enum XcodeProductType {
    /// The kind for a type such as `com.apple.product-type.application`; unknown types are bundles.
    static func kind(_ type: String) -> TargetKind {
        let prefix = "com.apple.product-type."
        let name = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
        return kinds[name] ?? (name.contains("extension") ? .appExtension : .bundle)
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
