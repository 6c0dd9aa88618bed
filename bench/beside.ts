import { spawn } from "node:child_process";
import { join } from "node:path";
import { styleText } from "node:util";
import { median } from "./alternate.ts";
import { type Measured, readTable } from "./figure.ts";

/** What a row measured in each round of one checkout. */
export type Rounds = { readonly unit: string; readonly higherIsBetter: boolean; readonly values: number[] };

export type Comparison = {
  readonly name: string;
  readonly before: Rounds | undefined;
  readonly now: Rounds | undefined;
  /** By how much it is worse, as a share of before; null where it is not, or where nothing can be compared. */
  readonly worseBy: number | null;
};

/** Every row's rounds, by its name. */
export function roundsOf(runs: readonly (readonly Measured[])[]): Map<string, Rounds> {
  const rows = new Map<string, Rounds>();
  for (const { name, value, unit, higherIsBetter } of runs.flat()) {
    const row = rows.get(name) ?? { unit, higherIsBetter, values: [] };
    row.values.push(value);
    rows.set(name, row);
  }
  return rows;
}

/**
 * Compares rows of two checkouts. A row is worse when its median is, and by so much that none of its rounds is as good as
 * any before: what lies within the other's rounds is the machine's.
 */
export function compareRounds(
  before: ReadonlyMap<string, Rounds>,
  now: ReadonlyMap<string, Rounds>,
): Comparison[] {
  return [...new Set([...before.keys(), ...now.keys()])].map((name) => {
    const [was, is] = [before.get(name), now.get(name)];
    return { name, before: was, now: is, worseBy: was && is ? worseBy(was, is) : null };
  });
}

function worseBy(was: Rounds, is: Rounds): number | null {
  const [worstBefore, bestNow] = is.higherIsBetter
    ? [Math.min(...was.values), Math.max(...is.values)]
    : [Math.max(...was.values), Math.min(...is.values)];
  const isApart = is.higherIsBetter ? bestNow < worstBefore : bestNow > worstBefore;
  const [then, today] = [median(was.values), median(is.values)];
  return isApart ? Math.abs(today - then) / Math.abs(then) : null;
}

/** The table of `npm run bench` in a checkout, of one part; what it says beside it goes on to the terminal. */
function measureIn(checkout: string, part: string): Promise<Measured[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(checkout, "bench/run.ts"), "--only", part], {
      cwd: checkout,
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const texts: Buffer[] = [];
    child.stdout.on("data", (text: Buffer) => texts.push(text));
    child.once("error", reject);
    child.once("close", () => resolve(readTable(Buffer.concat(texts).toString())));
  });
}

const shown = (rounds: Rounds | undefined): string => {
  if (!rounds) return "none";
  const text = (value: number) => value.toFixed(Math.abs(value) >= 100 ? 0 : 2);
  const { values, unit } = rounds;
  const span = values.length > 1 ? ` (${text(Math.min(...values))} to ${text(Math.max(...values))})` : "";
  return `${text(median(values))}${unit && ` ${unit}`}${span}`;
};

type Pair = { readonly beside: string; readonly parts: readonly string[]; readonly rounds: number };

/**
 * Measures each part in turn in another checkout and in this one, so that what the machine does meanwhile slows both, and
 * tells row by row what is worse. Answers whether nothing is. The other checkout has its own `node_modules`.
 */
export async function measureBeside({ beside, parts, rounds }: Pair): Promise<boolean> {
  const here = join(import.meta.dirname, "..");
  const runs: { before: Measured[][]; now: Measured[][] } = { before: [], now: [] };
  for (const part of parts) {
    for (let round = 1; round <= rounds; round++) {
      process.stderr.write(`${part}, round ${round} of ${rounds}: before, then now …\n`);
      runs.before.push(await measureIn(beside, part));
      runs.now.push(await measureIn(here, part));
    }
  }
  const compared = compareRounds(roundsOf(runs.before), roundsOf(runs.now));
  for (const { name, before, now, worseBy: worse } of compared) {
    const verdict = worse === null ? "" : styleText("red", `  worse by ${(worse * 100).toFixed(0)} %`);
    process.stdout.write(`${styleText("bold", name)}\n  ${shown(before)} → ${shown(now)}${verdict}\n`);
  }
  return compared.length > 0 && compared.every(({ worseBy: worse }) => worse === null);
}
