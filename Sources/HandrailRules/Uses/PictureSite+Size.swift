import HandrailModel

extension BundleUses.PictureSite {
    /// Points that the picture takes where it is shown, by what its own modifiers say; a side that only the layout
    /// decides is `nil`, and so are both where it keeps the size that it has by itself.
    var shown: (width: Double?, height: Double?)? {
        guard isScaled else { return nil }
        var (width, height): (Double?, Double?)
        for use in element.attributes {
            guard case .layout(.frame(let frame)) = use.attribute else { continue }
            guard use.condition == nil else { return nil }
            width = width ?? frame.width.value
            height = height ?? frame.height.value
        }
        return width == nil && height == nil ? nil : (width, height)
    }

    /// Whether the picture is made larger or smaller to fill its frame.
    private var isScaled: Bool {
        if element.has(.picture(.resizable)) { return true }
        return element.has { attribute in
            switch attribute {
            case .layout(.aspectRatio), .picture(.contentMode): true
            default: false
            }
        }
    }

    /// How many times its own size it is shown at, along the side that is stretched least; `nil` where not known.
    func factor(of natural: PictureSize) -> Double? {
        guard let shown else { return nil }
        return [shown.width.map { $0 / natural.width }, shown.height.map { $0 / natural.height }]
            .compactMap(\.self).filter { $0 > 0 && $0.isFinite }.min()
    }
}

extension ProjectFacts {
    /// The images of the bundle by name, the first of each, without icons and symbols.
    var pictures: [String: (image: ImageAsset, item: BundleItem)] {
        let all = bundleItems(of: [.picture]).compactMap { item -> (String, (image: ImageAsset, item: BundleItem))? in
            guard case .picture(let image) = item, image.kind == .image else { return nil }
            return (image.name, (image, item))
        }
        return Dictionary(all) { first, _ in first }
    }
}
