import { describe, expect, it } from "vitest";
import { commissionAddress, monthSpan, partnersAddress, readStatementSearch } from "./list-address.ts";

const readCommissionSearch = commissionAddress.read;
const readPartnersSearch = partnersAddress.read;

describe("the addresses of commission", () => {
  it("keep what is right and drop what is not", () => {
    expect(readCommissionSearch({ state: "paid", page: "3" })).toEqual({ state: "paid", page: 3 });
    expect(readCommissionSearch({ state: "lost", page: 0 })).toEqual({});
    expect(readStatementSearch({ from: "2026-11-01", to: "2026-11-30" })).toEqual({
      from: "2026-11-01",
      to: "2026-11-30",
    });
    for (const wrong of [
      {},
      { from: "2026-11-02", to: "2026-11-01" },
      { from: "2026-02-30", to: "2026-03-01" },
    ])
      expect(readStatementSearch(wrong)).toEqual({});
    expect(readPartnersSearch({ q: " co ", kind: "agency", tab: "members", page: 1 })).toEqual({
      q: "co",
      kind: "agency",
      tab: "members",
    });
    expect(readPartnersSearch({ kind: "guest", tab: "x" })).toEqual({});
  });

  it.each([
    ["2026-11", "2026-11-30"],
    ["2028-02", "2028-02-29"],
    ["2026-12", "2026-12-31"],
  ])("know that %s ends on %s", (month, to) => {
    expect(monthSpan(month)).toEqual({ from: `${month}-01`, to });
  });
});
