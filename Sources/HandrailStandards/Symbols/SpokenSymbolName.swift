/// What VoiceOver says for an SF Symbol that has no label.
public struct SpokenSymbolName: Hashable, Sendable {
    /// In English, spelled as the system has it: some begin with a capital, some do not. Compare without case.
    public let en: String
    /// In Korean; `nil` where it is not known.
    public let ko: String?
    /// Whether the sources agree and the words fit the symbol.
    public let isCertain: Bool

    /// A spoken name.
    public init(en: String, ko: String?, isCertain: Bool) {
        self.en = en
        self.ko = ko
        self.isCertain = isCertain
    }
}
