import UIKit

/// What the company has to tell.
final class NoticesViewController: UIViewController {
    private let column = UIStackView()
    private let undoBar = UIStackView()
    // expect: heading-not-marked review
    private let heading = UILabel()
    private let markedHeading = UILabel()
    private let status = UILabel()
    private let quietStatus = UILabel()
    private let list = UITableView()
    private let archive = UITableView()

    // expect: status-bar-hidden
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("notices.title", comment: "")
        column.axis = .vertical
        view.addSubview(column)

        heading.text = NSLocalizedString("notices.new", comment: "")
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.adjustsFontForContentSizeCategory = true
        let news = UIStackView(arrangedSubviews: [heading, list])
        news.axis = .vertical

        markedHeading.text = NSLocalizedString("notices.old", comment: "")
        markedHeading.font = .preferredFont(forTextStyle: .title1)
        markedHeading.adjustsFontForContentSizeCategory = true
        markedHeading.accessibilityTraits = .header
        let old = UIStackView(arrangedSubviews: [markedHeading, archive])
        old.axis = .vertical

        column.addArrangedSubview(news)
        column.addArrangedSubview(old)
        setUpStatus()
    }

    private func setUpStatus() {
        status.text = NSLocalizedString("notices.status", comment: "")
        status.font = .preferredFont(forTextStyle: .body)
        status.adjustsFontForContentSizeCategory = true
        // expect: one-line-limit
        status.numberOfLines = 1
        // expect: clamped-type-size
        status.maximumContentSizeCategory = .large
        quietStatus.text = NSLocalizedString("notices.quiet", comment: "")
        quietStatus.font = .preferredFont(forTextStyle: .body)
        quietStatus.adjustsFontForContentSizeCategory = true
        quietStatus.numberOfLines = 0
        column.addArrangedSubview(status)
        column.addArrangedSubview(quietStatus)
    }

    /// Offers to take the last removal back.
    func offerUndo() {
        let undo = UIButton(type: .system)
        undo.setTitle(NSLocalizedString("notices.undo", comment: ""), for: .normal)
        undo.addTarget(self, action: #selector(takeBack), for: .touchUpInside)
        undoBar.addArrangedSubview(undo)
        view.addSubview(undoBar)
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
            // expect: self-dismissing-content
            self.undoBar.removeFromSuperview()
        }
    }

    @objc private func takeBack() {}
}
