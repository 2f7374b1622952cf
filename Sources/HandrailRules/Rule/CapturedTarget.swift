import HandrailModel
import HandrailSemantics

/// How large something to press was in a capture.
enum CapturedTarget: Hashable {
    /// A length as it was captured, in points, and how long it may have been at most.
    struct Length: Hashable {
        /// As captured.
        let measured: Double
        /// With what the format may have cut off.
        let most: Double
    }

    /// It is not known, for this reason.
    case unknown(Bilingual)
    /// The system decides.
    case sizedBySystem
    /// It had these sides.
    case frame(width: Length, height: Length)

    /// The target that an element of a capture is.
    init(_ element: ElementView, on capture: ScreenCapture) {
        let placed = element.outermost { attribute -> ViewFrame? in
            if case .layout(.placed(let frame)) = attribute { frame } else { nil }
        }
        if capture.sizedBySystem.contains(element.index) {
            self = .sizedBySystem
            return
        }
        guard let frame = placed?.value, frame.width > 0, frame.height > 0 else {
            self = .unknown(Bilingual(en: "it was captured without a size", ko: "캡처에 크기가 없습니다"))
            return
        }
        if let bounds = capture.bounds, !bounds.overlaps(frame) {
            self = .unknown(
                Bilingual(en: "it lay outside of the screen when it was captured", ko: "캡처할 때 화면 밖에 있었습니다"))
            return
        }
        let length = { (side: Double) in Length(measured: side, most: side + capture.tolerance) }
        self = .frame(width: length(frame.width), height: length(frame.height))
    }
}
