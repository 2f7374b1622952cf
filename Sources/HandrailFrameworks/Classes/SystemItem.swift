package import HandrailModel

/// Titles that the system gives to items of bars, in the languages of the app.
package enum SystemItem {
    /// The words of an item; `nil` for one that says nothing, such as a space.
    package static func words(_ name: String) -> Words? {
        guard let (en, ko) = table[name] else { return nil }
        return Words(en, origin: .symbol(name), translations: ["en": en, "ko": ko])
    }

    /// The words of a button by its type; `nil` for one that the app names.
    package static func words(ofButton type: String) -> Words? {
        guard let (en, ko) = buttons[type] else { return nil }
        return Words(en, origin: .symbol(type), translations: ["en": en, "ko": ko])
    }

    private static let buttons: [String: (String, String)] = [
        "close": ("Close", "닫기"), "contactAdd": ("Add", "추가"), "infoLight": ("More Info", "추가 정보"),
        "decrement": ("Decrement", "감소"), "increment": ("Increment", "증가"),
        "help": ("Help", "도움말"), "helpButton": ("Help", "도움말"),
        "infoDark": ("More Info", "추가 정보"), "detailDisclosure": ("More Info", "추가 정보"),
    ]

    /// Whether an item is only a gap between others.
    package static func isSpace(_ name: String) -> Bool { name == "flexibleSpace" || name == "fixedSpace" }

    private static let table: [String: (String, String)] = [
        "done": ("Done", "완료"), "cancel": ("Cancel", "취소"), "edit": ("Edit", "편집"), "save": ("Save", "저장"),
        "add": ("Add", "추가"), "compose": ("Compose", "작성"), "reply": ("Reply", "답장"), "action": ("Share", "공유"),
        "organize": ("Organize", "정리"), "bookmarks": ("Bookmarks", "책갈피"), "search": ("Search", "검색"),
        "refresh": ("Refresh", "새로 고침"), "stop": ("Stop", "정지"), "camera": ("Camera", "카메라"),
        "trash": ("Delete", "삭제"), "play": ("Play", "재생"), "pause": ("Pause", "일시정지"),
        "rewind": ("Rewind", "되감기"), "fastForward": ("Fast Forward", "빨리 감기"), "undo": ("Undo", "실행 취소"),
        "redo": ("Redo", "실행 복귀"), "pageCurl": ("Page Curl", "페이지 넘김"), "close": ("Close", "닫기"),
        "more": ("More", "더 보기"), "favorites": ("Favorites", "즐겨찾기"), "featured": ("Featured", "추천"),
        "topRated": ("Top Rated", "최고 평점"), "recents": ("Recents", "최근"), "contacts": ("Contacts", "연락처"),
        "history": ("History", "방문 기록"), "downloads": ("Downloads", "다운로드"),
        "mostRecent": ("Most Recent", "최신"), "mostViewed": ("Most Viewed", "가장 많이 본 항목"),
    ]
}
