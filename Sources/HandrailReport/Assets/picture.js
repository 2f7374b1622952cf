// The picture of a screen: an SVG that is drawn from its tree.
const glyphs = {
  plus: "+", minus: "−", xmark: "✕", "chevron.right": "›", "chevron.left": "‹", "chevron.down": "⌄",
  "chevron.up": "⌃", magnifyingglass: "⌕", star: "☆", "star.fill": "★", heart: "♡", "heart.fill": "♥",
  checkmark: "✓", ellipsis: "…", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
  house: "⌂", "house.fill": "⌂", questionmark: "?", exclamationmark: "!", info: "i", play: "▷", "play.fill": "▶",
};
const glyph = (name) => glyphs[name] || glyphs[name.replace(/\.(circle|square|fill).*$/, "")] || "";

const inked = (node, text, x, y, size, anchor) => drawn("text", {
  x, y, "font-size": size, "font-weight": node.bold ? 700 : 400, fill: node.ink || "#000000",
  "text-anchor": anchor || "start", "font-family": "system-ui, sans-serif",
}, text);

const box = (node, more) => drawn("rect",
  { x: node.left, y: node.top, width: Math.max(0, node.w), height: Math.max(0, node.h), rx: 6, ...more });

// The words of what has a frame and nothing inside that shows them, in its middle; those of a field at its start.
const captionOf = (node) => {
  if (!node.caption) return null;
  const { lines, size } = node.caption;
  const isField = fields.has(node.kind) || node.kind === "toggle";
  const top = node.top + (node.h - lines.length * size * 1.2) / 2;
  return lines.map((text, index) => inked({}, text, isField ? node.left + 8 : node.left + node.w / 2,
    top + size * (0.95 + index * 1.2), size, isField ? "start" : "middle"));
};

const sign = (node) => {
  const [middle, half] = [node.left + node.w / 2, node.top + node.h / 2];
  const right = node.left + node.w;
  if (node.kind === "text") {
    return node.lines.map((text, index) =>
      inked(node, text, node.left, node.top + node.size * (1 + index * 1.25), node.size));
  }
  if (isSymbol(node)) {
    const text = glyph(node.text.slice(7));
    return text
      ? inked({ ink: "#16181d", bold: true }, text, middle, half + 7, 20, "middle")
      : [box(node, { fill: "none", stroke: "#4d5562", rx: 11 }),
        drawn("circle", { cx: middle, cy: half, r: 4, fill: "#4d5562" })];
  }
  if (node.kind === "image") {
    const at = (x, y) => `${node.left + node.w * x} ${node.top + node.h * y}`;
    return [box(node, { fill: "#e6e9ee", stroke: "#8a919c" }),
      drawn("path", { d: `M${at(.1, .85)}L${at(.4, .45)}L${at(.6, .7)}L${at(.75, .55)}L${at(.9, .85)}Z`,
        fill: "#8a919c" })];
  }
  if (node.kind === "divider") return box(node, { fill: "#c4c9d1", rx: 0 });
  if (fields.has(node.kind)) return box(node, { fill: "#ffffff", stroke: "#8a919c" });
  if (node.kind === "toggle") {
    return [drawn("rect", { x: right - 51, y: half - 15, width: 51, height: 30, rx: 15, fill: "#c4c9d1" }),
      drawn("circle", { cx: right - 36, cy: half, r: 13, fill: "#ffffff" })];
  }
  if (node.kind === "stepper") {
    return [drawn("rect", { x: right - 94, y: half - 15, width: 94, height: 30, rx: 8, fill: "#e6e9ee" }),
      inked({}, "−   |   +", right - 47, half + 6, 17, "middle")];
  }
  if (node.kind === "slider") {
    return [drawn("rect", { x: node.left, y: half - 2, width: node.w, height: 4, rx: 2, fill: "#8a919c" }),
      drawn("circle", { cx: middle, cy: half, r: 12, fill: "#ffffff", stroke: "#8a919c" })];
  }
  if (node.kind === "progress" || node.kind === "gauge") {
    return [drawn("rect", { x: node.left, y: half - 3, width: node.w, height: 6, rx: 3, fill: "#c4c9d1" }),
      drawn("rect", { x: node.left, y: half - 3, width: node.w / 2, height: 6, rx: 3, fill: "#4d5562" })];
  }
  if (["picker", "datePicker", "colorPicker"].includes(node.kind)) {
    return inked({}, "⌄", right - 8, half + 4, 17, "middle");
  }
  if (buttons.has(node.kind)) return box(node, { fill: node.ground || "#eef1f6", stroke: "#c4c9d1", rx: 8 });
  if (node.kind === "navigationLink") return inked({}, "›", right - 4, half + 6, 20, "end");
  if (boxes[node.kind] && !shown(node).length) {
    return [box(node, { fill: "#eef1f6", stroke: "#8a919c", "stroke-dasharray": "4 4" }),
      inked({ ink: "#4d5562" }, node.text || node.kind, middle, half + 5, 13, "middle")];
  }
  if (node.kind === "shape" || node.kind === "fill") return box(node, { fill: node.ground || "#e6e9ee" });
  return node.ground ? box(node, { fill: node.ground, rx: 4 }) : null;
};

