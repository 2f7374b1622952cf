import UIKit

/// The harbor, with its tide and the wind.
final class HarborViewController: UIViewController {
    // expect: undescribed-image
    private let photo = UIImageView(image: UIImage(named: "harbor-photo"))
    // expect: decorative-image-exposed review
    private let anchor = UIImageView(image: UIImage(named: "anchor-rope"))
    private let nameLabel = Appearance.label(.headline)
    private let callButton = UIButton(type: .system)
    private let pierCard = UIView()
    private let dial = SpeedDial()
    private let plainDial = UIView()
    // expect: unnamed-control review
    private let zoomButton = UIButton(type: .custom)
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("harbor.title", comment: "")
        setUpCrew()
        setUpPier()
        setUpDials()
    }

    private func setUpCrew() {
        photo.isAccessibilityElement = true
        anchor.isAccessibilityElement = true
        nameLabel.text = NSLocalizedString("harbor.crew", comment: "")
        callButton.setTitle(NSLocalizedString("harbor.call", comment: ""), for: .normal)
        callButton.addTarget(self, action: #selector(call), for: .touchUpInside)
        let crew = UIStackView(arrangedSubviews: [anchor, nameLabel, callButton])
        view.addSubview(photo)
        view.addSubview(crew)
    }

    private func setUpPier() {
        pierCard.addSubview(Appearance.label(.body, NSLocalizedString("harbor.pier", comment: "")))
        // expect: tap-without-trait
        pierCard.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPier)))
        view.addSubview(pierCard)

        let spoken = UIView()
        spoken.isAccessibilityElement = true
        spoken.accessibilityLabel = NSLocalizedString("harbor.office", comment: "")
        spoken.accessibilityTraits = .button
        spoken.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openOffice)))
        view.addSubview(spoken)

        zoomButton.setImage(UIImage(systemName: "plus.magnifyingglass"), for: .normal)
        // expect: unlocalized-label
        zoomButton.accessibilityHint = "Shows the harbor larger."
        zoomButton.addTarget(self, action: #selector(zoom), for: .touchUpInside)
        view.addSubview(zoomButton)
    }

    private func setUpDials() {
        view.addSubview(dial)
        plainDial.isAccessibilityElement = true
        plainDial.accessibilityLabel = NSLocalizedString("harbor.volume", comment: "")
        // expect: missing-adjustable-action
        plainDial.accessibilityTraits = .adjustable
        view.addSubview(plainDial)
    }

    @objc private func call() {}
    @objc private func openPier() { navigationController?.pushViewController(TideViewController(), animated: true) }
    @objc private func openOffice() { navigationController?.pushViewController(SignInViewController(), animated: true) }
    @objc private func zoom() {}
}
