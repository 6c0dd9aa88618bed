import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { runHistories } from "./histories.ts";

it("keeps every sen of an event, in whatever order things happen and processes die", async () => {
  await runHistories("event", { seed: seedOf("event"), count: historiesEach });
}, 7_200_000);
