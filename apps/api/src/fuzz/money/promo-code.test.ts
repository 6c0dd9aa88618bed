import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { runHistories } from "./histories.ts";

it("keeps every sen of a promo code, in whatever order things happen and processes die", async () => {
  await runHistories("promo-code", { seed: seedOf("promo-code"), count: historiesEach });
}, 7_200_000);
