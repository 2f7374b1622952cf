/// What `undescribed-drawing` must find, and what it must not.
enum UndescribedDrawingExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .violation,
            """
            VStack {
                Text("Heart rate")
                ↓Canvas { context, size in
                    context.stroke(line(in: size), with: .color(.red))
                }
                .frame(height: 200)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Canvas { context, size in
                drawFloorPlan(context, size)
            }
            """),
        RuleExample(
            .review,
            """
            ↓Chart(days) { day in
                BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
            }
            """),
        RuleExample(
            .review,
            """
            TimelineView(.animation) { timeline in
                ↓Canvas { context, size in
                    drawClock(context, size, timeline.date)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ZStack {
                ScrollView {
                    VStack {
                        Text("Heart rate")
                        ↓Canvas { context, size in
                            context.stroke(line(in: size), with: .color(.red))
                        }
                    }
                }
                if isSaved {
                    Text("Saved")
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Ring: View {
                let progress: Double

                var body: some View {
                    ZStack {
                        Circle().stroke(.gray, lineWidth: 4)
                        ↓Circle()
                            .trim(from: 0, to: CGFloat(min(progress, 1)))
                            .stroke(.green, lineWidth: 4)
                            .rotationEffect(.degrees(-90))
                    }
                    .frame(width: 40, height: 40)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Ring: View {
                let progress: Double

                var body: some View {
                    Circle()
                        .trim(from: 0, to: progress)
                        .stroke(.green, lineWidth: 4)
                        .accessibilityElement()
                        .accessibilityLabel("Distance walked")
                        .accessibilityValue(Text(progress, format: .percent))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Ring: View {
                let progress: Double

                var body: some View {
                    VStack {
                        Circle().trim(from: 0, to: progress).stroke(.green, lineWidth: 4)
                        Text(progress, format: .percent)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Steps: View {
                let days: [Day]

                var body: some View {
                    HStack(alignment: .bottom) {
                        ForEach(days) { day in
                            ↓RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 20, height: day.steps / 100)
                        }
                    }
                }
            }

            struct Day: Identifiable {
                let id: Int
                let steps: Double
            }
            """),
        RuleExample(
            .review,
            """
            struct Prices: View {
                let values: [Double]

                var body: some View {
                    ↓Path { path in
                        for (index, value) in values.enumerated() {
                            path.addLine(to: CGPoint(x: Double(index), y: value))
                        }
                    }
                    .stroke(.red, lineWidth: 2)
                }
            }
            """),
        RuleExample(
            .nearMiss("a shape with corners"),
            """
            Path { path in
                for corner in 0..<6 {
                    path.addLine(to: point(of: corner))
                }
            }
            """),
        RuleExample(
            .nearMiss("it only turns"),
            """
            Circle()
                .trim(from: 0, to: isTurning ? 0.7 : 0.6)
                .stroke(.green, lineWidth: 4)
            """),
        RuleExample(
            .silent,
            """
            Canvas { context, size in
                drawRing(context, size)
            }
            .overlay {
                Text("70 percent")
            }
            """),
        RuleExample(
            .silent,
            """
            Canvas { context, size in
                context.stroke(line(in: size), with: .color(.red))
            }
            .accessibilityLabel("Heart rate over the day")
            """),
        RuleExample(
            .silent,
            """
            Canvas { context, size in
                drawStars(context, size)
            }
            .accessibilityHidden(true)
            """),
        RuleExample(
            .silent,
            """
            Text("Good morning")
                .background {
                    Canvas { context, size in
                        drawStars(context, size)
                    }
                }
            """),
        RuleExample(
            .silent,
            """
            Canvas { context, size in
                drawBars(context, size)
            }
            .accessibilityChildren {
                ForEach(days) { day in
                    Text(day.summary)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Chart(days) { day in
                BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
            }
            .accessibilityChartDescriptor(descriptor)
            """),
        RuleExample(
            .violation,
            """
            final class TotalView: UIView {
                var total = 0

                ↓override func draw(_ rect: CGRect) {
                    UIColor.systemFill.setFill()
                    UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
                    ("\\(total)" as NSString).draw(at: .zero, withAttributes: nil)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class StepsChart: UIView {
                var values: [CGFloat] = []

                ↓override func draw(_ rect: CGRect) {
                    for (index, value) in values.enumerated() {
                        UIBezierPath(rect: CGRect(x: CGFloat(index) * 12, y: 0, width: 8, height: value)).fill()
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class StepsChart: UIView {
                var values: [CGFloat] = []

                override func draw(_ rect: CGRect) {
                    for (index, value) in values.enumerated() {
                        UIBezierPath(rect: CGRect(x: CGFloat(index) * 12, y: 0, width: 8, height: value)).fill()
                    }
                }

                func show(_ values: [CGFloat]) {
                    self.values = values
                    isAccessibilityElement = true
                    accessibilityLabel = NSLocalizedString("Steps", comment: "")
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class RingController: UIViewController {
                private let ring = ↓Ring()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(ring)
                }
            }

            final class Ring: UIView {
                private let shape = CAShapeLayer()
                var progress: CGFloat = 0 {
                    didSet { shape.strokeEnd = progress }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    layer.addSublayer(shape)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class RingController: UIViewController {
                private let ring = Ring()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(ring)
                }
            }

            final class Ring: UIView {
                private let shape = CAShapeLayer()
                var progress: CGFloat = 0 {
                    didSet {
                        shape.strokeEnd = progress
                        accessibilityValue = NumberFormatter.localizedString(from: NSNumber(value: Double(progress)), \
            number: .percent)
                    }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    layer.addSublayer(shape)
                    isAccessibilityElement = true
                    accessibilityLabel = NSLocalizedString("Steps", comment: "")
                }
            }
            """),
        RuleExample(
            .nearMiss("nothing to read is drawn"),
            """
            final class Dotted: UIView {
                override func draw(_ rect: CGRect) {
                    for index in 0..<8 {
                        UIBezierPath(ovalIn: CGRect(x: CGFloat(index) * 12, y: 0, width: 4, height: 4)).fill()
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("text drawn over it says what it shows"),
            """
            ZStack {
                Canvas { context, size in
                    drawRing(context, size)
                }
                Text("70 percent")
            }
            """),
    ]
}
