import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tax } from "../catalogue/taxes.ts";
import { commissionBase } from "../commission/base.ts";
import { linesOfPrice } from "../e-invoice/lines-of-price.ts";
import { sumSen } from "../money/sen.ts";
import { owedLines } from "../papers/owed-lines.ts";
import { lineOf } from "../pricing/step.ts";
import { type Charged, priceCharge, priceDiscount, withCharges } from "./charge-lines.ts";

const words = (en: string) => ({ en, my: en, cn: en });
const taxes: readonly Tax[] = [
  { id: "service", name: words("Service tax"), group: "stay", groups: ["other"], share: 800 },
  { id: "food", name: words("Food tax"), group: "food", share: 600 },
];
const beer: Charged = { ruleId: "beer", name: words("Beer"), unitSen: 1_850, count: 2, taxGroup: "food" };
const dive: Charged = { ruleId: "dive", name: words("Dive"), unitSen: 18_000, count: 1, taxGroup: "other" };
const stay = [
  lineOf({ step: "rate", ruleId: "rate", name: null, count: 2, unitSen: 50_000, taxGroup: "stay" }),
  lineOf({
    step: "tax",
    ruleId: "service",
    name: words("Service tax"),
    count: 1,
    unitSen: 8_000,
    share: 800,
    baseSen: 100_000,
    taxGroup: "none",
  }),
];
const sum = (lines: readonly { amountSen: number }[]) => sumSen(lines.map(({ amountSen }) => amountSen));
const eInvoice = (lines: Parameters<typeof linesOfPrice>[0]["lines"]) =>
  linesOfPrice({ lines, tourismTaxes: new Set(), describe: ({ ruleId }) => ruleId });

describe("a charge", () => {
  it("has the taxes of its own group", () => {
    expect(priceCharge(beer, taxes)).toMatchObject({ totalSen: 3_922, taxSen: 222 });
    expect(priceCharge(dive, taxes)).toMatchObject({ totalSen: 19_440, taxSen: 1_440 });
    expect(priceCharge({ ...beer, taxGroup: "none" }, taxes)).toMatchObject({ totalSen: 3_700, taxSen: 0 });
  });

  it("holds taxes that prices include", () => {
    const inside = taxes.map((tax) => ({ ...tax, inside: true }));
    expect(priceCharge(dive, inside)).toMatchObject({ totalSen: 18_000, taxSen: 1_333 });
  });
});

