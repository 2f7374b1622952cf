#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import Synchronization

/// The file that each thread is at work on: what is left to say where an error that nobody foresaw ends the process.
///
/// A signal handler asks for it, and may neither allocate nor lock (POSIX, "Async-signal-safe functions"): the number
/// of the file lies in storage of the thread, and the paths lie ready as C text.
public enum WorkPlace {
    /// A list of C texts that ends with none.
    private typealias Paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// The address of that list: pointers may not be shared between threads, and addresses may. It is the only thing
    /// that is exchanged, so that each list has one owner who frees it, however many audits begin at once.
    private static let paths = Atomic<UInt>(0)
    /// The list before it, which a thread that fails may still be reading.
    private static let pathsBefore = Atomic<UInt>(0)
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Without a key left in the process nothing is known of any thread, and nothing is lost but the name.
        return pthread_key_create(&key, nil) == 0 ? key : pthread_key_t.max
    }()

    /// The files of the audit that runs in this process, by `FileIndex`.
    ///
    /// What could steer a terminal stands in them as a question mark.
    public static func setPaths(_ paths: [String]) {
        let texts = paths.compactMap { strdup(plain($0)) }
        let list = Paths.allocate(capacity: texts.count + 1)
        for (index, text) in texts.enumerated() { (list + index).initialize(to: text) }
        (list + texts.count).initialize(to: nil)
        let before = self.paths.exchange(UInt(bitPattern: list), ordering: .sequentiallyConsistent)
        release(Paths(bitPattern: pathsBefore.exchange(before, ordering: .sequentiallyConsistent)))
    }

    private static func release(_ list: Paths?) {
        guard let list else { return }
        var next = list
        while let text = next.pointee {
            free(text)
            next += 1
        }
        list.deallocate()
    }

    /// The file that this thread is at work on; `nil` for none.
    public static var file: FileIndex? {
        get {
            guard key != pthread_key_t.max, let number = pthread_getspecific(key) else { return nil }
            return FileIndex(Int(bitPattern: number) - 1)
        }
        set {
            guard key != pthread_key_t.max else { return }
            pthread_setspecific(key, newValue.flatMap { UnsafeRawPointer(bitPattern: Int($0.value) + 1) })
        }
    }

    /// The path of that file as C text; `nil` where there is none. It allocates nothing and takes no lock.
    public static var path: UnsafePointer<CChar>? {
        guard let file, file.value >= 0,
            var next = Paths(bitPattern: paths.load(ordering: .sequentiallyConsistent))
        else { return nil }
        for _ in 0..<file.value {
            guard next.pointee != nil else { return nil }
            next += 1
        }
        return next.pointee.map { UnsafePointer($0) }
    }

    private static func plain(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return path }
        var plain = String.UnicodeScalarView()
        for scalar in path.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
                plain.append("?")
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }
}
