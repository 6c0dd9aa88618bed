import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadPayment } from "./spread-payment.ts";

describe("one payment for a group", () => {
  it("goes to each booking by what it owes", () => {
    expect(spreadPayment(100, [300, 0, 100])).toEqual([75, 0, 25]);
    expect(spreadPayment(400, [300, 0, 100])).toEqual([300, 0, 100]);
  });

  it("is no payment when it is more than all owe, or nothing", () => {
    expect(spreadPayment(401, [300, 100])).toBeNull();
    expect(spreadPayment(0, [300])).toBeNull();
    expect(spreadPayment(1, [])).toBeNull();
  });

  it("adds up to the sen and overpays nobody", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 60 }), fc.nat(), (owed, seed) => {
        const whole = owed.reduce((sum, sen) => sum + sen, 0);
        fc.pre(whole > 0);
        const amount = (seed % whole) + 1;
        const parts = spreadPayment(amount, owed) ?? [];
        expect(parts.reduce((sum, sen) => sum + sen, 0)).toBe(amount);
        for (const [i, part] of parts.entries()) expect(part).toBeLessThanOrEqual(owed[i] ?? 0);
      }),
    );
  });
});
