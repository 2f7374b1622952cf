/// Examples of what flashes, and of what only seems to.
enum FlashingAnimationExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0)
                        .↓animation(.linear(duration: 0.1).repeatForever(), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Rectangle()
                        .opacity(isLit ? 1 : 0.1)
                        .↓animation(Animation.easeInOut(duration: 0.12).repeatForever(autoreverses: true), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                @State private var isAlarmed = false

                var body: some View {
                    Rectangle()
                        .fill(isAlarmed ? Color.red : Color.white)
                        .↓animation(.linear(duration: 0.1).repeatForever(autoreverses: true), value: isAlarmed)
                        .onAppear { isAlarmed = true }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0)
                        .animation(.linear(duration: 0.5).repeatForever(), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Alarm: View {
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0)
                        .animation(.linear(duration: 0.1), value: isLit)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Alarm: View {
                @Environment(\\.accessibilityDimFlashingLights) private var dimFlashing
                @State private var isLit = false

                var body: some View {
                    Text("Wake up")
                        .opacity(isLit ? 1 : 0.8)
                        .animation(.linear(duration: 0.4).repeatForever(), value: isLit)
                }
            }
            """),
        RuleExample(
            .nearMiss("it moves quickly, but nothing blinks"),
            """
            struct Shaker: View {
                @State private var isShaking = false

                var body: some View {
                    Image("bell")
                        .rotationEffect(.degrees(isShaking ? 5 : -5))
                        .animation(.linear(duration: 0.1).repeatForever(), value: isShaking)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    ↓UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: {
                        self.lamp.alpha = 0
                    })
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse], animations: {
                        self.lamp.alpha = 0
                    })
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    let flash = CABasicAnimation(keyPath: "opacity")
                    flash.fromValue = 1
                    flash.toValue = 0
                    flash.duration = 0.1
                    flash.autoreverses = true
                    flash.repeatCount = .infinity
                    ↓lamp.layer.add(flash, forKey: "flash")
                }
            }
            """),
        RuleExample(
            .nearMiss("it blinks a few times and stops"),
            """
            final class AlarmController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    let flash = CABasicAnimation(keyPath: "opacity")
                    flash.fromValue = 1
                    flash.toValue = 0
                    flash.duration = 0.1
                    flash.repeatCount = 2
                    lamp.layer.add(flash, forKey: "flash")
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Buoy: View {
                @State private var isLit = false
                private let pulse = Timer.publish(every: 0.12, on: .main, in: .common).autoconnect()

                var body: some View {
                    Circle()
                        .opacity(isLit ? 1 : 0)
                        .↓onReceive(pulse) { _ in isLit.toggle() }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Buoy: View {
                @State private var isLit = false

                var body: some View {
                    Color.yellow
                        .opacity(isLit ? 1 : 0)
                        .onAppear {
                            ↓withAnimation(.linear(duration: 0.1).repeatForever()) { isLit = true }
                        }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Buoy: View {
                @State private var isLit = false

                var body: some View {
                    Color.yellow
                        .opacity(isLit ? 1 : 0)
                        .↓animation(.linear(duration: 0.1).repeatCount(30), value: isLit)
                        .onAppear { isLit = true }
                }
            }
            """),
        RuleExample(
            .nearMiss("a timer switches it once in a second, and it comes back twice only"),
            """
            struct Buoy: View {
                @State private var isLit = false
                @State private var isFound = false
                private let pulse = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                var body: some View {
                    VStack {
                        Circle()
                            .opacity(isLit ? 1 : 0)
                            .onReceive(pulse) { _ in isLit.toggle() }
                        Circle()
                            .opacity(isFound ? 1 : 0)
                            .animation(.linear(duration: 0.1).repeatCount(4), value: isFound)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a fast timer moves a hand, and what is switched is not seen"),
            """
            struct Stopwatch: View {
                @State private var isEven = false
                @State private var ticks = 0
                private let clock = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

                var body: some View {
                    Rectangle()
                        .fill(.white)
                        .rotationEffect(.degrees(Double(ticks)))
                        .onReceive(clock) { _ in
                            ticks += 1
                            isEven.toggle()
                        }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class BuoyController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    let flash = CABasicAnimation(keyPath: "opacity")
                    flash.fromValue = 1
                    flash.toValue = 0.2
                    flash.duration = 0.1
                    flash.autoreverses = true
                    flash.repeatCount = 20
                    ↓lamp.layer.add(flash, forKey: "flash")
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class BuoyController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                        guard let self else { return }
                        ↓lamp.isHidden = !lamp.isHidden
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class BuoyController: UIViewController {
                private let lamp = UIView()
                private var isLit = false

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    Timer.scheduledTimer(
                        timeInterval: 0.1, target: self, selector: #selector(blink), userInfo: nil, repeats: true)
                }

                @objc private func blink() {
                    isLit.toggle()
                    ↓lamp.backgroundColor = isLit ? .white : .black
                }
            }
            """),
        RuleExample(
            .nearMiss("it is switched once in a second"),
            """
            final class BuoyController: UIViewController {
                private let lamp = UIImageView(image: UIImage(named: "lamp"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(lamp)
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                        guard let self else { return }
                        lamp.isHidden = !lamp.isHidden
                    }
                }
            }
            """),
    ]
}
