extension Slot {
    /// Its name in fingerprints. Others keep these, so the name outlives the case.
    public var wireName: String {
        switch self {
        case .content: "content"
        case .label: "label"
        case .icon: "icon"
        case .detail: "detail"
        case .value: "value"
        case .minimum: "minimum"
        case .maximum: "maximum"
        case .prompt: "prompt"
        case .header: "header"
        case .footer: "footer"
        case .overlay: "overlay"
        case .background: "background"
        case .contextMenu: "contextMenu"
        case .swipeActions: "swipeActions"
        case .toolbar: "toolbar"
        case .placeholder: "placeholder"
        }
    }
}
