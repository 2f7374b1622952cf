/// The headers of C and C++ that come with the systems of Apple and belong to no framework.
public enum SystemHeaders {
    /// Whether a header as it stands in angle brackets, such as `sys/types.h`, is one of them.
    public static func contain(_ path: String) -> Bool {
        guard let slash = path.firstIndex(of: "/") else {
            // Headers of C++ have no ending.
            return !path.contains(".") || names.contains(path)
        }
        return folders.contains(String(path[..<slash]))
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    private static let folders = words(
        """
        arm arpa bsm device dispatch hfs i386 libkern libxml mach mach-o machine malloc net netinet netinet6 objc os \
        pthread simd sys xpc
        """)

    private static let names = words(
        """
        Availability.h AvailabilityMacros.h TargetConditionals.h assert.h complex.h ctype.h dirent.h dlfcn.h errno.h
        execinfo.h fcntl.h fenv.h float.h ftw.h getopt.h glob.h grp.h iconv.h ifaddrs.h inttypes.h iso646.h libgen.h
        libproc.h limits.h locale.h math.h memory.h netdb.h notify.h poll.h pthread.h pwd.h regex.h resolv.h sched.h
        semaphore.h setjmp.h signal.h spawn.h sqlite3.h stdarg.h stdatomic.h stdbool.h stddef.h stdint.h stdio.h
        stdlib.h string.h strings.h sysexits.h syslog.h termios.h tgmath.h time.h unistd.h utime.h uuid.h wchar.h
        wctype.h xlocale.h zconf.h zlib.h
        """)
}
