import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeInterpreter {
    /// - Parameter classes: how many classes are read at once; each may take as many steps as one alone.
    package init(program: Program, classes: Int = 1) {
        self.init(program: program, handlers: SystemFrameworks.self, classes: classes)
    }
}

/// The handlers of Apple's frameworks and of packages, by what the interpreter asks for.
enum SystemFrameworks: FrameworkHandlers {
    static func method(named name: String) -> MethodHandler? { MethodHandlers.method(named: name) }

    static func accessories(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        AccessibilityElements.accessories(&interpreter, expression, &site)
    }

    static func holdElement(_ interpreter: inout ViewCodeInterpreter, _ element: Int, in node: Int) {
        AccessibilityElements.holdElement(&interpreter, element, in: node)
    }

    static func listElements(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, _ found: [Int], as owners: [Int],
        at expression: Expression, _ site: inout CodeSite
    ) {
        AccessibilityElements.list(&interpreter, value, found, as: owners, at: expression, &site)
    }

    static func setAccessibilityBlock(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: CodeSite
    ) -> Bool {
        AccessibilityElements.setBlock(&interpreter, name, of: owners, to: value, at: expression, site)
    }

    static func changeTraits(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        TraitChanges.changeSet(&interpreter, effect, on: base, arguments, at: expression, &site)
    }

    static func barItems(
        _ interpreter: inout ViewCodeInterpreter, inGroup arguments: [Argument], _ site: inout CodeSite
    ) -> [Int] {
        BarItems.items(&interpreter, inGroup: arguments, &site)
    }

