import { expect, it } from "vitest";
import type { Sen } from "./sen.ts";
import { shareReturn } from "./share-return.ts";

const paid = (amountSen: Sen, refundedSen = 0) => ({ amountSen, refundedSen });
const sharesOf = (payments: { amountSen: Sen; refundedSen: Sen }[], sen: Sen) =>
  shareReturn(payments, sen).map((share) => [payments.indexOf(share.from), share.sen]);

it.each([
  ["nothing", [paid(100)], 0, []],
  ["a part of the first", [paid(100), paid(50)], 30, [[0, 30]]],
  ["all of the first", [paid(100), paid(50)], 100, [[0, 100]]],
  [
    "the first and a part of the next",
    [paid(100), paid(50)],
    120,
    [
      [0, 100],
      [1, 20],
    ],
  ],
  [
    "what is left of the first",
    [paid(100, 90), paid(50)],
    30,
    [
      [0, 10],
      [1, 20],
    ],
  ],
  ["none of one that has gone back", [paid(100, 100), paid(50)], 30, [[1, 30]]],
  [
    "everything",
    [paid(100, 90), paid(50)],
    60,
    [
      [0, 10],
      [1, 50],
    ],
  ],
])("gives back %s", (_, payments, sen, expected) => {
  expect(sharesOf(payments, sen)).toEqual(expected);
});

it("never gives back more than is held", () => {
  expect(() => shareReturn([paid(100, 90), paid(50)], 61)).toThrow("1 sen more");
});
