import UIKit

/// A row of the departures.
final class DepartureCell: UITableViewCell {
    @IBOutlet private weak var destinationLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var photoView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        photoView.accessibilityIgnoresInvertColors = true
    }

    func show(_ departure: Departure) {
        destinationLabel.text = departure.destination
        timeLabel.text = departure.time
        accessibilityValue = departure.isLate ? NSLocalizedString("departures.late", comment: "") : nil
    }
}
