import { describe, expect, it } from "vitest";
import { voucherAfter, voucherEvents, voucherStanding } from "./voucher-moves.ts";

const after = (...move: Parameters<typeof voucherAfter>): string => {
  const result = voucherAfter(...move);
  return result.ok ? result.value : "-";
};

describe("a voucher's life", () => {
  it.each([
    //        expire     void    refill
    ["live", "expired", "void", "live"],
    ["expired", "expired", "-", "live"],
    ["void", "-", "-", "void"],
  ] as const)("from %s", (standing, ...expected) => {
    expect(voucherEvents.map((event) => after(standing, event))).toEqual(expected);
  });

  it("is kept in two moments, of which the void one counts first", () => {
    const at = new Date(0);
    expect(voucherStanding({ expiredAt: null, voidedAt: null })).toBe("live");
    expect(voucherStanding({ expiredAt: at, voidedAt: null })).toBe("expired");
    expect(voucherStanding({ expiredAt: null, voidedAt: at })).toBe("void");
    expect(voucherStanding({ expiredAt: at, voidedAt: at })).toBe("void");
  });
});
