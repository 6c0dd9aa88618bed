import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { runHistories } from "./histories.ts";

it("keeps every sen of a top-up, in whatever order things happen and processes die", async () => {
  await runHistories("top-up", { seed: seedOf("top-up"), count: historiesEach });
}, 7_200_000);
