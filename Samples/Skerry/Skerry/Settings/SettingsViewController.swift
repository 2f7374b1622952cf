import UIKit

/// What passengers can choose.
final class SettingsViewController: UIViewController {
    // expect: unnamed-control
    private let reminderSwitch = UISwitch()
    private let newsSwitch = UISwitch()
    // expect: unnamed-control
    private let volume = UISlider()
    private let quietVolume = UISlider()
    private let classes = UISegmentedControl(items: ["1", "2"])
    private let language = UIButton(type: .system)
    // expect: vague-name review
    private let more = UIButton(type: .system)
    private let stepper = UIStepper()
    private var chips: [ChipButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("settings.title", comment: "")
        let reminder = Appearance.label(.body, NSLocalizedString("settings.reminder", comment: ""))
        let news = Appearance.label(.body, NSLocalizedString("settings.news", comment: ""))
        newsSwitch.accessibilityLabel = news.text
        quietVolume.accessibilityLabel = NSLocalizedString("settings.volume", comment: "")
        stepper.accessibilityLabel = NSLocalizedString("settings.seats", comment: "")
        language.setTitle(NSLocalizedString("settings.language", comment: ""), for: .normal)
        // expect: role-word-in-name
        language.accessibilityLabel = NSLocalizedString("settings.language.button", comment: "")
        more.setTitle(NSLocalizedString("settings.more", comment: ""), for: .normal)
        let column = UIStackView(arrangedSubviews: [
            UIStackView(arrangedSubviews: [reminder, reminderSwitch]), UIStackView(arrangedSubviews: [news, newsSwitch]),
            volume, quietVolume, classes, language, more, stepper,
        ])
        column.axis = .vertical
        column.semanticContentAttribute = .forceLeftToRight
        view.addSubview(column)
        addChips(to: column)
    }

    private func addChips(to column: UIStackView) {
        for name in ["settings.bike", "settings.dog"] {
            let chip = ChipButton(type: .custom) // expect: low-text-contrast violation
            chip.setTitle(NSLocalizedString(name, comment: ""), for: .normal)
            chips.append(chip)
            column.addArrangedSubview(chip)
        }
    }
}

/// A choice that stays pressed.
final class ChipButton: UIButton {
    var isChosen = false {
        didSet {
            backgroundColor = isChosen ? .systemBlue : .secondarySystemBackground
            accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
    }
}
