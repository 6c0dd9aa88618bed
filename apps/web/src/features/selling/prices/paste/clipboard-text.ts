import { figure } from "./cut-text.ts";

const isOnePrice = new RegExp(String.raw`^(?:${figure})$|^[\d.]+\s*%\s`, "i");

/** A table's cells, each in its place. What was merged stands once, but a price goes for all that it covers. */
function cellsOf(table: HTMLTableElement): string[][] {
  const grid: string[][] = [...table.rows].map(() => []);
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0;
    for (const part of row.cells) {
      while (grid[at]?.[column] !== undefined) column++;
      for (const br of part.querySelectorAll("br")) br.replaceWith(" ");
      const text = (part.textContent ?? "").replace(/\s+/g, " ").trim();
      const rest = isOnePrice.test(text) ? text : "";
      for (const line of grid.slice(at, at + Math.max(1, part.rowSpan))) {
        for (let across = 0; across < Math.max(1, part.colSpan); across++) {
          line[column + across] = line === grid[at] && across === 0 ? text : rest;
        }
      }
    }
  }
  return grid.map((line) => Array.from(line, (text) => text ?? ""));
}

const blocks = new Set("BR DIV H1 H2 H3 H4 H5 H6 LI P SECTION TABLE TD TH TR UL".split(" "));

/** Tables and the headings between them, in their order. */
function linesOf(page: Document): string[][] {
  const lines: string[][] = [];
  let open = "";
  const close = () => {
    const text = open.replace(/\s+/g, " ").trim();
    if (text !== "") lines.push([text]);
    open = "";
  };
  const walk = (node: Node): void => {
    if (node instanceof HTMLTableElement && node.querySelector("table") === null) {
      close();
      lines.push(...cellsOf(node));
    } else if (node instanceof Element) {
      if (node.matches("style, script")) return;
      const isBlock = blocks.has(node.tagName);
      if (isBlock) close();
      for (const child of node.childNodes) walk(child);
      if (isBlock) close();
    } else if (node.nodeType === Node.TEXT_NODE) open += node.textContent;
  };
  walk(page.body);
  close();
  return lines;
}

/**
 * What was copied, cells between tabs. Where it comes with its table, as from a web page, a document or a spreadsheet,
 * that tells which cells are merged; the plain text doesn't.
 */
export function clipboardText(data: Pick<DataTransfer, "getData">): string {
  const plain = data.getData("text/plain");
  const html = data.getData("text/html");
  if (!/<table/i.test(html)) return plain;
  const lines = linesOf(new DOMParser().parseFromString(html, "text/html"));
  const isTable = lines.length > 1 || (lines[0]?.length ?? 0) > 1;
  return isTable ? lines.map((line) => line.join("\t")).join("\n") : plain;
}
