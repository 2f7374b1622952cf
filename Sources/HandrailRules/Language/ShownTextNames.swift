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

    /// What the names of functions and types have in them that show people a message, and the labels of what is shown.
    public static let messengers = ["alert", "toast", "snackbar", "hud", "banner"]

    /// Labels of the arguments of a messenger that are shown.
    public static let messages: Set<String> = [
        "title", "subtitle", "message", "text", "status", "withStatus", "withMessage", "withTitle", "withText", "msg",
    ]

    /// What the names of functions have in them that count or record what happens, and show nothing.
    public static let recorders = ["log", "track", "analytic", "record"]

    /// Calls whose first argument is shown, and is the key of a text where it is a literal.
    public static let keyed: [String: WrittenText.Sink] = [
        "Text": .view, "Label": .view, "Button": .view, "Toggle": .view, "Section": .view, "navigationTitle": .view,
        "navigationBarTitle": .view, "alert": .alert, "confirmationDialog": .alert, "accessibilityLabel": .speech,
        "accessibilityHint": .speech, "accessibilityValue": .speech,
    ]

    /// Properties of an error that say to people what went wrong, by the protocol for errors that do.
    public static let explanations: Set<String> = ["errorDescription", "failureReason", "recoverySuggestion"]

    /// Functions of a list's or picker's source by which the system asks for the text that it shows.
    public static let answers: Set<String> = [
        "tableView(_:objectValueFor:row:)", "comboBox(_:objectValueForItemAt:)",
        "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "pickerView(_:titleForRow:forComponent:)",
    ]

    /// The words that a parameter of a closure is called by which is given a message about what went wrong.
    public static let failure: Set<String> = ["error", "message"]

    /// The function of the system that looks a text up in a table.
    public static let lookup = "NSLocalizedString"

    /// Names of what is commonly made of it, and is asked of a text.
    public static let lookups: Set<String> = ["localized", "localize", "localizedString"]

    /// Labels of arguments that say which table or which bundle a text is in, or what stands for one that is missing.
    public static let tables: Set<String> = ["tableName", "table", "bundle", "value", "defaultValue", "in", "from"]

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
