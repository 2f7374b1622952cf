import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What frameworks and packages do to objects, as far as the interpreter asks for it.
///
/// The interpreter is given them as a value, so that it names none of them.
protocol FrameworkHandlers {
    /// What a method of a framework or a package does to the objects that it is called on; `nil` for one that does
    /// nothing that is known of.
    static func method(named name: String) -> MethodHandler?

    /// The views that accessories of a cell show: `.customView(configuration: .init(customView: …))`.
    static func accessories(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: inout CodeSite
    ) -> [Int]

    /// An element that stands for something drawn is met where the view that gives it is.
    static func holdElement(_ interpreter: inout ViewCodeInterpreter, _ element: Int, in node: Int)

    /// Notes what `accessibilityElements` is set to, where that is written out.
    static func listElements(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, _ found: [Int], as owners: [Int],
        at expression: Expression, _ site: inout CodeSite)

    /// `accessibilityLabelBlock = { … }`: what the closure gives back; `false` for a property that is no such block.
    static func setAccessibilityBlock(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: CodeSite
    ) -> Bool

    /// `view.accessibilityTraits.insert(.button)` and the like.
    static func changeTraits(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// The items of `UIBarButtonItemGroup(barButtonItems: […])`, `.fixedGroup(items: […])`.
    static func barItems(
        _ interpreter: inout ViewCodeInterpreter, inGroup arguments: [Argument], _ site: inout CodeSite
    ) -> [Int]

    /// Gives buttons a configuration.
    static func configureButton(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], with value: Expression, at expression: Expression,
        _ site: inout CodeSite)

    /// Notes which menus a control or an item opens.
    static func openMenu(_ interpreter: inout ViewCodeInterpreter, _ menus: [Int], from owner: Int)

