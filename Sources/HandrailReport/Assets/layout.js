// Where the elements of a screen are drawn: rows and columns as a person would sketch them, not as a device lays them
// out. Each element is measured once without a width and laid out once with one, so that depth costs nothing more.
const column = {
  text: 4, size: 5, bold: 6, ink: 7, ground: 8, width: 9, height: 10, x: 11, y: 12, placed: 13,
};
const slots = ["content", "label", "icon", "detail", "value", "minimum", "maximum", "prompt", "header", "footer",
  "overlay", "background", "contextMenu", "swipeActions", "toolbar", "placeholder"];
const rows = new Set(["horizontalStack", "gridRow", "label", "toolbarItem", "labeledContent", "controlGroup",
  "stepper", "toggle", "picker", "datePicker", "colorPicker"]);
const piles = new Set(["depthStack", "layered"]);
const buttons = new Set(["button", "link", "shareLink", "menu", "photosPicker", "pasteButton", "editButton",
  "renameButton"]);
const fields = new Set(["textField", "secureField", "searchField", "textEditor"]);
const boxes = { map: 160, chart: 140, video: 170, canvas: 90, opaque: 70, animationPlayer: 110, timeline: 0 };
const wide = new Set(["list", "form", "table", "section", "scrollView", "tabView", "navigationContainer", "slider",
  "progress", "divider", "fill", ...fields, ...Object.keys(boxes)]);

// What a stop is called, without what VoiceOver adds.
const nameOf = (screen, stop) => {
  const row = screen.elements[stop.element];
  const name = row ? say(elementOf(row).names).match(/^“([^”]*)”/) : null;
  return name ? name[1] : say(stop.speech).replace(/[.]$/, "").split(", ")[0];
};

// What has words of its own and nothing inside that shows them: a captured button with a label.
const speaksItself = (node) => node.text && !["text", "image"].includes(node.kind) && !(node.kind in boxes)
  && !node.children.length;

// Captions become texts inside, so that they are laid out as such.
const addCaptions = (node) => {
  node.children.forEach(addCaptions);
  if (!speaksItself(node)) return;
  node.children.push({ kind: "text", slot: "content", stop: 0, text: node.text, size: 17, bold: false, ink: "#000000",
    width: 0, height: 0, children: [] });
};

// The smaller size in which a text fits into a frame, and its lines there.
const fitted = (text, size, width, height) => {
  let lines = [];
  for (let fit = size; fit >= 7; fit -= fit > 12 ? 2 : 1) {
    lines = wrapped(text, fit, Math.max(10, width));
    if (lines.length * fit * 1.2 <= height + 2) return { size: fit, lines };
  }
  return { size: 7, lines: lines.slice(0, Math.max(1, Math.floor(height / 8))) };
};

const drawingOf = (screen, isFramed) => {
  const root = { kind: "screen", slot: "content", stop: 0, text: "", children: [], width: 0, height: 0 };
  const open = [root];
  const numbered = new Set();
  for (const [number, row] of screen.drawing.entries()) {
    const at = (name) => row[column[name]] || 0;
    const node = {
      kind: data.kinds[row[1]], slot: slots[row[2] || 0], stop: row[3] || 0, text: say(at("text")),
      size: at("size") / 10 || 17, bold: at("bold") === 1, ink: say(at("ink")) || "#000000",
      ground: say(at("ground")), width: at("width"), height: at("height"), x: at("x"), y: at("y"),
      placed: at("placed") === 1, row: number, children: [],
    };
    open.length = row[0] + 1;
    const parent = open[row[0]] || root;
    const isFirst = node.stop && !numbered.has(node.stop) && node.slot !== "background" && !isFramed;
    if (isFirst) numbered.add(node.stop);
    parent.children.push(isFirst ? { kind: "numbered", slot: node.slot, stop: 0, text: "", children: [node],
      width: 0, height: 0 } : node);
    open.push(node);
  }
  // What no element of the tree stands for, such as the title of a bar, is written above all.
  const missing = screen.stops.filter((stop) => !numbered.has(stop.number)).slice(0, 6);
  if (!isFramed) {
    addCaptions(root);
    root.children.unshift(...missing.map((stop) => ({ kind: "numbered", slot: "content", stop: 0, text: "", width: 0,
      height: 0, children: [{ kind: "text", slot: "content", stop: stop.number, size: 20, bold: true, ink: "#000000",
        text: nameOf(screen, stop), children: [], width: 0, height: 0 }] })));
  }
  return root;
};

// Letters of Korean, Chinese and Japanese are as wide as they are high; others are half of that.
const widthOf = (text, size, bold) => {
  let width = 0;
  for (const letter of text) width += letter.codePointAt(0) > 0x2E80 ? size : size * 0.58;
  return bold ? width * 1.06 : width;
};