// The frames of the stops, by number: around everything that belongs to one.
const framesOf = (nodes) => {
  const frames = new Map();
  for (const node of nodes) {
    if (!node.stop || node.left === undefined || node.h <= 0) continue;
    const frame = frames.get(node.stop);
    const [right, bottom] = [node.left + node.w, node.top + node.h];
    if (!frame) frames.set(node.stop, { left: node.left, top: node.top, right, bottom });
    else {
      frame.left = Math.min(frame.left, node.left);
      frame.top = Math.min(frame.top, node.top);
      frame.right = Math.max(frame.right, right);
      frame.bottom = Math.max(frame.bottom, bottom);
    }
  }
  return frames;
};

// The frame of a row of the drawing, which may hold others and take up no room by itself; null where nothing of it is
// drawn.
const frameOfRow = (nodes, row) => {
  const node = nodes.find((it) => it.row === row);
  const frames = [];
  const gather = (it) => {
    if (it.left !== undefined && it.w > 0 && it.h > 0) {
      frames.push({ left: it.left, top: it.top, right: it.left + it.w, bottom: it.top + it.h });
    } else it.children.forEach(gather);
  };
  if (node) gather(node);
  return frames.length ? {
    left: Math.min(...frames.map((it) => it.left)), top: Math.min(...frames.map((it) => it.top)),
    right: Math.max(...frames.map((it) => it.right)), bottom: Math.max(...frames.map((it) => it.bottom)),
  } : null;
};

// The number of a stop before its frame, below those that are there already.
const badge = (frame, text, others) => {
  const width = 10 + 7 * String(text).length;
  const x = Math.max(0, frame.left - width - 4);
  let y = Math.max(0, frame.top);
  while (others.some((it) => Math.abs(it.y - y) < 15 && it.x < x + width && x < it.x + it.width)) y += 15;
  others.push({ x, y, width });
  return [drawn("rect", { x, y, width, height: 16, rx: 8, fill: "#16181d", "fill-opacity": .85 }),
    inked({ ink: "#ffffff", bold: true }, text, x + width / 2, y + 12, 11, "middle")];
};

// Whether drawings are wanted also where there are screenshots.
let drawsAll = false;

// The address of the screenshot of a screen, which holds all of it.
const shotOf = (screen) => {
  const it = screen.picture.length ? pictures.get(screen.picture[0]) : null;
  return it ? `data:${it.dataset.type};base64,${it.textContent}` : null;
};

// A screen without anything to choose in it, for lists.
const thumbnailOf = (screen) => {
  const { nodes, width, height, barBottom } = laidOut(screen);
  const shot = shotOf(screen);
  return drawn("svg", { viewBox: `0 0 ${width} ${Math.ceil(width * 1.4)}`, "aria-hidden": "true" },
  barBottom ? drawn("rect", { x: 0, y: 0, width, height: barBottom, fill: "#f4f5f7" }) : null,
  shot ? drawn("image", { href: shot, x: 0, y: 0, width, height, preserveAspectRatio: "none" })
    : nodes.map((node) => node.left === undefined ? null : [sign(node), captionOf(node)]));
};

