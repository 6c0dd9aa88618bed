import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceOf, ledger, soldAtTill, soldTakenBack } from "../ledger/postings.ts";
import { offlineWays } from "../money/offline-ways.ts";
import { sumSen } from "../money/sen.ts";
import { backKinds, paidOfSale, settleSale } from "./settle-sale.ts";
import { taxesOfVisitor } from "./stay-taxes.ts";

const cash = { way: "cash", reference: "", receivedSen: null } as const;
const card = { way: "terminal", reference: "A-4821", receivedSen: null } as const;

describe("a sale at the till", () => {
  it("is rounded to 5 sen in cash, and paid to the sen otherwise", () => {
    expect(settleSale(cash, 1_963)).toMatchObject({ ok: true, value: { roundingSen: 2 } });
    expect(settleSale(cash, 1_961)).toMatchObject({ ok: true, value: { roundingSen: -1 } });
    expect(settleSale(card, 1_963)).toMatchObject({
      ok: true,
      value: { roundingSen: 0, reference: "A-4821" },
    });
  });

  it("gives change for what is handed over, and takes no less than is due", () => {
    const settled = settleSale({ ...cash, receivedSen: 5_000 }, 1_961);
    expect(settled.ok && paidOfSale({ ...settled.value, totalSen: 1_961 })).toEqual({
      paidSen: 1_960,
      changeSen: 3_040,
    });
    expect(settleSale({ ...cash, receivedSen: 1_960 }, 1_961)).toMatchObject({ ok: true });
    expect(settleSale({ ...cash, receivedSen: 1_955 }, 1_961)).toMatchObject({
      failure: { fields: [{ path: "receivedSen", rule: "cashLacks" }] },
    });
  });

  it("needs a reference past the drawer, and something to pay", () => {
    expect(settleSale({ ...card, reference: "" }, 100)).toMatchObject({
      failure: { fields: [{ path: "reference", rule: "required" }] },
    });
    expect(settleSale(cash, 0)).toMatchObject({ failure: { fields: [{ path: "items" }] } });
  });

  it("comes into the books whole, and leaves nothing there once it went back", () => {
    const sale = fc.record({
      outletId: fc.constant("bar"),
      way: fc.constantFrom(...offlineWays),
      totalSen: fc.integer({ min: 1, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(sale, fc.constantFrom(...backKinds), ({ outletId, way, totalSen }, as) => {
        const settled = settleSale({ ...card, way }, totalSen);
        if (!settled.ok) throw new Error("not sold");
        const sold = { outletId, way, totalSen, roundingSen: settled.value.roundingSen };
        const [into, back] = [soldAtTill(sold), soldTakenBack(sold, as)];
        const earned = ledger.outlet(outletId);
        const inAccount = (postings: typeof into, key: string) =>
          0 + sumSen(postings.filter(({ account }) => account.key === key).map(({ sen }) => sen));
        expect(balanceOf(into)).toBe(0);
        expect(balanceOf(back)).toBe(0);
        expect(inAccount(into, earned.key)).toBe(totalSen);
        for (const { key } of [earned, ledger.revenue("rounding")])
          expect(inAccount([...into, ...back], key)).toBe(0);
        const cashSen = inAccount(into, "desk");
        if (way === "cash") {
          expect(cashSen + paidOfSale({ ...settled.value, totalSen }).paidSen).toBe(0);
          expect(Math.abs(cashSen % 5)).toBe(0);
        }
      }),
    );
  });
});

it("asks who has no stay for no tax of nights, markets or seasons", () => {
  const name = { en: "Tax", my: "Tax", cn: "Tax" };
  const tax = (id: string, when?: object) => ({
    id,
    name,
    group: "food" as const,
    share: 600,
    ...(when && { when }),
  });
  const taxes = [
    tax("always"),
    tax("nights", { nights: { from: 1 } }),
    tax("market", { markets: ["my"] }),
    tax("season", { seasons: ["high"] }),
    tax("this year", { bookedFrom: "2026-01-01", bookedTo: "2026-12-31" }),
    tax("ended", { bookedTo: "2025-12-31" }),
  ];
  expect(taxesOfVisitor(taxes, "2026-06-12").map(({ id }) => id)).toEqual(["always", "this year"]);
});
