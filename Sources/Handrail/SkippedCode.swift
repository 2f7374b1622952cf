/// Code that an audit leaves out, or only links, unless it is asked for.
public enum SkippedCode: Sendable, CaseIterable {
    /// Test targets, and files and folders whose names end in `Tests`.
    case tests
    /// Code written by a tool.
    case generated
    /// Copies of other people's code.
    case vendored
    /// What CocoaPods installed.
    case pods
    /// What Carthage checked out.
    case carthage
    /// `.build` and `DerivedData`.
    case buildProducts
    /// Packages that were fetched.
    case checkouts
    /// `node_modules`.
    case nodeModules
}
