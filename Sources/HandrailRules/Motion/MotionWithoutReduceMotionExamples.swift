/// What `motion-without-reduce-motion` must find, and what it must not.
enum MotionWithoutReduceMotionExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Card: View {
                @State private var isTurned = false

                var body: some View {
                    Image("front")
                        .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                        .↓animation(.easeInOut(duration: 0.6), value: isTurned)
                        .onTapGesture { isTurned.toggle() }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Drawer: View {
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        Button("Menu") {
                            ↓withAnimation(.easeOut) { isOpen.toggle() }
                        }
                        Text("Settings")
                            .offset(x: isOpen ? 0 : -300)
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            @Observable final class DrawerModel {
                var isOpen = false

                func turn() {
                    ↓withAnimation(.easeOut) { isOpen.toggle() }
                }
            }

            struct Drawer: View {
                @State private var model = DrawerModel()

                var body: some View {
                    VStack {
                        Button("Menu") { model.turn() }
                        Text("Settings")
                            .offset(x: model.isOpen ? 0 : -300)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Banner: View {
                @State private var isShown = false

                var body: some View {
                    VStack {
                        if isShown {
                            Text("Your order is on its way")
                                .↓transition(.move(edge: .top).combined(with: .opacity))
                        }
                        Button("Track") { withAnimation { isShown.toggle() } }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Album: View {
                @Namespace private var space
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        if isOpen {
                            AsyncImage(url: cover).↓matchedGeometryEffect(id: "cover", in: space)
                        }
                        Button("Open") { withAnimation { isOpen.toggle() } }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                Image("harbor")
                    .↓visualEffect { content, proxy in
                        content.offset(y: proxy.frame(in: .global).minY / 2)
                    }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Drawer: View {
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        Toggle("Menu", isOn: ↓$isOpen.animation())
                        Text("Settings")
                            .offset(x: isOpen ? 0 : -300)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                GeometryReader { room in
                    Image(decorative: "harbor")
                        .resizable()
                        .↓offset(y: room.frame(in: .global).minY * 0.5)
                }
                .frame(height: 300)
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.accessibilityReduceMotion) private var reducesMotion

                var body: some View {
                    ScrollView {
                        GeometryReader { room in
                            Image(decorative: "harbor")
                                .offset(y: reducesMotion ? 0 : room.frame(in: .global).minY * 0.5)
                        }
                        .frame(height: 300)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Story: View {
                @State private var distance: CGFloat = 0

                var body: some View {
                    ScrollView {
                        Image(decorative: "harbor")
                            .resizable()
                            .↓scaleEffect(1 + distance / 300)
                        Text("The harbor at night")
                    }
                    .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in distance = \
            new }
                }
            }
            """),
        RuleExample(
            .nearMiss("the picture only stays where it is while people pull"),
            """
            ScrollView {
                GeometryReader { room in
                    Image(decorative: "harbor")
                        .offset(y: -room.frame(in: .global).minY)
                }
                .frame(height: 300)
            }
            """),
        RuleExample(
            .silent,
            """
            struct Tabs: View {
                @Namespace private var space
                @State private var isOpen = false

                var body: some View {
                    HStack {
                        if isOpen {
                            Capsule().matchedGeometryEffect(id: "mark", in: space)
                        }
                        Button("Open") { withAnimation { isOpen.toggle() } }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Banner: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion
                @State private var isShown = false

                var body: some View {
                    VStack {
                        if isShown {
                            Text("Your order is on its way")
                                .transition(reduceMotion ? .opacity : .move(edge: .top))
                        }
                        Button("Track") { withAnimation { isShown.toggle() } }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Banner: View {
                @State private var isShown = false

                var body: some View {
                    VStack {
                        if isShown {
                            Text("Your order is on its way")
                                .transition(.move(edge: .top))
                        }
                        Button("Track") {
                            withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : .default) { isShown.toggle() }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Banner: View {
                @State private var isShown = false

                var body: some View {
                    VStack {
                        if isShown {
                            Text("Your order is on its way")
                                .transition(.opacity)
                        }
                        Button("Track") { withAnimation { isShown.toggle() } }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("what is always there and only fades is neither put in nor taken out"),
            """
            @main
            struct Example: App { var body: some Scene { WindowGroup { Steps() } } }

            struct Steps: View {
                @State private var step = 0

                var body: some View {
                    ZStack {
                        Form { TextField("Name", text: $name) }
                            .opacity(step == 0 ? 1 : 0)
                            .transition(.move(edge: .leading))
                        Button("Next") { withAnimation { step += 1 } }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a chevron turns over in its place"),
            """
            struct Fold: View {
                @State private var isOpen = false

                var body: some View {
                    Image(systemName: "chevron.down")
                        .rotation3DEffect(.degrees(isOpen ? 180 : 0), axis: (x: 1, y: 0, z: 0))
                        .onTapGesture { withAnimation(.snappy) { isOpen.toggle() } }
                }
            }
            """),
        RuleExample(
            .nearMiss("a chevron turns in its place"),
            """
            struct Fold: View {
                @State private var isOpen = false

                var body: some View {
                    Button {
                        withAnimation { isOpen.toggle() }
                    } label: {
                        Label("Details", systemImage: "chevron.right")
                            .rotationEffect(.degrees(isOpen ? 90 : 0))
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class BoardingController: UIViewController {
                private let pass = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let title = UILabel()
                    title.text = NSLocalizedString("Boarding pass", comment: "")
                    pass.addSubview(title)
                    view.addSubview(pass)
                    pass.transform = CGAffineTransform(translationX: 0, y: 480)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    ↓UIView.animate(withDuration: 0.5) {
                        self.pass.transform = .identity
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class CardView: UIView {
                private let front = UIImageView(image: UIImage(named: "ticket-front"))

                override func awakeFromNib() {
                    super.awakeFromNib()
                    addSubview(front)
                }

                @objc private func turn() {
                    ↓UIView.transition(with: front, duration: 0.6, options: [.transitionFlipFromRight], animations: {
                        self.front.image = UIImage(named: "ticket-back")
                    })
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class BoardingController: UIViewController {
                private let pass = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(pass)
                    pass.transform = CGAffineTransform(translationX: 0, y: 480)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    guard !UIAccessibility.isReduceMotionEnabled else {
                        pass.transform = .identity
                        return
                    }
                    UIView.animate(withDuration: 0.5) {
                        self.pass.transform = .identity
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it follows the finger that drags it, and goes back where it was"),
            """
            struct WeekView: View {
                @State private var offset: CGFloat = 0

                var body: some View {
                    VStack { Text("Tides of the week"); Text("Boats of the week") }
                        .frame(maxWidth: .infinity)
                        .offset(x: offset)
                        .gesture(
                            DragGesture()
                                .onChanged { drag in withAnimation { offset = drag.translation.width * 0.5 } }
                                .onEnded { _ in withAnimation { offset = 0 } })
                }
            }
            """),
        RuleExample(
            .nearMiss("it only shrinks a little under the finger"),
            """
            final class PressableButton: UIButton {
                override var isHighlighted: Bool {
                    didSet {
                        UIView.animate(withDuration: 0.15) {
                            self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class MenuController: UIViewController {
                private let drawer = UIView()
                private var edge: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(drawer)
                    edge = drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -320)
                    edge.isActive = true
                }

                func open() {
                    edge.constant = 0
                    ↓UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class CardController: UIViewController {
                private let card = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(card)
                    card.frame.origin.y = view.bounds.height
                }

                func show() {
                    ↓UIView.animate(withDuration: 0.5, animations: { self.card.frame.origin.y = 100 })
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class CardController: UIViewController {
                private let card = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(card)
                }

                func push() {
                    let move = UIViewPropertyAnimator(duration: ↓0.5, dampingRatio: 1) { self.card.center.x += 300 }
                    move.startAnimation()
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class HeadController: UIViewController, UIScrollViewDelegate {
                private let head = UIImageView(image: UIImage(named: "harbor"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(head)
                }

                func scrollViewDidScroll(_ scrollView: UIScrollView) {
                    head.transform = ↓CGAffineTransform(translationX: 0, y: scrollView.contentOffset.y * 0.5)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Drawer: View {
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        Button("Menu") {
                            let slow = Transaction(animation: .easeInOut(duration: 1))
                            ↓withTransaction(slow) { isOpen.toggle() }
                        }
                        Text("Settings")
                            .offset(x: isOpen ? 0 : -300)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a transaction that takes the animation away moves nothing"),
            """
            struct Drawer: View {
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        Button("Menu") {
                            withTransaction(Transaction()) { isOpen.toggle() }
                        }
                        Text("Settings")
                            .offset(x: isOpen ? 0 : -300)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a header that stays where it is while people scroll does not move against the rest"),
            """
            final class HeadController: UIViewController, UIScrollViewDelegate {
                private let head = UIImageView(image: UIImage(named: "harbor"))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(head)
                }

                func scrollViewDidScroll(_ scrollView: UIScrollView) {
                    head.transform = CGAffineTransform(translationX: 0, y: scrollView.contentOffset.y)
                }
            }
            """),
        RuleExample(
            .nearMiss("the row grows by some points, and what is under it makes room"),
            """
            final class RowController: UIViewController {
                private let row = UIView()
                private var edge: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(row)
                    edge = row.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
                    edge.isActive = true
                }

                func move() {
                    edge.constant = 60
                    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class MenuController: UIViewController {
                private let drawer = UIView()
                private var edge: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(drawer)
                    edge = drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -320)
                    edge.isActive = true
                }

                func open() {
                    edge.constant = 0
                    UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.3) {
                        self.view.layoutIfNeeded()
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Place {
                var x: CGFloat
                var y: CGFloat
            }

            struct Ticket: View {
                @State private var place = Place(x: 0, y: 500)

                var body: some View {
                    VStack {
                        Text("Your ticket for the evening boat")
                            .offset(x: place.x, y: place.y)
                        Button("Show") {
                            ↓withAnimation(.easeOut) { place = Place(x: 0, y: 0) }
                        }
                    }
                }
            }
            """),
    ]
}
