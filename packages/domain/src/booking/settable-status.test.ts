import { expect, it } from "vitest";
import { type LastAttempt, paymentStatuses, paymentStatusOf } from "./payment-status.ts";
import { settableStatuses } from "./settable-status.ts";

it.each([
  ["nothing paid", 0, 0, ["pending", "failed", "awaitingVerification"]],
  ["a part paid", 40_000, 0, ["partial", "awaitingVerification"]],
  ["all paid", 100_000, 0, []],
  ["too much paid", 120_000, 0, []],
  ["some returned", 40_000, 20_000, []],
  ["all returned", 0, 100_000, []],
])("%s", (_, paidSen, refundedSen, expected) => {
  expect(settableStatuses({ totalSen: 100_000, paidSen, refundedSen })).toEqual(expected);
});

it("never lets a person say what the money does not", () => {
  const attempts: LastAttempt[] = ["none", "underWay", "failed", "awaitingVerification"];
  for (const paidSen of [0, 1, 99, 100, 101])
    for (const refundedSen of [0, 50]) {
      const money = { totalSen: 100, paidSen, refundedSen };
      const possible = new Set(attempts.map((lastAttempt) => paymentStatusOf({ ...money, lastAttempt })));
      const settable = settableStatuses(money);
      expect(settable.filter((status) => !possible.has(status))).toEqual([]);
      expect(paymentStatuses.filter((status) => settable.includes(status))).toHaveLength(settable.length);
    }
});