const wrapped = (text, size, width) => {
  const lines = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const piece of paragraph.split(/(?<=\s)/)) {
      if (line && widthOf(line + piece.trimEnd(), size) > width + 1) {
        lines.push(line);
        line = "";
      }
      line += piece;
      while (widthOf(line.trimEnd(), size) > width + 1 && line.length > 1) {
        const fits = Math.max(1, Math.floor(line.length * width / widthOf(line, size)));
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
      if (lines.length > 12) break;
    }
    lines.push(line);
    if (lines.length > 12) return [...lines.slice(0, 12), "…"];
  }
  return lines;
};

const isSymbol = (node) => node.kind === "image" && node.text.startsWith("symbol:");
const isRow = (node) => rows.has(node.kind);
const shown = (node) => node.children.filter((child) => child.slot !== "toolbar" && child.kind !== "nothing");
const gap = 8;
// Room for the number in front of a stop, so that it covers nothing.
const numberRoom = 24;

// Only pictures keep the size that is set: what holds others has to hold them as they are drawn here.
const keepsSize = (node) => !shown(node).length
  && (node.kind === "image" || node.kind === "shape" || node.kind === "fill" || node.kind in boxes);

// How wide a node would like to be.
const natural = (node) => {
  if (node.wish !== undefined) return node.wish;
  const children = shown(node).map(natural);
  const inside = isRow(node)
    ? children.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, children.length - 1)
    : Math.max(0, ...children);
  const own = node.kind === "text" ? Math.max(...node.text.split("\n").map((part) => widthOf(part, node.size, node.bold)))
    : isSymbol(node) ? 22 : node.kind === "image" ? 60 : node.kind === "toggle" ? 51 : node.kind === "stepper" ? 94
      : node.kind === "picker" || node.kind === "datePicker" ? 90 : 0;
  const padding = buttons.has(node.kind) ? 16 : node.kind === "numbered" ? numberRoom : 0;
  node.wish = (keepsSize(node) && node.width) || (wide.has(node.kind) ? 5000
    : isRow(node) && own ? inside + own + gap : Math.max(inside, own) + padding);
  if (node.kind === "spacer") node.wish = 0;
  return node.wish;
};

// Gives a node and all inside it their places on the screen.
const moveTo = (node, x, y) => {
  node.left = x;
  node.top = y;
  for (const child of shown(node)) if (child.dx !== undefined) moveTo(child, x + child.dx, y + child.dy);
};

const stack = (node, width, inset, spacing) => {
  let y = inset;
  let widest = 0;
  for (const child of shown(node)) {
    lay(child, width - 2 * inset);
    child.dx = inset;
    child.dy = y;
    if (child.h > 0) y += child.h + spacing;
    widest = Math.max(widest, child.w);
  }
  return [widest + 2 * inset, Math.max(0, y - (y > inset ? spacing : 0) + inset)];
};

const line = (node, width, tail) => {
  const children = shown(node);
  const room = width - tail - gap * Math.max(0, children.length - 1);
  let open = children.filter((child) => child.kind !== "spacer");
  const widths = new Map();
  let left = room;
  // Narrow parts get what they ask for, the others share the rest.
  while (open.length) {
    const share = left / open.length;
    const narrow = open.filter((child) => natural(child) <= share);
    if (!narrow.length) {
      for (const child of open) widths.set(child, share);
      left = 0;
      break;
    }
    for (const child of narrow) {
      widths.set(child, natural(child));
      left -= natural(child);
    }
    open = open.filter((child) => !narrow.includes(child));
  }
  const spacers = children.filter((child) => child.kind === "spacer").length;
  let x = 0;
  let height = 0;
  for (const child of children) {
    if (child.kind === "spacer") {
      [child.w, child.h, child.dx, child.dy] = [0, 0, x, 0];
      x += Math.max(0, left) / spacers;
      continue;
    }
    lay(child, Math.max(10, widths.get(child)));
    child.dx = x;
    x += child.w + gap;
    height = Math.max(height, child.h);
  }
  for (const child of children) child.dy = (height - child.h) / 2;
  return [spacers || tail ? width : Math.max(0, x - gap), height];
};

