/// What the system runs an extension of an app for.
public enum ExtensionKind: String, Hashable, Sendable, CaseIterable {
    case keyboard, widget, intents, intentsInterface, share, action, notificationService, notificationContent
    case photoEditing, fileProvider, messages, contentBlocker, safari, today
    /// Anything else.
    case other

    /// The kind by what a property list calls it, such as `com.apple.keyboard-service`.
    public init(identifier: String) { self = Self.kinds[identifier] ?? .other }

    /// Source: Apple, “NSExtensionPointIdentifier”, and “EXExtensionPointIdentifier” for those of ExtensionKit.
    private static let kinds: [String: ExtensionKind] = [
        "com.apple.keyboard-service": .keyboard, "com.apple.widgetkit-extension": .widget,
        "com.apple.intents-service": .intents, "com.apple.appintents-extension": .intents,
        "com.apple.intents-ui-service": .intentsInterface, "com.apple.share-services": .share,
        "com.apple.ui-services": .action, "com.apple.services": .action,
        "com.apple.usernotifications.service": .notificationService,
        "com.apple.usernotifications.content-extension": .notificationContent,
        "com.apple.photo-editing": .photoEditing, "com.apple.fileprovider-nonui": .fileProvider,
        "com.apple.fileprovider-actionsui": .fileProvider, "com.apple.message-payload-provider": .messages,
        "com.apple.Safari.content-blocker": .contentBlocker, "com.apple.Safari.web-extension": .safari,
        "com.apple.Safari.extension": .safari, "com.apple.widget-extension": .today,
    ]
}

extension TargetFacts {
    /// What the system runs it for, where it is an extension whose property list says so.
    public var extensionKind: ExtensionKind? {
        guard kind == .appExtension else { return nil }
        let point = keys.lazy.compactMap { key -> String? in
            switch key.name {
            case "NSExtension": key["NSExtensionPointIdentifier"]?.text
            case "EXAppExtensionAttributes": key["EXExtensionPointIdentifier"]?.text
            default: nil
            }
        }.first
        return point.map(ExtensionKind.init)
    }
}
