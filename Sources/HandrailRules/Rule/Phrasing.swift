public import HandrailModel

/// A finding in words.
public struct Phrasing: Hashable, Sendable {
    /// What is wrong.
    public let message: Bilingual
    /// What to do.
    public let fix: Bilingual

    /// What to do in a class of UIKit or AppKit; `nil` where `fix` holds there too, spelled as there.
    public let viewFix: Bilingual?
    /// What to do in a storyboard or a xib; `nil` where `viewFix` holds there too.
    public let interfaceFix: Bilingual?

    /// What to do in code of the Mac; `nil` where it is as in other views, with the names of AppKit.
    public let macFix: Bilingual?
    /// What to do in an interface file of the Mac; `nil` where it is as in others, with the names it has there.
    public let macFileFix: Bilingual?
    /// What to do in an interface file of the watch; `nil` where it is as in others.
    public let watchFileFix: Bilingual?

    /// A wording.
    public init(
        message: Bilingual, fix: Bilingual, inViews viewFix: Bilingual? = nil,
        inInterfaceFiles interfaceFix: Bilingual? = nil, onMac macFix: Bilingual? = nil, inMacFiles macFileFix: Bilingual? = nil,
        inWatchFiles watchFileFix: Bilingual? = nil
    ) {
        self.macFix = macFix
        self.macFileFix = macFileFix
        self.watchFileFix = watchFileFix
        self.message = message
        self.fix = fix
        self.viewFix = viewFix
        self.interfaceFix = interfaceFix
    }

    /// The same wording for an app that runs on `platforms`: a fix names nothing newer, or says so.
    func suited(to platforms: [PlatformVersion], in toolkit: Screen.Toolkit) -> Phrasing {
        Phrasing(
            message: message, fix: FixRelease.suited(fix, to: platforms, in: toolkit), inViews: viewFix,
            inInterfaceFiles: interfaceFix)
    }

    /// The same wording with the words that hold for what a screen is written in, and for the framework of its views.
    public func written(in toolkit: Screen.Toolkit, of kit: Screen.Kit = .uiKit) -> Phrasing {
        switch (toolkit, kit) {
        case (.swiftUI, _): self
        case (.views, .appKit): Phrasing(message: MacSpelling.message(message), fix: macFix ?? MacSpelling.code(inCode))
        case (.views, _): Phrasing(message: message, fix: inCode)
        case (.interfaceFile, .appKit): Phrasing(message: MacSpelling.message(message), fix: macFileFix ?? inMacFile)
        case (.interfaceFile, .watchKit): Phrasing(message: message, fix: watchFileFix ?? interfaceFix ?? inCode)
        case (.interfaceFile, .uiKit): Phrasing(message: message, fix: interfaceFix ?? inCode)
        }
    }

    /// What to do in code of UIKit, worked out only where it is asked for.
    private var inCode: Bilingual { viewFix ?? ViewSpelling.rewritten(fix) }

    private var inMacFile: Bilingual {
        interfaceFix.map(MacSpelling.interfaceFile) ?? macFix ?? MacSpelling.interfaceFile(inCode)
    }
}
