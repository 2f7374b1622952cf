import UIKit

/// The tide of the day.
final class TideViewController: UIViewController {
    private let chart = TideView()
    private let spokenChart = TideView()
    private let low = UILabel()
    private let high = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("tide.title", comment: "")
        spokenChart.isAccessibilityElement = true
        spokenChart.accessibilityLabel = NSLocalizedString("tide.chart", comment: "")
        low.text = NSLocalizedString("tide.low", comment: "")
        // expect: fixed-font-size
        low.font = .systemFont(ofSize: 12)
        low.backgroundColor = .white
        // expect: low-text-contrast
        low.textColor = UIColor(white: 0.75, alpha: 1)
        high.text = NSLocalizedString("tide.high", comment: "")
        high.font = .preferredFont(forTextStyle: .footnote)
        high.adjustsFontForContentSizeCategory = true
        high.numberOfLines = 0
        high.textColor = .label
        [chart, spokenChart, low, high].forEach(view.addSubview)
    }
}

/// The curve of the tide.
final class TideView: UIView {
    override func draw(_ rect: CGRect) {
        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: 0, y: rect.midY))
        curve.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        UIColor.systemBlue.setStroke()
        curve.stroke()
    }
}
