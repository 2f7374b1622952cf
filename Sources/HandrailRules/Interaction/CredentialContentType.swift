import HandrailModel
import HandrailSemantics
import HandrailSource

/// A field for credentials that does not say so, and so is not filled in by the system.
struct CredentialContentType: ElementRule {
    static let info = RuleInfo(
        id: "credential-content-type",
        title: Bilingual(en: "Credential field without content type", ko: "콘텐츠 유형이 없는 자격 증명 필드"),
        reason: Bilingual(
            en: "AutoFill types a password or a code for people who find typing or remembering hard; it needs to know "
                + "the fields.",
            ko: "암호 자동 완성은 입력하거나 기억하기 어려운 사람을 대신해 암호와 코드를 채워 줍니다. 그러려면 어떤 필드인지 알아야 "
                + "합니다."),
        impact: .moderate, guidelines: ["privacy.no-custom-authentication"],
        criteria: ["WCAG 2.2 1.3.5", "WCAG 2.2 3.3.8"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Form {
                ↓TextField("Email", text: $email)
                ↓SecureField("Password", text: $password)
                Button("Log In") { logIn() }
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                TextField("Username", text: $name).textContentType(.username)
                ↓SecureField("••••••", text: $password)
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text("Unlock your account")
                ↓SecureField("Password", text: $password)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓TextField("Verification code", text: $code)
                .keyboardType(.numberPad)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                ↓TextField("아이디(또는 전화번호)", text: $name)
                ↓SecureField("비밀번호", text: $password)
            }
            """),
        RuleExample(
            .violation,
            """
            final class SignInController: UIViewController {
                private let nameField = ↓UITextField()
                private let passwordField = UITextField()
                override func viewDidLoad() {
                    nameField.placeholder = "Phone number or email"
                    view.addSubview(nameField)
                    passwordField.placeholder = "Password"
                    passwordField.isSecureTextEntry = true
                    passwordField.textContentType = .password
                    view.addSubview(passwordField)
                }
            }
            """),
        RuleExample(
            .nearMiss("the field looks for somebody"),
            """
            VStack {
                TextField("Find by phone number or username", text: $query)
                SecureField("Password", text: $password).textContentType(.password)
            }
            """),
        RuleExample(
            .silent,
            """
            Form {
                TextField("Email", text: $email).textContentType(.username)
                SecureField("Password", text: $password).textContentType(.password)
            }
            """),
        RuleExample(
            .silent,
            """
            Form {
                TextField("Title", text: $title)
                TextField("Email", text: $guestEmail)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                SecureField("New password", text: $password)
                SecureField("Repeat it", text: $repeated)
            }
            .textContentType(.newPassword)
            """),
        RuleExample(
            .silent,
            """
            SecureField("API key", text: $key)
            """),
        RuleExample(
            .nearMiss("a network's password is in no account that AutoFill could offer"),
            """
            VStack {
                Text("Join Wi-Fi")
                SecureField("Wi-Fi password", text: $password)
            }
            """),
        RuleExample(
            .review,
            """
            ↓<textField placeholder="Password" id="f1">
            <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
            </textField>
            """),
        RuleExample(
            .silent,
            """
            <textField placeholder="Password" id="f1">
            <textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="password"/>
            </textField>
            """),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let field = ↓UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.placeholder = NSLocalizedString("Password", comment: "")
                    field.isSecureTextEntry = true
                    view.addSubview(field)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let field = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.placeholder = NSLocalizedString("Password", comment: "")
                    field.isSecureTextEntry = true
                    field.textContentType = .password
                    view.addSubview(field)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.secureField, .textField]

    /// What a field is for.
    enum Signal: Hashable, Sendable {
        case password(String)
        case account(String, isMail: Bool)
        /// An address beside a name to log in with.
        case contact(String)
        case code(String)
        case phone(String)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let purpose = Purpose(of: element) else {
            if element.kind == .secureField {
                answers.cannotTell(en: "nothing says what the field is for", ko: "입력란의 용도를 알 수 없습니다")
            }
            return
        }
        if Self.hasType(element) { return answers.pass() }
        if Self.isForOtherSecrets(element, on: screen) {
            return answers.cannotTell(en: "the password may be none of an account", ko: "계정의 암호가 아닐 수 있습니다")
        }
        let name = element.fieldName ?? ""
        switch purpose {
        case .code: answers.violation(.code(name), on: element, certainty: .likely)
        case .phone:
            let naming = [element.labelUse].compactMap { $0?.use.place }.filter { $0 != element.place }
            answers.review(
                .phone(name), on: element, certainty: .likely, impact: .minor,
                related: naming.map { place in
                    RelatedPlace(place: place, why: Bilingual(en: "what it asks for", ko: "무엇을 묻는지 정하는 곳"))
                })
        case .password:
            let tree = element.tree
            let isLogin = tree.elements.indices.contains { index in
                tree.elements[index].kind == .textField && Purpose(of: tree[index])?.isAccount == true
            }
            if isLogin {
                answers.violation(.password(name), on: element, certainty: .likely)
            } else {
                answers.review(.password(name), on: element)
            }
        case .account(let isMail):
            let tree = element.tree
            let asksForPassword = tree.elements.indices.contains { index in
                tree.elements[index].kind == .secureField && Purpose(of: tree[index]) == .password
            }
            guard asksForPassword else { return answers.pass() }
            let hasName = isMail && tree.elements.indices.contains { index in
                tree.elements[index].kind == .textField && Purpose(of: tree[index]) == .account(isMail: false)
            }
            answers.violation(
                hasName ? .contact(name) : .account(name, isMail: isMail), on: element, certainty: .likely)
        }
    }

    /// Whether a type is given to the field or to something around it.
    private static func hasType(_ element: ElementView) -> Bool {
        ([element] + element.ancestors).contains { level in
            level.has { attribute in
                switch attribute {
                case .interaction(.credentialType), .unknownModifier: true
                default: false
                }
            }
        }
    }

    /// Whether the screen, a view around the field or another field speaks of a network, a certificate or a key.
    private static func isForOtherSecrets(_ element: ElementView, on screen: PerceivedTree) -> Bool {
        if Purpose.isOtherSecret(screen.screen.name) { return true }
        let tree = element.tree
        return tree.elements.indices.contains { index in
            switch tree.elements[index].kind {
            case .customView:
                guard case .type(let name) = tree.elements[index].content else { return false }
                return tree[index].contains(element) && Purpose.isOtherSecret(name)
            case .textField, .secureField:
                return Purpose.isOtherSecret(tree[index].valueName + " " + (tree[index].fieldName ?? ""))
            default: return false
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .password(let name):
            Self.phrasing(
                name, what: Bilingual(en: "a password", ko: "암호"),
                type: "\(.textContentType(".password")), or \(.newPassword) where one is chosen",
                typeKo: "\(.textContentType(".password"))를, 새로 만드는 암호라면 \(.newPassword)를",
                choice: Bilingual(
                    en: "“Password”, or “New Password” where one is made,",
                    ko: "“Password”(새로 만드는 암호라면 “New Password”)"))
        case .account(let name, true):
            Self.phrasing(
                name, what: Bilingual(en: "an email address to log in with", ko: "로그인용 이메일 주소"),
                type: """
                    \(.textContentType(".username")), and \(.keyboardType(".emailAddress")) where it is not set
                    """,
                typeKo: "\(.textContentType(".username"))을, 아직 없다면 \(.keyboardType(".emailAddress"))도",
                choice: Bilingual(en: "“Username”", ko: "“Username”"),
                onMac: Wording(
                    en: "Add \(.textContentType(".username")).", ko: "\(.textContentType(".username"))을 추가하세요."))
        case .account(let name, false):
            Self.phrasing(
                name, what: Bilingual(en: "a user name", ko: "사용자 이름"), type: "\(.textContentType(".username"))",
                typeKo: "\(.textContentType(".username"))을", choice: Bilingual(en: "“Username”", ko: "“Username”"))
        case .contact(let name):
            Self.phrasing(
                name, what: Bilingual(en: "an email address beside a user name", ko: "사용자 이름과 함께 이메일 주소"),
                type: "\(.textContentType(".emailAddress"))",
                typeKo: "\(.textContentType(".emailAddress"))를",
                choice: Bilingual(en: "“Email Address”", ko: "“Email Address”"))
        case .phone(let name):
            Self.phrasing(
                name, what: Bilingual(en: "a phone number, which may be people's own", ko: "사용자 자신의 것일 수 있는 전화번호"),
                type: "\(.textContentType(".telephoneNumber")) where they are asked for their own number",
                typeKo: "사용자 자신의 번호를 묻는 곳이라면 \(.textContentType(".telephoneNumber"))를",
                choice: Bilingual(en: "“Telephone Number”", ko: "“Telephone Number”"))
        case .code(let name):
            Self.phrasing(
                name, what: Bilingual(en: "a one-time code", ko: "일회용 코드"), type: "\(.textContentType(".oneTimeCode"))",
                typeKo: "\(.textContentType(".oneTimeCode"))를",
                choice: Bilingual(en: "“One Time Code”", ko: "“One Time Code”"))
        }
    }

    private static func phrasing(
        _ name: String, what: Bilingual, type: Sentence, typeKo: Sentence, choice: Bilingual,
        onMac mac: Wording? = nil
    ) -> Phrasing {
        let quote = name.isEmpty ? "" : " “\(name)”"
        return Phrasing(
            message: Bilingual(
                en: "The field\(quote) asks for \(what.en) without a content type: AutoFill has to guess.",
                ko: "\(what.ko)을(를) 받는 필드\(quote)에 콘텐츠 유형이 없어 자동 완성이 추측에 의존합니다."),
            fix: Wording(en: "Add \(type).", ko: "\(typeKo) 추가하세요."),
            inInterfaceFiles: Wording(
                en: "Choose \(choice.en) as its Content Type in the Attributes inspector.",
                ko: "Attributes inspector의 Content Type을 \(choice.ko)(으)로 고르세요."),
            onMac: mac)
    }
}

/// What a field for credentials asks for.
private enum Purpose: Hashable {
    case password
    case account(isMail: Bool)
    case code
    case phone

    var isAccount: Bool {
        if case .account = self { true } else { false }
    }

    /// What the words, the name of the value and the kind of a field say; `nil` where they say nothing.
    init?(of element: ElementView) {
        let words = (element.fieldName ?? "").lowercased()
        let all = words + " " + element.valueName
        if Self.isOtherSecret(all) { return nil }
        if element.kind == .secureField {
            guard Self.passwords.occur(in: all) else { return nil }
            self = .password
            return
        }
        if Self.codes.occur(in: words) {
            self = .code
        } else if Self.search.occur(in: words) {
            return nil
        } else if Self.phones.occur(in: words) {
            // A field that takes one or the other takes what people log in with.
            self = Self.accounts.occur(in: words) ? .account(isMail: false) : .phone
        } else if Self.mails.contains(words) || Self.mailsAskedFor.occur(in: words) && !Self.choices.occur(in: words) {
            self = .account(isMail: true)
        } else if Self.names.contains(words) || Self.namesAskedFor.occur(in: words) {
            self = .account(isMail: false)
        } else {
            return nil
        }
    }

    /// Whether words speak of a secret that belongs to no account.
    static func isOtherSecret(_ words: String) -> Bool { others.occur(in: words) }

    // Secrets that no account of the password manager holds.
    private static let others = Fragments([
        "api", "token", "wi-fi", "wifi", "ssid", "network", "certificate", "encrypt", "backup", "secret", "license",
        "인증서", "네트워크", "토큰", "와이파이", "암호화", "백업",
    ])
    private static let passwords = Fragments(["password", "passwort", "암호", "비밀번호", "パスワード"])
    private static let mails: Set<String> = ["email", "e-mail", "email address", "your email", "mail", "이메일", "이메일 주소"]
    private static let names: Set<String> = ["username", "user name", "login", "account", "사용자 이름", "아이디", "계정"]
    private static let mailsAskedFor = Fragments([
        "enter your email", "enter email", "enter an email", "이메일을 입력", "이메일 주소를 입력", "이메일 입력",
    ])
    // Nobody logs in with what may be left empty.
    private static let choices = Fragments(["optional", "선택"])
    private static let namesAskedFor = Fragments([
        "enter your username", "enter username", "enter your user name", "아이디를 입력", "아이디 입력", "id를 입력",
    ])
    private static let accounts = Fragments(["username", "user name", "email", "e-mail", "아이디", "이메일"])
    private static let phones = Fragments([
        "phone number", "your phone", "mobile number", "telephone number", "cell number", "telefonnummer", "전화번호",
        "전화 번호", "휴대폰 번호", "휴대폰번호", "휴대전화", "핸드폰", "電話番号",
    ])
    private static let search = Fragments(["search", "find", "filter", "검색", "찾기"])
    private static let codes = Fragments([
        "verification code", "one-time code", "one-time password", "security code", "sms code", "인증 코드", "인증번호",
        "인증 번호",
    ])
}

extension ElementView {
    /// The words a field is known by: its label, its title or its prompt.
    fileprivate var fieldName: String? {
        if let label = labelUse { return label.value }
        for child in children where child.slot == .label || child.slot == .prompt {
            if case .words(let words) = child.content, let text = words.values.first?.text { return text }
        }
        return nil
    }

    /// The label that it is given for assistive technologies, and where.
    fileprivate var labelUse: (value: String, use: AttributeUse)? {
        outermost { attribute -> String? in
            guard case .accessibility(.label(let words)) = attribute else { return nil }
            return words.values.first?.text
        }
    }

    /// The name of the value that a field edits.
    fileprivate var valueName: String {
        for use in attributes {
            if case .state(.binding(let text)) = use.attribute {
                return text.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? ""
            }
        }
        return ""
    }
}
