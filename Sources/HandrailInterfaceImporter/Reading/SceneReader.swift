import HandrailFrameworks
import HandrailModel
import HandrailSource

/// Reads the scenes of a storyboard, or what a xib holds as one.
struct SceneReader {
    /// What connects the file's objects.
    let context: InterfaceContext
    /// Name of the file without extension.
    let fileName: String
    /// Identity of the controller that a storyboard begins with.
    let initial: String?

    private var views: ViewReader { ViewReader(context: context) }

    // MARK: Storyboards

    /// The scenes among the elements of `scenes`.
    func scenes(_ list: InterfaceElement) -> [InterfaceScene] {
        list.children.filter { $0.name == "scene" }.flatMap { scene -> [InterfaceScene] in
            guard let objects = scene.child("objects") else { return [] }
            let controllers = objects.children.filter { InterfaceElements.controllerClass($0.name) != nil }
            let topLevel = objects.children.compactMap { views.view($0, slot: .subview) }
            let others = objects.children.filter {
                InterfaceElements.controllerClass($0.name) == nil && $0.name != Self.application
            }
            let application = objects.children.lazy.compactMap {
                mainMenu($0, topLevel: topLevel, besides: others)
            }.first
            return [application].compactMap(\.self) + controllers.enumerated().map { position, controller in
                position == 0
                    ? self.scene(controller, topLevel: topLevel, besides: others, origin: .storyboard)
                    : self.scene(controller, topLevel: [], origin: .storyboard)
            }
        }
    }

    /// The menus in the menu bar of an app for the Mac.
    private func mainMenu(
        _ application: InterfaceElement, topLevel: [ViewDescription], besides others: [InterfaceElement]
    ) -> InterfaceScene? {
        guard application.name == Self.application, let element = application.child(key: "mainMenu"),
            let menu = views.view(element, slot: .menuItem)
        else { return nil }
        return InterfaceScene(
            origin: .storyboard, identity: application.identity, systemClass: BuiltInClass.applicationOfMac.name,
            name: fileName, stringTable: fileName, place: element.place, roots: [menu] + topLevel,
            segues: ([application] + others).flatMap(segues), outlets: outlets(of: application))
    }

    private static let application = "application"

    /// - Parameter others: what stands beside the controller: recognizers, menus, objects.
    private func scene(
        _ controller: InterfaceElement, topLevel: [ViewDescription], besides others: [InterfaceElement] = [],
        origin: InterfaceScene.Origin
    ) -> InterfaceScene {
        let systemClass = InterfaceElements.controllerClass(controller.name) ?? SystemClasses.viewController
        let customClass = controller["customClass"]
        let identifier = controller["storyboardIdentifier"]
        return InterfaceScene(
            origin: origin, identity: controller.identity, systemClass: systemClass, customClass: customClass,
            name: customClass ?? identifier ?? controller["title"] ?? fileName, identifier: identifier,
            stringTable: fileName, place: controller.place,
            isInitial: initial != nil && initial == controller["id"], roots: roots(of: controller) + topLevel,
            properties: properties(of: controller), navigationItem: controller.child("navigationItem")?.identity,
            barItems: barItems(of: controller), segues: ([controller] + others).flatMap(segues),
            outlets: outlets(of: controller))
    }

    private func roots(of controller: InterfaceElement) -> [ViewDescription] {
        controller.children.compactMap { child in
            switch child["key"] {
            case "view", "collectionView", "tableView", "window": views.view(child, slot: .contentView)
            default: child.name == "items" && context.toolkit == .watchKit ? watchRoot(child) : nil
            }
        }
    }

    // A screen of WatchKit is a list of items below one another.
    private func watchRoot(_ items: InterfaceElement) -> ViewDescription {
        ViewDescription(
            identity: items.identity, systemClass: BuiltInClass.watchGroup.name, place: items.place,
            extent: items.extent, slot: .contentView,
            properties: [ViewProperty("layout", .known(.name("vertical")), place: items.place)],
            subviews: items.children.compactMap { views.view($0, slot: .arrangedSubview) })
    }

