import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideDiscount, discountSen } from "./price-discount.ts";

const owing = { state: "confirmed", staySen: 100_000, totalSen: 120_000, paidSen: 30_000 } as const;

describe("a discount on a stay", () => {
  it.each([
    ["a part of the stay’s price, not of what was charged in house", owing, { share: 1_000 }, 10_000],
    ["a part of a sen less", { ...owing, staySen: 99_999 }, { share: 1_250 }, 12_499],
    ["an amount", owing, { sen: 5_050 }, 5_050],
    ["all that is owed", owing, { sen: 90_000 }, 90_000],
  ] as const)("takes off %s", (_, booking, discount, sen) => {
    expect(decideDiscount(booking, discount)).toEqual({ ok: true, value: sen });
  });

  it("is no refund: no more than is owed, and nothing where all is paid", () => {
    expect(decideDiscount(owing, { sen: 90_001 })).toMatchObject({
      failure: {
        code: "INVALID_INPUT",
        fields: [{ path: "sen", rule: "aboveOwed", facts: { mostSen: 90_000 } }],
      },
    });
    expect(decideDiscount({ ...owing, paidSen: 120_000 }, { share: 100 })).toMatchObject({
      failure: { code: "WRONG_STATE", facts: { rule: "nothingToDiscount" } },
    });
  });

  it("leaves something to pay where the payment confirms the stay", () => {
    const unpaid = { state: "awaitingPayment", staySen: 100_000, totalSen: 100_000, paidSen: 0 } as const;
    expect(decideDiscount(unpaid, { share: 10_000 })).toMatchObject({ ok: false });
    expect(decideDiscount(unpaid, { sen: 99_999 })).toEqual({ ok: true, value: 99_999 });
  });

  it.each(["completed", "cancelled", "noShow"] as const)("is given on no stay that is %s", (state) => {
    expect(decideDiscount({ ...owing, state }, { share: 1_000 })).toMatchObject({
      failure: { code: "WRONG_STATE" },
    });
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
});
