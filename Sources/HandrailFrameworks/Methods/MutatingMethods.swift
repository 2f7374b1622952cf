/// Methods of the standard library that change what they are called on.
package enum MutatingMethods {
    /// Their names.
    package static let names: Set<String> = [
        "toggle", "negate", "round", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
        "removeSubrange", "replaceSubrange", "popLast", "formTruncatingRemainder", "formSquareRoot", "formRemainder",
        "merge", "formUnion", "write", "sort", "reverse", "shuffle", "swapAt", "updateValue", "removeValue",
        "formIntersection", "subtract", "reserveCapacity",
    ]
}