    static func configureButton(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], with value: Expression, at expression: Expression,
        _ site: inout CodeSite
    ) {
        ButtonConfigurations.configure(&interpreter, owners, with: value, at: expression, &site)
    }

    static func openMenu(_ interpreter: inout ViewCodeInterpreter, _ menus: [Int], from owner: Int) {
        Menus.open(&interpreter, menus, from: owner)
    }

    static func setDragging(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: CodeSite
    ) -> Bool {
        Dragging.setDragging(&interpreter, name, of: owners, to: value, at: expression, site)
    }

    static func noteKeyboard(_ store: inout ObjectStore, _ key: Expression, _ site: CodeSite) {
        KeyboardFrames.noteKeyboard(&store, key, site)
    }

    static func designedObjects(
        _ interpreter: inout ViewCodeInterpreter, by lookup: MethodEffect.ViewLookup, _ arguments: [Argument],
        in site: CodeSite
    ) -> [Int]? {
        InterfaceObjects.designed(&interpreter, by: lookup, arguments, in: site)
    }

    static func loadXib(
        _ interpreter: inout ViewCodeInterpreter, by effect: MethodEffect, on base: Expression, _ arguments: [Argument],
        in site: inout CodeSite
    ) -> [Int]? {
        XibLoading.load(&interpreter, by: effect, on: base, arguments, in: &site)
    }

    static func loadXib(_ interpreter: inout ViewCodeInterpreter, byPackage method: String, in site: CodeSite) -> Bool {
        XibLoading.load(&interpreter, byPackage: method, in: site)
    }

    static func moveCenter(_ store: inout ObjectStore, _ owner: Int, at expression: Expression, _ site: CodeSite) {
        Frames.move(&store, owner, at: expression, site)
    }

    static func setFrame(
        _ interpreter: inout ViewCodeInterpreter, of owner: Int, to value: Expression, at expression: Expression,
        _ site: CodeSite
    ) {
        Frames.setFrame(&interpreter, of: owner, to: value, at: expression, site)
    }

    static func setInset(
        _ interpreter: inout ViewCodeInterpreter, _ side: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        Frames.setInset(&interpreter, side, of: base, to: value, at: expression, &site)
    }

    static func setFramePart(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        Frames.setPart(&interpreter, name, of: base, to: value, at: expression, &site)
    }

    static func shiftFrame(
        _ interpreter: inout ViewCodeInterpreter, _ target: Expression, by distance: Expression, _ site: inout CodeSite
    ) {
        Frames.shift(&interpreter, target, by: distance, &site)
    }

    static func changeConstraint(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of base: Expression, to value: Expression,
        _ site: CodeSite
    ) {
        LayoutAnchors.changeConstraint(&interpreter, property, of: base, to: value, site)
    }

    static func addConstraint(
        _ interpreter: inout ViewCodeInterpreter, made arguments: [Argument], at expression: Expression?,
        _ site: inout CodeSite
    ) {
        LayoutAnchors.readConstraint(&interpreter, made: arguments, at: expression, &site)
    }

    static func readLayout(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect?, by name: String, on base: Expression,
        _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        LayoutAnchors.readLayout(&interpreter, effect, by: name, on: base, arguments, at: expression, &site)
    }

    static func readOperator(
        _ interpreter: inout ViewCodeInterpreter, _ infix: String, _ left: Expression, _ right: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) {
        LayoutAnchors.readOperator(&interpreter, infix, left, right, at: expression, &site)
    }

    static func dequeuedCell(
        _ interpreter: inout ViewCodeInterpreter, by lookup: MethodEffect.ViewLookup, _ arguments: [Argument],
        at expression: Expression, _ site: CodeSite
    ) -> [Int]? {
        CellContents.dequeued(&interpreter, by: lookup, arguments, at: expression, site)
    }

    static func setCellContent(_ interpreter: inout ViewCodeInterpreter, of owners: [Int], to found: [Int]) -> Bool {
        CellContents.setContent(&interpreter, of: owners, to: found)
    }

    static func hostContent(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], _ value: Expression,
        _ site: CodeSite
    ) -> Bool {
        HostedSwiftUI.hostContent(&interpreter, name, of: owners, value, site)
    }

    static func showEmpty(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, on owners: [Int], at expression: Expression,
        _ site: inout CodeSite
    ) {
        CellContents.showEmpty(&interpreter, value, on: owners, at: expression, &site)
    }

    static func fillCells(
        _ interpreter: inout ViewCodeInterpreter, registered name: String, as type: TypeName?, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        CellRegistrations.fill(&interpreter, registered: name, as: type, arguments, at: expression, &site)
    }

    static func noteItemHeights(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ value: Expression, at expression: Expression,
        _ site: CodeSite
    ) {
        RowHeights.noteItems(&interpreter, name, value, at: expression, site)
    }

    static func initialize(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) {
        SystemInitializers.equip(&interpreter, node, arguments, at: expression, &site)
    }

    static func arrangeNodes(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int]? {
        LayoutBuilders.arrange(&interpreter, name, arguments, at: expression, &site)
    }

    static func modifyLayout(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        LayoutBuilders.modify(&interpreter, name, on: base, arguments, at: expression, &site)
    }

    static func layOut(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], by closure: Closure, _ site: CodeSite
    ) {
        LayoutSpecs.layOut(&interpreter, owners, by: closure, site)
    }

    static func widenTouch(
        _ interpreter: inout ViewCodeInterpreter, of owner: Int, by value: Expression, _ site: CodeSite
    ) {
        NodeSizes.widenTouch(&interpreter, owner, by: value, site)
    }

    static func setStyle(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        NodeSizes.set(&interpreter, name, of: base, to: value, at: expression, &site)
    }

    static func showRemoteImage(
        _ interpreter: inout ViewCodeInterpreter, in views: [Int], at expression: Expression, _ site: CodeSite
    ) {
        RemoteImages.show(&interpreter, remoteImageIn: views, at: expression, site)
    }

    static func givesNode(_ function: FunctionDeclaration) -> Bool { NodeLists.givesNode(function) }

    static func make(
        _ interpreter: inout ViewCodeInterpreter, system name: String, of typeName: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        SystemInitializers.make(&interpreter, system: name, of: typeName, arguments, at: expression, &site)
    }

    static func addMotion(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool {
        Animations.addMotion(&interpreter, arguments, at: expression, &site)
    }

    static func animate(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of typeName: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        Animations.animate(&interpreter, name, of: typeName, arguments, at: expression, &site)
    }

    static func hideFocus(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, _ value: Expression,
        at expression: Expression, _ site: CodeSite
    ) {
        FocusEffects.hide(&interpreter, property, of: owner, value, at: expression, site)
    }

    static func emit(
        _ interpreter: inout ViewCodeInterpreter, _ cells: Expression, from layer: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) {
        Particles.emit(&interpreter, cells, from: layer, at: expression, &site)
    }

    static func switchByTimer(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, to value: Expression,
        at place: SourcePlace, _ site: CodeSite
    ) {
        Animations.switchByTimer(&interpreter, property, of: owner, to: value, at: place, site)
    }

    static func fade(_ store: inout ObjectStore, _ owners: [Int], _ site: CodeSite) {
        Animations.fade(&store, owners, site)
    }

    static func leaveScreen(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], _ site: CodeSite, at expression: Expression
    ) {
        Animations.leave(&interpreter, found, site, at: expression)
    }

    static func transform(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], to value: Expression, _ site: CodeSite
    ) {
        Animations.transform(&interpreter, owners, to: value, site)
    }

    static func wait(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, _ arguments: [Argument],
        at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool {
        Animations.wait(&interpreter, effect, arguments, at: expression, &site)
    }

    static func describeImage(
        _ interpreter: inout ViewCodeInterpreter, image: Expression, by value: Expression, _ site: inout CodeSite
    ) {
        ImageDescriptions.describe(&interpreter, image: image, by: value, &site)
    }

    static func describeImage(
        _ interpreter: inout ViewCodeInterpreter, _ owner: Int, _ value: Expression, _ site: CodeSite
    ) {
        ImageDescriptions.describe(&interpreter, owner, value, site)
    }

    static func measurePicture(
        _ interpreter: inout ViewCodeInterpreter, _ read: Fact<ViewValue>, _ value: Expression, of owner: Int,
        at place: SourcePlace, _ site: CodeSite
    ) {
        PictureSizes.measure(&interpreter, read, value, of: owner, at: place, site)
    }

    static func loadImage(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, on base: Expression,
        _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        RemoteImages.load(&interpreter, effect, on: base, arguments, at: expression, &site)
    }

    static func loadImage(
        _ interpreter: inout ViewCodeInterpreter, into label: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        RemoteImages.load(&interpreter, into: label, arguments, at: expression, &site)
    }

    static func takeInController(
        _ interpreter: inout ViewCodeInterpreter, by taking: MethodEffect.ControllerTaking, on found: [Int],
        _ arguments: [Argument], _ site: inout CodeSite
    ) {
        ChildControllers.takeIn(&interpreter, by: taking, on: found, arguments, &site)
    }

    static func hostingConfiguration(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) -> [Int] {
        HostedSwiftUI.hostingConfiguration(&interpreter, arguments, at: expression, site)
    }

    static func present(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], _ way: Screen.Presentation,
        with label: String?, _ site: inout CodeSite
    ) {
        Presentations.show(&interpreter, arguments, way, with: label, &site)
    }

    static func writeAttributes(
        _ interpreter: inout ViewCodeInterpreter, _ path: String, on owner: Int, _ value: Expression, _ site: CodeSite
    ) {
        AttributedTexts.writeLook(&interpreter, path, on: owner, value, site)
    }

    static func fillReactively(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        ReactiveTexts.bind(&interpreter, name, on: base, arguments, at: expression, &site)
        return ReactiveTexts.fill(&interpreter, name, on: base, arguments, at: expression, &site)
    }

    static func watch(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of views: [Int], at expression: Expression,
        _ site: CodeSite
    ) {
        ControlActions.watch(&interpreter, name, of: views, at: expression, site)
    }
}
