public import HandrailModel

/// A finding in words, before it is known what they are read in.
public struct Phrasing: Hashable, Sendable {
    /// What is wrong.
    public let message: Wording
    /// What to do.
    public let fix: Wording

    /// What to do in a class of UIKit or AppKit; `nil` where `fix` holds there too, in the names of those.
    public let viewFix: Wording?
    /// What to do in a storyboard or a xib; `nil` where `viewFix` holds there too.
    public let interfaceFix: Wording?

    /// What to do in code of the Mac; `nil` where it is as in other views, in the names of AppKit.
    public let macFix: Wording?
    /// What to do in an interface file of the Mac; `nil` where it is as in others, in the names of the Mac.
    public let macFileFix: Wording?
    /// What to do in an interface file of the watch; `nil` where it is as in others.
    public let watchFileFix: Wording?
    /// What to do in code of nodes of Texture; `nil` where it is as in other views.
    public let nodeFix: Wording?

    /// A phrasing.
    public init(
        message: Wording, fix: Wording, inViews viewFix: Wording? = nil, inInterfaceFiles interfaceFix: Wording? = nil,
        onMac macFix: Wording? = nil, inMacFiles macFileFix: Wording? = nil, inWatchFiles watchFileFix: Wording? = nil,
        inNodes nodeFix: Wording? = nil
    ) {
        self.message = message
        self.fix = fix
        self.viewFix = viewFix
        self.interfaceFix = interfaceFix
        self.macFix = macFix
        self.macFileFix = macFileFix
        self.watchFileFix = watchFileFix
        self.nodeFix = nodeFix
    }

    /// A phrasing whose message names nothing that any framework calls otherwise.
    public init(
        message: Bilingual, fix: Wording, inViews viewFix: Wording? = nil,
        inInterfaceFiles interfaceFix: Wording? = nil,
        onMac macFix: Wording? = nil, inMacFiles macFileFix: Wording? = nil, inWatchFiles watchFileFix: Wording? = nil,
        inNodes nodeFix: Wording? = nil
    ) {
        self.init(
            message: Wording(message), fix: fix, inViews: viewFix, inInterfaceFiles: interfaceFix, onMac: macFix,
            inMacFiles: macFileFix, inWatchFiles: watchFileFix, inNodes: nodeFix)
    }

    /// A phrasing that names nothing at all that any framework calls otherwise.
    public init(message: Bilingual, fix: Bilingual) { self.init(message: message, fix: Wording(fix)) }

    /// The same phrasing with another fix outside of SwiftUI, unless it has one.
    func completed(by fix: ViewFix?) -> Phrasing {
        guard let fix, viewFix == nil else { return self }
        return Phrasing(
            message: message, fix: self.fix, inViews: fix.views, inInterfaceFiles: fix.interfaceFile, onMac: fix.mac,
            inMacFiles: fix.macFile, inWatchFiles: fix.watchFile, inNodes: fix.nodes)
    }

    /// The same fix for another message, as where one cause has the defect in many places.
    func saying(_ message: Bilingual) -> Phrasing {
        Phrasing(
            message: message, fix: fix, inViews: viewFix, inInterfaceFiles: interfaceFix, onMac: macFix,
            inMacFiles: macFileFix, inWatchFiles: watchFileFix, inNodes: nodeFix)
    }

    /// The same with one more sentence on what to do, wherever the fix is read.
    func adding(_ sentence: Wording) -> Phrasing {
        func added(_ fix: Wording) -> Wording {
            Wording(
                en: fix.en + Sentence(" ") + sentence.en, ko: fix.ko + Sentence(" ") + sentence.ko)
        }
        return Phrasing(
            message: message, fix: added(fix), inViews: viewFix.map(added), inInterfaceFiles: interfaceFix.map(added),
            onMac: macFix.map(added), inMacFiles: macFileFix.map(added), inWatchFiles: watchFileFix.map(added),
            inNodes: nodeFix.map(added))
    }

    /// The words as they are read in a dialect.
    public func spelled(in dialect: Dialect) -> FindingText {
        FindingText(message: message.spelled(in: dialect), fix: fix(in: dialect).spelledWithNotes(in: dialect))
    }

    /// What to do where something is written in the framework of a dialect.
    func fix(in dialect: Dialect) -> Wording {
        switch (dialect.toolkit, dialect.kit) {
        case (.swiftUI, _): fix
        case (.views, .appKit), (.capture, .appKit): macFix ?? viewFix ?? fix
        case (.views, .uiKit), (.views, .watchKit): viewFix ?? fix
        case (.capture, .uiKit), (.capture, .watchKit), (.capture, .texture): viewFix ?? fix
        case (.views, .texture): nodeFix ?? viewFix ?? fix
        case (.interfaceFile, .appKit): macFileFix ?? interfaceFix ?? macFix ?? viewFix ?? fix
        case (.interfaceFile, .watchKit): watchFileFix ?? interfaceFix ?? viewFix ?? fix
        case (.interfaceFile, .uiKit), (.interfaceFile, .texture): interfaceFix ?? viewFix ?? fix
        }
    }
}

/// A finding as people read it: what is wrong and what to do, in both languages.
public struct FindingText: Hashable, Sendable {
    /// What is wrong.
    public let message: Bilingual
    /// What to do.
    public let fix: Bilingual

    /// A finding in words.
    public init(message: Bilingual, fix: Bilingual) {
        self.message = message
        self.fix = fix
    }
}
