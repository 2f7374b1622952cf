/// A line of ink in a part of a picture: how large its letters are at most follows from it.
public struct InkLine: Hashable, Sendable {
    /// Rows of the picture that it takes up.
    public let rows: Int
    /// How many pieces of ink stand apart beside each other in it, as letters do.
    public let pieces: Int
    /// Whether it may go on above or below the part.
    public let isCut: Bool

    /// A line.
    public init(rows: Int, pieces: Int, isCut: Bool) {
        self.rows = rows
        self.pieces = pieces
        self.isCut = isCut
    }

    /// The lines of some strokes, from the top down: rows with ink that no empty row parts.
    ///
    /// - Parameter strokes: the positions of their pixels.
    static func lines(of strokes: [Int], in part: InkPart) -> [InkLine] {
        let byRow = Dictionary(grouping: strokes) { $0 / part.width }
        return runs(byRow.keys, count: part.height).map { rows in
            let columns = rows.flatMap { byRow[$0] ?? [] }.map { $0 % part.width }
            return InkLine(
                rows: rows.count * part.rowStep, pieces: runs(columns, count: part.width).count,
                isCut: rows.lowerBound == 0 || rows.upperBound == part.height)
        }
    }

    /// The ranges of neighboring numbers among some of `0..<count`.
    private static func runs(_ numbers: some Sequence<Int>, count: Int) -> [Range<Int>] {
        var isTaken = [Bool](repeating: false, count: count)
        for number in numbers where number < count { isTaken[number] = true }
        var runs: [Range<Int>] = []
        for number in isTaken.indices where isTaken[number] {
            if let last = runs.last, last.upperBound == number {
                runs[runs.count - 1] = last.lowerBound..<number + 1
            } else {
                runs.append(number..<number + 1)
            }
        }
        return runs
    }
}
