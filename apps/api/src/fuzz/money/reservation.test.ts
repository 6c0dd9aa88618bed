import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { tellHistories } from "./histories.ts";

it("keeps every sen of a reservation, in whatever order things happen and processes die", async () => {
  await tellHistories("reservation", { seed: seedOf("reservation"), count: historiesEach });
}, 7_200_000);
