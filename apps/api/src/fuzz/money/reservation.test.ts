import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { runHistories } from "./histories.ts";

it("keeps every sen of a reservation, in whatever order things happen and processes die", async () => {
  await runHistories("reservation", { seed: seedOf("reservation"), count: historiesEach });
}, 7_200_000);
