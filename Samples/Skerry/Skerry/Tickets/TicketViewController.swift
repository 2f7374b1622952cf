import UIKit

/// A ticket before it is bought.
final class TicketViewController: UIViewController {
    @IBOutlet private weak var bellButton: UIButton!
    @IBOutlet private weak var shareButton: UIButton!
    @IBOutlet private weak var priceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        bellButton.accessibilityLabel = NSLocalizedString("ticket.bell", comment: "")
        priceLabel.font = .preferredFont(forTextStyle: .title2)
        priceLabel.adjustsFontForContentSizeCategory = true
    }

    @IBAction private func buy(_ sender: UIButton) {
        // expect: haptic-only-response review
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    @IBAction private func share(_ sender: UIButton) {
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }

    @IBAction private func ring(_ sender: UIButton) { sender.isSelected.toggle() }
}
