import HandrailModel
import HandrailSemantics

extension ControlAtBottomEdge {
    /// Judges a control by where it was captured on an upright screen with a home indicator.
    func examine(_ element: ElementView, on capture: ScreenCapture, _ answers: inout Answers<Signal>) {
        guard let bounds = capture.bounds, bounds.width > 0, bounds.height / bounds.width >= Self.leastHeight,
            bounds.width < Self.leastTablet, !capture.sizedBySystem.contains(element.index),
            !capture.scrolled.contains(element.index)
        else { return }
        let placed = element.outermost { attribute -> ViewFrame? in
            if case .layout(.placed(let frame)) = attribute { frame } else { nil }
        }
        guard let frame = placed?.value, frame.height > 0, frame.height < Self.mostHeight else { return }
        let (bottom, edge) = (frame.y + frame.height, bounds.y + bounds.height)
        // What lies off the screen is met elsewhere.
        guard bottom <= edge + 1 else { return }
        let middle = edge - (frame.y + frame.height / 2)
        guard middle < Self.indicator else { return answers.pass() }
        answers.review(
            Signal(distance: middle.rounded(), isMiddle: true), on: element, certainty: .likely)
    }

    /// Screens so many times as high as wide have no home button. Source: the human interface guidelines, "Layout",
    /// device screen dimensions: 2.16 and more with a home indicator, 1.78 with a button.
    private static let leastHeight = 2.0
    /// Points across, from which on it is no phone.
    private static let leastTablet = 600.0
    /// Points. What is higher reaches up out of the way.
    private static let mostHeight = 70.0
    /// Points. The height of the area of the home indicator on an upright phone.
    private static let indicator = 34.0
}