describe("a discount on a charge", () => {
  const off = { ruleId: "off", name: words("Discount: Dive") };
  const frozen = { ...dive, ...priceCharge(dive, taxes) };

  it("takes its part of the taxes that the charge was frozen with", () => {
    const price = priceDiscount({ ...off, sen: 1_800 }, frozen);
    expect(price).toMatchObject({ totalSen: -1_944, taxSen: -144 });
    expect(price.lines).toMatchObject([
      { ruleId: "off", count: -1, unitSen: 1_800, amountSen: -1_800 },
      { ruleId: "service", share: 800, baseSen: -1_800, unitSen: -144, amountSen: -144 },
    ]);
  });

  it("takes its part of taxes that prices include", () => {
    const inside = taxes.map((tax) => ({ ...tax, inside: true }));
    const price = priceDiscount({ ...off, sen: 9_000 }, { ...dive, ...priceCharge(dive, inside) });
    expect(price).toMatchObject({ totalSen: -9_000, taxSen: -667 });
  });

  it("of the whole price leaves nothing, however taxes were rounded and built on each other", () => {
    const own = fc.record({
      unitSen: fc.integer({ min: 1, max: 100_000_000 }),
      count: fc.integer({ min: 1, max: 99 }),
      way: fc.constantFrom("up" as const, "down" as const, "half" as const),
      inside: fc.boolean(),
      roundEach: fc.constantFrom("sum" as const, "unit" as const),
    });
    fc.assert(
      fc.property(own, fc.nat(99), ({ unitSen, count, way, inside, roundEach }, percent) => {
        const odd: readonly Tax[] = [
          {
            id: "a",
            name: words("A"),
            group: "other",
            share: 777,
            inside,
            roundEach,
            rounding: { to: 1, way },
          },
          { id: "b", name: words("B"), group: "food", share: 1_234, groups: ["other"], onTaxes: ["a"] },
        ];
        const charge = { ...dive, unitSen, count };
        const whole = { ...charge, ...priceCharge(charge, odd) };
        const all = priceDiscount({ ...off, sen: unitSen * count }, whole);
        expect(all.totalSen + whole.totalSen).toBe(0);
        expect(all.taxSen + whole.taxSen).toBe(0);
        const part = priceDiscount({ ...off, sen: 1 + Math.floor((unitSen * count * percent) / 101) }, whole);
        expect(part.totalSen + whole.totalSen).toBeGreaterThanOrEqual(0);
        expect(part.taxSen + whole.taxSen).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("a booking's price with charges", () => {
  const charged = [beer, dive, { ...beer, count: 1 }].map((charge) => priceCharge(charge, taxes));
  const lines = withCharges(stay, charged);

  it("has one line for each thing and tax, and grows by what they cost", () => {
    expect(lines.map(({ ruleId, count, amountSen }) => [ruleId, count, amountSen])).toEqual([
      ["rate", 2, 100_000],
      ["service", 1, 8_000],
      ["beer", 3, 5_550],
      ["dive", 1, 18_000],
      ["food", 1, 333],
      ["service", 1, 1_440],
    ]);
    expect(withCharges(lines, []), "and none without them").toEqual(stay);
  });

  it("pays no commission for them, whether taxes are inside or not", () => {
    expect(commissionBase(lines)).toBe(commissionBase(stay));
  });

  it("is billed when the guests leave, or once it was billed before", () => {
    const owed = (state: "inHouse" | "completed", chargesBilled: boolean) =>
      sum(owedLines({ state, lines, paidSen: 0, chargesBilled }));
    expect(owed("inHouse", false)).toBe(sum(stay));
    expect(owed("inHouse", true)).toBe(sum(lines));
    expect(owed("completed", false)).toBe(sum(lines));
  });

  it("is an e-Invoice whose taxes stand on what they were asked for", () => {
    const discounted = withCharges(stay, [
      ...charged,
      priceDiscount(
        { ruleId: "off", name: words("Discount: Dive"), sen: 1_800 },
        { ...dive, ...priceCharge(dive, taxes) },
      ),
    ]);
    const taxed = eInvoice(discounted).map(({ description, discountSen, taxes }) => [
      description,
      discountSen,
      taxes.map(({ taxSen }) => taxSen),
    ]);
    expect(taxed).toEqual([
      ["rate", 0, [8_000]],
      ["beer", 0, [333]],
      ["dive", 1_800, [1_296]],
    ]);
  });

  it("adds up to the sen, whatever is charged and discounted", () => {
    const some = fc.record({
      ruleId: fc.constantFrom("a", "b", "c"),
      name: fc.constant(words("x")),
      unitSen: fc.integer({ min: 1, max: 99_999 }),
      count: fc.integer({ min: 1, max: 20 }),
      taxGroup: fc.constantFrom("food" as const, "other" as const, "none" as const),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.nat(100)), { maxLength: 12 }), (rounds) => {
        const made = rounds.flatMap(([charge, percent], i) => {
          const price = priceCharge(charge, taxes);
          const sen = Math.floor((charge.unitSen * charge.count * percent) / 100);
          const off = { ruleId: `off-${i}`, name: charge.name, sen };
          return [price, ...(sen > 0 ? [priceDiscount(off, { ...charge, ...price })] : [])];
        });
        const priced = withCharges(stay, made);
        expect(sum(priced)).toBe(sum(stay) + sumSen(made.map(({ totalSen }) => totalSen)));
        const invoiced = eInvoice(priced);
        const whole = invoiced.map(
          (line) => line.subtotalSen - line.discountSen + sumSen(line.taxes.map(({ taxSen }) => taxSen)),
        );
        expect(sumSen(whole)).toBe(sum(priced));
        expect(withCharges(priced, made)).toEqual(priced);
      }),
    );
  });
});
