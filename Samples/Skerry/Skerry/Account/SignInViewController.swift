import UIKit

/// Where passengers sign in.
final class SignInViewController: UIViewController {
    // expect: fixed-font-size
    private let nameField = UITextField()
    // expect: credential-content-type review
    // expect: fixed-font-size
    private let passwordField = UITextField()
    private let codeField = UITextField()
    private let eyeButton = UIButton(type: .custom)
    private let signInButton = UIButton(configuration: .filled())
    // expect: several-prominent-buttons review
    private let registerButton = UIButton(configuration: .filled())
    private let laterButton = UIButton(configuration: .plain())
    private let terms = UITextView()
    private let privacy = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("account.title", comment: "")
        setUpFields()
        setUpButtons()
        setUpTexts()
        let column = UIStackView(arrangedSubviews: [
            nameField, passwordField, codeField, eyeButton, signInButton, registerButton, laterButton, terms, privacy,
        ])
        column.axis = .vertical
        column.spacing = 16
        view.addSubview(column)
    }

    private func setUpFields() {
        nameField.placeholder = NSLocalizedString("account.name", comment: "") // expect: unnamed-control review
        nameField.textContentType = .username
        nameField.autocorrectionType = .no

        passwordField.placeholder = NSLocalizedString("account.password", comment: "") // expect: unnamed-control review
        passwordField.isSecureTextEntry = true

        codeField.backgroundColor = .white
        codeField.attributedPlaceholder = NSAttributedString( // expect: unnamed-control review
            string: NSLocalizedString("account.code", comment: ""),
            // expect: low-placeholder-contrast
            attributes: [.foregroundColor: UIColor(white: 0.84, alpha: 1)])
        codeField.textColor = .black
        codeField.keyboardType = .numberPad
        codeField.textContentType = .oneTimeCode

        eyeButton.setImage(UIImage(systemName: "eye.slash"), for: .normal)
        eyeButton.setImage(UIImage(systemName: "eye"), for: .selected)
        eyeButton.accessibilityLabel = NSLocalizedString("account.show", comment: "")
        eyeButton.addTarget(self, action: #selector(showPassword), for: .touchUpInside)
    }

    private func setUpButtons() {
        signInButton.configuration?.title = NSLocalizedString("account.signin", comment: "")
        signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        registerButton.configuration?.title = NSLocalizedString("account.register", comment: "")
        registerButton.addTarget(self, action: #selector(register), for: .touchUpInside)
        laterButton.configuration?.title = NSLocalizedString("account.later", comment: "")
        // expect: visible-text-missing
        laterButton.accessibilityLabel = NSLocalizedString("account.skip", comment: "")
        laterButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    }

    private func setUpTexts() {
        terms.text = NSLocalizedString("account.terms", comment: "")
        terms.font = .preferredFont(forTextStyle: .footnote)
        terms.adjustsFontForContentSizeCategory = true
        terms.isEditable = false
        // quiet: text-selection-disabled — terms that say the same to everybody are as any label is
        terms.isSelectable = false

        privacy.text = NSLocalizedString("account.privacy", comment: "")
        privacy.font = .preferredFont(forTextStyle: .footnote)
        privacy.adjustsFontForContentSizeCategory = true
        privacy.isEditable = false
        // expect: justified-text
        privacy.textAlignment = .justified
    }

    @objc private func showPassword() {
        passwordField.isSecureTextEntry.toggle()
        eyeButton.isSelected.toggle()
    }

    @objc private func signIn() {
        do {
            try Session.open(nameField.text, passwordField.text)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        } catch {
            // expect: haptic-wrong-outcome
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            // expect: haptic-by-vibration
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        }
    }

    @objc private func register() {}

    @objc private func close() { dismiss(animated: true) }
}
