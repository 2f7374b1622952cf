/// Rules about what an app asks of people, what it says to them and where it keeps what it is trusted with.
enum PrivacyRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(MissingPurposeString()),
        .deciding { RegisteredRule(UnclearPurposeString(options: $0)) },
        RegisteredRule(PurposeStringNotLocalized()),
        RegisteredRule(MissingAccessReason()),
        RegisteredRule(UnknownAccessReason()),
        RegisteredRule(TransportSecurityOff()),
        RegisteredRule(CertificateCheckDisabled()),
        RegisteredRule(SecretInUserDefaults()),
        RegisteredRule(SecretInSource()),
        RegisteredRule(UnusedPurposeString()),
        RegisteredRule(TrackingNotAsked()),
        RegisteredRule(TrackingUndeclared()),
        RegisteredRule(BroadAccess()),
        RegisteredRule(WeakFileProtection()),
        RegisteredRule(SecretInPropertyList()),
        RegisteredRule(SecretInLog()),
        RegisteredRule(PasteboardReadUnasked()),
        RegisteredRule(PasswordOnlyLogin()),
        RegisteredRule(WebViewLogin()),
        RegisteredRule(PasteDisabled()),
    ]
}
