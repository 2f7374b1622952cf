/// The SF Symbols whose names begin with digits to a; `SymbolTable` says what stands after a name.
enum SymbolNamesDigitsToA {
    /// The names.
    static let text = #"""
0.circle:A 0.circle.ar:K@ 0.circle.fill:A 0.circle.fill.ar:K@ 0.circle.fill.hi:O@ 0.circle.hi:O@ 0.square:A
0.square.ar:K@ 0.square.fill:A 0.square.fill.ar:K@ 0.square.fill.hi:O@ 0.square.hi:O@ 00.circle:A 00.circle.ar:O@
00.circle.fill:A 00.circle.fill.ar:O@ 00.circle.fill.hi:O@ 00.circle.hi:O@ 00.square:A 00.square.ar:O@ 00.square.fill:A
00.square.fill.ar:O@ 00.square.fill.hi:O@ 00.square.hi:O@ 01.circle:A 01.circle.ar:O@ 01.circle.fill:A
01.circle.fill.ar:O@ 01.circle.fill.hi:O@ 01.circle.hi:O@ 01.square:A 01.square.ar:O@ 01.square.fill:A
01.square.fill.ar:O@ 01.square.fill.hi:O@ 01.square.hi:O@ 02.circle:A 02.circle.ar:O@ 02.circle.fill:A
02.circle.fill.ar:O@ 02.circle.fill.hi:O@ 02.circle.hi:O@ 02.square:A 02.square.ar:O@ 02.square.fill:A
02.square.fill.ar:O@ 02.square.fill.hi:O@ 02.square.hi:O@ 03.circle:A 03.circle.ar:O@ 03.circle.fill:A
03.circle.fill.ar:O@ 03.circle.fill.hi:O@ 03.circle.hi:O@ 03.square:A 03.square.ar:O@ 03.square.fill:A
03.square.fill.ar:O@ 03.square.fill.hi:O@ 03.square.hi:O@ 04.circle:A 04.circle.ar:O@ 04.circle.fill:A
04.circle.fill.ar:O@ 04.circle.fill.hi:O@ 04.circle.hi:O@ 04.square:A 04.square.ar:O@ 04.square.fill:A
04.square.fill.ar:O@ 04.square.fill.hi:O@ 04.square.hi:O@ 05.circle:A 05.circle.ar:O@ 05.circle.fill:A
05.circle.fill.ar:O@ 05.circle.fill.hi:O@ 05.circle.hi:O@ 05.square:A 05.square.ar:O@ 05.square.fill:A
05.square.fill.ar:O@ 05.square.fill.hi:O@ 05.square.hi:O@ 06.circle:A 06.circle.ar:O@ 06.circle.fill:A
06.circle.fill.ar:O@ 06.circle.fill.hi:O@ 06.circle.hi:O@ 06.square:A 06.square.ar:O@ 06.square.fill:A
06.square.fill.ar:O@ 06.square.fill.hi:O@ 06.square.hi:O@ 07.circle:A 07.circle.ar:O@ 07.circle.fill:A
07.circle.fill.ar:O@ 07.circle.fill.hi:O@ 07.circle.hi:O@ 07.square:A 07.square.ar:O@ 07.square.fill:A
07.square.fill.ar:O@ 07.square.fill.hi:O@ 07.square.hi:O@ 08.circle:A 08.circle.ar:O@ 08.circle.fill:A
08.circle.fill.ar:O@ 08.circle.fill.hi:O@ 08.circle.hi:O@ 08.square:A 08.square.ar:O@ 08.square.fill:A
08.square.fill.ar:O@ 08.square.fill.hi:O@ 08.square.hi:O@ 09.circle:A 09.circle.ar:O@ 09.circle.fill:A
09.circle.fill.ar:O@ 09.circle.fill.hi:O@ 09.circle.hi:O@ 09.square:A 09.square.ar:O@ 09.square.fill:A
09.square.fill.ar:O@ 09.square.fill.hi:O@ 09.square.hi:O@ 1.brakesignal:K 1.calendar:W 1.calendar.ar:W@ 1.calendar.hi:W@
1.circle:A 1.circle.ar:K@ 1.circle.fill:A 1.circle.fill.ar:K@ 1.circle.fill.hi:O@ 1.circle.hi:O@ 1.lane:K 1.lane.ar:L@
1.lane.hi:L@ 1.magnifyingglass:A 1.magnifyingglass.ar:C@ 1.magnifyingglass.hi:F@ 1.square:A 1.square.ar:K@
1.square.fill:A 1.square.fill.ar:K@ 1.square.fill.hi:O@ 1.square.hi:O@ 10.arrow.trianglehead.clockwise:R
10.arrow.trianglehead.clockwise.ar:R@ 10.arrow.trianglehead.clockwise.hi:R@ 10.arrow.trianglehead.counterclockwise:R
10.arrow.trianglehead.counterclockwise.ar:R@ 10.arrow.trianglehead.counterclockwise.hi:R@ 10.calendar:W
10.calendar.ar:W@ 10.calendar.hi:W@ 10.circle:A 10.circle.ar:O@ 10.circle.fill:A 10.circle.fill.ar:O@
10.circle.fill.hi:O@ 10.circle.hi:O@ 10.lane:K 10.lane.ar:L@ 10.lane.hi:L@ 10.square:A 10.square.ar:O@ 10.square.fill:A
10.square.fill.ar:O@ 10.square.fill.hi:O@ 10.square.hi:O@ 11.calendar:W 11.calendar.ar:W@ 11.calendar.hi:W@ 11.circle:A
11.circle.ar:O@ 11.circle.fill:A 11.circle.fill.ar:O@ 11.circle.fill.hi:O@ 11.circle.hi:O@ 11.lane:K 11.lane.ar:L@
11.lane.hi:L@ 11.square:A 11.square.ar:O@ 11.square.fill:A 11.square.fill.ar:O@ 11.square.fill.hi:O@ 11.square.hi:O@
12.calendar:W 12.calendar.ar:W@ 12.calendar.hi:W@ 12.circle:A 12.circle.ar:O@ 12.circle.fill:A 12.circle.fill.ar:O@
12.circle.fill.hi:O@ 12.circle.hi:O@ 12.lane:K 12.lane.ar:L@ 12.lane.hi:L@ 12.square:A 12.square.ar:O@ 12.square.fill:A
12.square.fill.ar:O@ 12.square.fill.hi:O@ 12.square.hi:O@ 123.rectangle:F=numbers.rectangle
123.rectangle.ar:F=numbers.rectangle.ar@ 123.rectangle.fill:F=numbers.rectangle.fill
123.rectangle.fill.ar:F=numbers.rectangle.fill.ar@ 123.rectangle.fill.hi:F=numbers.rectangle.fill.hi@
123.rectangle.hi:F=numbers.rectangle.hi@ 13.calendar:W 13.calendar.ar:W@ 13.calendar.hi:W@ 13.circle:A 13.circle.ar:O@
13.circle.fill:A 13.circle.fill.ar:O@ 13.circle.fill.hi:O@ 13.circle.hi:O@ 13.square:A 13.square.ar:O@ 13.square.fill:A
13.square.fill.ar:O@ 13.square.fill.hi:O@ 13.square.hi:O@ 14.calendar:W 14.calendar.ar:W@ 14.calendar.hi:W@ 14.circle:A
14.circle.ar:O@ 14.circle.fill:A 14.circle.fill.ar:O@ 14.circle.fill.hi:O@ 14.circle.hi:O@ 14.square:A 14.square.ar:O@
14.square.fill:A 14.square.fill.ar:O@ 14.square.fill.hi:O@ 14.square.hi:O@ 15.arrow.trianglehead.clockwise:R
15.arrow.trianglehead.clockwise.ar:R@ 15.arrow.trianglehead.clockwise.hi:R@ 15.arrow.trianglehead.counterclockwise:R
15.arrow.trianglehead.counterclockwise.ar:R@ 15.arrow.trianglehead.counterclockwise.hi:R@ 15.calendar:W
15.calendar.ar:W@ 15.calendar.hi:W@ 15.circle:A 15.circle.ar:O@ 15.circle.fill:A 15.circle.fill.ar:O@
15.circle.fill.hi:O@ 15.circle.hi:O@ 15.square:A 15.square.ar:O@ 15.square.fill:A 15.square.fill.ar:O@
15.square.fill.hi:O@ 15.square.hi:O@ 16.calendar:W 16.calendar.ar:W@ 16.calendar.hi:W@ 16.circle:A 16.circle.ar:O@
16.circle.fill:A 16.circle.fill.ar:O@ 16.circle.fill.hi:O@ 16.circle.hi:O@ 16.square:A 16.square.ar:O@ 16.square.fill:A
16.square.fill.ar:O@ 16.square.fill.hi:O@ 16.square.hi:O@ 17.calendar:W 17.calendar.ar:W@ 17.calendar.hi:W@ 17.circle:A
17.circle.ar:O@ 17.circle.fill:A 17.circle.fill.ar:O@ 17.circle.fill.hi:O@ 17.circle.hi:O@ 17.square:A 17.square.ar:O@
17.square.fill:A 17.square.fill.ar:O@ 17.square.fill.hi:O@ 17.square.hi:O@ 18.calendar:W 18.calendar.ar:W@
18.calendar.hi:W@ 18.circle:A 18.circle.ar:O@ 18.circle.fill:A 18.circle.fill.ar:O@ 18.circle.fill.hi:O@ 18.circle.hi:O@
18.square:A 18.square.ar:O@ 18.square.fill:A 18.square.fill.ar:O@ 18.square.fill.hi:O@ 18.square.hi:O@ 19.calendar:W
19.calendar.ar:W@ 19.calendar.hi:W@ 19.circle:A 19.circle.ar:O@ 19.circle.fill:A 19.circle.fill.ar:O@
19.circle.fill.hi:O@ 19.circle.hi:O@ 19.square:A 19.square.ar:O@ 19.square.fill:A 19.square.fill.ar:O@
19.square.fill.hi:O@ 19.square.hi:O@ 2.brakesignal:K 2.calendar:W 2.calendar.ar:W@ 2.calendar.hi:W@ 2.circle:A
2.circle.ar:K@ 2.circle.fill:A 2.circle.fill.ar:K@ 2.circle.fill.hi:O@ 2.circle.hi:O@ 2.lane:K 2.lane.ar:L@ 2.lane.hi:L@
2.square:A 2.square.ar:K@ 2.square.fill:A 2.square.fill.ar:K@ 2.square.fill.hi:O@ 2.square.hi:O@ 20.calendar:W
20.calendar.ar:W@ 20.calendar.hi:W@ 20.circle:A 20.circle.ar:O@ 20.circle.fill:A 20.circle.fill.ar:O@
20.circle.fill.hi:O@ 20.circle.hi:O@ 20.square:A 20.square.ar:O@ 20.square.fill:A 20.square.fill.ar:O@
20.square.fill.hi:O@ 20.square.hi:O@ 21.calendar:W 21.calendar.ar:W@ 21.calendar.hi:W@ 21.circle:A 21.circle.ar:O@
21.circle.fill:A 21.circle.fill.ar:O@ 21.circle.fill.hi:O@ 21.circle.hi:O@ 21.square:A 21.square.ar:O@ 21.square.fill:A
21.square.fill.ar:O@ 21.square.fill.hi:O@ 21.square.hi:O@ 22.calendar:W 22.calendar.ar:W@ 22.calendar.hi:W@ 22.circle:A
22.circle.ar:O@ 22.circle.fill:A 22.circle.fill.ar:O@ 22.circle.fill.hi:O@ 22.circle.hi:O@ 22.square:A 22.square.ar:O@
22.square.fill:A 22.square.fill.ar:O@ 22.square.fill.hi:O@ 22.square.hi:O@ 23.calendar:W 23.calendar.ar:W@
23.calendar.hi:W@ 23.circle:A 23.circle.ar:O@ 23.circle.fill:A 23.circle.fill.ar:O@ 23.circle.fill.hi:O@ 23.circle.hi:O@
23.square:A 23.square.ar:O@ 23.square.fill:A 23.square.fill.ar:O@ 23.square.fill.hi:O@ 23.square.hi:O@ 24.calendar:W
24.calendar.ar:W@ 24.calendar.hi:W@ 24.circle:A 24.circle.ar:O@ 24.circle.fill:A 24.circle.fill.ar:O@
24.circle.fill.hi:O@ 24.circle.hi:O@ 24.square:A 24.square.ar:O@ 24.square.fill:A 24.square.fill.ar:O@
24.square.fill.hi:O@ 24.square.hi:O@ 25.calendar:W 25.calendar.ar:W@ 25.calendar.hi:W@ 25.circle:A 25.circle.ar:O@
25.circle.fill:A 25.circle.fill.ar:O@ 25.circle.fill.hi:O@ 25.circle.hi:O@ 25.square:A 25.square.ar:O@ 25.square.fill:A
25.square.fill.ar:O@ 25.square.fill.hi:O@ 25.square.hi:O@ 26.calendar:W 26.calendar.ar:W@ 26.calendar.hi:W@ 26.circle:A
26.circle.ar:O@ 26.circle.fill:A 26.circle.fill.ar:O@ 26.circle.fill.hi:O@ 26.circle.hi:O@ 26.square:A 26.square.ar:O@
26.square.fill:A 26.square.fill.ar:O@ 26.square.fill.hi:O@ 26.square.hi:O@ 27.calendar:W 27.calendar.ar:W@
27.calendar.hi:W@ 27.circle:A 27.circle.ar:O@ 27.circle.fill:A 27.circle.fill.ar:O@ 27.circle.fill.hi:O@ 27.circle.hi:O@
27.square:A 27.square.ar:O@ 27.square.fill:A 27.square.fill.ar:O@ 27.square.fill.hi:O@ 27.square.hi:O@ 28.calendar:W
28.calendar.ar:W@ 28.calendar.hi:W@ 28.circle:A 28.circle.ar:O@ 28.circle.fill:A 28.circle.fill.ar:O@
28.circle.fill.hi:O@ 28.circle.hi:O@ 28.square:A 28.square.ar:O@ 28.square.fill:A 28.square.fill.ar:O@
28.square.fill.hi:O@ 28.square.hi:O@ 29.calendar:W 29.calendar.ar:W@ 29.calendar.hi:W@ 29.circle:A 29.circle.ar:O@
29.circle.fill:A 29.circle.fill.ar:O@ 29.circle.fill.hi:O@ 29.circle.hi:O@ 29.square:A 29.square.ar:O@ 29.square.fill:A
29.square.fill.ar:O@ 29.square.fill.hi:O@ 29.square.hi:O@ 2h:M 2h.circle:M 2h.circle.fill:M 3.calendar:W
3.calendar.ar:W@ 3.calendar.hi:W@ 3.circle:A 3.circle.ar:K@ 3.circle.fill:A 3.circle.fill.ar:K@ 3.circle.fill.hi:O@
3.circle.hi:O@ 3.lane:K 3.lane.ar:L@ 3.lane.hi:L@ 3.square:A 3.square.ar:K@ 3.square.fill:A 3.square.fill.ar:K@
3.square.fill.hi:O@ 3.square.hi:O@ 30.arrow.trianglehead.clockwise:R 30.arrow.trianglehead.clockwise.ar:R@
30.arrow.trianglehead.clockwise.hi:R@ 30.arrow.trianglehead.counterclockwise:R
30.arrow.trianglehead.counterclockwise.ar:R@ 30.arrow.trianglehead.counterclockwise.hi:R@ 30.calendar:W
30.calendar.ar:W@ 30.calendar.hi:W@ 30.circle:A 30.circle.ar:O@ 30.circle.fill:A 30.circle.fill.ar:O@
30.circle.fill.hi:O@ 30.circle.hi:O@ 30.square:A 30.square.ar:O@ 30.square.fill:A 30.square.fill.ar:O@
30.square.fill.hi:O@ 30.square.hi:O@ 31.calendar:W 31.calendar.ar:W@ 31.calendar.hi:W@ 31.circle:A 31.circle.ar:O@
31.circle.fill:A 31.circle.fill.ar:O@ 31.circle.fill.hi:O@ 31.circle.hi:O@ 31.square:A 31.square.ar:O@ 31.square.fill:A
31.square.fill.ar:O@ 31.square.fill.hi:O@ 31.square.hi:O@ 32.circle:A 32.circle.ar:O@ 32.circle.fill:A
32.circle.fill.ar:O@ 32.circle.fill.hi:O@ 32.circle.hi:O@ 32.square:A 32.square.ar:O@ 32.square.fill:A
32.square.fill.ar:O@ 32.square.fill.hi:O@ 32.square.hi:O@ 33.circle:A 33.circle.ar:O@ 33.circle.fill:A
33.circle.fill.ar:O@ 33.circle.fill.hi:O@ 33.circle.hi:O@ 33.square:A 33.square.ar:O@ 33.square.fill:A
33.square.fill.ar:O@ 33.square.fill.hi:O@ 33.square.hi:O@ 34.circle:A 34.circle.ar:O@ 34.circle.fill:A
34.circle.fill.ar:O@ 34.circle.fill.hi:O@ 34.circle.hi:O@ 34.square:A 34.square.ar:O@ 34.square.fill:A
34.square.fill.ar:O@ 34.square.fill.hi:O@ 34.square.hi:O@ 35.circle:A 35.circle.ar:O@ 35.circle.fill:A
35.circle.fill.ar:O@ 35.circle.fill.hi:O@ 35.circle.hi:O@ 35.square:A 35.square.ar:O@ 35.square.fill:A
35.square.fill.ar:O@ 35.square.fill.hi:O@ 35.square.hi:O@ 36.circle:A 36.circle.ar:O@ 36.circle.fill:A
36.circle.fill.ar:O@ 36.circle.fill.hi:O@ 36.circle.hi:O@ 36.square:A 36.square.ar:O@ 36.square.fill:A
36.square.fill.ar:O@ 36.square.fill.hi:O@ 36.square.hi:O@ 37.circle:A 37.circle.ar:O@ 37.circle.fill:A
37.circle.fill.ar:O@ 37.circle.fill.hi:O@ 37.circle.hi:O@ 37.square:A 37.square.ar:O@ 37.square.fill:A
37.square.fill.ar:O@ 37.square.fill.hi:O@ 37.square.hi:O@ 38.circle:A 38.circle.ar:O@ 38.circle.fill:A
38.circle.fill.ar:O@ 38.circle.fill.hi:O@ 38.circle.hi:O@ 38.square:A 38.square.ar:O@ 38.square.fill:A
38.square.fill.ar:O@ 38.square.fill.hi:O@ 38.square.hi:O@ 39.circle:A 39.circle.ar:O@ 39.circle.fill:A
39.circle.fill.ar:O@ 39.circle.fill.hi:O@ 39.circle.hi:O@ 39.square:A 39.square.ar:O@ 39.square.fill:A
39.square.fill.ar:O@ 39.square.fill.hi:O@ 39.square.hi:O@ 4.alt.circle:A 4.alt.circle.fill:A 4.alt.square:A
4.alt.square.fill:A 4.calendar:W 4.calendar.ar:W@ 4.calendar.hi:W@ 4.circle:A 4.circle.ar:K@ 4.circle.fill:A
4.circle.fill.ar:K@ 4.circle.fill.hi:O@ 4.circle.hi:O@ 4.lane:K 4.lane.ar:L@ 4.lane.hi:L@ 4.square:A 4.square.ar:K@
4.square.fill:A 4.square.fill.ar:K@ 4.square.fill.hi:O@ 4.square.hi:O@ 40.circle:A 40.circle.ar:O@ 40.circle.fill:A
40.circle.fill.ar:O@ 40.circle.fill.hi:O@ 40.circle.hi:O@ 40.square:A 40.square.ar:O@ 40.square.fill:A
40.square.fill.ar:O@ 40.square.fill.hi:O@ 40.square.hi:O@ 41.circle:A 41.circle.ar:O@ 41.circle.fill:A
41.circle.fill.ar:O@ 41.circle.fill.hi:O@ 41.circle.hi:O@ 41.square:A 41.square.ar:O@ 41.square.fill:A
41.square.fill.ar:O@ 41.square.fill.hi:O@ 41.square.hi:O@ 42.circle:A 42.circle.ar:O@ 42.circle.fill:A
42.circle.fill.ar:O@ 42.circle.fill.hi:O@ 42.circle.hi:O@ 42.square:A 42.square.ar:O@ 42.square.fill:A
42.square.fill.ar:O@ 42.square.fill.hi:O@ 42.square.hi:O@ 43.circle:A 43.circle.ar:O@ 43.circle.fill:A
43.circle.fill.ar:O@ 43.circle.fill.hi:O@ 43.circle.hi:O@ 43.square:A 43.square.ar:O@ 43.square.fill:A
43.square.fill.ar:O@ 43.square.fill.hi:O@ 43.square.hi:O@ 44.circle:A 44.circle.ar:O@ 44.circle.fill:A
44.circle.fill.ar:O@ 44.circle.fill.hi:O@ 44.circle.hi:O@ 44.square:A 44.square.ar:O@ 44.square.fill:A
44.square.fill.ar:O@ 44.square.fill.hi:O@ 44.square.hi:O@ 45.arrow.trianglehead.clockwise:R
45.arrow.trianglehead.clockwise.ar:R@ 45.arrow.trianglehead.clockwise.hi:R@ 45.arrow.trianglehead.counterclockwise:R
45.arrow.trianglehead.counterclockwise.ar:R@ 45.arrow.trianglehead.counterclockwise.hi:R@ 45.circle:A 45.circle.ar:O@
45.circle.fill:A 45.circle.fill.ar:O@ 45.circle.fill.hi:O@ 45.circle.hi:O@ 45.square:A 45.square.ar:O@ 45.square.fill:A
45.square.fill.ar:O@ 45.square.fill.hi:O@ 45.square.hi:O@ 46.circle:A 46.circle.ar:O@ 46.circle.fill:A
46.circle.fill.ar:O@ 46.circle.fill.hi:O@ 46.circle.hi:O@ 46.square:A 46.square.ar:O@ 46.square.fill:A
46.square.fill.ar:O@ 46.square.fill.hi:O@ 46.square.hi:O@ 47.circle:A 47.circle.ar:O@ 47.circle.fill:A
47.circle.fill.ar:O@ 47.circle.fill.hi:O@ 47.circle.hi:O@ 47.square:A 47.square.ar:O@ 47.square.fill:A
47.square.fill.ar:O@ 47.square.fill.hi:O@ 47.square.hi:O@ 48.circle:A 48.circle.ar:O@ 48.circle.fill:A
48.circle.fill.ar:O@ 48.circle.fill.hi:O@ 48.circle.hi:O@ 48.square:A 48.square.ar:O@ 48.square.fill:A
48.square.fill.ar:O@ 48.square.fill.hi:O@ 48.square.hi:O@ 49.circle:A 49.circle.ar:O@ 49.circle.fill:A
49.circle.fill.ar:O@ 49.circle.fill.hi:O@ 49.circle.hi:O@ 49.square:A 49.square.ar:O@ 49.square.fill:A
49.square.fill.ar:O@ 49.square.fill.hi:O@ 49.square.hi:O@ 4a:M 4a.circle:M 4a.circle.fill:M 4h:M 4h.circle:M
4h.circle.fill:M 4k.tv:C 4k.tv.fill:C 4l:M 4l.circle:M 4l.circle.fill:M 5.arrow.trianglehead.clockwise:R
5.arrow.trianglehead.clockwise.ar:R@ 5.arrow.trianglehead.clockwise.hi:R@ 5.arrow.trianglehead.counterclockwise:R
5.arrow.trianglehead.counterclockwise.ar:R@ 5.arrow.trianglehead.counterclockwise.hi:R@ 5.calendar:W 5.calendar.ar:W@
5.calendar.hi:W@ 5.circle:A 5.circle.ar:K@ 5.circle.fill:A 5.circle.fill.ar:K@ 5.circle.fill.hi:O@ 5.circle.hi:O@
5.lane:K 5.lane.ar:L@ 5.lane.hi:L@ 5.square:A 5.square.ar:K@ 5.square.fill:A 5.square.fill.ar:K@ 5.square.fill.hi:O@
5.square.hi:O@ 50.circle:A 50.circle.ar:O@ 50.circle.fill:A 50.circle.fill.ar:O@ 50.circle.fill.hi:O@ 50.circle.hi:O@
50.square:A 50.square.ar:O@ 50.square.fill:A 50.square.fill.ar:O@ 50.square.fill.hi:O@ 50.square.hi:O@ 6.alt.circle:A
6.alt.circle.fill:A 6.alt.square:A 6.alt.square.fill:A 6.calendar:W 6.calendar.ar:W@ 6.calendar.hi:W@ 6.circle:A
6.circle.ar:K@ 6.circle.fill:A 6.circle.fill.ar:K@ 6.circle.fill.hi:O@ 6.circle.hi:O@ 6.lane:K 6.lane.ar:L@ 6.lane.hi:L@
6.square:A 6.square.ar:K@ 6.square.fill:A 6.square.fill.ar:K@ 6.square.fill.hi:O@ 6.square.hi:O@
60.arrow.trianglehead.clockwise:R 60.arrow.trianglehead.clockwise.ar:R@ 60.arrow.trianglehead.clockwise.hi:R@
60.arrow.trianglehead.counterclockwise:R 60.arrow.trianglehead.counterclockwise.ar:R@
60.arrow.trianglehead.counterclockwise.hi:R@ 7.calendar:W 7.calendar.ar:W@ 7.calendar.hi:W@ 7.circle:A 7.circle.ar:K@
7.circle.fill:A 7.circle.fill.ar:K@ 7.circle.fill.hi:O@ 7.circle.hi:O@ 7.lane:K 7.lane.ar:L@ 7.lane.hi:L@ 7.square:A
7.square.ar:K@ 7.square.fill:A 7.square.fill.ar:K@ 7.square.fill.hi:O@ 7.square.hi:O@ 75.arrow.trianglehead.clockwise:R
75.arrow.trianglehead.clockwise.ar:R@ 75.arrow.trianglehead.clockwise.hi:R@ 75.arrow.trianglehead.counterclockwise:R
75.arrow.trianglehead.counterclockwise.ar:R@ 75.arrow.trianglehead.counterclockwise.hi:R@ 8.calendar:W 8.calendar.ar:W@
8.calendar.hi:W@ 8.circle:A 8.circle.ar:K@ 8.circle.fill:A 8.circle.fill.ar:K@ 8.circle.fill.hi:O@ 8.circle.hi:O@
8.lane:K 8.lane.ar:L@ 8.lane.hi:L@ 8.square:A 8.square.ar:K@ 8.square.fill:A 8.square.fill.ar:K@ 8.square.fill.hi:O@
8.square.hi:O@ 9.alt.circle:A 9.alt.circle.fill:A 9.alt.square:A 9.alt.square.fill:A 9.calendar:W 9.calendar.ar:W@
9.calendar.hi:W@ 9.circle:A 9.circle.ar:K@ 9.circle.fill:A 9.circle.fill.ar:K@ 9.circle.fill.hi:O@ 9.circle.hi:O@
9.lane:K 9.lane.ar:L@ 9.lane.hi:L@ 9.square:A 9.square.ar:K@ 9.square.fill:A 9.square.fill.ar:K@ 9.square.fill.hi:O@
9.square.hi:O@ 90.arrow.trianglehead.clockwise:R 90.arrow.trianglehead.clockwise.ar:R@
90.arrow.trianglehead.clockwise.hi:R@ 90.arrow.trianglehead.counterclockwise:R
90.arrow.trianglehead.counterclockwise.ar:R@ 90.arrow.trianglehead.counterclockwise.hi:R@ a:A=character
a.book.closed:C=character.book.closed a.book.closed.ar:C=character.book.closed.ar@
a.book.closed.fill:C=character.book.closed.fill a.book.closed.fill.ar:C=character.book.closed.fill.ar@
a.book.closed.fill.he:C=character.book.closed.fill.he@ a.book.closed.fill.hi:C=character.book.closed.fill.hi@
a.book.closed.fill.ja:C=character.book.closed.fill.ja@ a.book.closed.fill.ko:C=character.book.closed.fill.ko@
a.book.closed.fill.th:C=character.book.closed.fill.th@ a.book.closed.fill.zh:C=character.book.closed.fill.zh@
a.book.closed.he:C=character.book.closed.he@ a.book.closed.hi:C=character.book.closed.hi@
a.book.closed.ja:C=character.book.closed.ja@ a.book.closed.ko:C=character.book.closed.ko@
a.book.closed.th:C=character.book.closed.th@ a.book.closed.zh:C=character.book.closed.zh@ a.circle:A a.circle.fill:A
a.magnify:C=character.magnify a.square:A a.square.fill:A abc:C=characters.uppercase abs:K abs.brakesignal:J
abs.brakesignal.slash:K abs.circle:K abs.circle.fill:K ac:W=air.conditioner ac.slash:W=air.conditioner.slash
accessibility:M!1 accessibility.badge.arrow.up.right:M!1 accessibility.fill:M!1 air.car.side:R air.car.side.fill:R
air.conditioner:X air.conditioner.horizontal:J air.conditioner.horizontal.fill:J air.conditioner.slash:X
air.conditioner.vertical:J air.conditioner.vertical.fill:J air.convertible.side:R air.convertible.side.fill:R
air.pickup.side:R air.pickup.side.fill:R air.purifier:J air.purifier.fill:J air.suv.side:R air.suv.side.fill:R
airplane:A airplane.arrival:F airplane.circle:C airplane.circle.fill:C airplane.cloud:W airplane.departure:F
airplane.landed:W airplane.path.dotted:W airplane.ticket:W airplane.ticket.fill:W airplane.up.forward:W
airplane.up.forward.app:W airplane.up.forward.app.fill:W airplane.up.right:W~airplane.up.forward
airplane.up.right.app:W~airplane.up.forward.app airplane.up.right.app.fill:W~airplane.up.forward.app.fill airplaneseat:W
airplay.audio:R!2 airplay.audio.badge.exclamationmark:R!2 airplay.audio.circle:R!2 airplay.audio.circle.fill:R!2
airplay.video:R!2 airplay.video.badge.exclamationmark:R!2 airplay.video.circle:R!2 airplay.video.circle.fill:R!2
airplayaudio:A=airplay.audio!2 airplayaudio.badge.exclamationmark:F=airplay.audio.badge.exclamationmark!2
airplayaudio.circle:F=airplay.audio.circle!2 airplayaudio.circle.fill:F=airplay.audio.circle.fill!2
airplayvideo:A=airplay.video!2 airplayvideo.badge.exclamationmark:F=airplay.video.badge.exclamationmark!2
airplayvideo.circle:F=airplay.video.circle!2 airplayvideo.circle.fill:F=airplay.video.circle.fill!2 airpod.gen3.left:H!3
airpod.gen3.right:H!3 airpod.left:C!3 airpod.right:C!3 airpodpro.left:C=airpods.pro.left!5
airpodpro.right:C=airpods.pro.right!5 airpods:C!3 airpods.chargingcase:F!3 airpods.chargingcase.fill:F!3
airpods.chargingcase.wireless:F!3 airpods.chargingcase.wireless.fill:F!3 airpods.gen3:H!3
airpods.gen3.chargingcase.wireless:H!3 airpods.gen3.chargingcase.wireless.fill:H!3 airpods.gen4:T!3
airpods.gen4.chargingcase.wireless:T!3 airpods.gen4.chargingcase.wireless.fill:T!3 airpods.gen4.left:T!3
airpods.gen4.right:T!3 airpods.max:R!4 airpods.pro:R!5 airpods.pro.chargingcase.wireless:R!5
airpods.pro.chargingcase.wireless.fill:R!5 airpods.pro.chargingcase.wireless.radiowaves.left.and.right:R!5
airpods.pro.chargingcase.wireless.radiowaves.left.and.right.fill:R!5 airpods.pro.gen1:Y!5
airpods.pro.gen1.chargingcase.wireless:Y!5 airpods.pro.gen1.chargingcase.wireless.fill:Y!5
airpods.pro.gen1.chargingcase.wireless.radiowaves.left.and.right:Y!5
airpods.pro.gen1.chargingcase.wireless.radiowaves.left.and.right.fill:Y!5 airpods.pro.gen1.left:Y!5
airpods.pro.gen1.right:Y!5 airpods.pro.gen3:Y!5 airpods.pro.gen3.chargingcase.wireless:Y!5
airpods.pro.gen3.chargingcase.wireless.fill:Y!5 airpods.pro.gen3.chargingcase.wireless.radiowaves.left.and.right:Y!5
airpods.pro.gen3.chargingcase.wireless.radiowaves.left.and.right.fill:Y!5 airpods.pro.gen3.left:Y!5
airpods.pro.gen3.right:Y!5 airpods.pro.left:R!5 airpods.pro.right:R!5 airpodsmax:E=airpods.max!4
airpodspro:C=airpods.pro!5 airpodspro.chargingcase.wireless:F=airpods.pro.chargingcase.wireless!5
airpodspro.chargingcase.wireless.fill:F=airpods.pro.chargingcase.wireless.fill!5
airpodspro.chargingcase.wireless.radiowaves.left.and.right:M=\#
airpods.pro.chargingcase.wireless.radiowaves.left.and.right!5
airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill:M=\#
airpods.pro.chargingcase.wireless.radiowaves.left.and.right.fill!5
airport.express:C!6 airport.extreme:C!7 airport.extreme.tower:C!7 airtag:F!8 airtag.fill:F!8
airtag.radiowaves.forward:F!8 airtag.radiowaves.forward.fill:F!8 airtag.radiowaves.forward.fill.rtl:F@!8
airtag.radiowaves.forward.rtl:F@!8 alarm:A alarm.badge.exclamationmark:Y alarm.badge.exclamationmark.fill:Y
alarm.badge.minus:Y alarm.badge.minus.fill:Y alarm.badge.xmark:Y alarm.badge.xmark.fill:Y alarm.fill:A alarm.slash:Y
alarm.slash.fill:Y alarm.waves.left.and.right:J alarm.waves.left.and.right.fill:J align.horizontal.center:F
align.horizontal.center.fill:F align.horizontal.left:F align.horizontal.left.fill:F align.horizontal.right:F
align.horizontal.right.fill:F align.vertical.bottom:F align.vertical.bottom.fill:F align.vertical.center:F
align.vertical.center.fill:F align.vertical.top:F align.vertical.top.fill:F allergens:F allergens.fill:J alt:A
alternatingcurrent:F american.football:R american.football.circle:R american.football.circle.fill:R
american.football.fill:R american.football.professional:R american.football.professional.circle:R
american.football.professional.circle.fill:R american.football.professional.fill:R amplifier:C angle:J ant:A
ant.circle:A ant.circle.fill:A ant.fill:A antenna.radiowaves.left.and.right:A antenna.radiowaves.left.and.right.circle:F
antenna.radiowaves.left.and.right.circle.fill:F antenna.radiowaves.left.and.right.slash:F
antenna.radiowaves.left.and.right.slash.circle:R antenna.radiowaves.left.and.right.slash.circle.fill:R app:A
app.background.dotted:W app.badge:A app.badge.checkmark:F app.badge.checkmark.fill:F app.badge.clock:R
app.badge.clock.fill:R app.badge.fill:A app.connected.to.app.below.fill:F app.dashed:F app.fill:A app.gift:A
app.gift.fill:A app.grid:W app.shadow:W app.slash:Y app.slash.fill:Y app.specular:W app.translucent:W appclip:C!9
append.page:R append.page.fill:R append.page.fill.rtl:R@ append.page.rtl:R@ apple.books.pages:W apple.books.pages.fill:W
apple.classical.pages:W apple.classical.pages.fill:W apple.haptics.and.exclamationmark.triangle:R!101
apple.haptics.and.music.note:R!101 apple.haptics.and.music.note.slash:R!101 apple.homekit:W!42
apple.image.playground:R!48 apple.image.playground.fill:R!48 apple.intelligence:R!10 apple.intelligence.badge.xmark:V!10
apple.logo:J!69 apple.meditate:P!61 apple.meditate.circle:R!61 apple.meditate.circle.fill:R!61
apple.meditate.square.stack:P!61 apple.meditate.square.stack.fill:P!61 apple.podcasts.pages:W
apple.podcasts.pages.fill:W apple.terminal:M apple.terminal.circle:P apple.terminal.circle.fill:P apple.terminal.fill:M
apple.terminal.on.rectangle:M apple.terminal.on.rectangle.fill:M apple.writing.tools:T!78 applelogo:C=apple.logo!69
applepencil:F!11 applepencil.adapter.usb.c:M!11 applepencil.adapter.usb.c.fill:M!11 applepencil.and.scribble:M!11
applepencil.doubletap:R!11 applepencil.gen1:M!11 applepencil.gen2:M!11 applepencil.hover:R!11 applepencil.squeeze:R!11
applepencil.tip:M!11 applescript:C!16 applescript.fill:C!16 appletv:C!12 appletv.badge.checkmark:W!12
appletv.badge.checkmark.fill:W!12 appletv.badge.exclamationmark:W!12 appletv.badge.exclamationmark.fill:W!12
appletv.fill:C!12 appletvremote.gen1:F!12 appletvremote.gen1.fill:F!12 appletvremote.gen2:F!12
appletvremote.gen2.fill:F!12 appletvremote.gen3:F!12 appletvremote.gen3.fill:F!12 appletvremote.gen4:F!12
appletvremote.gen4.fill:F!12 applewatch:C!15 applewatch.and.arrow.forward:M!15 applewatch.and.arrow.forward.rtl:M@!15
applewatch.badge.checkmark:W!15 applewatch.badge.exclamationmark:W!15
applewatch.case.inset.filled:F=inset.filled.applewatch.case!15 applewatch.case.sizes:R!15
applewatch.radiowaves.left.and.right:C!15 applewatch.side.right:E!15 applewatch.slash:C!15 applewatch.watchface:C!15
apps.ipad:C!85 apps.ipad.badge.checkmark:W!85 apps.ipad.badge.checkmark.rtl:W@!85 apps.ipad.badge.exclamationmark:Y?!85
apps.ipad.badge.plus:W!85 apps.ipad.landscape:C!85 apps.ipad.on.rectangle.portrait.dashed:W!85
apps.ipad.on.rectangle.portrait.dashed.rtl:W@!85 apps.iphone:C!91 apps.iphone.badge.checkmark:W!91
apps.iphone.badge.checkmark.rtl:W@!91 apps.iphone.badge.exclamationmark:Y?!91 apps.iphone.badge.plus:C!91
apps.iphone.landscape:C!91 apps.iphone.landscape.rtl:C@!91 appwindow.swipe.rectangle:M aqi.high:D aqi.low:D aqi.medium:D
aqi.medium.gauge.open:W arcade.stick:M arcade.stick.and.arrow.down:M arcade.stick.and.arrow.left:M
arcade.stick.and.arrow.left.and.arrow.right:M=arcade.stick.and.arrow.left.and.arrow.right.outward
arcade.stick.and.arrow.left.and.arrow.right.outward:R arcade.stick.and.arrow.right:M arcade.stick.and.arrow.up:M
arcade.stick.and.arrow.up.and.arrow.down:M arcade.stick.console:M arcade.stick.console.fill:M archivebox:A
archivebox.circle:C archivebox.circle.fill:C archivebox.fill:A arkit:A!0 arkit.badge.xmark:F!0
arrow.2.circlepath:A=arrow.trianglehead.2.clockwise.rotate.90
arrow.2.circlepath.circle:A=arrow.trianglehead.2.clockwise.rotate.90.circle
arrow.2.circlepath.circle.fill:A=arrow.trianglehead.2.clockwise.rotate.90.circle.fill arrow.2.squarepath:A
arrow.3.trianglepath:A arrow.backward:C arrow.backward.circle:C arrow.backward.circle.dotted:R
arrow.backward.circle.fill:C arrow.backward.square:C arrow.backward.square.fill:C arrow.backward.to.line:F
arrow.backward.to.line.circle:F arrow.backward.to.line.circle.fill:F arrow.backward.to.line.compact:U
arrow.backward.to.line.square:M arrow.backward.to.line.square.fill:M arrow.branch:A=arrow.trianglehead.branch
arrow.circlepath:M=arrow.trianglehead.counterclockwise.rotate.90 arrow.clockwise:A arrow.clockwise.circle:A
arrow.clockwise.circle.fill:A arrow.clockwise.heart:C=arrow.trianglehead.clockwise.heart
arrow.clockwise.heart.fill:C=arrow.trianglehead.clockwise.heart.fill
arrow.clockwise.icloud:A=arrow.trianglehead.clockwise.icloud!84
arrow.clockwise.icloud.fill:A=arrow.trianglehead.clockwise.icloud.fill!84 arrow.clockwise.square:M
arrow.clockwise.square.fill:M arrow.counterclockwise:A arrow.counterclockwise.circle:A
arrow.counterclockwise.circle.fill:A arrow.counterclockwise.icloud:A=arrow.trianglehead.counterclockwise.icloud!84
arrow.counterclockwise.icloud.fill:A=arrow.trianglehead.counterclockwise.icloud.fill!84 arrow.counterclockwise.square:M
arrow.counterclockwise.square.fill:M arrow.down:A arrow.down.and.line.horizontal.and.arrow.up:J arrow.down.app:C
arrow.down.app.dashed:P arrow.down.app.dashed.trianglebadge.exclamationmark:P arrow.down.app.fill:C
arrow.down.applewatch:M!15 arrow.down.backward:C arrow.down.backward.and.arrow.up.forward:M
arrow.down.backward.and.arrow.up.forward.circle:M arrow.down.backward.and.arrow.up.forward.circle.fill:M
arrow.down.backward.and.arrow.up.forward.rectangle:R arrow.down.backward.and.arrow.up.forward.rectangle.fill:R
arrow.down.backward.and.arrow.up.forward.square:M arrow.down.backward.and.arrow.up.forward.square.fill:M
arrow.down.backward.circle:C arrow.down.backward.circle.dotted:R arrow.down.backward.circle.fill:C
arrow.down.backward.square:C arrow.down.backward.square.fill:C arrow.down.backward.toptrailing.rectangle:M
arrow.down.backward.toptrailing.rectangle.fill:M arrow.down.circle:A arrow.down.circle.badge.pause:W
arrow.down.circle.badge.pause.fill:W arrow.down.circle.badge.xmark:W arrow.down.circle.badge.xmark.fill:W
arrow.down.circle.dotted:M arrow.down.circle.fill:A arrow.down.doc:A=arrow.down.document
arrow.down.doc.fill:A=arrow.down.document.fill arrow.down.document:R arrow.down.document.fill:R arrow.down.forward:C
arrow.down.forward.and.arrow.up.backward:C arrow.down.forward.and.arrow.up.backward.circle:C
arrow.down.forward.and.arrow.up.backward.circle.fill:C arrow.down.forward.and.arrow.up.backward.rectangle:R
arrow.down.forward.and.arrow.up.backward.rectangle.fill:R arrow.down.forward.and.arrow.up.backward.square:M
arrow.down.forward.and.arrow.up.backward.square.fill:M arrow.down.forward.circle:C arrow.down.forward.circle.dotted:R
arrow.down.forward.circle.fill:C arrow.down.forward.square:C arrow.down.forward.square.fill:C
arrow.down.forward.topleading.rectangle:M arrow.down.forward.topleading.rectangle.fill:M arrow.down.heart:C
arrow.down.heart.fill:C arrow.down.left:A~arrow.down.backward
arrow.down.left.and.arrow.up.right:M~arrow.down.backward.and.arrow.up.forward
arrow.down.left.and.arrow.up.right.circle:M~arrow.down.backward.and.arrow.up.forward.circle
arrow.down.left.and.arrow.up.right.circle.fill:M~arrow.down.backward.and.arrow.up.forward.circle.fill
arrow.down.left.and.arrow.up.right.rectangle:R~arrow.down.backward.and.arrow.up.forward.rectangle
arrow.down.left.and.arrow.up.right.rectangle.fill:R~arrow.down.backward.and.arrow.up.forward.rectangle.fill
arrow.down.left.and.arrow.up.right.square:M~arrow.down.backward.and.arrow.up.forward.square
arrow.down.left.and.arrow.up.right.square.fill:M~arrow.down.backward.and.arrow.up.forward.square.fill
arrow.down.left.arrow.up.right:M arrow.down.left.arrow.up.right.circle:M arrow.down.left.arrow.up.right.circle.fill:M
arrow.down.left.arrow.up.right.square:M arrow.down.left.arrow.up.right.square.fill:M
arrow.down.left.circle:A~arrow.down.backward.circle arrow.down.left.circle.dotted:R~arrow.down.backward.circle.dotted
arrow.down.left.circle.fill:A~arrow.down.backward.circle.fill arrow.down.left.square:A~arrow.down.backward.square
arrow.down.left.square.fill:A~arrow.down.backward.square.fill arrow.down.left.topright.rectangle:M
arrow.down.left.topright.rectangle.fill:M arrow.down.left.video:A!40 arrow.down.left.video.fill:A!40
arrow.down.message:J!62 arrow.down.message.fill:J!62 arrow.down.right:A~arrow.down.forward
arrow.down.right.and.arrow.up.left:A~arrow.down.forward.and.arrow.up.backward
arrow.down.right.and.arrow.up.left.circle:C~arrow.down.forward.and.arrow.up.backward.circle
arrow.down.right.and.arrow.up.left.circle.fill:C~arrow.down.forward.and.arrow.up.backward.circle.fill
arrow.down.right.and.arrow.up.left.rectangle:R~arrow.down.forward.and.arrow.up.backward.rectangle
arrow.down.right.and.arrow.up.left.rectangle.fill:R~arrow.down.forward.and.arrow.up.backward.rectangle.fill
arrow.down.right.and.arrow.up.left.square:M~arrow.down.forward.and.arrow.up.backward.square
arrow.down.right.and.arrow.up.left.square.fill:M~arrow.down.forward.and.arrow.up.backward.square.fill
arrow.down.right.circle:A~arrow.down.forward.circle arrow.down.right.circle.dotted:R~arrow.down.forward.circle.dotted
arrow.down.right.circle.fill:A~arrow.down.forward.circle.fill arrow.down.right.square:A~arrow.down.forward.square
arrow.down.right.square.fill:A~arrow.down.forward.square.fill arrow.down.right.topleft.rectangle:M
arrow.down.right.topleft.rectangle.fill:M arrow.down.square:A arrow.down.square.fill:A arrow.down.to.line:A
arrow.down.to.line.alt:A=arrow.down.to.line.compact arrow.down.to.line.circle:F arrow.down.to.line.circle.fill:F
arrow.down.to.line.compact:F arrow.down.to.line.square:M arrow.down.to.line.square.fill:M arrow.forward:C
arrow.forward.circle:C arrow.forward.circle.dotted:R arrow.forward.circle.fill:C arrow.forward.folder:W
arrow.forward.folder.fill:W arrow.forward.folder.fill.rtl:W@ arrow.forward.folder.rtl:W@ arrow.forward.square:C
arrow.forward.square.fill:C arrow.forward.to.line:F arrow.forward.to.line.circle:F arrow.forward.to.line.circle.fill:F
arrow.forward.to.line.compact:U arrow.forward.to.line.square:M arrow.forward.to.line.square.fill:M
arrow.left:A~arrow.backward arrow.left.and.line.vertical.and.arrow.right:J arrow.left.and.right:A
arrow.left.and.right.circle:A arrow.left.and.right.circle.fill:A
arrow.left.and.right.righttriangle.left.righttriangle.right:C=\#
arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
arrow.left.and.right.righttriangle.left.righttriangle.right.fill:C=\#
arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
arrow.left.and.right.square:A arrow.left.and.right.square.fill:A arrow.left.and.right.text.vertical:J
arrow.left.arrow.right:C arrow.left.arrow.right.circle:C arrow.left.arrow.right.circle.fill:C
arrow.left.arrow.right.square:C arrow.left.arrow.right.square.fill:C arrow.left.circle:A~arrow.backward.circle
arrow.left.circle.dotted:R~arrow.backward.circle.dotted arrow.left.circle.fill:A~arrow.backward.circle.fill
arrow.left.square:A~arrow.backward.square arrow.left.square.fill:A~arrow.backward.square.fill
arrow.left.to.line:A~arrow.backward.to.line arrow.left.to.line.alt:A=arrow.left.to.line.compact
arrow.left.to.line.circle:F~arrow.backward.to.line.circle
arrow.left.to.line.circle.fill:F~arrow.backward.to.line.circle.fill
arrow.left.to.line.compact:F~arrow.backward.to.line.compact arrow.left.to.line.square:M~arrow.backward.to.line.square
arrow.left.to.line.square.fill:M~arrow.backward.to.line.square.fill arrow.merge:A=arrow.trianglehead.merge
arrow.rectanglepath:C=arrow.trianglehead.rectanglepath arrow.right:A~arrow.forward
arrow.right.and.line.vertical.and.arrow.left:J arrow.right.arrow.left:A=arrow.left.arrow.right
arrow.right.arrow.left.circle:A=arrow.left.arrow.right.circle
arrow.right.arrow.left.circle.fill:A=arrow.left.arrow.right.circle.fill
arrow.right.arrow.left.square:A=arrow.left.arrow.right.square
arrow.right.arrow.left.square.fill:A=arrow.left.arrow.right.square.fill arrow.right.circle:A~arrow.forward.circle
arrow.right.circle.dotted:R~arrow.forward.circle.dotted arrow.right.circle.fill:A~arrow.forward.circle.fill
arrow.right.doc.on.clipboard:C=arrow.right.page.on.clipboard arrow.right.filled.filter.arrow.right:R
arrow.right.page.on.clipboard:R arrow.right.square:A~arrow.forward.square
arrow.right.square.fill:A~arrow.forward.square.fill arrow.right.to.line:A~arrow.forward.to.line
arrow.right.to.line.alt:A=arrow.right.to.line.compact arrow.right.to.line.circle:F~arrow.forward.to.line.circle
arrow.right.to.line.circle.fill:F~arrow.forward.to.line.circle.fill
arrow.right.to.line.compact:F~arrow.forward.to.line.compact arrow.right.to.line.square:M~arrow.forward.to.line.square
arrow.right.to.line.square.fill:M~arrow.forward.to.line.square.fill arrow.swap:A=arrow.trianglehead.swap
arrow.triangle.2.circlepath:C=arrow.trianglehead.2.clockwise.rotate.90
arrow.triangle.2.circlepath.camera:C=arrow.trianglehead.2.clockwise.rotate.90.camera
arrow.triangle.2.circlepath.camera.fill:C=arrow.trianglehead.2.clockwise.rotate.90.camera.fill
arrow.triangle.2.circlepath.circle:C=arrow.trianglehead.2.clockwise.rotate.90.circle
arrow.triangle.2.circlepath.circle.fill:C=arrow.trianglehead.2.clockwise.rotate.90.circle.fill
arrow.triangle.2.circlepath.doc.on.clipboard:C=arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
arrow.triangle.2.circlepath.icloud:M=arrow.trianglehead.2.clockwise.rotate.90.icloud!84
arrow.triangle.2.circlepath.icloud.fill:M=arrow.trianglehead.2.clockwise.rotate.90.icloud.fill!84
arrow.triangle.branch:C=arrow.trianglehead.branch
arrow.triangle.capsulepath:C=arrow.trianglehead.topright.capsulepath.clockwise
arrow.triangle.merge:C=arrow.trianglehead.merge arrow.triangle.pull:C=arrow.trianglehead.pull
arrow.triangle.swap:C=arrow.trianglehead.swap
arrow.triangle.turn.up.right.circle:C=arrow.trianglehead.turn.up.right.circle
arrow.triangle.turn.up.right.circle.fill:C=arrow.trianglehead.turn.up.right.circle.fill
arrow.triangle.turn.up.right.diamond:C=arrow.trianglehead.turn.up.right.diamond
arrow.triangle.turn.up.right.diamond.fill:C=arrow.trianglehead.turn.up.right.diamond.fill
arrow.trianglehead.2.clockwise:R arrow.trianglehead.2.clockwise.rotate.90:R
arrow.trianglehead.2.clockwise.rotate.90.camera:R arrow.trianglehead.2.clockwise.rotate.90.camera.fill:R
arrow.trianglehead.2.clockwise.rotate.90.circle:R arrow.trianglehead.2.clockwise.rotate.90.circle.fill:R
arrow.trianglehead.2.clockwise.rotate.90.icloud:R!84 arrow.trianglehead.2.clockwise.rotate.90.icloud.fill:R!84
arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard:R arrow.trianglehead.2.counterclockwise:R
arrow.trianglehead.2.counterclockwise.rotate.90:R arrow.trianglehead.bottomleft.capsulepath.clockwise:R
arrow.trianglehead.branch:R arrow.trianglehead.clockwise:R arrow.trianglehead.clockwise.heart:R
arrow.trianglehead.clockwise.heart.fill:R arrow.trianglehead.clockwise.icloud:R!84
arrow.trianglehead.clockwise.icloud.fill:R!84 arrow.trianglehead.clockwise.rotate.90:R
arrow.trianglehead.counterclockwise:R arrow.trianglehead.counterclockwise.icloud:R!84
arrow.trianglehead.counterclockwise.icloud.fill:R!84 arrow.trianglehead.counterclockwise.rotate.90:R
arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right:R
arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill:R arrow.trianglehead.merge:R
arrow.trianglehead.pull:R arrow.trianglehead.rectanglepath:R arrow.trianglehead.swap:R
arrow.trianglehead.topright.capsulepath.clockwise:R arrow.trianglehead.turn.up.right:W
arrow.trianglehead.turn.up.right.circle:R arrow.trianglehead.turn.up.right.circle.fill:R
arrow.trianglehead.turn.up.right.diamond:R arrow.trianglehead.turn.up.right.diamond.fill:R
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down:R
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill:R arrow.turn.down.left:A arrow.turn.down.right:A
arrow.turn.left.down:A arrow.turn.left.up:A arrow.turn.right.down:A arrow.turn.right.up:A arrow.turn.up.forward.iphone:C
arrow.turn.up.forward.iphone.fill:C arrow.turn.up.left:A arrow.turn.up.right:A arrow.up:A arrow.up.and.down:A
arrow.up.and.down.and.arrow.left.and.right:C arrow.up.and.down.and.sparkles:J arrow.up.and.down.circle:A
arrow.up.and.down.circle.fill:A
arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill:C=\#
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
arrow.up.and.down.righttriangle.up.righttriangle.down:C=\#
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
arrow.up.and.down.righttriangle.up.righttriangle.down.fill:F=\#
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
arrow.up.and.down.square:A arrow.up.and.down.square.fill:A arrow.up.and.down.text.horizontal:J
arrow.up.and.line.horizontal.and.arrow.down:J arrow.up.and.person.rectangle.portrait:C
arrow.up.and.person.rectangle.turn.left:C arrow.up.and.person.rectangle.turn.right:C arrow.up.arrow.down:A
arrow.up.arrow.down.circle:A arrow.up.arrow.down.circle.fill:A arrow.up.arrow.down.square:A
arrow.up.arrow.down.square.fill:A arrow.up.backward:C arrow.up.backward.and.arrow.down.forward:C
arrow.up.backward.and.arrow.down.forward.circle:C arrow.up.backward.and.arrow.down.forward.circle.fill:C
arrow.up.backward.and.arrow.down.forward.rectangle:R arrow.up.backward.and.arrow.down.forward.rectangle.fill:R
arrow.up.backward.and.arrow.down.forward.square:M arrow.up.backward.and.arrow.down.forward.square.fill:M
arrow.up.backward.bottomtrailing.rectangle:M arrow.up.backward.bottomtrailing.rectangle.fill:M
arrow.up.backward.circle:C arrow.up.backward.circle.dotted:R arrow.up.backward.circle.fill:C arrow.up.backward.square:C
arrow.up.backward.square.fill:C arrow.up.bin:A arrow.up.bin.fill:A arrow.up.circle:A arrow.up.circle.badge.clock:J
arrow.up.circle.dotted:R arrow.up.circle.fill:A arrow.up.doc:A=arrow.up.document
arrow.up.doc.fill:A=arrow.up.document.fill arrow.up.doc.on.clipboard:C=arrow.up.page.on.clipboard arrow.up.document:R
arrow.up.document.fill:R arrow.up.folder:W arrow.up.folder.fill:W arrow.up.forward:C
arrow.up.forward.and.arrow.down.backward:M arrow.up.forward.and.arrow.down.backward.circle:M
arrow.up.forward.and.arrow.down.backward.circle.fill:M arrow.up.forward.and.arrow.down.backward.rectangle:R
arrow.up.forward.and.arrow.down.backward.rectangle.fill:R arrow.up.forward.and.arrow.down.backward.square:M
arrow.up.forward.and.arrow.down.backward.square.fill:M arrow.up.forward.app:C arrow.up.forward.app.fill:C
arrow.up.forward.bottomleading.rectangle:M arrow.up.forward.bottomleading.rectangle.fill:M arrow.up.forward.circle:C
arrow.up.forward.circle.dotted:R arrow.up.forward.circle.fill:C arrow.up.forward.square:C arrow.up.forward.square.fill:C
arrow.up.heart:C arrow.up.heart.fill:C arrow.up.left:A~arrow.up.backward
arrow.up.left.and.arrow.down.right:A~arrow.up.backward.and.arrow.down.forward
arrow.up.left.and.arrow.down.right.circle:C~arrow.up.backward.and.arrow.down.forward.circle
arrow.up.left.and.arrow.down.right.circle.fill:C~arrow.up.backward.and.arrow.down.forward.circle.fill
arrow.up.left.and.arrow.down.right.rectangle:R~arrow.up.backward.and.arrow.down.forward.rectangle
arrow.up.left.and.arrow.down.right.rectangle.fill:R~arrow.up.backward.and.arrow.down.forward.rectangle.fill
arrow.up.left.and.arrow.down.right.square:M~arrow.up.backward.and.arrow.down.forward.square
arrow.up.left.and.arrow.down.right.square.fill:M~arrow.up.backward.and.arrow.down.forward.square.fill
arrow.up.left.and.down.right.and.arrow.up.right.and.down.left:C arrow.up.left.and.down.right.magnifyingglass:C
arrow.up.left.arrow.down.right:M arrow.up.left.arrow.down.right.circle:M arrow.up.left.arrow.down.right.circle.fill:M
arrow.up.left.arrow.down.right.square:M arrow.up.left.arrow.down.right.square.fill:M
arrow.up.left.bottomright.rectangle:M arrow.up.left.bottomright.rectangle.fill:M
arrow.up.left.circle:A~arrow.up.backward.circle arrow.up.left.circle.dotted:R~arrow.up.backward.circle.dotted
arrow.up.left.circle.fill:A~arrow.up.backward.circle.fill arrow.up.left.square:A~arrow.up.backward.square
arrow.up.left.square.fill:A~arrow.up.backward.square.fill arrow.up.message:C!62 arrow.up.message.fill:C!62
arrow.up.page.on.clipboard:R arrow.up.right:A~arrow.up.forward
arrow.up.right.and.arrow.down.left:M~arrow.up.forward.and.arrow.down.backward
arrow.up.right.and.arrow.down.left.circle:M~arrow.up.forward.and.arrow.down.backward.circle
arrow.up.right.and.arrow.down.left.circle.fill:M~arrow.up.forward.and.arrow.down.backward.circle.fill
arrow.up.right.and.arrow.down.left.rectangle:C~arrow.up.forward.and.arrow.down.backward.rectangle
arrow.up.right.and.arrow.down.left.rectangle.fill:C~arrow.up.forward.and.arrow.down.backward.rectangle.fill
arrow.up.right.and.arrow.down.left.square:M~arrow.up.forward.and.arrow.down.backward.square
arrow.up.right.and.arrow.down.left.square.fill:M~arrow.up.forward.and.arrow.down.backward.square.fill
arrow.up.right.bottomleft.rectangle:M arrow.up.right.bottomleft.rectangle.fill:M
arrow.up.right.circle:A~arrow.up.forward.circle arrow.up.right.circle.dotted:R~arrow.up.forward.circle.dotted
arrow.up.right.circle.fill:A~arrow.up.forward.circle.fill
arrow.up.right.diamond:A=arrow.trianglehead.turn.up.right.diamond
arrow.up.right.diamond.fill:A=arrow.trianglehead.turn.up.right.diamond.fill
arrow.up.right.square:A~arrow.up.forward.square arrow.up.right.square.fill:A~arrow.up.forward.square.fill
arrow.up.right.video:A!40 arrow.up.right.video.fill:A!40 arrow.up.square:A arrow.up.square.fill:A arrow.up.to.line:A
arrow.up.to.line.alt:A=arrow.up.to.line.compact arrow.up.to.line.circle:F arrow.up.to.line.circle.fill:F
arrow.up.to.line.compact:F arrow.up.to.line.square:M arrow.up.to.line.square.fill:M arrow.up.trash:M
arrow.up.trash.fill:M arrow.uturn.backward:C arrow.uturn.backward.circle:C arrow.uturn.backward.circle.badge.ellipsis:C
arrow.uturn.backward.circle.fill:C arrow.uturn.backward.square:C arrow.uturn.backward.square.fill:C arrow.uturn.down:A
arrow.uturn.down.circle:A arrow.uturn.down.circle.fill:A arrow.uturn.down.square:A arrow.uturn.down.square.fill:A
arrow.uturn.forward:C arrow.uturn.forward.circle:C arrow.uturn.forward.circle.fill:C arrow.uturn.forward.square:C
arrow.uturn.forward.square.fill:C arrow.uturn.left:A~arrow.uturn.backward
arrow.uturn.left.circle:A~arrow.uturn.backward.circle
arrow.uturn.left.circle.badge.ellipsis:B~arrow.uturn.backward.circle.badge.ellipsis
arrow.uturn.left.circle.fill:A~arrow.uturn.backward.circle.fill arrow.uturn.left.square:A~arrow.uturn.backward.square
arrow.uturn.left.square.fill:A~arrow.uturn.backward.square.fill arrow.uturn.right:A~arrow.uturn.forward
arrow.uturn.right.circle:A~arrow.uturn.forward.circle arrow.uturn.right.circle.fill:A~arrow.uturn.forward.circle.fill
arrow.uturn.right.square:A~arrow.uturn.forward.square arrow.uturn.right.square.fill:A~arrow.uturn.forward.square.fill
arrow.uturn.up:A arrow.uturn.up.circle:A arrow.uturn.up.circle.fill:A arrow.uturn.up.square:A
arrow.uturn.up.square.fill:A arrowkeys:M arrowkeys.down.filled:M arrowkeys.fill:M arrowkeys.left.filled:M
arrowkeys.right.filled:M arrowkeys.up.filled:M arrowshape.backward:J arrowshape.backward.circle:M
arrowshape.backward.circle.fill:M arrowshape.backward.fill:J arrowshape.bounce.forward:C
arrowshape.bounce.forward.fill:C arrowshape.bounce.right:C~arrowshape.bounce.forward
arrowshape.bounce.right.fill:C~arrowshape.bounce.forward.fill arrowshape.down:M arrowshape.down.circle:M
arrowshape.down.circle.fill:M arrowshape.down.fill:M arrowshape.forward:J arrowshape.forward.circle:M
arrowshape.forward.circle.fill:M arrowshape.forward.fill:J arrowshape.left:J~arrowshape.backward
arrowshape.left.arrowshape.right:M arrowshape.left.arrowshape.right.fill:M
arrowshape.left.circle:M~arrowshape.backward.circle arrowshape.left.circle.fill:M~arrowshape.backward.circle.fill
arrowshape.left.fill:J~arrowshape.backward.fill arrowshape.right:J~arrowshape.forward
arrowshape.right.circle:M~arrowshape.forward.circle arrowshape.right.circle.fill:M~arrowshape.forward.circle.fill
arrowshape.right.fill:J~arrowshape.forward.fill arrowshape.turn.up.backward:C arrowshape.turn.up.backward.2:C
arrowshape.turn.up.backward.2.circle:C arrowshape.turn.up.backward.2.circle.fill:C arrowshape.turn.up.backward.2.fill:C
arrowshape.turn.up.backward.badge.clock:J arrowshape.turn.up.backward.badge.clock.fill:J
arrowshape.turn.up.backward.badge.clock.fill.rtl:J@ arrowshape.turn.up.backward.badge.clock.rtl:J@
arrowshape.turn.up.backward.circle:C arrowshape.turn.up.backward.circle.fill:C arrowshape.turn.up.backward.fill:C
arrowshape.turn.up.forward:C arrowshape.turn.up.forward.circle:C arrowshape.turn.up.forward.circle.fill:C
arrowshape.turn.up.forward.fill:C arrowshape.turn.up.left:A~arrowshape.turn.up.backward
arrowshape.turn.up.left.2:A~arrowshape.turn.up.backward.2
arrowshape.turn.up.left.2.circle:C~arrowshape.turn.up.backward.2.circle
arrowshape.turn.up.left.2.circle.fill:C~arrowshape.turn.up.backward.2.circle.fill
arrowshape.turn.up.left.2.fill:A~arrowshape.turn.up.backward.2.fill
arrowshape.turn.up.left.circle:A~arrowshape.turn.up.backward.circle
arrowshape.turn.up.left.circle.fill:A~arrowshape.turn.up.backward.circle.fill
arrowshape.turn.up.left.fill:A~arrowshape.turn.up.backward.fill arrowshape.turn.up.right:A~arrowshape.turn.up.forward
arrowshape.turn.up.right.circle:A~arrowshape.turn.up.forward.circle
arrowshape.turn.up.right.circle.fill:A~arrowshape.turn.up.forward.circle.fill
arrowshape.turn.up.right.fill:A~arrowshape.turn.up.forward.fill arrowshape.up:M arrowshape.up.circle:M
arrowshape.up.circle.fill:M arrowshape.up.fill:M arrowshape.zigzag.forward:C arrowshape.zigzag.forward.fill:C
arrowshape.zigzag.right:C~arrowshape.zigzag.forward arrowshape.zigzag.right.fill:C~arrowshape.zigzag.forward.fill
arrowtriangle.backward:C arrowtriangle.backward.circle:C arrowtriangle.backward.circle.fill:C
arrowtriangle.backward.fill:C arrowtriangle.backward.inset.filled.leadingthird.rectangle:Y?
arrowtriangle.backward.inset.filled.trailingthird.rectangle:X arrowtriangle.backward.leadingside.rectangle:Y?
arrowtriangle.backward.square:C arrowtriangle.backward.square.fill:C arrowtriangle.down:A arrowtriangle.down.2:X
arrowtriangle.down.2.fill:X arrowtriangle.down.circle:A arrowtriangle.down.circle.fill:A arrowtriangle.down.fill:A
arrowtriangle.down.square:A arrowtriangle.down.square.fill:A arrowtriangle.forward:C arrowtriangle.forward.circle:C
arrowtriangle.forward.circle.fill:C arrowtriangle.forward.fill:C
arrowtriangle.forward.inset.filled.trailingthird.rectangle:X arrowtriangle.forward.square:C
arrowtriangle.forward.square.fill:C arrowtriangle.forward.trailingside.rectangle:Y?
arrowtriangle.left:A~arrowtriangle.backward arrowtriangle.left.and.line.vertical.and.arrowtriangle.right:C
arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill:F
arrowtriangle.left.circle:A~arrowtriangle.backward.circle
arrowtriangle.left.circle.fill:A~arrowtriangle.backward.circle.fill
arrowtriangle.left.fill:A~arrowtriangle.backward.fill
arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill:C=\#
arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
arrowtriangle.left.inset.filled.leftthird.rectangle:Y? arrowtriangle.left.leftside.rectangle:Y?
arrowtriangle.left.square:A~arrowtriangle.backward.square
arrowtriangle.left.square.fill:A~arrowtriangle.backward.square.fill arrowtriangle.right:A~arrowtriangle.forward
arrowtriangle.right.and.line.vertical.and.arrowtriangle.left:C
arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill:F
arrowtriangle.right.circle:A~arrowtriangle.forward.circle
arrowtriangle.right.circle.fill:A~arrowtriangle.forward.circle.fill
arrowtriangle.right.fill:A~arrowtriangle.forward.fill
arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill:C=\#
arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
arrowtriangle.right.inset.filled.rightthird.rectangle:Y? arrowtriangle.right.rightside.rectangle:Y?
arrowtriangle.right.square:A~arrowtriangle.forward.square
arrowtriangle.right.square.fill:A~arrowtriangle.forward.square.fill arrowtriangle.up:A arrowtriangle.up.2:X
arrowtriangle.up.2.fill:X arrowtriangle.up.arrowtriangle.down.window.left:M
arrowtriangle.up.arrowtriangle.down.window.right:M arrowtriangle.up.circle:A arrowtriangle.up.circle.fill:A
arrowtriangle.up.fill:A arrowtriangle.up.square:A arrowtriangle.up.square.fill:A aspectratio:B aspectratio.fill:B
asterisk:F asterisk.circle:A asterisk.circle.fill:A at:A at.badge.minus:A at.badge.plus:A at.circle:C at.circle.fill:C
atom:C audio.jack.mono:P audio.jack.stereo:P australian.football:R australian.football.circle:R
australian.football.circle.fill:R australian.football.fill:R australiandollarsign:M
australiandollarsign.arrow.circlepath:M=australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90
australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90:R australiandollarsign.bank.building:R
australiandollarsign.bank.building.fill:R australiandollarsign.building.classical:Y?
australiandollarsign.building.classical.fill:Y? australiandollarsign.circle:M australiandollarsign.circle.fill:M
australiandollarsign.gauge.chart.lefthalf.righthalf:R australiandollarsign.gauge.chart.leftthird.topthird.rightthird:R
australiandollarsign.ring:R australiandollarsign.ring.dashed:R australiandollarsign.square:M
australiandollarsign.square.fill:M australsign:J
australsign.arrow.circlepath:M=australsign.arrow.trianglehead.counterclockwise.rotate.90
australsign.arrow.trianglehead.counterclockwise.rotate.90:R australsign.bank.building:R australsign.bank.building.fill:R
australsign.building.classical:Y? australsign.building.classical.fill:Y? australsign.circle:A australsign.circle.fill:A
australsign.gauge.chart.lefthalf.righthalf:R australsign.gauge.chart.leftthird.topthird.rightthird:R australsign.ring:R
australsign.ring.dashed:R australsign.square:A australsign.square.fill:A auto.brakesignal:K=automatic.brakesignal
auto.headlight.high.beam:K=automatic.headlight.high.beam
auto.headlight.high.beam.fill:K=automatic.headlight.high.beam.fill
auto.headlight.low.beam:K=automatic.headlight.low.beam auto.headlight.low.beam.fill:K=automatic.headlight.low.beam.fill
automatic.brakesignal:M automatic.headlight.high.beam:M automatic.headlight.high.beam.fill:M
automatic.headlight.low.beam:M automatic.headlight.low.beam.fill:M autostartstop:K autostartstop.slash:K
autostartstop.trianglebadge.exclamationmark:K av.remote:J av.remote.fill:J axel.2:K=axle.2
axel.2.front.and.rear.engaged:K=axle.2.front.and.rear.engaged axel.2.front.engaged:K=axle.2.front.engaged
axel.2.rear.engaged:K=axle.2.rear.engaged axle.2:L axle.2.driveshaft.disengaged:M axle.2.front.and.rear.engaged:L
axle.2.front.disengaged:M axle.2.front.engaged:L axle.2.rear.disengaged:M axle.2.rear.engaged:L axle.2.rear.lock:M
"""#
}
