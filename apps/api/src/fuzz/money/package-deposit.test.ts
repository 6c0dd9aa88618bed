import { it } from "vitest";
import { historiesEach, seedOf } from "./counts.ts";
import { runHistories } from "./histories.ts";

it("keeps every sen of a promo package, in whatever order things happen and processes die", async () => {
  await runHistories("package-deposit", { seed: seedOf("package-deposit"), count: historiesEach });
}, 7_200_000);