// Pictures of a list are drawn when they come into view.
const drawnLater = (screen) => {
  const holder = h("div", { class: "thumbnail", "aria-hidden": "true" });
  const draw = () => holder.replaceChildren(thumbnailOf(screen));
  if (!window.IntersectionObserver) {
    draw();
    return holder;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    draw();
  }, { rootMargin: "300px" });
  observer.observe(holder);
  return holder;
};

// The picture with what is chosen in it: the stop that is heard, the finding that is told of, the order of a feature.
const pictureOf = (screen, { stop, only, order } = {}) => {
  const { nodes, width, height, barBottom, isPlaced } = laidOut(screen);
  const shot = drawsAll ? null : shotOf(screen);
  const frames = framesOf(nodes);
  const numbers = order || screen.stops.map((it) => ({ stop: it.number, text: it.number }));
  const rect = (frame, attributes) => drawn("rect", { x: frame.left - 3, y: frame.top - 3,
    width: frame.right - frame.left + 6, height: frame.bottom - frame.top + 6, rx: 5, ...attributes });
  const found = new Map();
  // What no drawn stop shows has no number, and may be what the finding is about: it is shown by its row.
  const spots = new Map();
  for (const it of screen.found.filter((one) => !only || one.finding === only)) {
    const number = screen.stops.find((one) => one.element === it.element)?.number;
    const [shown, key] = frames.has(number) ? [found, number] : [spots, it.row];
    if (key !== undefined) shown.set(key, [...(shown.get(key) || []), it.finding]);
  }
  const links = [...found].sort((a, b) => a[0] - b[0])
    .map(([number, some]) => drawn("a", { href: `#/screen/${screen.number}/${number}`,
      "aria-label": word("picked", number, say(screen.stops[number - 1].speech), some.length) },
    rect(frames.get(number), { class: "found" })));
  const area = (it) => (it.right - it.left) * (it.bottom - it.top);
  // Large ones lie below small ones; one around everything says nothing, unless it is asked for.
  const unmet = [...spots].map(([row, some]) => ({ frame: frameOfRow(nodes, row), some }))
    .filter(({ frame }) => frame && (only || area(frame) < width * height * 0.6))
    .sort((a, b) => area(b.frame) - area(a.frame))
    .map(({ frame, some }) => drawn("a", { href: `#/finding/${some[0].number}`,
      "aria-label": word("spot", say(some[0].message), some.length) }, rect(frame, { class: "found" })));
  const points = order ? order.map((it) => frames.get(it.stop)).filter(Boolean)
    .map((it) => `${(it.left + it.right) / 2},${(it.top + it.bottom) / 2}`) : [];
  const badges = [];
  const now = stop && frames.get(stop) ? rect(frames.get(stop), { class: "now" }) : null;
  return h("figure", { class: "picture" },
    drawn("svg", { viewBox: `0 0 ${width} ${Math.ceil(height)}`, role: "group",
      "aria-label": `${word("picture")}: ${say(screen.label)}` },
    filterOf(),
    drawn("g", { "aria-hidden": "true", filter: filterAddress() },
      drawn("rect", { x: 0, y: 0, width, height, fill: "#ffffff" }),
      barBottom ? drawn("rect", { x: 0, y: 0, width, height: barBottom, fill: "#f4f5f7" }) : null,
      shot ? drawn("image", { href: shot, x: 0, y: 0, width, height, preserveAspectRatio: "none" })
        : nodes.map((node) => node.left === undefined ? null : [sign(node), captionOf(node)])),
    drawn("g", { "aria-hidden": "true" },
      points.length > 1 ? drawn("polyline", { class: "path", points: points.join(" ") }) : null),
    unmet, links,
    drawn("g", { "aria-hidden": "true" }, now,
      numbers.map((it) => frames.has(it.stop) ? badge(frames.get(it.stop), it.text, badges) : null))),
    h("figcaption", { class: "soft" }, word(shot ? "photographed" : isPlaced ? "inPlace" : "drawn")));
};
