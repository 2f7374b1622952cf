import UIKit

/// Stories from the sea to read on the way.
final class ReadingViewController: UIViewController {
    private let story = UILabel()
    // expect: long-italic-or-capitals
    private let poem = UILabel()
    private let motto = UILabel()
    private let cover = UIImageView()
    private let byline = UILabel()

    // expect: orientation-forced review
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("reading.title", comment: "")
        story.text = NSLocalizedString("reading.story", comment: "")
        // expect: custom-font-not-scaling, bold-text-ignored review
        story.font = UIFont(name: "Skerry-Book", size: 17)
        story.numberOfLines = 0

        poem.text = NSLocalizedString("reading.poem", comment: "")
        // expect: fixed-font-size
        poem.font = .italicSystemFont(ofSize: 17)
        poem.numberOfLines = 0

        motto.attributedText = NSAttributedString(
            string: NSLocalizedString("reading.motto", comment: ""),
            // expect: fixed-font-size, fixed-tracking
            attributes: [.font: UIFont.systemFont(ofSize: 15), .kern: 4])

        byline.text = NSLocalizedString("reading.byline", comment: "")
        byline.font = .preferredFont(forTextStyle: .subheadline)
        byline.adjustsFontForContentSizeCategory = true
        // expect: shrinking-text review
        byline.adjustsFontSizeToFitWidth = true
        byline.minimumScaleFactor = 0.5

        cover.image = UIImage(named: "cover")
        cover.contentMode = .scaleToFill
        [cover, story, poem, motto, byline].forEach(view.addSubview)
    }

    override var keyCommands: [UIKeyCommand]? {
        // expect: single-key-shortcut review
        [UIKeyCommand(title: NSLocalizedString("reading.next", comment: ""), action: #selector(turn), input: "n")]
    }

    @objc private func turn() {}
}
