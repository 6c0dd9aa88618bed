import type { Content, CustomTableLayout } from "pdfmake/interfaces.js";

export const fromMillimetres = (length: number): number => (length * 72) / 25.4;

/** A4 less 14 mm on either side, in points. */
export const paperWidth = fromMillimetres(210 - 28);

export const inks = {
  ink: "#0D2135",
  soft: "#4A5B6B",
  pale: "#5F6E7B",
  line: "#E4E1DA",
  strongLine: "#B9C0C7",
  primary: "#0B7777",
  due: "#6B4500",
  dueGround: "#FFF4DB",
} as const;

/** Points. */
export const sizes = { small: 8.4, body: 9.4, name: 10.1, large: 12, total: 14.5 } as const;

/** One line across the paper. */
export const rule = (width: number, colour: string): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: paperWidth, y2: 0, lineWidth: width * 0.7, lineColor: colour }],
});

/** Hairlines between rows, a stronger one below the head, none around. */
export const ruled: CustomTableLayout = {
  hLineWidth: (i) => (i === 0 ? 0 : 0.7),
  vLineWidth: () => 0,
  hLineColor: (i) => (i === 1 ? inks.strongLine : inks.line),
  paddingLeft: (i) => (i === 0 ? 0 : 6),
  paddingRight: (i, node) => (i === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: () => 4,
  paddingBottom: () => 3.5,
};
