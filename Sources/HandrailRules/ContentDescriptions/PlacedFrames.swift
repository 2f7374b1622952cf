import HandrailModel
import HandrailSemantics

extension ElementView {
    /// Where a designer has placed it on the screen.
    var placedFrame: ViewFrame? {
        for use in attributes {
            if case .layout(.placed(let frame)) = use.attribute { return frame }
        }
        return nil
    }
}

extension ViewFrame {
    /// Whether it stands on one line with another: half of the lower one is beside the other.
    func isOnLine(of other: ViewFrame) -> Bool {
        let shared = min(y + height, other.y + other.height) - max(y, other.y)
        return shared * 2 >= min(height, other.height)
    }

    /// How far it is from another: how much room is between them, where what is not on the same line counts twice.
    func distance(to other: ViewFrame) -> Double {
        let aside = max(0, x - (other.x + other.width), other.x - (x + width))
        let apart = max(0, y - (other.y + other.height), other.y - (y + height))
        return aside + apart * 2
    }
}
