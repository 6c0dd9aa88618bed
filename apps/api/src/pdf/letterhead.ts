import type { InvoiceReply } from "@pulau/contract/papers.ts";
import type { CanvasElement, Content } from "pdfmake/interfaces.js";
import type { Language } from "../plugins/language.ts";
import { written } from "./fonts.ts";
import { inks, sizes } from "./style.ts";

type Seller = InvoiceReply["seller"];

const words: Record<Language, { registration: string; tax: string; comma: string }> = {
  en: { registration: "Reg.", tax: "SST", comma: ", " },
  my: { registration: "No. pendaftaran", tax: "SST", comma: ", " },
  cn: { registration: "注册号", tax: "SST", comma: "，" },
};

type Point = { readonly x: number; readonly y: number };

const stepsOfCurve = 12;

/** Points along quadratic curves that follow one another smoothly; each is told by how far it goes and how far it bends. */
function curves(start: Point, bends: readonly { readonly bend: Point; readonly to: Point }[]): Point[] {
  const points = [start];
  let from = start;
  for (const { bend, to } of bends) {
    for (let step = 1; step <= stepsOfCurve; step += 1) {
      const t = step / stepsOfCurve;
      const along = (axis: "x" | "y") =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
      points.push({ x: along("x"), y: along("y") });
    }
    from = to;
  }
  return points;
}

const hill = curves({ x: 4, y: 19.5 }, [
  { bend: { x: 9, y: 6.5 }, to: { x: 14.5, y: 9.5 } },
  { bend: { x: 20, y: 12.5 }, to: { x: 25.5, y: 19.5 } },
]);

/** Four bends, up and down in turn. */
function wave({ x, y }: Point, half: number, height: number): Point[] {
  const bends = [0, 1, 2, 3].map((i) => ({
    bend: { x: x + (2 * i + 1) * half, y: i % 2 === 0 ? y - height : y + height },
    to: { x: x + (2 * i + 2) * half, y },
  }));
  return curves({ x, y }, bends);
}

const waves = [
  { points: wave({ x: 2.5, y: 23.2 }, 3.375, 2.7), lineColor: inks.primary, lineWidth: 2.2 },
  { points: wave({ x: 7, y: 27.6 }, 2.25, 1.9), lineColor: "#35A6A3", lineWidth: 2 },
];

/**
 * Hill, sun and two waves, as at the head of every page. Drawn as lines: to read them as SVG for each paper took a tenth
 * of its time.
 */
const mark = (): CanvasElement[] => [
  { type: "ellipse", x: 22.5, y: 9.5, r1: 5, r2: 5, color: "#E25B3A" },
  { type: "polyline", points: hill.map((point) => ({ ...point })), closePath: true, color: inks.primary },
  ...waves.map(({ points, ...look }) => ({
    type: "polyline" as const,
    points: points.map((point) => ({ ...point })),
    lineCap: "round" as const,
    lineJoin: "round" as const,
    ...look,
  })),
];

/** The resort's mark and name beside its legal name, numbers, address and contact. */
export function letterhead(seller: Seller, language: Language): Content {
  const { name, shortName } = seller;
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;
  const small = { fontSize: sizes.small, color: inks.soft };
  return {
    columnGap: 9,
    columns: [
      { canvas: mark(), width: 32 },
      {
        width: "auto",
        stack: [
          { text: written(shortName), font: "display", bold: true, fontSize: 17, lineHeight: 1 },
          { text: written(rest), ...small },
        ],
      },
      {
        width: "*",
        alignment: "right",
        stack: sellerLines(seller, language).map((line) => ({ text: written(line), ...small })),
      },
    ],
  };
}

function sellerLines(seller: Seller, language: Language): string[] {
  const w = words[language];
  const numbers = [
    seller.registrationNumber && `${w.registration} ${seller.registrationNumber}`,
    seller.taxNumber && `${w.tax} ${seller.taxNumber}`,
  ];
  return [
    seller.legalName,
    numbers.filter(Boolean).join(w.comma),
    [seller.address.first, seller.address.second].filter(Boolean).join(", ") || seller.address.short,
    [seller.email, ...seller.tel.slice(0, 1)].filter(Boolean).join(w.comma),
  ].filter(Boolean);
}
