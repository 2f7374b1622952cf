extension UnannouncedChangeExamples {
    /// Messages whose state has another name than what is shown, and those about what is no longer right.
    static let named: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Example: View {
                @StateObject private var model = Upload()

                var body: some View {
                    VStack {
                        if let text = model.errorMessage {
                            ↓Text(text)
                        }
                        Button("Send") { model.send() }
                    }
                }
            }

            final class Upload: ObservableObject {
                @Published var errorMessage: String?

                func send() {
                    service.send { self.errorMessage = $0.localizedDescription }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var name = ""
                @State private var isNameValid = true

                var body: some View {
                    VStack {
                        TextField("Name", text: $name)
                            .onChange(of: name) { isNameValid = !name.isEmpty }
                        if !isNameValid {
                            ↓Text("A ship needs a name")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it is there from the beginning, and goes away"),
            """
            struct Example: View {
                @State private var name = ""
                @State private var isNameValid = false

                var body: some View {
                    VStack {
                        TextField("Name", text: $name)
                            .onChange(of: name) { isNameValid = !name.isEmpty }
                        if !isNameValid {
                            Text("A ship needs a name")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var name = ""
                @State private var isNameValid = true

                var body: some View {
                    VStack {
                        TextField("Name", text: $name)
                        if !isNameValid {
                            ↓Text("A ship needs a name")
                        }
                        Button("Send") { isNameValid = false }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it is what takes the message away"),
            """
            struct Example: View {
                @State private var name = ""
                @State private var isNameValid = true

                var body: some View {
                    VStack {
                        TextField("Name", text: $name)
                        if !isNameValid {
                            Text("A ship needs a name")
                        }
                        Button("Send") { isNameValid = true }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it says that nothing is checked"),
            """
            struct Example: View {
                @State private var name = ""
                @State private var isValidating = true

                var body: some View {
                    VStack {
                        TextField("Name", text: $name)
                        if !isValidating {
                            Text("A ship needs a name")
                        }
                        Button("Send") { isValidating = false }
                    }
                }
            }
            """),
    ]

    /// Labels that are there where something failed.
    static let ofFailures: [RuleExample] = [
        RuleExample(
            .review,
            """
            import UIKit

            final class AmountController: UIViewController {
                private let errorLabel = ↓UILabel()
                private let model = Amount()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(errorLabel)
                    reload()
                }

                private func reload() {
                    errorLabel.isHidden = model.error == nil
                    if let error = model.error { errorLabel.text = error.words }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class AmountController: UIViewController {
                private let errorLabel = UILabel()
                private let model = Amount()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(errorLabel)
                    reload()
                }

                private func reload() {
                    errorLabel.isHidden = model.error == nil
                    if let error = model.error {
                        errorLabel.text = error.words
                        UIAccessibility.post(notification: .announcement, argument: error.words)
                    }
                }
            }
            """),
    ]
}
