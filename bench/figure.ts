import { styleText } from "node:util";

/** Something measured, beside what is wanted of it. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  /** Said after the value: `kB`, `s`; nothing for a ratio or a score. */
  readonly unit?: string;
  readonly wanted: { readonly atLeast: number } | { readonly atMost: number };
  /** Lowest and highest of the single rounds. */
  readonly spread?: readonly [number, number];
  /** What the value was made of. */
  readonly note?: string;
};

const digits = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) >= 100 ? 0 : 2);

/** `within`, or by how much not. */
export function verdictOf({ value, wanted }: Figure): string {
  if (!Number.isFinite(value)) return "not measured";
  const [isWithin, target] =
    "atLeast" in wanted ? [value >= wanted.atLeast, wanted.atLeast] : [value <= wanted.atMost, wanted.atMost];
  if (isWithin) return "within";
  const share = target === 0 ? 1 : Math.abs(value / target - 1);
  return `${"atLeast" in wanted ? "short" : "over"} by ${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}

const head = ["Figure", "Measured", "Spread", "Wanted", "Verdict", "Made of"];

/** The figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const unit = figure.unit ? ` ${figure.unit}` : "";
    const { wanted, spread } = figure;
    const target = "atLeast" in wanted ? `≥ ${wanted.atLeast}` : `≤ ${wanted.atMost}`;
    return [
      figure.name,
      digits(figure.value) + unit,
      spread ? `${digits(spread[0])} – ${digits(spread[1])}` : "",
      target + unit,
      verdictOf(figure),
      figure.note ?? "",
    ];
  });
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join("  ");
  return [styleText("bold", line(head)), ...rows.map(line)].join("\n");
}

/** A row of a printed table. */
export type Measured = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly higherIsBetter: boolean;
};

/** Reads the rows of a table that `tableOf` printed without colours, also in an earlier release; none where there is no table. */
export function readTable(text: string): Measured[] {
  const lines = text.split("\n");
  const top = lines.findIndex((line) => line.startsWith("Figure ") && line.includes("Measured"));
  const starts = head.map((title) => lines[top]?.indexOf(title) ?? -1);
  return lines.slice(top + 1).flatMap((line) => {
    const cell = (column: number) => line.slice(starts[column], starts[column + 1]).trim();
    const wanted = /^[≥≤]/.exec(cell(3));
    const [value = "", ...unit] = cell(1).split(" ");
    if (top < 0 || !wanted || !Number.isFinite(Number.parseFloat(value))) return [];
    return [
      {
        name: cell(0),
        value: Number.parseFloat(value),
        unit: unit.join(" "),
        higherIsBetter: wanted[0] === "≥",
      },
    ];
  });
}