    /// `table.dropDelegate = self`: a list whose rows are dragged, with what else moves them.
    static func setDragging(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], to value: Expression,
        at expression: Expression, _ site: CodeSite
    ) -> Bool

    /// `info[UIResponder.keyboardFrameBeginUserInfoKey]`
    static func noteKeyboard(_ store: inout ObjectStore, _ key: Expression, _ site: CodeSite)

    /// The views of an interface file that a method hands out by a number or a name; `nil` for any other call.
    static func designedObjects(
        _ interpreter: inout ViewCodeInterpreter, by lookup: MethodEffect.ViewLookup, _ arguments: [Argument],
        in site: CodeSite
    ) -> [Int]?

    /// What a call that loads a xib for an object of the project makes: `Bundle.main.loadNibNamed("Header", owner:
    /// self)`, `UINib(nibName: "Header", bundle: nil).instantiate(withOwner: self)`; `nil` for any other call.
    static func loadXib(
        _ interpreter: inout ViewCodeInterpreter, by effect: MethodEffect, on base: Expression, _ arguments: [Argument],
        in site: inout CodeSite
    ) -> [Int]?

    /// Puts what the xib of a view's class holds into the view, where a call of this name does so that only a package
    /// declares; `false` for any other call.
    static func loadXib(_ interpreter: inout ViewCodeInterpreter, byPackage method: String, in site: CodeSite) -> Bool

    /// Notes that a view is put somewhere else.
    static func moveCenter(_ store: inout ObjectStore, _ owner: Int, at expression: Expression, _ site: CodeSite)

    /// Notes the frame that a view is given: as a rectangle, and each side of it.
    static func setFrame(
        _ interpreter: inout ViewCodeInterpreter, of owner: Int, to value: Expression, at expression: Expression,
        _ site: CodeSite)

    /// `list.contentInset.top = 64`; `false` where a target is no side of such an inset, or how wide it is is not
    /// known.
    static func setInset(
        _ interpreter: inout ViewCodeInterpreter, _ side: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// `view.frame.size.height = 30`; `false` where a target is no part of a frame.
    static func setFramePart(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// Notes that nobody knows how far a view is moved: `frame.origin.y -= height`.
    static func shiftFrame(
        _ interpreter: inout ViewCodeInterpreter, _ target: Expression, by distance: Expression, _ site: inout CodeSite)

    /// Notes that a property of a constraint which a name holds is set.
    static func changeConstraint(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of base: Expression, to value: Expression,
        _ site: CodeSite)

    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
    static func addConstraint(
        _ interpreter: inout ViewCodeInterpreter, made arguments: [Argument], at expression: Expression?,
        _ site: inout CodeSite)

    /// Reads calls that lay views out: anchors, SnapKit and the like; `false` for any other call.
    static func readLayout(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect?, by name: String, on base: Expression,
        _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// Reads an operator of a package that may hold a view to a size.
    static func readOperator(
        _ interpreter: inout ViewCodeInterpreter, _ infix: String, _ left: Expression, _ right: Expression,
        at expression: Expression, _ site: inout CodeSite)

    /// A cell of the framework that a list hands out by its name, as code fills it; `nil` for any other call.
    static func dequeuedCell(
        _ interpreter: inout ViewCodeInterpreter, by lookup: MethodEffect.ViewLookup, _ arguments: [Argument],
        at expression: Expression, _ site: CodeSite
    ) -> [Int]?

    /// Hands what a cell shows to it; `false` where nothing is known of that.
    static func setCellContent(_ interpreter: inout ViewCodeInterpreter, of owners: [Int], to found: [Int]) -> Bool

    /// Lets objects show a SwiftUI view that a property of them is set to; `false` where it is none, or they do not.
    static func hostContent(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], _ value: Expression,
        _ site: CodeSite
    ) -> Bool

    /// Lets screens say that they have nothing to show.
    static func showEmpty(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, on owners: [Int], at expression: Expression,
        _ site: inout CodeSite)

    /// Reads the closure that fills the cells or headers of which a collection is told the class,
    /// `UICollectionView.CellRegistration<TrailCell, Trail> { cell, path, trail in … }`; `false` for any other call.
    ///
    /// What it does to what it is handed is done to that class; where this is none of the project's, to no class at
    /// all.
    ///
    /// - Parameters:
    ///   - name: what is made, as far as the call or the type around it says.
    ///   - type: the type that the context declares.
    static func fillCells(
        _ interpreter: inout ViewCodeInterpreter, registered name: String, as type: TypeName?, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// `layout.itemSize = CGSize(width: 90, height: 30)`: the size of all items, unless they are estimated to have
    /// others.
    static func noteItemHeights(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ value: Expression, at expression: Expression,
        _ site: CodeSite)

    /// What a framework's initializer sets.
    static func initialize(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite)

    /// `VStackLayout { … }` where nodes are laid out: what it arranges; `nil` for a call that makes no layout.
    static func arrangeNodes(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int]?

    /// `node.padding(8)` where nodes are laid out; `nil` for a call that changes no layout.
    static func modifyLayout(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]?

    /// `node.layoutSpecBlock = { … }`
    static func layOut(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], by closure: Closure, _ site: CodeSite)

    /// `node.hitTestSlop = …`
    static func widenTouch(
        _ interpreter: inout ViewCodeInterpreter, of owner: Int, by value: Expression, _ site: CodeSite)

    /// `node.style.preferredSize = …`; `false` where a target is no style of a node.
    static func setStyle(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// Notes that views show a picture from the network.
    static func showRemoteImage(
        _ interpreter: inout ViewCodeInterpreter, in views: [Int], at expression: Expression, _ site: CodeSite)

    /// Whether what a function gives is a node for a list, or a closure that makes one.
    static func givesNode(_ function: FunctionDeclaration) -> Bool

    /// What a framework's own functions make: `UIButton.systemButton(with:…)`, `.plain()`, `.flexibleSpace()`.
    static func make(
        _ interpreter: inout ViewCodeInterpreter, system name: String, of typeName: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int]?

    /// `ring.add(spin, forKey: "spin")` for a layer that is no view: what moves in a layer moves in the view whose code
    /// it is.
    static func addMotion(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool

    /// Reads a call that animates what closures change; `false` for any other call.
    static func animate(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of typeName: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// Notes that code takes away what shows the focus of the keyboard.
    static func hideFocus(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, _ value: Expression,
        at expression: Expression, _ site: CodeSite)

    /// Notes that a view sends out particles, where it is given what they are.
    static func emit(
        _ interpreter: inout ViewCodeInterpreter, _ cells: Expression, from layer: Expression,
        at expression: Expression, _ site: inout CodeSite)

    /// Notes that a timer switches a view on and off, or between two looks.
    static func switchByTimer(
        _ interpreter: inout ViewCodeInterpreter, _ property: String, of owner: Int, to value: Expression,
        at place: SourcePlace, _ site: CodeSite)

    /// Notes that views are shown fainter or stronger again and again.
    static func fade(_ store: inout ObjectStore, _ owners: [Int], _ site: CodeSite)

    /// Notes that views go away, where nobody asks for it.
    static func leaveScreen(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], _ site: CodeSite, at expression: Expression)

    /// Notes the transform that views are given.
    static func transform(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], to value: Expression, _ site: CodeSite)

    /// Reads a call that lets code run after some time; `false` for any other call.
    static func wait(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, _ arguments: [Argument],
        at expression: Expression,
        _ site: inout CodeSite
    ) -> Bool

    /// `image.accessibilityDescription = "Delete"`: what shows the image is named by it.
    static func describeImage(
        _ interpreter: inout ViewCodeInterpreter, image: Expression, by value: Expression, _ site: inout CodeSite)

    /// An image of AppKit may bring its description along, which names what shows it.
    static func describeImage(
        _ interpreter: inout ViewCodeInterpreter, _ owner: Int, _ value: Expression, _ site: CodeSite)

    /// Notes how large the picture of a view is by itself, where it is one of the bundle that is not made to be
    /// stretched.
    static func measurePicture(
        _ interpreter: inout ViewCodeInterpreter, _ read: Fact<ViewValue>, _ value: Expression, of owner: Int,
        at place: SourcePlace, _ site: CodeSite)

    /// `view.kf.setImage(with:)` and the like: packages that load the picture of a view from the network.
    static func loadImage(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, on base: Expression,
        _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// `loadImage(with: url, into: view)`.
    static func loadImage(
        _ interpreter: inout ViewCodeInterpreter, into label: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool

    /// `addChild(controller)`, `controller.didMove(toParent: self)`, `pages.setViewControllers([…], direction: …)`;
    /// what the project declares itself is followed as well.
    static func takeInController(
        _ interpreter: inout ViewCodeInterpreter, by taking: MethodEffect.ControllerTaking, on found: [Int],
        _ arguments: [Argument], _ site: inout CodeSite)

    /// `UIHostingConfiguration { … }` as a view that a cell shows.
    static func hostingConfiguration(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) -> [Int]

    /// Notes that controllers are shown: `present(_:animated:)`, `pushViewController(_:animated:)`.
    static func present(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], _ way: Screen.Presentation,
        with label: String?, _ site: inout CodeSite)

    /// Notes how a text looks that is given as `NSAttributedString(string:attributes:)`: all of it is set so.
    static func writeAttributes(
        _ interpreter: inout ViewCodeInterpreter, _ path: String, on owner: Int, _ value: Expression, _ site: CodeSite)

    /// Notes what a call of a package says of a text through `rx`; whether that is all that the call does.
    static func fillReactively(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite) -> Bool

    /// Notes that a package calls something whenever a view is tapped.
    static func watch(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of views: [Int], at expression: Expression,
        _ site: CodeSite)
}
