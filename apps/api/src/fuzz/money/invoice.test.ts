import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { runHistories } from "./histories.ts";

it("keeps every sen of an invoice, in whatever order things happen and processes die", async () => {
  await runHistories("invoice", { seed: seedOf("invoice"), count: historiesEach });
}, 7_200_000);
