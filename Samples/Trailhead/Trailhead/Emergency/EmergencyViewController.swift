import UIKit

/// The screen for calling mountain rescue, from the app's first version.
final class EmergencyViewController: UIViewController {
    @IBOutlet private weak var whistleButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        whistleButton.accessibilityLabel = NSLocalizedString("Sound the whistle", comment: "Button of the emergency screen") // expect: unlocalized-label
    }
}
