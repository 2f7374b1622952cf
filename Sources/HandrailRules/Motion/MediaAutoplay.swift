import HandrailModel
import HandrailSemantics
import HandrailSource

/// A video or an animation that starts by itself, or plays in a loop that nobody can stop.
struct MediaAutoplay: ScreenRule {
    static let info = RuleInfo(
        id: "media-autoplay",
        title: Bilingual(en: "Plays without being asked", ko: "저절로 재생되는 미디어"),
        reason: Bilingual(
            en: """
                What starts by itself talks over VoiceOver, distracts, and cannot be avoided by people whom motion \
                makes sick. They say so in Settings: Auto-Play Video Previews, Auto-Play Animated Images, Reduce Motion.
                """,
            ko: """
                저절로 시작되는 미디어는 VoiceOver 음성과 겹치고 주의를 흩뜨리며, 움직임에 민감한 사람이 피할 수 없습니다. 사람들은 ‘비디오 미리보기 자동 재생’, ‘움직이는 이미지 자동 \
                재생’, ‘동작 줄이기’ 설정으로 이를 알립니다.
                """),
        impact: .moderate, guidelines: ["accessibility.media-control"], criteria: ["WCAG 2.2 1.4.2", "WCAG 2.2 2.2.2"],
        settings: [Setting(on: [.stillVideo]), Setting(on: [.stillImages]), .reduceMotion], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Trailer: View {
                let player: AVPlayer

                var body: some View {
                    VideoPlayer(player: player)
                        .onAppear { ↓player.play() }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            LottieView(animation: .named("confetti"))
                .↓looping()
            """),
        RuleExample(
            .violation,
            """
            LottieView(animation: .named("confetti"))
                .↓playing(loopMode: .loop)
            """),
        RuleExample(
            .nearMiss("people opened the file that is played"),
            """
            struct Files: View {
                let movies: [URL]
                var body: some View {
                    NavigationStack {
                        List(movies, id: \\.self) { movie in
                            NavigationLink(movie.lastPathComponent) { Player(movie: movie) }
                        }
                        .navigationTitle("Movies")
                    }
                }
            }

            struct Player: View {
                let movie: URL
                @State private var player: AVPlayer?
                var body: some View {
                    VideoPlayer(player: player)
                        .onAppear {
                            player = AVPlayer(url: movie)
                            player?.play()
                        }
                }
            }
            """),
        RuleExample(
            .nearMiss("people chose the film in a list"),
            """
            final class FilmController: UIViewController {
                private let films = AVPlayerViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(films.view)
                    films.player = AVPlayer(url: chosen)
                    films.player?.play()
                }
            }

            final class FilmsController: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    navigationController?.pushViewController(FilmController(), animated: true)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Trailer: View {
                let player: AVPlayer

                var body: some View {
                    VideoPlayer(player: player)
                        .onAppear {
                            if UIAccessibility.isVideoAutoplayEnabled { player.play() }
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Celebration: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion

                var body: some View {
                    LottieView(animation: .named("confetti"))
                        .playing(loopMode: reduceMotion ? .playOnce : .loop)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Celebration: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion

                var body: some View {
                    if reduceMotion {
                        Image("confetti")
                    } else {
                        LottieView(animation: .named("confetti"))
                            .looping()
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓KFAnimatedImage(post.image)
                Text("Posted an hour ago")
            }
            """),
        RuleExample(
            .silent,
            """
            struct Post: View {
                @Environment(\\.accessibilityPlayAnimatedImages) private var plays

                var body: some View {
                    if plays {
                        KFAnimatedImage(post.image)
                    } else {
                        KFImage(post.image)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("people start it"),
            """
            struct Trailer: View {
                let player: AVPlayer

                var body: some View {
                    VStack {
                        VideoPlayer(player: player)
                        Button("Play") { player.play() }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class WelcomeController: UIViewController {
                private let player = AVPlayer(url: Bundle.main.url(forResource: "harbor", withExtension: "mp4")!)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let layer = AVPlayerLayer(player: player)
                    layer.frame = view.bounds
                    view.layer.addSublayer(layer)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    ↓player.play()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class WelcomeController: UIViewController {
                private let player = AVPlayer(url: Bundle.main.url(forResource: "harbor", withExtension: "mp4")!)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let layer = AVPlayerLayer(player: player)
                    layer.frame = view.bounds
                    view.layer.addSublayer(layer)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if UIAccessibility.isVideoAutoplayEnabled { player.play() }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct HarborFilm: UIViewControllerRepresentable {
                let address: URL

                func makeUIViewController(context: Context) -> AVPlayerViewController {
                    let film = AVPlayerViewController()
                    film.player = AVPlayer(url: address)
                    ↓film.player?.play()
                    return film
                }

                func updateUIViewController(_ film: AVPlayerViewController, context: Context) {}
            }

            struct HarborPage: View {
                let address: URL

                var body: some View {
                    HarborFilm(address: address)
                }
            }
            """),
        RuleExample(
            .nearMiss("it asks for the setting, or only brings the player"),
            """
            struct HarborFilm: UIViewControllerRepresentable {
                let address: URL
                let isStill: Bool

                func makeUIViewController(context: Context) -> AVPlayerViewController {
                    let film = AVPlayerViewController()
                    film.player = AVPlayer(url: address)
                    if UIAccessibility.isVideoAutoplayEnabled { film.player?.play() }
                    return film
                }

                func updateUIViewController(_ film: AVPlayerViewController, context: Context) {}
            }

            struct HarborPage: View {
                let address: URL

                var body: some View {
                    HarborFilm(address: address, isStill: false)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PostCell: UITableViewCell {
                private let photo = FLAnimatedImageView()

                func show(_ post: Post) {
                    contentView.addSubview(photo)
                    ↓photo.sd_setImage(with: post.photo)
                }
            }

            struct Post {
                let photo: URL
            }
            """),
        RuleExample(
            .nearMiss("the class says when it plays"),
            """
            final class PostCell: UITableViewCell {
                private let photo = SDAnimatedImageView()

                func show(_ post: Post) {
                    photo.autoPlayAnimatedImage = UIAccessibility.isReduceMotionEnabled == false
                    contentView.addSubview(photo)
                    photo.sd_setImage(with: post.photo)
                }
            }

            struct Post {
                let photo: URL
            }
            """),
    ]

    /// What plays.
    enum Signal: Hashable, Sendable {
        case video
        case loop
        /// An image from the network that moves where it is an animated one.
        case image
    }

    let attributes: Set<AttributeKind>? = [.code(.event), .motion(.playback)]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        var reported: Set<SourcePlace> = []
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                switch use.attribute {
                case .code(.event(let event)) where event.kind == .appear || event.kind == .task:
                    for play in event.motion.plays where !reported.contains(play.place) {
                        guard !play.isConditional else {
                            answers.pass()
                            continue
                        }
                        // What a representable plays that shows a player is written where it is made.
                        guard element.showsVideo || element.kind == .opaque && use.place == play.place
                        else { continue }
                        reported.insert(play.place)
                        if screen.screen.isPlayerThatPeopleOpen {
                            answers.pass()
                            continue
                        }
                        answers.review(.video, on: element, at: play.place, setting: Setting(on: [.stillVideo]))
                    }
                case .motion(.playback(.known(true), let asksForReducedMotion)) where element.isAnimationPlayer:
                    if asksForReducedMotion || use.condition != nil || MotionContext(element).asksForReducedMotion {
                        answers.pass()
                    } else if reported.insert(use.place).inserted {
                        answers.violation(
                            .loop, on: element, at: use.place, certainty: .likely, setting: .reduceMotion)
                    }
                case .motion(.playback(.dynamic, let asks)) where element.kind == .image:
                    if asks || use.condition != nil || MotionContext(element).asks(for: [.stillImages, .reduceMotion]) {
                        answers.pass()
                    } else if reported.insert(use.place).inserted {
                        answers.review(.image, on: element, at: use.place, setting: Setting(on: [.stillImages]))
                    }
                default: continue
                }
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .video:
            Phrasing(
                message: Bilingual(
                    en: """
                        This video starts as soon as it appears, also for people who turned Auto-Play Video Previews \
                        off. Look whether they asked for it by coming here.
                        """,
                    ko: "‘비디오 미리보기 자동 재생’을 꺼도 이 비디오는 나타나자마자 재생됩니다. 사용자가 재생하려고 들어온 화면인지 확인하세요."),
                fix: Wording(
                    en: "Start it only where \(.playsVideos) is true, and let people press Play otherwise.",
                    ko: "\(.playsVideos)가 true일 때만 재생하고, 아니면 사용자가 재생 버튼을 누르게 하세요."))
        case .image:
            Phrasing(
                message: Bilingual(
                    en: """
                        Where this image is an animated one it plays by itself, also for people who turned animated \
                        images off.
                        """,
                    ko: "움직이는 이미지라면 ‘움직이는 이미지 자동 재생’을 꺼도 저절로 재생됩니다."),
                fix: Wording(
                    en: "Show a still image where \(.playsAnimatedImages) is false, and let people start it.",
                    ko: "\(.playsAnimatedImages)가 false이면 정지 이미지를 보여 주고 사용자가 재생하게 하세요."))
        case .loop:
            Phrasing(
                message: Bilingual(
                    en: "This animation plays in an endless loop, with Reduce Motion on as well.",
                    ko: "동작 줄이기를 켜도 이 애니메이션은 끝없이 반복 재생됩니다."),
                fix: Wording(
                    en: "Where \(.reduceMotion) is on, show a still frame or play it once.",
                    ko: "\(.reduceMotion)이 켜져 있으면 정지된 장면을 보여 주거나 한 번만 재생하세요."))
        }
    }
}

extension ElementView {
    /// Whether it is a video, or holds one.
    fileprivate var showsVideo: Bool { kind == .video || descendants.contains { $0.kind == .video } }

    /// Whether it is a player of animations, alone or with layers around it.
    fileprivate var isAnimationPlayer: Bool {
        kind == .animationPlayer || (kind.isTransparent && children.contains { $0.isAnimationPlayer })
    }
}

extension Screen {
    /// Whether people came to it to see the one video that it shows: something opens it, and nothing else is on it.
    fileprivate var isPlayerThatPeopleOpen: Bool {
        switch presentation {
        case .navigation, .sheet, .cover: break
        case .root, .tab, .popover, .dialog, .widget, .part, .component: return false
        }
        return tree.elements.allSatisfy { element in
            switch element.kind {
            case .text, .label, .image, .list, .table, .form: element.slot == .toolbar
            default: !element.kind.isControl || element.slot == .toolbar
            }
        }
    }
}
