public import HandrailModel

/// The names by which code shows texts to people, looks texts up in tables, or writes them to a log.
public enum ShownTextNames {
    /// Properties by what becomes of the text that is assigned to them.
    public static let properties: [String: WrittenText.Sink] = [
        "text": .view, "title": .view, "placeholder": .view, "prompt": .view, "detailText": .view,
        "stringValue": .view, "messageText": .alert, "informativeText": .alert, "alertBody": .notification,
        "body": .notification, "accessibilityLabel": .speech, "accessibilityHint": .speech,
        "accessibilityValue": .speech,
    ]

    /// How names end of what people edit: what is in it is theirs, and is read back as it is written.
    public static let inputs = ["field", "textview", "input", "editor", "searchbar"]

    /// Initializers of alerts, of which the title and the message are shown.
    public static let alerts: Set<String> = ["UIAlertController", "UIAlertAction"]

    /// Calls whose first argument is shown, and is the key of a text where it is a literal.
    public static let keyed: [String: WrittenText.Sink] = [
        "Text": .view, "Label": .view, "Button": .view, "Toggle": .view, "Section": .view, "navigationTitle": .view,
        "navigationBarTitle": .view, "alert": .alert, "accessibilityLabel": .speech, "accessibilityHint": .speech,
        "accessibilityValue": .speech,
    ]

    /// The function of the system that looks a text up in a table.
    public static let lookup = "NSLocalizedString"

    /// Functions that write to a log, or end the app with a text that nobody is shown.
    public static let logs: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "assert", "assertionFailure", "precondition", "preconditionFailure",
        "fatalError", "XCTFail", "DDLogDebug", "DDLogInfo", "DDLogError", "DDLogWarn", "DDLogVerbose",
    ]

    /// Methods of loggers.
    public static let levels: Set<String> = [
        "log", "debug", "info", "notice", "warning", "error", "fault", "trace", "critical", "verbose", "warn",
    ]
}
