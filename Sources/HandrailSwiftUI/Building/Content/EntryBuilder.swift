import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds views of SwiftUI and of popular packages by their rows in the view table.
enum EntryBuilder {
    /// Builds a view with the parts that its arguments are.
    ///
    /// - Parameters:
    ///   - outer: where the view stands.
    ///   - scope: where its arguments are read.
    static func build(
        _ entry: ViewEntry, _ name: String, _ arguments: [Argument], at expression: Expression, in outer: Scope,
        reading scope: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        if views.styleDepth > 0,
            StyledControlBuilder.buildConfigured(arguments, in: scope, slot: slot, pending, with: &views)
        {
            return
        }
        let parts = AssignedPart.assign(arguments, by: entry)
        if !views.environment.isEmpty, entry.systemTitle != .signIn,
            let style = views.environment.style(of: entry.kind)
        {
            let control = StyledControl(
                entry: entry, name: name, parts: parts, expression: expression, outer: outer, scope: scope)
            if StyledControlBuilder.build(control, in: style, slot: slot, pending, with: &views) { return }
        }
        let reader = EntryReader(evaluator: views.evaluator)
        let own = outer.place(of: expression)
        var uses = reader.attributes(of: parts, in: scope)
        if entry.kind == .fill { uses += views.paint(expression, scope, at: own) }
        uses += reader.attributes(of: entry, name, arguments, in: scope, at: own).map { AttributeUse($0, place: own) }
        if entry.kind == .tab {
            uses += FirstTab.uses(of: (arguments.first { $0.label == "value" }?.value).map { ($0, scope) }, own, views)
        }
        let around = views.environment
        let choosing = views.selection
        if entry.kind == .tabView {
            views.selection = arguments.first { $0.label == "selection" }.map { ($0.value, scope) }
        }
        if entry.kind == .navigationContainer { views.environment.enterStack() }
        views.placeStack.append(own)
        views.tree.open(
            entry.kind, slot: slot, content: reader.content(of: entry, name, arguments, in: scope), place: own,
            extent: pending.extent(of: own), attributes: uses.isEmpty ? pending.attributes : uses + pending.attributes)
        let rows = parts.first { $0.part == .data }?.value
        if entry.kind == .list, let rows {
            views.tree.open(.repeated, place: own)
            buildParts(parts, rows: rows, entry, in: scope, with: &views)
            views.tree.close()
        } else {
            buildParts(parts, rows: rows, entry, in: scope, with: &views)
        }
        if let words = EntryReader.systemWords(of: entry, arguments) {
            views.leaf(.text, .words(words.words), expression, outer, words.slot, .none)
        }
        views.tree.close()
        views.placeStack.removeLast()
        views.selection = choosing
        if entry.kind == .navigationContainer { views.environment = around }
    }

    /// Builds the parts of a view that are views or screens.
    ///
    /// - Parameter rows: the data that a closure makes views of, one for each of it; `nil` where there is none.
    static func buildParts(
        _ parts: [AssignedPart], rows: Expression?, _ entry: ViewEntry, in scope: Scope, with views: inout ViewBuilder
    ) {
        let around = views.isInRows
        if rows != nil { views.isInRows = true }
        defer { views.isInRows = around }
        for part in parts {
            switch part.part {
            case .slot(let slot):
                if entry.kind == .menu, slot == .content {
                    views.withoutStyles { buildSlot(part.value, slot: slot, rows: nil, in: scope, with: &$0) }
                } else {
                    buildSlot(
                        part.value, slot: slot, rows: entry.isRepeated ? rows : nil, in: scope, with: &views)
                }
            case .title(let slot):
                TextBuilder.buildTitle(part.value, in: scope, slot: slot, .none, with: &views)
            case .symbol(let slot): views.build(.symbol(part.value, scope), slot: slot)
            case .asset(let slot):
                // Beside a title an image is as silent as the icon of a label.
                let isBesideTitle = parts.contains { $0.part == .title(slot) }
                let silence = AttributeUse(.accessibility(.hidden(.known(true))), place: scope.place(of: part.value))
                views.build(
                    .asset(part.value, scope), slot: slot,
                    isBesideTitle ? PendingAttributes(attributes: [silence]) : .none)
            case .destination(let presentation):
                views.present(part.value, presentation, at: scope.place(of: part.value), in: scope)
            case .action, .binding, .role, .data, .spacing, .columns, .axes, .placement, .fills, .fillsAction, .ignored:
                break
            }
        }
    }

    /// A closure or view in a slot; the parameter of a closure over data is one of the data.
    private static func buildSlot(
        _ value: Expression, slot: Slot, rows: Expression?, in scope: Scope, with views: inout ViewBuilder
    ) {
        guard let rows else { return views.buildPart(value, in: scope, slot: slot) }
        let (closure, home): (Closure, Scope)
        if case .closure(let written) = value.kind {
            (closure, home) = (written, scope)
        } else if case .closure(let kept, let around) = views.evaluator.value(of: value, in: scope) {
            (closure, home) = (kept, around)
        } else {
            return views.build(value, in: scope, slot: slot)
        }
        let reader = RowReader(evaluator: views.evaluator)
        if let parts = ContentParts(evaluator: views.evaluator).views(among: rows, in: scope) {
            // The views of a content stand there one after another, and none of them instead of another.
            for part in parts {
                views.buildStatements(closure.body, in: home.binding(reader.names(closure, for: part)), slot: slot)
            }
            return
        }
        let names = reader.names(closure, over: rows, in: scope)
        views.buildStatements(closure.body, in: home.binding(names), slot: slot)
    }

    /// What a search shows that found nothing; the system says so in its own words.
    static func buildNoResults(
        for text: Expression?, at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        let title = text == nil ? SystemButtons.noResults : .dynamic
        views.tree.open(
            .contentUnavailable, slot: slot, place: own, extent: pending.extent(of: own),
            attributes: pending.attributes)
        views.tree.leaf(.text, slot: .label, content: .words(title), place: own)
        views.tree.leaf(.text, slot: .detail, content: .words(SystemButtons.searchAgain), place: own)
        views.tree.close()
    }
}