    private func properties(of controller: InterfaceElement) -> [ViewProperty] {
        let reader = PropertyReader(context: context)
        var found = reader.properties(of: controller, systemClass: SystemClasses.viewController)
        if let item = controller.child("navigationItem") {
            found += reader.properties(of: item, systemClass: BuiltInClass.navigationItem.name).map { property in
                ViewProperty(
                    "navigationItem.\(property.name)", property.value, place: property.place,
                    condition: property.condition, isRuntimeAttribute: property.isRuntimeAttribute)
            }
        }
        for metrics in controller.children where metrics.name.hasPrefix("simulated") {
            if let key = metrics["key"] {
                found.append(ViewProperty(key, .known(.name(metrics.name)), place: metrics.place))
            }
        }
        return found
    }

    private func barItems(of controller: InterfaceElement) -> [ViewDescription] {
        var found: [ViewDescription] = []
        for child in controller.children {
            switch child.name {
            case "navigationItem": found += views.view(child, slot: .subview)?.subviews ?? []
            // A tab without a label may be called by the title of the controller that it shows.
            case "tabViewItems":
                found += child.children.filter { !($0["label"] ?? "").isEmpty }
                    .compactMap { views.view($0, slot: .tabItem) }
            case "tabBarItem": found += views.view(child, slot: .tabItem).map { [$0] } ?? []
            default:
                guard let slot = ViewContainers.slot(ofItems: child.name, key: child["key"]) else { continue }
                found += child.children.compactMap { views.view($0, slot: slot) }
            }
        }
        return found
    }

    private func outlets(of controller: InterfaceElement) -> [ViewConnection] {
        controller.child("connections")?.children.compactMap { element in
            guard element.name == "outlet" || element.name == "outletCollection", let property = element["property"],
                let destination = element["destination"]
            else { return nil }
            return ViewConnection(
                element.name == "outlet" ? .outlet : .outletCollection, name: property, other: destination,
                place: element.place)
        } ?? []
    }

    private func segues(in controller: InterfaceElement) -> [InterfaceScene.Segue] {
        var found: [InterfaceScene.Segue] = []
        for element in controller.descendants where element.name == "segue" {
            guard let destination = element["destination"] else { continue }
            let reference = context.references[destination]
            found.append(
                InterfaceScene.Segue(
                    kind: element["kind"] ?? "show", destination: reference?.identifier ?? destination,
                    identifier: element["identifier"], relationship: element["relationship"],
                    style: element["modalPresentationStyle"], storyboard: reference?.storyboard, place: element.place))
        }
        return found
    }

    // MARK: Xibs

    /// Classes of the system that files name as their owner, which no app adds anything to.
    private static let plainOwners = Set(
        [BuiltInClass.object.name, BuiltInClass.applicationOfMac.name] + FrameworkType.names(of: .application))

    /// What a xib holds: its controllers as scenes, and its views as one.
    func contents(_ objects: InterfaceElement) -> [InterfaceScene] {
        let owner = objects.children.first {
            $0["placeholderIdentifier"] == "IBFilesOwner" || $0["id"] == "-2" && $0.name == "customObject"
        }
        let controllers = objects.children.filter { InterfaceElements.controllerClass($0.name) != nil }
            .map { scene($0, topLevel: [], origin: .xib) }
        let roots = objects.children.compactMap { views.view($0, slot: .contentView) }
        guard !roots.isEmpty else { return controllers }
        let customClass = owner?["customClass"].flatMap { Self.plainOwners.contains($0) ? nil : $0 }
        return controllers + [
            InterfaceScene(
                origin: .xib, identity: owner?["id"] ?? "-1", systemClass: BuiltInClass.object.name,
                customClass: customClass,
                name: roots.first?.customClass ?? customClass ?? fileName, identifier: fileName, stringTable: fileName,
                place: roots.first?.place ?? objects.place, roots: roots,
                outlets: owner.map(outlets) ?? [])
        ]
    }
}
