import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tax } from "../catalogue/taxes.ts";
import { linesOfPrice } from "../e-invoice/lines-of-price.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { lineOf } from "../pricing/step.ts";
import { taxesOn } from "../pricing/taxes.ts";
import { priceCharge, priceDiscount, withCharges } from "../till/charge-lines.ts";
import { keptShares, lostShares, moveItem, splitItem, wrongShare } from "./change-shares.ts";
import { type FolioCharge, itemsOf } from "./folio-items.ts";
import { linesOf, piecesOf } from "./share-out.ts";
import { type FolioShare, folioLetters } from "./share-rules.ts";

const words = (text: string) => ({ en: text, my: text, cn: text });
const nights = 3;
const taxes: readonly Tax[] = [
  { id: "service", name: words("Service tax"), group: "stay", groups: ["other"], share: 800 },
  { id: "food", name: words("Service tax"), group: "food", share: 600 },
];
const line = (step: PriceLine["step"], ruleId: string, unitSen: Sen, taxGroup: PriceLine["taxGroup"]) =>
  lineOf({ step, ruleId, name: words(ruleId), unitSen, count: 1, taxGroup });
const taxed = (lines: readonly PriceLine[]): readonly PriceLine[] => [...lines, ...taxesOn(lines, taxes)];
const charge = (id: string, unitSen: Sen): FolioCharge => {
  const own = { ruleId: id, name: words(id), unitSen, count: 1, taxGroup: "food" as const };
  return { id, discountOf: null, lines: priceCharge(own, taxes).lines };
};
const discount = (of: FolioCharge, sen: Sen): FolioCharge => {
  const [own] = of.lines;
  if (!own) throw new Error("a charge without a line");
  const off = { ruleId: `off-${of.id}`, name: words("off"), sen };
  return {
    id: `off-${of.id}`,
    discountOf: of.id,
    lines: priceDiscount(off, { ...own, lines: of.lines }).lines,
  };
};
const bill = (stay: readonly PriceLine[], charges: readonly FolioCharge[]) => {
  const lines = withCharges(stay, charges);
  return { lines, items: itemsOf(lines, charges) };
};
const sum = (lines: readonly { amountSen: Sen }[]) => sumSen(lines.map(({ amountSen }) => amountSen));
const pieces = (of: ReturnType<typeof bill>, shares: readonly FolioShare[]) =>
  of.items.flatMap((item) => piecesOf(item, shares, { nights }));
const folioSen = (of: ReturnType<typeof bill>, shares: readonly FolioShare[], letter: string) =>
  sumSen(
    pieces(of, shares)
      .filter(({ folio }) => folio === letter)
      .map(({ totalSen }) => totalSen),
  );

const stay = taxed([
  line("rate", "adult", 100_000, "stay"),
  line("fee", "marine", 1_200, "none"),
  line("promotion", "early", -10_000, "stay"),
]);
const beer = charge("beer", 1_850);
const whole = bill(stay, [beer, charge("dive", 18_000)]);

describe("who pays what of a bill", () => {
  it("is the booker all of it, until a rule says otherwise", () => {
    expect(folioSen(whole, [], "A")).toBe(sum(whole.lines));
    expect(linesOf(pieces(whole, []))).toEqual(whole.lines);
  });

  it("takes a room with its taxes and what was taken off it, and leaves fees and charges", () => {
    const shares: FolioShare[] = [{ folio: "B", of: "room", key: "", kind: "rest", value: 0 }];
    expect(folioSen(whole, shares, "B")).toBe(90_000 + 7_200);
    const own = linesOf(pieces(whole, shares).filter(({ folio }) => folio === "B"));
    expect(own.map(({ ruleId, amountSen }) => [ruleId, amountSen])).toEqual([
      ["adult", 100_000],
      ["early", -10_000],
      ["service", 7_200],
    ]);
  });

  it("takes a percentage, an amount and nights, to the sen, and the nearest rule counts", () => {
    const half: FolioShare = { folio: "B", of: "room", key: "", kind: "percent", value: 5_000 };
    expect(folioSen(whole, [half], "B")).toBe(48_600);
    const item = whole.items.find(({ key }) => key.startsWith("rate"));
    if (!item) throw new Error("no rate");
    const night: FolioShare = { folio: "C", of: "line", key: item.key, kind: "nights", value: 1 };
    expect(folioSen(whole, [half, night], "B")).toBe(0);
    expect(folioSen(whole, [half, night], "C")).toBe(32_400);
    const sen: FolioShare = { folio: "B", of: "charge", key: "beer", kind: "amount", value: 1_000 };
    expect(folioSen(whole, [sen], "B")).toBe(1_000);
  });

  it("falls back to the booker where the booking costs less, and says so", () => {
    const shares: FolioShare[] = [
      { folio: "B", of: "charge", key: "beer", kind: "amount", value: 1_500 },
      { folio: "B", of: "charge", key: "dive", kind: "amount", value: 2_000 },
    ];
    const after = bill(stay, [beer, discount(beer, 1_000)]);
    expect(folioSen(after, shares, "B")).toBe(901);
    expect(lostShares(after.items, shares)).toEqual(shares);
    expect(keptShares(after.items, shares)).toEqual([{ ...shares[0], value: 901 }]);
  });

  it("is no more than all of anything, and once for each folio", () => {
    const share = (folio: FolioShare["folio"], value: number): FolioShare => ({
      folio,
      of: "room",
      key: "",
      kind: "percent",
      value,
    });
    expect(wrongShare([share("B", 6_000), share("C", 4_000)])).toBe(-1);
    expect(wrongShare([share("B", 6_000), share("C", 4_001)])).toBe(1);
    expect(wrongShare([share("B", 100), share("B", 100)])).toBe(1);
  });
});

