import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// The account of the places in one file that make or change views.
struct FileAccount {
    private let unit: SourceUnit
    private let constructions: [ConstructionReader.Construction]
    private let accounts: [SiteAccount?]
    /// For each place the one that makes the view which it changes.
    private let owners: [Int?]

    /// An account of a file.
    ///
    /// - Parameter constructions: the calls that make views, and what changes them, in the order of the file.
    init(_ unit: SourceUnit, _ constructions: [ConstructionReader.Construction], _ met: MetPlaces) {
        self.unit = unit
        self.constructions = constructions
        let numbers = Dictionary(
            constructions.indices.lazy.map { (constructions[$0].token, $0) }, uniquingKeysWith: { first, _ in first })
        let owners = constructions.map { $0.owner.flatMap { numbers[$0] } }
        var accounts = constructions.map {
            $0.kind == .view ? met.account(of: SourcePlace(file: unit.file, range: $0.name), making: $0.type) : nil
        }
        for index in constructions.indices where constructions[index].kind != .view {
            let change = constructions[index]
            // A chain is followed from its end to the view that it begins with: whoever got there met all of it.
            let reached = change.kind == .modifier ? owners[index].flatMap { accounts[$0] } : nil
            accounts[index] = reached
                ?? met.account(ofChangeAt: SourcePlace(file: unit.file, range: change.name), change.kind)
        }
        self.accounts = accounts
        self.owners = owners
    }

    /// The sites, in the order of the file.
    ///
    /// - Parameters:
    ///   - previews: the code that only previews show.
    ///   - unused: the views that nothing uses.
    ///   - uses: what is named besides where it is declared.
    ///   - copies: what no target builds.
    func sites(
        previews: PreviewCode, unused: UnusedViews, _ uses: MemberUses, _ copies: OldCopies
    ) -> [ViewSite] {
        guard accounts.contains(where: { $0 == nil }) else {
            return accounts.indices.compactMap { site($0, accounts[$0]) }
        }
        let nesting = CallNesting(constructions, in: unit.code.index)
        let declarations = DeclarationFinder(unit.code).declarations(around: constructions.map(\.name.lower))
        let met = constructions.indices.filter { accounts[$0] != nil && constructions[$0].kind == .view }
            .map { constructions[$0].name.lower }
        var all = accounts
        for index in constructions.indices where all[index] == nil {
            let declaration = declarations[index]
            if nesting.isInPreview[index] {
                all[index] = .inPreview
            } else if let declaration, previews.isAround(declaration, in: unit.file) {
                all[index] = .inPreview
            } else if unit.code.leftOut.contains(where: { $0.contains(constructions[index].name) })
                || unused.contain(SourcePlace(file: unit.file, range: constructions[index].name))
            {
                all[index] = .unused
            } else if let type = declaration?.type, copies.contain(type, in: unit.file) {
                all[index] = .unused
            } else if let declaration, !uses.mayBeUsed(declaration, in: unit.file) {
                all[index] = .unused
            } else {
                all[index] = unreached(index, in: declaration, nesting, met)
            }
        }
        return all.indices.compactMap { site($0, all[$0]) }
    }

    private func site(_ index: Int, _ account: SiteAccount?) -> ViewSite? {
        let made = constructions[index]
        return account.map {
            ViewSite(
                place: SourcePlace(file: unit.file, range: made.name), name: made.type, isControl: made.isControl,
                account: $0, kind: made.kind,
                owner: owners[index].map { SourcePlace(file: unit.file, range: constructions[$0].name) })
        }
    }

    /// Why a view is not met, and where the way to it breaks off: at the innermost view around it that is met, else at
    /// the declaration.
    private func unreached(
        _ index: Int, in declaration: DeclarationFinder.Found?, _ nesting: CallNesting, _ met: [UInt32]
    ) -> SiteAccount {
        let around = declaration?.range ?? ByteRange(0, Int(UInt32.max))
        var outer = nesting.outer[index]
        while let call = outer, constructions[call].name.lower >= around.lower {
            if accounts[call] != nil {
                return .notReached(.partNotFollowed, at: SourcePlace(file: unit.file, range: constructions[call].name))
            }
            outer = nesting.outer[call]
        }
        let place = SourcePlace(file: unit.file, range: declaration?.range ?? constructions[index].name)
        let isFollowed = Self.first(in: met, from: around.lower).map { $0 < around.upper } ?? false
        return .notReached(isFollowed ? .pathNotFollowed : .declarationNotReached, at: place)
    }

    /// The first of ascending offsets that is not below a bound.
    private static func first(in offsets: [UInt32], from bound: UInt32) -> UInt32? {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < bound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count ? offsets[low] : nil
    }
}
