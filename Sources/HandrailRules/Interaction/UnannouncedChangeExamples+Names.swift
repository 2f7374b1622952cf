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

    /// Texts that are empty at first, failures that take the place of what was awaited, answers that take the place of
    /// what was pressed, and signs of progress.
    static let replacing: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var errorMessage = ""

                var body: some View {
                    VStack {
                        ↓Text(errorMessage)
                        Button("Log in") { errorMessage = "Wrong password" }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @StateObject private var model = Voyages()

                var body: some View {
                    switch model.state {
                    case .loading: ProgressView()
                    case .failed(let error): ↓Text(error.localizedDescription)
                    case .loaded(let names): List(names, id: \\.self) { Text($0) }
                    }
                    Button("Try again") { model.load() }
                }
            }

            final class Voyages: ObservableObject {
                enum State { case loading, failed(Error), loaded([String]) }

                @Published private(set) var state = State.loading
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var isBooked = false

                var body: some View {
                    if isBooked {
                        ↓Text("The boat is yours on Sunday.")
                    } else {
                        Button("Book the boat") { isBooked = true }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var hint: String?

                var body: some View {
                    VStack {
                        Button("Send") { hint = "Write to somebody first." }
                        if let hint {
                            ↓Text(hint).foregroundStyle(.red)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var isSaving = false

                var body: some View {
                    ZStack {
                        Form {
                            Button("Save") {
                                isSaving = true
                                Task {
                                    await service.save()
                                    isSaving = false
                                }
                            }
                        }
                        if isSaving {
                            ↓ProgressView("Saving")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("what is loaded as the screen comes up was not asked for by anybody who waits at a button"),
            """
            struct Example: View {
                @State private var isLoading = true

                var body: some View {
                    ZStack {
                        Text("Departures")
                        if isLoading {
                            ProgressView()
                        }
                    }
                    .task { isLoading = false }
                }
            }
            """),
        RuleExample(
            .nearMiss("the object that keeps the state announces what failed"),
            """
            struct Example: View {
                @StateObject private var model = Voyages()

                var body: some View {
                    switch model.state {
                    case .loading: ProgressView()
                    case .failed(let error): Text(error.localizedDescription)
                    case .loaded(let names): List(names, id: \\.self) { Text($0) }
                    }
                    Button("Try again") { model.load() }
                }
            }

            final class Voyages: ObservableObject {
                enum State { case loading, failed(Error), loaded([String]) }

                @Published private(set) var state = State.loading

                func load() async {
                    state = .failed(Failure.noNetwork)
                    AccessibilityNotification.Announcement("The voyages could not be loaded.").post()
                }
            }
            """),
        RuleExample(
            .nearMiss("the title of what is shown is loaded like everything else, and says nothing new"),
            """
            struct Example: View {
                @StateObject private var model = Voyage()

                var body: some View {
                    VStack {
                        Text(model.harbor)
                        Button("Load") { model.load() }
                    }
                }
            }

            final class Voyage: ObservableObject {
                @Published private(set) var harbor = ""

                func load() { harbor = "Skerry" }
            }
            """),
        RuleExample(
            .review,
            """
            final class LoginController: UIViewController {
                private let info = ↓UILabel()
                private let submit = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    submit.setTitle("Log in", for: .normal)
                    submit.addTarget(self, action: #selector(login), for: .touchUpInside)
                    view.addSubview(info)
                    view.addSubview(submit)
                }

                @objc private func login() {
                    service.login { [weak self] result in
                        if case .failure(let failure) = result {
                            self?.info.text = failure.localizedDescription
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class LoginController: UIViewController {
                private let info = ↓UILabel()
                private let submit = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    info.textColor = .systemRed
                    info.isHidden = true
                    info.text = NSLocalizedString("Wrong password.", comment: "")
                    submit.setTitle("Log in", for: .normal)
                    submit.addTarget(self, action: #selector(login), for: .touchUpInside)
                    view.addSubview(info)
                    view.addSubview(submit)
                }

                @objc private func login() {
                    service.login { [weak self] isRight in self?.info.isHidden = isRight }
                }
            }
            """),
        RuleExample(
            .nearMiss("it is filled with what people chose, in no red and with no failure"),
            """
            final class BoatController: UIViewController {
                private let info = UILabel()
                private let choose = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    choose.setTitle("Choose", for: .normal)
                    choose.addTarget(self, action: #selector(pick), for: .touchUpInside)
                    view.addSubview(info)
                    view.addSubview(choose)
                }

                @objc private func pick() {
                    service.pick { [weak self] boat in self?.info.text = boat.name }
                }
            }
            """),
    ]
}
