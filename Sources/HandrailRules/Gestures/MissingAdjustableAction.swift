import HandrailModel
import HandrailSemantics
import HandrailSource

/// A value that is changed by dragging, without an adjustable action.
struct MissingAdjustableAction: ElementRule {
    static let info = RuleInfo(
        id: "missing-adjustable-action",
        title: Bilingual(en: "Dragged value without an adjustable action", ko: "조절 동작이 없는 드래그 값"),
        reason: Bilingual(
            en: "VoiceOver, Switch Control and Voice Control cannot drag along a drawn track: they raise and lower a "
                + "value by steps, and only where the element offers that.",
            ko: "VoiceOver, 스위치 제어, 음성 명령은 그려진 트랙을 따라 드래그할 수 없습니다. 요소가 제공할 때에만 값을 단계별로 "
                + "올리고 내립니다."),
        impact: .serious, guidelines: ["accessibility.custom-gesture-actions"],
        criteria: ["WCAG 2.2 2.1.1", "WCAG 2.2 4.1.2"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ↓Capsule()
                .frame(width: 200, height: 12)
                .gesture(DragGesture().onChanged { drag in volume = drag.location.x / 200 })
            """),
        RuleExample(
            .review,
            """
            ↓ZStack(alignment: .leading) {
                Rectangle().foregroundStyle(.gray)
                Rectangle().frame(width: 40)
            }
            .gesture(DragGesture(minimumDistance: 0).onChanged { drag in progress = drag.location.x / width })
            """),
        RuleExample(
            .review,
            """
            ↓Circle()
                .gesture(DragGesture().onChanged { drag in gain = min(max(gain - drag.translation.height / 500, 0), \
            1) })
            """),
        RuleExample(
            .review,
            """
            GeometryReader { room in
                ↓Capsule()
                    .gesture(DragGesture(minimumDistance: 0).onChanged { drag in balance = drag.location.x / \
            room.size.width })
            }
            """),
        RuleExample(
            .nearMiss("the panel is made larger, which is no value of the app"),
            """
            VStack {
                Text("Nearby harbors")
            }
            .gesture(DragGesture().onChanged { drag in panelHeight = min(max(200, panelHeight - \
            drag.translation.height), 600) })
            """),
        RuleExample(
            .nearMiss("the background fades as the photo is pulled away"),
            """
            Image("harbor")
                .offset(offset)
                .gesture(DragGesture().onChanged { drag in
                    offset = drag.translation
                    opacity = 1 - min(abs(drag.translation.height) / 300, 1)
                })
            """),
        RuleExample(
            .nearMiss("buttons beside it count the same value"),
            """
            struct Dial: View {
                @State private var minutes = 10

                var body: some View {
                    VStack {
                        Circle()
                            .frame(width: 200, height: 200)
                            .gesture(DragGesture().onChanged { minutes = min(max(Int($0.location.x / 4), 0), 60) })
                        Button("Less") { minutes -= 1 }
                        Button("More") { minutes += 1 }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Capsule()
                .gesture(DragGesture().onChanged { drag in volume = drag.location.x / 200 })
                .accessibilityLabel("Volume")
                .accessibilityValue("\\(volume)")
                .accessibilityAdjustableAction { direction in adjust(direction) }
            """),
        RuleExample(
            .silent,
            """
            Capsule()
                .gesture(DragGesture().onChanged { drag in volume = drag.location.x / 200 })
                .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
            """),
        RuleExample(
            .silent,
            """
            Slider(value: $volume) { Text("Volume") }
                .simultaneousGesture(DragGesture().onChanged { drag in volume = drag.location.x })
            """),
        RuleExample(
            .review,
            """
            final class Dial: UIControl {
                private var value = 0.0

                ↓override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                    value = touch.location(in: self).x / bounds.width
                    sendActions(for: .valueChanged)
                    return true
                }

                override func draw(_ rect: CGRect) {
                    UIBezierPath(ovalIn: rect).stroke()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class Dial: UIControl {
                private var value = 0.0

                override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                    value = touch.location(in: self).x / bounds.width
                    sendActions(for: .valueChanged)
                    return true
                }

                override var accessibilityTraits: UIAccessibilityTraits {
                    get { .adjustable }
                    set {}
                }

                override func accessibilityIncrement() { step(by: 0.1) }
                override func accessibilityDecrement() { step(by: -0.1) }
            }
            """),
        RuleExample(
            .nearMiss("the finger draws, no value is set"),
            """
            final class Pad: UIView {
                private var path = UIBezierPath()

                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                    guard let touch = touches.first else { return }
                    path.addLine(to: touch.location(in: self))
                    setNeedsDisplay()
                }
            }
            """),
        RuleExample(
            .nearMiss("the card is moved, no value is set"),
            """
            RoundedRectangle(cornerRadius: 12)
                .gesture(DragGesture().onChanged { drag in cardOffset = drag.translation })
            """),
        RuleExample(
            .review,
            """
            final class VolumeController: UIViewController {
                private let track = UIView()
                private var volume = 0.0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓track.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
                    view.addSubview(track)
                }

                @objc private func drag(_ gesture: UIPanGestureRecognizer) {
                    volume = gesture.location(in: track).x / track.bounds.width
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class RatingBar: UIView {
                private var rating = 0

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    ↓addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
                }

                @objc private func drag(_ gesture: UIPanGestureRecognizer) {
                    rating = Int(gesture.location(in: self).x / bounds.width * 5)
                    setNeedsDisplay()
                }

                override func draw(_ rect: CGRect) {
                    UIBezierPath(rect: rect).fill()
                }
            }
            """),
        RuleExample(
            .nearMiss("the row slides aside, no value is set"),
            """
            final class SlidingRow: UIView {
                private var progress: CGFloat = 0
                private var edge: NSLayoutConstraint?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
                }

                @objc private func slide(_ gesture: UIPanGestureRecognizer) {
                    progress = max(0, gesture.translation(in: self).x)
                    edge?.constant = progress
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class LevelControl: UIControl {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    accessibilityLabel = NSLocalizedString("Level", comment: "")
                    ↓accessibilityTraits = .adjustable
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class LevelSlider: UISlider {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    accessibilityLabel = NSLocalizedString("Level", comment: "")
                    accessibilityTraits = .adjustable
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class CardController: UIViewController {
                private let card = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
                    view.addSubview(card)
                }

                @objc private func drag(_ gesture: UIPanGestureRecognizer) {
                    card.center = gesture.location(in: view)
                }
            }
            """),
        RuleExample(
            .review,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="VolumeController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <view contentMode="scaleToFill" id="t1">
            <rect key="frame" x="20" y="100" width="350" height="44"/>
            <gestureRecognizers/>
            <connections>
            <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o1"/>
            </connections>
            </view>
            </subviews>
            </view>
            </viewController>
            ↓<panGestureRecognizer minimumNumberOfTouches="1" id="g1">
            <connections>
            <action selector="drag:" destination="c1" id="a1"/>
            </connections>
            </panGestureRecognizer>
            </objects>
            </scene>
            """, files: [
                "VolumeController.swift": """
                    import UIKit

                    final class VolumeController: UIViewController {
                        private var volume = 0.0

                        @IBAction private func drag(_ gesture: UIPanGestureRecognizer) {
                            volume = gesture.location(in: gesture.view).x / 350
                        }
                    }
                    """,
            ]),
        RuleExample(
            .silent,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="VolumeController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <view contentMode="scaleToFill" id="t1">
            <rect key="frame" x="20" y="100" width="350" height="44"/>
            <gestureRecognizers/>
            <connections>
            <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o1"/>
            </connections>
            </view>
            </subviews>
            </view>
            </viewController>
            <panGestureRecognizer minimumNumberOfTouches="1" id="g1">
            <connections>
            <action selector="drag:" destination="c1" id="a1"/>
            </connections>
            </panGestureRecognizer>
            </objects>
            </scene>
            """, files: [
                "VolumeController.swift": """
                    import UIKit

                    final class VolumeController: UIViewController {
                        private var volume = 0.0

                        @IBAction private func drag(_ gesture: UIPanGestureRecognizer) {
                            view.center = gesture.location(in: nil)
                        }
                    }
                    """,
            ]),
        RuleExample(.review, pages("")),
        RuleExample(
            .silent, pages("dots.addTarget(self, action: #selector(turn), for: .valueChanged)", isFound: false)),
        RuleExample(
            .nearMiss("the dots only show where people are"),
            pages("dots.isUserInteractionEnabled = false", isFound: false)),
    ]

    private static func pages(_ setup: String, isFound: Bool = true) -> String {
        """
        final class TourController: UIViewController, UIScrollViewDelegate {
            private let dots = \(isFound ? "↓" : "")UIPageControl()
            private let tour = UIScrollView()

            override func viewDidLoad() {
                super.viewDidLoad()
                dots.numberOfPages = 4
                \(setup)
                tour.delegate = self
                view.addSubview(tour)
                view.addSubview(dots)
            }

            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                dots.currentPage = Int(tour.contentOffset.x / tour.bounds.width)
            }

            @objc private func turn() {
                tour.setContentOffset(CGPoint(x: tour.bounds.width * CGFloat(dots.currentPage), y: 0), animated: true)
            }
        }
        """
    }

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [
        .interaction(.gesture), .accessibility(.addTraits), .interaction(.turnsNothing),
    ]

    /// The value that is dragged, or said to be adjustable.
    enum Signal: Hashable, Sendable {
        /// What is dragged, with the property the drag sets.
        case dragged(NamedElement, property: String)
        /// What is announced as adjustable and is not.
        case announced(NamedElement)
        /// The pages of a control that no code listens to.
        case pages
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let place = Self.emptyPromise(of: element), !DeclaredContext(element).hiding.isCertain {
            return answers.violation(.announced(NamedElement(element)), on: element, at: place, certainty: .likely)
        }
        if let place = element.silentPages {
            guard !DeclaredContext(element).hiding.isCertain else { return answers.pass() }
            let related = place == element.place
                ? [] : [RelatedPlace(place: place, why: Bilingual(en: "the pages", ko: "페이지"))]
            return answers.review(.pages, on: element, certainty: .likely, related: related)
        }
        for (gesture, use) in element.gestures {
            guard let property = gesture.draggedValue else { continue }
            let site = GestureSite(element, on: screen)
            let actions = site.offeredActions
            let isMet =
                element.kind.isControl || site.holdsOnlyControls || site.isHidden || site.isReplaced
                || site.isUntouchable || actions.contains(.adjust) || actions.contains(.activate)
                || site.enclosingControl != nil || site.isOpaque
                || site.stops.contains { $0.element.traits.contains(.adjustable) }
                || element.tree.hasControl(counting: property)
            if isMet { return answers.pass() }
            if site.hasUnknownDescription {
                return answers.cannotTell(
                    en: "a modifier of a package may add the action", ko: "패키지의 수정자가 동작을 추가할 수 있습니다")
            }
            let signal = Signal.dragged(NamedElement(element, stops: site.stops), property: property)
            let place = site.isWrittenOnElement(use) ? element.place : use.place
            return answers.review(signal, on: element, at: place, certainty: .likely)
        }
    }

    /// Where an element gets the trait of something adjustable, in all cases, that nothing answers for; `nil` for any
    /// other and for controls that the system lets people adjust.
    private static func emptyPromise(of element: ElementView) -> SourcePlace? {
        guard element.has(.accessibility(.addTraits)), !adjustedBySystem.contains(element.kind) else { return nil }
        var place: SourcePlace?
        for use in element.attributes {
            switch use.attribute {
            case .accessibility(.addTraits(.known(let traits)))
            where use.condition == nil && traits.contains(.adjustable):
                place = use.place
            case .accessibility(.action(.adjust)), .accessibility(.unknown), .accessibility(.representation): return nil
            default: break
            }
        }
        return place
    }

    private static let adjustedBySystem: Set<ElementKind> = [
        .slider, .stepper, .picker, .datePicker, .progress, .gauge, .lazyContainer, .list, .scrollView, .video, .map,
        .tabView,
    ]

    let viewFix: ViewFix? = .adjusting

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .dragged(let element, let property):
            Phrasing(
                message: Bilingual(
                    en: "Dragging this \(element.en) sets “\(property)”, and no adjustable action does the "
                        + "same for people who cannot drag.",
                    ko: "이 \(element.ko)을(를) 드래그하면 “\(property)” 값이 바뀌지만, 드래그할 수 없는 사람이 쓸 조절 동작이 "
                        + "없습니다."),
                fix: Wording(
                    en: """
                        Add .accessibilityAdjustableAction(_:) and \(.accessibilityValue("_:")), or put a Slider into \
                        \(.accessibilityRepresentation("(representation:)")).
                        """,
                    ko: """
                        .accessibilityAdjustableAction(_:)과 \(.accessibilityValue("_:"))를 추가하거나 \
                        \(.accessibilityRepresentation("(representation:)"))에 Slider를 넣으세요.
                        """))
        case .pages:
            Phrasing(
                message: Bilingual(
                    en: """
                        VoiceOver lets people swipe up or down on these dots to turn the page, which moves the dot \
                        only: no code hears of the new page.
                        """,
                    ko: "VoiceOver에서 이 점을 위아래로 쓸어 페이지를 넘길 수 있지만 점만 움직입니다. 바뀐 페이지를 받아 처리하는 코드가 없습니다."),
                fix: Self.turning, inViews: Self.turning)
        case .announced(let element):
            Phrasing(
                message: Bilingual(
                    en: """
                        VoiceOver announces this \(element.en) as adjustable, and swiping up or down on it does \
                        nothing: its class has no accessibilityIncrement() and accessibilityDecrement().
                        """,
                    ko: """
                        VoiceOver는 이 \(element.ko)을(를) 조절할 수 있다고 알리지만, 위아래로 쓸어도 아무 일도 일어나지 않습니다. 클래스에 \
                        accessibilityIncrement()와 accessibilityDecrement()가 없습니다.
                        """),
                fix: Self.overriding.ofViews, inViews: Self.overriding)
        }
    }

    private static let turning = Wording(
        en: "Add an action for .valueChanged that shows the page of currentPage.",
        ko: ".valueChanged에 대한 동작을 추가해 currentPage에 해당하는 페이지를 보여 주세요.")

    private static let overriding = Wording(
        en: """
            Override \(.accessibilityIncrement) and \(.accessibilityDecrement) in its class and tell the \
            value in \(.accessibilityValue()), or take the trait away.
            """,
        ko: """
            클래스에서 \(.accessibilityIncrement)와 \(.accessibilityDecrement)를 재정의하고 \(.accessibilityValue())로 \
            값을 알리거나, 특성을 빼세요.
            """)
}

extension ElementView {
    /// Where it is told of the pages that people may turn by it, though no code hears of them.
    fileprivate var silentPages: SourcePlace? {
        attributes.first { if case .interaction(.turnsNothing) = $0.attribute { true } else { false } }?.place
    }
}

extension ElementTree {
    /// Whether a control counts a property up or down, or is bound to it: whoever cannot drag has that.
    fileprivate func hasControl(counting property: String) -> Bool {
        elements.indices.contains { index in
            guard elements[index].kind.isControl else { return false }
            return self[index].has { attribute in
                switch attribute {
                case .code(.action(let action)): action.counted.contains(property)
                case .state(.binding(let text)):
                    text.drop { $0 == "$" }.split(separator: ".").last.map { $0 == property } ?? false
                default: false
                }
            }
        }
    }
}

extension Gesture {
    /// The property with a value of the app that a drag sets; `nil` where it moves or closes something.
    var draggedValue: String? {
        guard kind == .drag else { return nil }
        let isMoved = action.assignments.contains { $0.target.camelCaseWords.contains(where: Self.placeWords.contains) }
        // What a constraint or a frame is given is where something lies.
        let places = action.assignments.filter { Self.layoutTargets.contains($0.target) }.compactMap(\.value)
        return action.assignments.first { assignment in
            guard !["nil", "true", "false"].contains(assignment.value ?? "") else { return false }
            if places.contains(assignment.target) { return false }
            let words = assignment.target.camelCaseWords
            guard !words.contains(where: Self.motionWords.contains) else { return false }
            // What fades and turns as it is moved has no value of its own.
            if isMoved, words.contains(where: Self.lookWords.contains) { return false }
            return words.contains(where: Self.valueWords.contains)
                || assignment.isMeasure && !isMoved && !words.contains(where: Self.extentWords.contains)
        }?.target
    }

    /// Whether it sets something that follows the finger: an offset, a position, a scale.
    var movesSomething: Bool {
        action.assignments.contains { assignment in
            let words = assignment.target.camelCaseWords
            // The direction of a gesture is no place.
            return words.last != "direction" && words.contains(where: Self.motionWords.contains)
        }
    }

    /// The properties of the app that it counts up or down, or sets to show something: what a swipe pages through or
    /// opens.
    var pagedState: Set<String> {
        guard kind == .drag else { return [] }
        let opened = action.assignments.filter { $0.value == "true" && Self.openingWords.occur(in: $0.target) }.map(
            \.target)
        return action.counted.union(opened).filter { name in
            let words = name.camelCaseWords
            return !words.contains(where: Self.motionWords.contains)
                && !words.contains(where: Self.extentWords.contains)
        }
    }

    // A flag that brings something up.
    private static let openingWords = Fragments(["show", "present", "open", "reveal", "expand"])

    // What a slider, a dial or a rating keeps.
    private static let valueWords: Set<String> = [
        "value", "progress", "volume", "rating", "stars", "level", "amount", "brightness", "contrast", "saturation",
        "hue", "opacity", "angle", "degrees", "percent", "percentage", "fraction", "time", "seek", "playback",
        "speed", "rate", "temperature", "score", "intensity", "slider", "minutes", "seconds", "hours", "weight",
    ]

    // What says where a view lies.
    private static let layoutTargets: Set<String> = ["constant", "transform", "frame", "center", "origin", "bounds"]

    // How something looks while it is dragged.
    private static let lookWords: Set<String> = ["opacity", "degrees", "rotation"]
    // Where it is then.
    private static let placeWords: Set<String> = ["offset", "translation", "position"]

    // How large or where something is, which is drawn larger or elsewhere.
    private static let extentWords: Set<String> = [
        "height", "width", "size", "x", "y", "pan", "panel", "sidebar", "detent", "frame", "rect", "bounds", "pull",
        "magnification", "distance", "rotation", "split", "divider", "crop", "anchor", "origin", "transform",
        "translate", "tilt", "blur",
    ]

    // What follows the finger.
    private static let motionWords: Set<String> = [
        "offset", "translation", "drag", "dragging", "position", "location", "point", "scroll", "last", "start",
        "initial", "previous", "velocity", "scale", "zoom", "center", "corner", "swipe", "swiped", "card", "sheet",
        "animation",
    ]
}
