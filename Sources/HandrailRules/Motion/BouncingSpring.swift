import HandrailModel
import HandrailSemantics
import HandrailSource

/// A spring that swings far past its end, with Reduce Motion on as well.
struct BouncingSpring: ScreenRule {
    static let info = RuleInfo(
        id: "bouncing-spring",
        title: Bilingual(en: "Bouncing spring ignores Reduce Motion", ko: "동작 줄이기를 따르지 않는 튀는 스프링"),
        reason: Bilingual(
            en: """
                A spring that swings back and forth several times is among the movements that make people with a \
                vestibular disorder uneasy; with Reduce Motion on, springs are to be tight.
                """,
            ko: "여러 번 흔들리는 스프링 애니메이션은 전정 장애가 있는 사람을 불편하게 하는 움직임입니다. 동작 줄이기를 켜면 튀지 않는 스프링을 써야 합니다."),
        impact: .minor, guidelines: ["accessibility.reduce-motion"], criteria: ["WCAG 2.2 2.3.3"],
        settings: [.reduceMotion], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Heart: View {
                @State private var isLiked = false

                var body: some View {
                    Button("Like", systemImage: "heart") { isLiked.toggle() }
                        .scaleEffect(isLiked ? 1.3 : 1)
                        .↓animation(.spring(response: 0.5, dampingFraction: 0.3), value: isLiked)
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Bell: View {
                @State private var isRung = false

                var body: some View {
                    VStack {
                        Image("bell")
                            .offset(y: isRung ? 30 : 0)
                        Button("Ring") {
                            ↓withAnimation(.spring(duration: 0.6, bounce: 0.6)) { isRung.toggle() }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Heart: View {
                @State private var isLiked = false

                var body: some View {
                    Button("Like", systemImage: "heart") { isLiked.toggle() }
                        .scaleEffect(isLiked ? 1.3 : 1)
                        .animation(.spring(response: 0.5, dampingFraction: 0.8), value: isLiked)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Heart: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion
                @State private var isLiked = false

                var body: some View {
                    Button("Like", systemImage: "heart") { isLiked.toggle() }
                        .scaleEffect(isLiked ? 1.3 : 1)
                        .animation(.spring(response: 0.5, dampingFraction: reduceMotion ? 1 : 0.3), value: isLiked)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Heart: View {
                @State private var isLiked = false

                var body: some View {
                    Button("Like", systemImage: "heart") { isLiked.toggle() }
                        .scaleEffect(isLiked ? 1.3 : 1)
                        .animation(.snappy, value: isLiked)
                }
            }
            """),
        RuleExample(
            .nearMiss("nothing that moves depends on the value"),
            """
            struct Heart: View {
                @State private var isLiked = false

                var body: some View {
                    Button("Like", systemImage: "heart") { isLiked.toggle() }
                        .foregroundStyle(isLiked ? .red : .gray)
                        .animation(.spring(response: 0.5, dampingFraction: 0.3), value: isLiked)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class MedalController: UIViewController {
                private let medal = UIImageView(image: UIImage(named: "medal"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(medal)
                    medal.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                    ↓UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: \
            0, options: [], animations: {
                        self.medal.transform = .identity
                    })
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class MedalController: UIViewController {
                private let medal = UIImageView(image: UIImage(named: "medal"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(medal)
                    medal.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, \
            options: [], animations: {
                        self.medal.transform = .identity
                    })
                }
            }
            """),
    ]

    /// What moves.
    struct Signal: Hashable, Sendable {
        let property: Movement.Property
    }

    let attributes: Set<AttributeKind>? = [
        .motion(.movement), .motion(.animation), .code(.action), .interaction(.gesture), .code(.event),
    ]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let motion = ScreenMotion.of(screen)
        var reported: Set<SourcePlace> = []
        for moved in motion.movements where moved.grade == .bouncing {
            if moved.isGoverned {
                answers.pass()
            } else if reported.insert(moved.place).inserted {
                answers.review(
                    Signal(property: moved.movement.property), on: moved.element, at: moved.place, certainty: .likely,
                    setting: .reduceMotion)
            }
        }
    }

    let viewFix: ViewFix? = .spring

    func phrase(_ signal: Signal) -> Phrasing {
        let how = MovementWords.phrase(signal.property)
        return Phrasing(
            message: Bilingual(
                en: "This \(how.en) on a spring that swings far past its end, with Reduce Motion on as well.",
                ko: "동작 줄이기를 켜도 크게 튀는 스프링으로 \(how.ko)."),
            fix: Wording(
                en: "Use a spring without bounce, such as \(.smoothAnimation), where \(.reduceMotion) is on.",
                ko: "\(.reduceMotion)이 켜져 있으면 \(.smoothAnimation)처럼 튀지 않는 애니메이션을 쓰세요."))
    }
}
