import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { tellHistories } from "./histories.ts";

it("keeps every sen of an event, in whatever order things happen and processes die", async () => {
  await tellHistories("event", { seed: seedOf("event"), count: historiesEach });
}, 7_200_000);
