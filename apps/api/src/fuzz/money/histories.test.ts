import { it } from "vitest";
import { rounds } from "../../races/counts.ts";
import { tellHistories } from "./histories.ts";

const seed = Number(process.env.PULAU_SEED ?? Math.floor(Math.random() * 2 ** 31));

it("keeps every sen, whatever order callbacks, polls, deadlines, cancellations and deaths come in", async () => {
  const count = rounds(50, 12_500);
  process.stdout.write(`seed ${seed}: ${count} histories of money\n`);
  await tellHistories(seed, count);
}, 3_600_000);
