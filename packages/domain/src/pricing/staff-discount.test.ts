import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleBook, ferryBack, ferryOut, words } from "../../checks/example-book.ts";
import { exampleStay, person, sleeping } from "../../checks/example-stay.ts";
import { forAll } from "../../checks/for-all.ts";
import type { Tax } from "../catalogue/taxes.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "./lines.ts";
import { quote } from "./quote.ts";
import {
  discountableSen,
  isStaffDiscount,
  type StaffDiscount,
  shownLines,
  staffDiscountsOf,
  withStaffDiscounts,
} from "./staff-discount.ts";
import { taxesOn } from "./taxes.ts";

const idOf = (n: number) => `discount-01890000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const discountOf = (sen: Sen, n = 1): StaffDiscount => ({ ruleId: idOf(n), name: words("Discount"), sen });
const sumOf = (lines: readonly PriceLine[]) => sumSen(lines.map(({ amountSen }) => amountSen));

const serviceTax: Tax = { id: "sst", name: words("Service tax"), group: "stay", share: 800 };
/** Taxes of every manner: on other taxes, inside the price, rounded by the line, by the piece and to five sen. */
const manners: readonly Tax[] = [
  serviceTax,
  { ...serviceTax, id: "service", groups: ["other"], share: 1_000, roundEach: "line" },
  { ...serviceTax, id: "onBoth", onTaxes: ["sst", "service"], rounding: { to: 5, way: "half" } },
  { ...serviceTax, id: "inside", group: "other", share: 600, inside: true },
  { ...serviceTax, id: "unit", share: 437, roundEach: "unit" },
];

const priced = (adults: number, taxes: readonly Tax[]) => {
  const stay = exampleStay({
    checkIn: "2027-05-28",
    rooms: [
      {
        roomTypeId: "seaView",
        bedType: adults === 1 ? "single" : "twin",
        occupants: sleeping({ adult: adults }),
      },
    ],
    travellers: Array.from({ length: adults }, () => person(30, { nonMalaysian: true, disabled: false })),
    crossings: [ferryOut, ferryBack],
  });
  const made = quote(stay, { ...exampleBook, taxes }, "2027-02-01");
  if (!made.ok) throw new Error(made.failure.code);
  return made.value;
};
/** Prices with odd sen, so that shares of them are rounded. */
const oddLines = (adults: number, extraSen: Sen, taxes: readonly Tax[]): PriceLine[] => {
  const own = priced(adults, []).lines.map((line, i) =>
    i === 0
      ? { ...line, unitSen: line.unitSen + extraSen, amountSen: line.amountSen + line.count * extraSen }
      : line,
  );
  return [...own, ...taxesOn(own, taxes)];
};

const someTaxes = fc.subarray([...manners], { minLength: 1 });
const someLines = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 997 }), someTaxes)
  .map(([adults, extraSen, taxes]) => ({ lines: oddLines(adults, extraSen, taxes), taxes }));

describe("what staff take off a stay", () => {
  it("is reckoned before service tax, as on the picture of a desk: 100.00 off 1,775.00 leaves a tax of 134.00", () => {
    const line = (step: PriceLine["step"], amountSen: Sen, taxGroup: PriceLine["taxGroup"]): PriceLine => {
      const [first] = priced(2, []).lines;
      if (!first) throw new Error("a price without lines");
      return { ...first, step, count: 1, nights: null, unitSen: amountSen, amountSen, taxGroup };
    };
    const own = [line("rate", 177_500, "stay"), line("fee", 1_200, "none")];
    const lines = [...own, ...taxesOn(own, [serviceTax])];
    const after = withStaffDiscounts(lines, [discountOf(10_000)], [serviceTax]);
    expect(after.map(({ step, amountSen }) => [step, amountSen])).toEqual([
      ["rate", 177_500],
      ["fee", 1_200],
      ["promotion", -10_000],
      ["tax", 13_400],
    ]);
    expect(sumOf(lines) - sumOf(after)).toBe(10_800);
  });

  it("is its amount to the sen, with every tax as the engine reckons it on the lower price", () => {
    forAll(
      "taxes of a discounted stay",
      fc.tuple(someLines, fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 3 })),
      ([{ lines, taxes }, off]) => {
        const worth = discountableSen(lines);
        const after = withStaffDiscounts(lines, off.map(discountOf), taxes);
        const [taxed, own] = [
          after.filter(({ step }) => step === "tax"),
          after.filter(({ step }) => step !== "tax"),
        ];
        expect(taxed).toEqual(taxesOn(own, taxes));
        expect(-sumOf(after.filter(isStaffDiscount))).toBe(Math.min(worth, sumSen(off)));
        expect(sumOf(after)).toBeLessThan(sumOf(lines));
        expect(sumOf(after)).toBeGreaterThanOrEqual(0);
      },
    );
  });

  it("leaves no trace once it is taken back, one by one or together", () => {
    forAll(
      "discounts taken back",
      fc.tuple(someLines, fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 90_000 })),
      ([{ lines, taxes }, sen, more]) => {
        const [earlier, later] = [discountOf(sen, 1), discountOf(more, 2)];
        expect(withStaffDiscounts(lines, [], taxes)).toEqual(lines);
        const both = withStaffDiscounts(withStaffDiscounts(lines, [earlier], taxes), [earlier, later], taxes);
        expect(both).toEqual(withStaffDiscounts(lines, [earlier, later], taxes));
        const [first] = staffDiscountsOf(both);
        const back = withStaffDiscounts(both, first ? [first] : [], taxes);
        expect(back).toEqual(withStaffDiscounts(lines, first ? [first] : [], taxes));
        expect(withStaffDiscounts(back, [], taxes)).toEqual(lines);
      },
    );
  });

  it("touches no official fee, nothing that was charged in house, and no tax of it", () => {
    const lines = priced(2, [serviceTax]).lines;
    const [first] = lines;
    if (!first) throw new Error("a price without lines");
    const bar: PriceLine = { ...first, step: "charge", ruleId: "beer", amountSen: 1_800, inHouse: true };
    const barTax: PriceLine = { ...first, step: "tax", ruleId: "sst", amountSen: 144, inHouse: true };
    const all = [...lines, bar, barTax];
    const after = withStaffDiscounts(all, [discountOf(10_000_000)], [serviceTax]);
    const fees = all.filter(({ step }) => step === "fee");
    expect(fees.length).toBeGreaterThan(0);
    expect(sumOf(after)).toBe(sumOf([...fees, bar, barTax]));
    expect(after.slice(-2)).toEqual([bar, barTax]);
  });

  it("lowers a tax that was agreed to at another rate in proportion, and one that nobody knows not at all", () => {
    const lines = priced(2, [serviceTax]).lines;
    const tax = sumOf(lines.filter(({ step }) => step === "tax"));
    const half = discountableSen(lines) / 2;
    const dearer = [{ ...serviceTax, share: 1_600 }];
    const taxAfter = (taxes: readonly Tax[]) =>
      sumOf(withStaffDiscounts(lines, [discountOf(half)], taxes).filter(({ step }) => step === "tax"));
    expect(taxAfter([serviceTax])).toBeLessThan(tax);
    expect(taxAfter(dearer)).toBe(taxAfter([serviceTax]));
    expect(taxAfter([])).toBe(tax);
  });

  it("is told as one line, though its parts are taxed apart", () => {
    const lines = priced(2, [serviceTax]).lines;
    const some = lines.map((line, i) => (i === 0 ? line : { ...line, taxGroup: "other" as const }));
    const after = withStaffDiscounts(some, [discountOf(10_001, 1), discountOf(77, 2)], [serviceTax]);
    expect(after.filter(isStaffDiscount).length).toBe(4);
    const shown = shownLines(after);
    expect(shown.filter(isStaffDiscount).map(({ unitSen }) => unitSen)).toEqual([-10_001, -77]);
    expect(sumOf(shown)).toBe(sumOf(after));
  });

  it("is told from a discount of the catalogue", () => {
    const [line] = priced(1, []).lines;
    if (!line) throw new Error("a price without lines");
    expect(isStaffDiscount({ ...line, step: "promotion", ruleId: "discount-1" })).toBe(false);
    expect(isStaffDiscount({ ...line, step: "goodwill", ruleId: idOf(1) })).toBe(true);
  });
});