describe("any bill, however it is moved and split", () => {
  const stayLines = fc.array(
    fc.tuple(
      fc.constantFrom("rate" as const, "surcharge" as const, "fee" as const, "addOn" as const),
      fc.integer({ min: 0, max: 500_000 }),
      fc.constantFrom("stay" as const, "food" as const, "none" as const),
    ),
    { minLength: 1, maxLength: 6 },
  );
  const bills = fc
    .tuple(
      stayLines,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30_000 }), fc.nat(100)), { maxLength: 4 }),
      fc.nat(100),
      fc.nat(100),
    )
    .map(([lines, charges, promotion, goodwill]) => {
      const own = lines.map(([step, sen, group], i) => line(step, `${step}-${i}`, sen, group));
      const off = Math.floor((sum(own.filter(({ taxGroup }) => taxGroup === "stay")) * promotion) / 100);
      const stay = taxed(off > 0 ? [...own, line("promotion", "off", -off, "stay")] : own);
      const made = charges.flatMap(([sen, percent], i) => {
        const charged = charge(`c${i}`, sen);
        const less = Math.floor((sen * percent) / 100);
        return less > 0 ? [charged, discount(charged, less)] : [charged];
      });
      const all = sum(withCharges(stay, made));
      const given = all > 0 ? Math.floor((all * goodwill) / 100) : 0;
      return bill(given > 0 ? [...stay, line("goodwill", "given", -given, "none")] : stay, made);
    })
    .filter(({ lines }) => sum(lines) >= 0);
  const acts = fc.array(
    fc.record({
      item: fc.nat(20),
      from: fc.constantFrom(...folioLetters.slice(0, 4)),
      to: fc.constantFrom(...folioLetters.slice(0, 4)),
      part: fc.option(
        fc.oneof(
          fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 10_000 }) }),
          fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 40_000 }) }),
          fc.record({ kind: fc.constant("nights" as const), value: fc.integer({ min: 1, max: 5 }) }),
        ),
      ),
    }),
    { maxLength: 12 },
  );

  type Act = typeof acts extends fc.Arbitrary<(infer T)[]> ? T : never;
  const afterAll = (of: ReturnType<typeof bill>, made: readonly Act[]) =>
    made.reduce<readonly FolioShare[]>((shares, { item: place, from, to, part }) => {
      const item = of.items[place % Math.max(1, of.items.length)];
      if (!item || from === to) return shares;
      return part === null
        ? moveItem(shares, item, { from, to, nights })
        : splitItem(shares, item, { from, to, nights, ...part });
    }, []);

  it("adds up to the bill to the sen, and no folio costs less than nothing", () => {
    fc.assert(
      fc.property(bills, acts, (of, made) => {
        const shares = afterAll(of, made);
        expect(wrongShare(shares)).toBe(-1);
        const all = pieces(of, shares);
        expect(sumSen(all.map(({ totalSen }) => totalSen))).toBe(sum(of.lines));
        const taxSen = (lines: readonly PriceLine[]) => sum(lines.filter(({ step }) => step === "tax"));
        const folios = folioLetters.map((letter) => linesOf(all.filter(({ folio }) => folio === letter)));
        expect(sumSen(folios.map(sum))).toBe(sum(of.lines));
        expect(sumSen(folios.map(taxSen)), "each tax too").toBe(taxSen(of.lines));
        for (const piece of all) expect(piece.totalSen).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is an e-Invoice for each folio", () => {
    fc.assert(
      fc.property(bills, acts, (of, made) => {
        const all = pieces(of, afterAll(of, made));
        for (const letter of folioLetters) {
          const lines = linesOf(all.filter(({ folio }) => folio === letter));
          if (sum(lines) > 0)
            linesOfPrice({ lines, tourismTaxes: new Set(), describe: ({ ruleId }) => ruleId });
        }
      }),
    );
  });

  it("moves all of a line and back, and is as it was", () => {
    for (const item of whole.items) {
      const there = moveItem([], item, { from: "A", to: "B", nights });
      expect(piecesOf(item, there, { nights }).map(({ folio }) => folio)).toEqual(["B"]);
      expect(moveItem(there, item, { from: "B", to: "A", nights })).toEqual([]);
    }
  });
});
