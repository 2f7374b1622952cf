import HandrailModel
public import HandrailPixels

/// The screenshot of a capture, measured where its elements lie.
public struct ScreenPicture: Sendable {
    /// Its path.
    public let path: String
    /// Pixels in a row.
    public var width: Int { image.width }
    /// Rows.
    public var height: Int { image.height }
    /// Pixels for each point.
    public let scale: PictureScale
    /// Whether most of it is dark.
    public let isDark: Bool
    private let image: PixelImage

    /// The picture at a path, as that of a capture; `nil` where it does not show it.
    init?(_ image: PixelImage, at path: String, showing tree: CapturedTree) {
        guard let scale = PictureScale(of: image, showing: tree) else { return nil }
        self.image = image
        self.path = path
        self.scale = scale
        isDark = Self.isDark(image)
    }

    /// Whether most of a picture is dark.
    public static func isDark(_ image: PixelImage) -> Bool {
        let (right, down) = (max(1, image.width / 64), max(1, image.height / 64))
        let samples = stride(from: down / 2, to: image.height, by: down).flatMap { y in
            stride(from: right / 2, to: image.width, by: right).map { x in
                image.color(x: x, y: y).luminance(in: image.space)
            }
        }
        return samples.sorted()[samples.count / 2] < 0.18
    }

    /// Where words or a sign of an element are.
    struct InkSpot {
        /// What is looked for there.
        let content: CapturedInk.Content
        /// The pixels.
        fileprivate let region: PixelRegion
        /// What the element is called, which is what most elements show.
        fileprivate let label: String
        /// How they are read.
        fileprivate let reading: InkReader.Content
    }

    /// Where an element of the capture shows ink; `nil` where nobody would look for words there.
    func spot(of element: CapturedElement, _ tolerance: Double) -> InkSpot? {
        guard let frame = element.frame, element.showsInk else { return nil }
        let isText = element.role == .text || element.role == .heading
        let content: CapturedInk.Content = isText
            ? .words(mostPoints: (frame.height + tolerance) / CapturedInk.leastLineHeight) : .wordsOrSign
        guard let region = scale.region(of: frame, in: image) else { return nil }
        return InkSpot(
            content: content, region: region, label: element.label ?? "", reading: isText ? .words : .label)
    }

    /// The colors of what an element shows.
    func ink(at spot: InkSpot) -> CapturedInk {
        let answer = InkReader.read(spot.region, of: image, showing: spot.reading)
        return CapturedInk(answer, of: spot.content, points: LetterSize.most(in: answer, called: spot.label, scale))
    }

    /// The picture as Smart Invert shows it: what the capture calls pictures stays as it is.
    public func smartlyInverted(_ tree: CapturedTree) -> PixelImage {
        let pictures = tree.elements.filter { $0.role == .image && $0.isVisible != false }.compactMap(\.frame)
        return image.smartlyInverted(without: pictures.compactMap { scale.region(of: $0, in: image) })
    }

    /// Whether anything but one even color is seen where a frame lies.
    func shows(somethingIn frame: ViewFrame) -> Bool {
        guard let region = scale.region(of: frame, in: image), region.width >= 8, region.height >= 8 else {
            return false
        }
        switch InkReader.read(region, of: image, showing: .label) {
        case .measured, .unknown(.picture), .unknown(.colorful): return true
        case .unknown: return false
        }
    }

    /// How much of the picture strong colors cover, without what the capture calls pictures.
    func saturation(without tree: CapturedTree) -> ScreenSaturation? {
        let pictures = tree.elements.filter { $0.role == .image }.compactMap(\.frame)
        return SaturationCount.of(image, without: pictures.compactMap { scale.region(of: $0, in: image) })
    }

    /// The colors of the edge of a text field; `nil` where none is drawn along its frame.
    func edge(of element: CapturedElement) -> CapturedInk? {
        guard let frame = element.frame, element.role.isField, let region = scale.region(of: frame, in: image),
            case .measured(let ink)? = EdgeReader.read(region, of: image, reach: Int((scale.x * 3).rounded()))
        else { return nil }
        return CapturedInk(
            .measured(foreground: ink.foreground, background: ink.background), of: .edge)
    }
}

extension CapturedInk {
    /// What an answer says of something.
    ///
    /// - Parameter points: that its letters have at most; `nil` where that is not known.
    fileprivate init(_ answer: InkAnswer, of content: Content, points: Double?) {
        switch answer {
        case .unknown(let doubt): self.init(.unknown(doubt.reason), of: content)
        case .measured(let ink):
            let colors: Colors = ink.isLeast
                ? .atLeast(foreground: ink.foreground, background: ink.background)
                : .measured(foreground: ink.foreground, background: ink.background)
            self.init(colors, of: content, isOnGradient: ink.isOnGradient, mostLetterPoints: points)
        }
    }
}

extension CapturedElement {
    /// Whether words or a sign are looked for where it lies: it has words, and is no picture.
    fileprivate var showsInk: Bool {
        switch role {
        case .text, .heading, .button, .link, .tab, .menu, .menuItem: label != nil
        case .unknown, .group, .cell: label != nil || value != nil
        case .toggle, .slider, .picker, .datePicker, .textField, .secureField, .searchField, .textView, .image,
            .progress, .pageIndicator, .application, .window, .composite, .list, .scrollView, .alert, .webView,
            .navigationBar, .toolbar, .tabBar, .statusBar, .keyboard:
            false
        }
    }
}
