import HandrailModel

/// The steps of a path in a drawing, and what it covers.
///
/// Source: W3C, "Scalable Vector Graphics (SVG) 2", 9.3.
struct SymbolPath {
    /// A letter for each step: `m` and `l` for moves and lines, `c`, `q` and `a` for curves. How a step is written,
    /// absolute, relative or short, does not matter, and neither does whether the path is closed: what is filled is.
    private(set) var steps = ""
    /// The corners of the points it names; `nil` where there is none.
    private(set) var box: SymbolShape.Box?

    private var bytes: [UInt8]
    private var position = 0
    private var pen = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)

    /// The path of a `d` attribute, read up to the first thing that is none.
    init(_ text: String) {
        bytes = Array(text.utf8)
        var letter: UInt8?
        while true {
            skipSeparators()
            guard position < bytes.count else { break }
            if let command = Self.letter(bytes[position]) {
                letter = bytes[position]
                position += 1
                if command == "z" {
                    pen = start
                    letter = nil
                    continue
                }
            }
            guard let current = letter, add(current) else { break }
            // What follows a move without a letter of its own is a line.
            if current == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
            if current == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
        }
        bytes = []
    }

    /// The box of points that are named in pairs, as in a polygon.
    static func box(ofPairs text: String) -> SymbolShape.Box? { SymbolPath("M" + text).box }

    private static func letter(_ byte: UInt8) -> Character? {
        let lower = Character(Unicode.Scalar(byte | 0x20))
        return "mlhvcsqtaz".contains(lower) ? lower : nil
    }

    /// Reads the numbers of one step; `false` where they are not there.
    private mutating func add(_ letter: UInt8) -> Bool {
        let isRelative = letter & 0x20 != 0
        let base = isRelative ? pen : (x: 0, y: 0)
        func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (base.x + x, base.y + y) }
        switch Self.letter(letter) {
        case "m":
            guard let numbers = numbers(2) else { return false }
            move(to: point(numbers[0], numbers[1]), "m")
            start = pen
        case "l":
            guard let numbers = numbers(2) else { return false }
            move(to: point(numbers[0], numbers[1]), "l")
        case "h":
            guard let numbers = numbers(1) else { return false }
            move(to: (base.x + numbers[0], pen.y), "l")
        case "v":
            guard let numbers = numbers(1) else { return false }
            move(to: (pen.x, base.y + numbers[0]), "l")
        case "c": return curve("c", pairs: 3, from: base)
        case "s": return curve("c", pairs: 2, from: base)
        case "q": return curve("q", pairs: 2, from: base)
        case "t": return curve("q", pairs: 1, from: base)
        case "a":
            guard numbers(3) != nil, flag(), flag(), let end = numbers(2) else { return false }
            move(to: point(end[0], end[1]), "a")
        default: return false
        }
        return true
    }

    private mutating func curve(_ step: Character, pairs: Int, from base: (x: Double, y: Double)) -> Bool {
        guard let numbers = numbers(pairs * 2) else { return false }
        for pair in 0..<pairs { cover((base.x + numbers[pair * 2], base.y + numbers[pair * 2 + 1])) }
        move(to: (base.x + numbers[pairs * 2 - 2], base.y + numbers[pairs * 2 - 1]), step)
        return true
    }

    private mutating func move(to point: (x: Double, y: Double), _ step: Character) {
        pen = point
        steps.append(step)
        cover(point)
    }

    private mutating func cover(_ point: (x: Double, y: Double)) {
        let old = box ?? SymbolShape.Box(left: point.x, top: point.y, right: point.x, bottom: point.y)
        box = SymbolShape.Box(
            left: min(old.left, point.x), top: min(old.top, point.y), right: max(old.right, point.x),
            bottom: max(old.bottom, point.y))
    }

    private mutating func skipSeparators() {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    private mutating func numbers(_ count: Int) -> [Double]? {
        var numbers: [Double] = []
        for _ in 0..<count {
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// One digit: the flags of an arc may stand together without anything between them.
    private mutating func flag() -> Bool {
        skipSeparators()
        let digits = UInt8(ascii: "0")...UInt8(ascii: "1")
        guard position < bytes.count, digits.contains(bytes[position]) else { return false }
        position += 1
        return true
    }

    private mutating func number() -> Double? {
        skipSeparators()
        let first = position
        var (hasPoint, hasExponent) = (false, false)
        scan: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let isSign = position == first || bytes[position - 1] | 0x20 == UInt8(ascii: "e")
                if !isSign { break scan }
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { break scan }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if hasExponent || position == first { break scan }
                hasExponent = true
            default: break scan
            }
            position += 1
        }
        return Double(String(decoding: bytes[first..<position], as: UTF8.self))
    }
}
