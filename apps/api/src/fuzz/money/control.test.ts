import { expect, it } from "vitest";
import { runHistories, WrongEnd } from "./histories.ts";

it("is noticed when a bank pays a refund twice: the control of the histories", async () => {
  const run = runHistories("reservation", {
    seed: 7,
    count: 200,
    kindOf: (kind) => ({ ...kind, refunds: "always", forgetsKeys: true, losesAnswers: true }),
  });
  await expect(run).rejects.toThrow(WrongEnd);
}, 600_000);
