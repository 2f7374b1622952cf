import HandrailModel
import Testing

/// The words of a condition tell what it asks.
@Suite("What a condition says") struct ConditionFormTests {
    @Test(
        "is read from its text",
        arguments: [
            ("isOpen", .flag("isOpen")),
            ("self.model?.isOpen", .flag("model.isOpen")),
            ("$isOpen", .flag("isOpen")),
            ("!isOpen", .not(.flag("isOpen"))),
            ("isOpen == false", .not(.flag("isOpen"))),
            ("isOpen == true", .flag("isOpen")),
            ("let error", .exists("error")),
            ("model.error != nil", .not(.not(.exists("model.error")))),
            ("error == nil", .not(.exists("error"))),
            ("boats.isEmpty", .isEmpty("boats")),
            ("boats.isEmpty == false", .not(.isEmpty("boats"))),
            ("boats.count > 1", .not(.isEmpty("boats"))),
            ("boats.count == 0", .isEmpty("boats")),
            ("name == \"\"", .isEmpty("name")),
            ("phase == .loading", .isOne("phase", of: ["loading"])),
            ("phase = .loading, .idle", .isOne("phase", of: ["loading", "idle"])),
            ("phase = .failed(error)", .isOne("phase", of: ["failed"])),
            ("(isOpen)", .flag("isOpen")),
            ("isOpen && !isLate", .both(.flag("isOpen"), .not(.flag("isLate")))),
            ("a || b && c", .either(.flag("a"), .both(.flag("b"), .flag("c")))),
            ("!(a || b)", .not(.either(.flag("a"), .flag("b")))),
            ("!a && b", .both(.not(.flag("a")), .flag("b"))),
        ] as [(String, ConditionForm)])
    func form(text: String, form: ConditionForm) {
        #expect(ConditionForm(text) == form)
    }

    @Test(
        "is unknown where the text was cut, counts, or is no condition",
        arguments: ["isOpen && someVeryLong…", "", "boats.count > limit", "1 < 2", "a ? b : c",
            "(((((((((((((a)))))))))))))"])
    func unknown(text: String) {
        #expect(ConditionForm(text) == .unknown)
    }

    @Test("holds as it is written, whoever negates it")
    func negation() {
        #expect(ElementCondition(subject: .app, isNegated: true, text: "!isOpen").holdsAsWritten)
        #expect(ElementCondition(subject: .app, text: "isOpen").holdsAsWritten)
        // The other side of a guard.
        #expect(!ElementCondition(subject: .app, text: "!isOpen").holdsAsWritten)
        #expect(!ElementCondition(subject: .app, isNegated: true, text: "isOpen").holdsAsWritten)
        #expect(!ElementCondition(subject: .platform, isNegated: true, text: "#available(iOS 26, *)").holdsAsWritten)
    }
}
