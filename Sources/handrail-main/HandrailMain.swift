import HandrailCommand

/// The entry point of the executable: top-level code would meet a defect of the optimizer, a `@main` type does not.
@main
enum HandrailMain {
    /// Hands over to the command line.
    static func main() {
        ProcessEntry.run()
    }
}