// Gives a node its width and height, and its children their places inside.
const lay = (node, width) => {
  let [w, h] = [0, 0];
  const children = shown(node);
  if (node.kind === "text") {
    node.lines = wrapped(node.text, node.size, Math.max(10, width));
    [w, h] = [Math.min(width, natural(node)), node.lines.length * node.size * 1.25];
  } else if (node.kind === "numbered") {
    const [child] = children;
    if (child) {
      lay(child, Math.max(10, width - numberRoom));
      [child.dx, child.dy, w, h] = [numberRoom, 0, child.w + numberRoom, Math.max(child.h, 16)];
    }
  } else if (isSymbol(node)) [w, h] = [22, 22];
  else if (node.kind === "image") [w, h] = [60, 60];
  else if (node.kind === "divider") [w, h] = [width, 1];
  else if (node.kind === "spacer") [w, h] = [0, 10];
  else if (node.kind === "progress" || node.kind === "gauge") [w, h] = [width, 18];
  else if (node.kind === "slider") [w, h] = [width, 30];
  else if (node.kind === "shape" || node.kind === "fill") [w, h] = [width, children.length ? 0 : 24];
  else if (fields.has(node.kind)) {
    stack(node, width - 20, 8, 0);
    [w, h] = [width, node.kind === "textEditor" ? 90 : 38];
  } else if (boxes[node.kind] && !children.length) [w, h] = [width, boxes[node.kind]];
  else if (piles.has(node.kind)) {
    for (const child of children) {
      lay(child, width);
      if (child.slot !== "background") [w, h] = [Math.max(w, child.w), Math.max(h, child.h)];
    }
    for (const child of children) {
      if (child.slot === "background") [child.w, child.h] = [w, h];
      [child.dx, child.dy] = [(w - child.w) / 2, (h - child.h) / 2];
    }
  } else if (["toggle", "stepper", "picker", "datePicker", "colorPicker"].includes(node.kind)) {
    const tail = { toggle: 59, stepper: 102 }[node.kind] || 28;
    [w, h] = line(node, width, tail);
    [w, h] = [width, Math.max(h, 32)];
  } else if (isRow(node)) [w, h] = line(node, width, 0);
  else if (buttons.has(node.kind)) {
    [w, h] = stack(node, width, 8, 4);
    [w, h] = [Math.max(w, 30), Math.max(h, 30)];
  } else if (["list", "form", "table", "section", "outlineGroup"].includes(node.kind)) {
    [w, h] = stack(node, width, node.kind === "section" ? 0 : 8, 10);
    w = width;
  } else if (node.kind === "grid" || node.kind === "lazyContainer") [w, h] = stack(node, width, 0, gap);
  else [w, h] = stack(node, width, 0, gap);
  if (node.kind === "navigationLink") w = width;
  const isKept = keepsSize(node);
  node.w = Math.min((isKept && node.width) || w, width);
  node.h = (isKept && node.height) || h;
};

// The elements that stand in the bars: what is given as items of bars anywhere on the screen.
const barItems = (node, found = []) => {
  found.push(...node.children.filter((child) => child.slot === "toolbar"));
  node.children = node.children.filter((child) => child.slot !== "toolbar");
  for (const child of node.children) barItems(child, found);
  return found;
};

// Whether a drawing follows the frames that are known: a capture with its size, or an interface file where nearly all
// that shows something is placed.
const frameSize = (screen) => {
  if (screen.picture.length) return screen.picture.slice(1);
  if (screen.bounds.length && screen.drawing.some((row) => row[column.placed])) return screen.bounds;
  const showing = screen.drawing.filter((row) => row[3] || row[column.text]);
  const placed = showing.filter((row) => row[column.placed]);
  if (!placed.length || placed.length < showing.length * 0.9) return null;
  const edge = (start, length) => Math.max(...placed.map((row) => row[column[start]] + row[column[length]]));
  const [width, height] = [edge("x", "width"), edge("y", "height")];
  return width >= 100 && width <= 2800 && height >= 40 && height <= 6000 ? [width, height] : null;
};

// What shows no words of its own where it is small: they stand beside it.
const signsOnly = new Set(["toggle", "slider", "progress", "gauge", "stepper"]);

// The screen where its elements lie.
const framedLayout = (screen, [width, height]) => {
  const nodes = [];
  const gather = (node) => {
    if (node.placed) {
      [node.left, node.top, node.w, node.h] = [node.x, node.y, node.width, node.height];
      if (node.kind === "text") Object.assign(node, fitted(node.text, node.size, node.w, node.h));
      else if (speaksItself(node) && (!signsOnly.has(node.kind) || node.w > 160)) node.caption = fitted(node.text, 17, node.w - 8, node.h);
      nodes.push(node);
    }
    node.children.forEach(gather);
  };
  gather(drawingOf(screen, true));
  return { nodes, width, height, isPlaced: true };
};

// The whole screen, laid out: its nodes in the order in which they are drawn, and its size.
const laidOut = (screen) => {
  const size = frameSize(screen);
  if (size) return framedLayout(screen, size);
  const root = drawingOf(screen, false);
  const flat = [];
  const collect = (node) => {
    flat.push(node);
    for (const child of shown(node)) if (child.slot === "background") collect(child);
    for (const child of shown(node)) if (child.slot !== "background") collect(child);
  };
  const width = 390;
  const items = barItems(root);
  for (const item of items) item.slot = "content";
  let top = 14;
  for (let start = 0; start < items.length; start += 4) {
    const bar = { kind: "horizontalStack", slot: "content", stop: 0, text: "", children: items.slice(start, start + 4),
      width: 0, height: 0 };
    lay(bar, width - 32);
    moveTo(bar, 16, top);
    collect(bar);
    top += bar.h + 14;
  }
  const barBottom = items.length ? top - 7 : 0;
  lay(root, width - 32);
  moveTo(root, 16, top);
  collect(root);
  return { nodes: flat, width, height: Math.max(120, top + root.h + 20), barBottom };
};
