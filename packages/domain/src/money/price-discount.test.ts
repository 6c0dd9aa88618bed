import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideDiscount, discountSen, mostDiscountSen, withinLimitSen } from "./price-discount.ts";
import { type Sen, shareOf } from "./sen.ts";

const fallOf = (sen: Sen) => sen;
const owing = {
  state: "confirmed",
  staySen: 100_000,
  takenSen: 0,
  totalSen: 120_000,
  paidSen: 30_000,
  limit: null,
  fallOf,
} as const;

describe("a discount on a stay", () => {
  it.each([
    ["a part of the stay’s price, not of what was charged in house", owing, { share: 1_000 }, 10_000],
    ["a part of a sen less", { ...owing, staySen: 99_999 }, { share: 1_250 }, 12_499],
    ["an amount", owing, { sen: 5_050 }, 5_050],
    ["all that is owed", owing, { sen: 90_000 }, 90_000],
  ] as const)("takes off %s", (_, booking, discount, sen) => {
    expect(decideDiscount(booking, discount)).toEqual({ ok: true, value: sen });
  });

  it("is no refund: no more than is owed with its taxes, and nothing where all is paid", () => {
    const aboveOwed = (mostSen: Sen) => ({
      failure: { code: "INVALID_INPUT", fields: [{ path: "sen", rule: "aboveOwed", facts: { mostSen } }] },
    });
    expect(decideDiscount(owing, { sen: 90_001 })).toMatchObject(aboveOwed(90_000));
    const taxed = { ...owing, fallOf: (sen: Sen) => sen + shareOf(sen, 800) };
    expect(decideDiscount(taxed, { sen: 83_334 })).toMatchObject(aboveOwed(83_333));
    expect(decideDiscount({ ...owing, paidSen: 120_000 }, { share: 100 })).toMatchObject({
      failure: { code: "WRONG_STATE", facts: { rule: "nothingToDiscount" } },
    });
  });

  it("leaves something to pay where the payment confirms the stay", () => {
    const unpaid = { ...owing, state: "awaitingPayment", totalSen: 100_000, paidSen: 0 } as const;
    expect(decideDiscount(unpaid, { share: 10_000 })).toMatchObject({ ok: false });
    expect(decideDiscount(unpaid, { sen: 99_999 })).toEqual({ ok: true, value: 99_999 });
  });

  it.each(["completed", "cancelled", "noShow"] as const)("is given on no stay that is %s", (state) => {
    expect(decideDiscount({ ...owing, state }, { share: 1_000 })).toMatchObject({
      failure: { code: "WRONG_STATE" },
    });
  });

  it("is given by nobody further than their role goes, in one step or in several", () => {
    const tenth = { ...owing, limit: 1_000 } as const;
    expect(decideDiscount(tenth, { share: 1_000 })).toEqual({ ok: true, value: 10_000 });
    const above = (path: string) => ({
      failure: { fields: [{ path, rule: "aboveLimit", facts: { percent: 10 } }] },
    });
    expect(decideDiscount(tenth, { share: 1_001 })).toMatchObject(above("share"));
    expect(decideDiscount({ ...tenth, takenSen: 9_000 }, { sen: 1_001 })).toMatchObject(above("sen"));
    expect(decideDiscount({ ...tenth, takenSen: 30_000 }, { sen: 1 })).toMatchObject(above("sen"));
    expect(decideDiscount({ ...owing, limit: 0 }, { sen: 1 })).toMatchObject({
      failure: { code: "NOT_ALLOWED" },
    });
    expect(withinLimitSen(null, 777)).toBe(777);
  });

  it("is something, and never more than the stay", () => {
    expect(decideDiscount({ ...owing, staySen: 9 }, { share: 1_000 })).toMatchObject({
      failure: { code: "INVALID_INPUT" },
    });
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 }), (staySen, share) => {
        const sen = discountSen({ share }, staySen);
        expect(Number.isSafeInteger(sen) && 0 <= sen && sen <= staySen).toBe(true);
      }),
    );
  });

  it("can be told how much is left to give, to the sen", () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, cents, fc.nat(2_000), (staySen, paidSen, share) => {
        const taxed = (sen: Sen) => sen + shareOf(sen, share);
        const totalSen = taxed(staySen);
        const mostSen = mostDiscountSen({ ...owing, staySen, totalSen, paidSen, fallOf: taxed });
        expect(taxed(mostSen)).toBeLessThanOrEqual(Math.max(0, totalSen - paidSen));
        if (mostSen < staySen) expect(taxed(mostSen + 1)).toBeGreaterThan(totalSen - paidSen);
      }),
    );
  });
});
