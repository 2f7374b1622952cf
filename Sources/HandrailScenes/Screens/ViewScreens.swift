import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailViewCode

/// Finds the screens of UIKit, AppKit and WatchKit, which classes, storyboards and xibs make.
package struct ViewScreens: Sendable {
    private let program: Program
    private let platforms: @Sendable (Int) -> [PlatformVersion]
    private let applyAppearance: @Sendable (Screen, Int) -> Screen
    private let finder: ScreenFinder

    /// A finder.
    ///
    /// - Parameters:
    ///   - platforms: the platforms of a target, by its number.
    ///   - applyAppearance: a screen in the appearance and with the accent color of a target.
    ///   - finder: builds the SwiftUI views that classes show.
    package init(
        program: Program, platforms: @escaping @Sendable (Int) -> [PlatformVersion],
        applyAppearance: @escaping @Sendable (Screen, Int) -> Screen = { screen, _ in screen }, finder: ScreenFinder
    ) {
        self.program = program
        self.platforms = platforms
        self.applyAppearance = applyAppearance
        self.finder = finder
    }

    /// What was found.
    package struct Found: Sendable {
        /// The screens: those of interface files in order, then those of code by place and name.
        package let screens: [Screen]
        /// The SwiftUI views that stand on them.
        package let joined: EmbeddedSwiftUIViews
        /// Where code was followed no further.
        package let cuts: [EvaluationCut]
    }

    /// All screens, with what stands on them of SwiftUI.
    ///
    /// - Parameter map: runs work on several classes at once, in order.
    package func screens(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> Found {
        let read = ViewScenes(program: program).read(map: map)
        let (found, hosted) = (read.scenes, read.hosted)
        guard !found.isEmpty || !hosted.isEmpty else {
            return Found(screens: [], joined: EmbeddedSwiftUIViews(), cuts: read.cuts)
        }
        let embedded = found.flatMap(\.scene.segues).filter { $0.kind == "embed" }.map(\.destination)
        let builder = InterfaceScreens(
            languages: program.strings.languages, embedded: Set(embedded),
            files: program.interfaces.files)
        let scenes = EmbeddedScenes(among: found.map(\.scene))
        let controllers = parts(among: found)
        let parts = controllers.merging(scenes.screens) { own, _ in own }
            .merging(read.listed.trees) { own, _ in own }
        let trees = hosted.isEmpty && parts.isEmpty
            ? nil : HostedTrees(program: program, views: hosted, screens: parts, embedded: scenes.names)
        let results = ParallelResults<Built>(count: found.count)
        let (platforms, applyAppearance, finder) = (platforms, applyAppearance, finder)
        map(found.count) { index in
            let (scene, module) = (found[index].scene, found[index].module)
            WorkPlace.file = scene.place.file
            var joined: EmbeddedSwiftUIViews?
            let screens = builder.screens(
                of: scene, platforms: platforms(module), presentation: found[index].presentation,
                showing: trees?.forScreens(of: module), &joined
            ).filter { scene.origin != .code || $0.tree.elements.count > 1 }
            let links = found[index].links + (joined.map { finder.links(to: $0.presented) } ?? [])
            let names = found[index].isAside ? [] : SceneLinks.identities(of: scene)
            let linked = screens.map { applyAppearance($0, module).linked(as: names, to: links) }
            let followed = read.followed.code(of: scene, with: joined)
            let replaced = read.followed.replaced[scene.place] ?? []
            results.set(
                Built(screens: linked.map { $0.following(followed).replacing(replaced) }, joined: joined), at: index)
        }
        var joined = EmbeddedSwiftUIViews()
        for (index, built) in results.values.enumerated() where found[index].presentation != .part {
            if let more = built.joined { joined.add(more) }
        }
        var screens: [Screen] = []
        for (index, built) in results.values.enumerated() {
            // A part of other screens is met there.
            let scene = found[index].scene
            if found[index].presentation == .part, scene.barItems.isEmpty,
                joined.screens.contains(EmbeddedScenes.name(of: scene))
                    || scene.customClass.map({
                        joined.screens.contains(Self.part(of: $0, in: found[index].module, among: controllers))
                    }) ?? false
            {
                continue
            }
            if found[index].presentation == .part, let more = built.joined { joined.add(more) }
            screens += built.screens
        }
        var alone = EmbeddedSwiftUIViews()
        screens += finder.screens(hosting: standalone(among: hosted, besides: joined), joined: &alone, map: map)
        var all = joined.excludingStandalone(hosted, in: program)
        all.add(alone)
        return Found(
            screens: screens, joined: all,
            cuts: read.cuts + results.values.flatMap { $0.joined?.cuts ?? [] } + alone.cuts)
    }

    /// What controllers show that are taken into the screens of others, by their class.
    private func parts(among found: [ViewScenes.Found]) -> [String: ViewDescription] {
        var parts: [String: ViewDescription] = [:]
        var modules: [String: Int] = [:]
        for one in found where one.scene.roots.count == 1 && one.scene.systemClass.hasSuffix("Controller") {
            guard let name = one.scene.customClass else { continue }
            if let first = modules[name], first != one.module {
                // Another target calls a class of its own so.
                let own = HostedTrees.name(of: name, in: one.module)
                if parts[own] == nil { parts[own] = one.scene.roots[0] }
            } else if parts[name] == nil {
                parts[name] = one.scene.roots[0]
                modules[name] = one.module
            }
        }
        return parts
    }

    /// What the screen of a class is called among those that are taken into others.
    private static func part(of name: String, in module: Int, among parts: [String: ViewDescription]) -> String {
        let own = HostedTrees.name(of: name, in: module)
        return parts[own] == nil ? name : own
    }

    /// The screens of one scene.
    private struct Built: Sendable {
        let screens: [Screen]
        let joined: EmbeddedSwiftUIViews?
    }

    /// The views that nothing holds and that are screens of their own, each once.
    private func standalone(among hosted: [HostedView], besides joined: EmbeddedSwiftUIViews) -> [HostedView] {
        var places = joined.places
        return hosted.filter { view in
            switch view.standing {
            case .alone, .part: return places.insert(view.place).inserted
            case .ownView, .nothing: return false
            }
        }.sorted { $0.place < $1.place }
    }
}
