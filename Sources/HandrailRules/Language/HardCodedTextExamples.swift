/// What texts in one language are told of, as code: notices, titles, and keys that no table has.
enum HardCodedTextExamples {
    private static let tables = [
        "en.lproj/Localizable.strings": """
            "start" = "Start"; "Berths" = "Berths"; "Crew" = "Crew"; "Mole" = "Mole"; "Tide" = "Tide";
            "Stay for %d nights?" = "Stay for %d nights?"; "Pay for %lld nights?" = "Pay for %lld nights?";
            """,
        "ko.lproj/Localizable.strings": """
            "start" = "시작"; "Berths" = "선석"; "Crew" = "선원"; "Mole" = "방파제"; "Tide" = "조류";
            "Stay for %d nights?" = "%d박 머무를까요?"; "Pay for %lld nights?" = "%lld박을 결제할까요?";
            """,
    ]

    private static func controller(_ code: String) -> String {
        """
        import UIKit

        final class PierController: UIViewController {
            func show(_ count: Int) {
                \(code)
            }
        }
        """
    }

    private static func view(_ modifier: String) -> String {
        """
        import SwiftUI

        struct PierView: View {
            @State private var isAsking = false
            let nights: Int
            let name: String

            var body: some View {
                Text("Berths")
                    \(modifier)
            }
        }
        """
    }

    /// Everything that is looked up, with one more.
    private static func lookups(_ last: String) -> String {
        """
        enum PierText {
            static let berths = NSLocalizedString("Berths", comment: "")
            static let crew = NSLocalizedString("Crew", comment: "")
            static let mole = NSLocalizedString("Mole", comment: "")
            static let tide = NSLocalizedString("Tide", comment: "")
            static let last = \(last)
        }
        """
    }

    private static func shortLookups(_ last: String) -> String {
        """
        extension String {
            var localized: String { NSLocalizedString(self, comment: "") }
        }

        struct PierText {
            let texts = ["Berths".localized, "Crew".localized, "Mole".localized, "Tide".localized]
            func title(_ count: Int) -> String { "\\(\(last).localized): \\(count)" }
        }
        """
    }

    /// Notices, titles and keys.
    static let all: [RuleExample] = [
        RuleExample(
            .violation, controller("Messages.alert(title: ↓\"Pier is closed\", message: nil)"), files: tables),
        RuleExample(
            .violation, controller("ProgressHUD.show(withStatus: ↓\"Mooring the boat\")"), files: tables),
        RuleExample(
            .violation, controller("showToast(message: ↓\"Your berth is booked\")"), files: tables),
        RuleExample(.violation, controller("navigationItem.title = ↓\"Start\""), files: tables),
        RuleExample(
            .nearMiss("whoever shows it looks it up: a table has it as a key"),
            controller("Messages.alert(title: \"Berths\", message: nil)"), files: tables),
        RuleExample(
            .nearMiss("what is counted is not shown"),
            controller("analytics.trackAlert(title: \"Pier is closed\")"), files: tables),
        RuleExample(
            .nearMiss("a name that is translated nowhere"), controller("navigationItem.title = \"Handrail\""),
            files: tables),
        RuleExample(
            .nearMiss("it goes into a key of a table"), controller("Messages.alert(title: name, message: nil)"),
            files: tables),
        RuleExample(.violation, lookups("↓NSLocalizedString(\"Quay\", comment: \"\")"), files: tables),
        RuleExample(.silent, lookups("NSLocalizedString(\"start\", comment: \"\")"), files: tables),
        RuleExample(
            .nearMiss("it is in the table of another bundle"),
            lookups("NSLocalizedString(\"Quay\", bundle: .harbor, comment: \"\")"), files: tables),
        RuleExample(.violation, shortLookups("↓\"Quay\""), files: tables),
        RuleExample(.silent, shortLookups("\"start\""), files: tables),
        RuleExample(
            .nearMiss("a function of its own that finds hardly any of its keys has other tables"),
            """
            struct PierText {
                let texts = ["Quay".localized, "Wharf".localized, "Crew".localized]
            }
            """, files: tables),
        RuleExample(
            .violation,
            view(
                ".alert(\"start\", isPresented: $isAsking) {} message: "
                    + "{ Text(↓\"Stay for \\(nights) nights?\") }"), files: tables),
        RuleExample(
            .silent,
            view(
                ".alert(\"start\", isPresented: $isAsking) {} message: "
                    + "{ Text(\"Pay for \\(nights) nights?\") }"), files: tables),
        RuleExample(
            .violation, view(".alert(↓\"Leave berth '\\(name)'?\", isPresented: $isAsking) {}"), files: tables),
        RuleExample(
            .nearMiss("the number is written as the key says"),
            view(".accessibilityLabel(\"Stay for \\(nights, specifier: \"%d\") nights?\")"), files: tables),
    ] + returned

    private static func failure(_ text: String) -> String {
        """
        import Foundation

        enum MooringFailure: LocalizedError {
            case full
            case closed

            var errorDescription: String? {
                switch self {
                case .full: return \(text)
                case .closed: return NSLocalizedString("start", comment: "")
                }
            }

            var debugDescription: String { "All berths of the pier are taken" }
        }
        """
    }

    private static func filled(_ text: String) -> String {
        """
        import AppKit

        final class BerthList: NSObject, NSTableViewDataSource {
            private var names: [String?] = []

            func tableView(_ tableView: NSTableView, objectValueFor column: NSTableColumn?, row: Int) -> Any? {
                names[row] ?? \(text)
            }
        }
        """
    }

    private static func booking(_ text: String, _ parameter: String) -> String {
        """
        import Foundation

        final class Harbor {
            func book(_ berth: String, whenDone: @escaping (_ \(parameter): String?) -> Void) {
                guard !berth.isEmpty else {
                    whenDone(\(text))
                    return
                }
                whenDone(nil)
            }
        }
        """
    }

    /// Texts that code gives back to whoever shows them.
    private static let returned: [RuleExample] = [
        RuleExample(.violation, failure("↓\"All berths are taken. Try another day.\""), files: tables),
        RuleExample(
            .nearMiss("what is no sentence may be for a log alone"), failure("\"no berth for id\""), files: tables),
        RuleExample(.silent, failure("String(localized: \"Berths\")"), files: tables),
        RuleExample(.violation, filled("↓\"no name\""), files: tables),
        RuleExample(
            .nearMiss("a word with a capital may be a name, where it is translated nowhere"), filled("\"Tern\""),
            files: tables),
        RuleExample(.silent, filled("NSLocalizedString(\"Mole\", comment: \"\")"), files: tables),
        RuleExample(.violation, booking("↓\"There is no such berth\"", "errorMessage"), files: tables),
        RuleExample(
            .nearMiss("what a closure is given that is no message is shown to nobody"),
            booking("\"There is no such berth\"", "key"), files: tables),
    ]
}
