import { expect, it } from "vitest";
import { walletShare } from "./wallet-share.ts";

it.each([
  [
    "takes all that is there",
    { toPaySen: 100_000, walletSen: 30_000 },
    { amountSen: 30_000, restSen: 70_000 },
  ],
  [
    "leaves the gateway its least",
    { toPaySen: 100_000, walletSen: 99_900 },
    { amountSen: 99_800, restSen: 200 },
  ],
  ["needs no gateway for all of it", { toPaySen: 100_000, walletSen: 100_000 }, null],
  ["has nothing to give", { toPaySen: 100_000, walletSen: 0 }, null],
  ["is of no use for a trifle", { toPaySen: 200, walletSen: 100 }, null],
])("a wallet %s", (_what, wanted, share) => {
  expect(walletShare({ ...wanted, leastSen: 200 })).toEqual(share);
});
