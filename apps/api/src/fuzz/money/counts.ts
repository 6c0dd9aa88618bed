import { rounds } from "../../races/counts.ts";
import { firstSeed } from "../first-seed.ts";

/** Histories of each flow: three hundred in all in every run of the tests, fifty thousand in the long one. */
export const historiesEach = rounds(50, 8_400);

/** The seed of a run, printed: `PULAU_SEED` brings it back. */
export function seedOf(name: string): number {
  const seed = firstSeed();
  process.stdout.write(`seed ${seed}: ${historiesEach} histories of ${name}\n`);
  return seed;
}
