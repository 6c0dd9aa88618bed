import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadHeld, spreadPayment } from "./spread-payment.ts";

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

describe("what a group has on its account", () => {
  it("pays what is owed, and the rest of it stays", () => {
    expect(spreadHeld(500, [300, 100])).toEqual([300, 100]);
    expect(spreadHeld(100, [300, 100])).toEqual([75, 25]);
    expect(spreadHeld(100, [])).toEqual([]);
    expect(spreadHeld(0, [300])).toEqual([0]);
  });

  it("loses no sen, whatever is named when", () => {
    const rounds = fc.array(fc.array(fc.nat(400_000), { maxLength: 12 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(3_000_000), rounds, (received, named) => {
        let held = received;
        let paid = 0;
        for (const owed of named) {
          const parts = spreadHeld(held, owed);
          expect(parts).toHaveLength(owed.length);
          for (const [i, part] of parts.entries()) expect(part).toBeLessThanOrEqual(owed[i] ?? 0);
          const whole = parts.reduce((sum, sen) => sum + sen, 0);
          expect(whole).toBe(
            Math.min(
              held,
              owed.reduce((sum, sen) => sum + sen, 0),
            ),
          );
          held -= whole;
          paid += whole;
        }
        expect(held + paid).toBe(received);
        expect(held).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
