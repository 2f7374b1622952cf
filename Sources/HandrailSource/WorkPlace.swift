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

    /// The address of that list: pointers may not be shared between threads, and addresses may.
    private static let paths = Atomic<UInt>(0)
    private static let count = Atomic<Int>(0)
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Without a key left in the process nothing is known of any thread, and nothing is lost but the name.
        return pthread_key_create(&key, nil) == 0 ? key : pthread_key_t.max
    }()

    /// The files of the audit that runs in this process, by `FileIndex`.
    ///
    /// What could steer a terminal stands in them as a question mark.
    public static func setPaths(_ paths: [String]) {
        let list = Paths.allocate(capacity: max(paths.count, 1))
        for (index, path) in paths.enumerated() { (list + index).initialize(to: strdup(plain(path))) }
        let known = count.exchange(0, ordering: .sequentiallyConsistent)
        let before = self.paths.exchange(UInt(bitPattern: list), ordering: .sequentiallyConsistent)
        count.store(paths.count, ordering: .sequentiallyConsistent)
        guard let before = Paths(bitPattern: before) else { return }
        for index in 0..<known { free(before[index]) }
        before.deallocate()
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
        guard let file, let list = Paths(bitPattern: paths.load(ordering: .sequentiallyConsistent)),
            file.value >= 0,
            Int(file.value) < count.load(ordering: .sequentiallyConsistent)
        else { return nil }
        return UnsafePointer(list[Int(file.value)])
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
