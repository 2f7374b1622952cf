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

    /// A wording.
    public init(
        message: Bilingual, fix: Bilingual, inViews viewFix: Bilingual? = nil,
        inInterfaceFiles interfaceFix: Bilingual? = nil
    ) {
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

    /// The same wording with the words that hold for what a screen is written in.
    public func written(in toolkit: Screen.Toolkit) -> Phrasing {
        switch toolkit {
        case .swiftUI: self
        case .views: Phrasing(message: message, fix: viewFix ?? ViewSpelling.rewritten(fix))
        case .interfaceFile: Phrasing(message: message, fix: interfaceFix ?? viewFix ?? ViewSpelling.rewritten(fix))
        }
    }
}
