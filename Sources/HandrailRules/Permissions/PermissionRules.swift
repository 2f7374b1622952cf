/// Rules about when an app asks people for something, and what it says right before.
enum PermissionRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(PermissionAtLaunch()),
        RegisteredRule(QuestionBeforePermission()),
    ]
}
