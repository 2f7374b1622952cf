import UIKit

/// A dial for the speed of the wind that people set a warning at.
final class SpeedDial: UIControl {
    private var speed = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("harbor.wind", comment: "")
        accessibilityTraits = .adjustable
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn)))
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { "\(speed) m/s" }
        set {}
    }

    override func accessibilityIncrement() { speed += 1 }

    override func accessibilityDecrement() { speed -= 1 }

    @objc private func turn() { sendActions(for: .valueChanged) }
}
