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
  const head = ["Figure", "Measured", "Spread", "Wanted", "Verdict", "Made of"];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join("  ");
  return [styleText("bold", line(head)), ...rows.map(line)].join("\n");
}
