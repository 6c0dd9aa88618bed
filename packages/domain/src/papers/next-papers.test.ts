import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { type Sen, shareOf, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { nextPapers, type PaperLines, papersSen, standingLines } from "./next-papers.ts";
import { owedLines } from "./owed-lines.ts";

const blank = {
  name: null,
  guestKind: null,
  who: null,
  bedType: null,
  nights: null,
  share: null,
  baseSen: null,
};

const line = (ruleId: string, count: number, unitSen: Sen, more: Partial<PriceLine> = {}): PriceLine => ({
  ...blank,
  step: "rate",
  ruleId,
  count,
  unitSen,
  amountSen: count * unitSen,
  taxGroup: "stay",
  ...more,
});

/** With 8 % on everything that is taxed, as a quote writes it. */
function taxed(lines: readonly PriceLine[]): PriceLine[] {
  const baseSen = sumSen(
    lines.filter(({ taxGroup }) => taxGroup === "stay").map(({ amountSen }) => amountSen),
  );
  const amountSen = shareOf(baseSen, 800);
  const tax = { step: "tax", share: 800, baseSen, amountSen, taxGroup: "none" } as const;
  return amountSen === 0 ? [...lines] : [...lines, line("sst", 1, amountSen, tax)];
}

const stay = taxed([line("adult", 2, 50_000), line("child", 1, 25_000)]);
const totalOf = ({ lines }: PaperLines) => sumSen(lines.map(({ amountSen }) => amountSen));
const next = (issued: readonly PaperLines[], lines: readonly PriceLine[], namesOther = false) =>
  nextPapers({ issued, lines, namesOther });
const kindsAndTotals = (papers: readonly PaperLines[]) => papers.map((paper) => [paper.kind, totalOf(paper)]);

describe("the next papers of a booking", () => {
  const issued = next([], stay);

  it("begin with an invoice of everything, and are none when nothing changed", () => {
    expect(kindsAndTotals(issued)).toEqual([["invoice", 135_000]]);
    expect(next(issued, stay)).toEqual([]);
  });

  it("are a further invoice of what came on top, with its own tax", () => {
    const dearer = taxed([line("adult", 3, 50_000), line("child", 1, 25_000)]);
    const [paper, ...others] = next(issued, dearer);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({
      kind: "invoice",
      lines: [
        { ruleId: "adult", count: 1, amountSen: 50_000 },
        { ruleId: "sst", count: 1, baseSen: 50_000, unitSen: 4_000, amountSen: 4_000 },
      ],
    });
  });

  it("are a credit note of what fell away", () => {
    const [paper, ...others] = next(issued, taxed([line("adult", 2, 50_000)]));
    expect(others).toEqual([]);
    expect(paper).toMatchObject({
      kind: "creditNote",
      lines: [
        { ruleId: "child", count: 1, amountSen: 25_000 },
        { ruleId: "sst", baseSen: 25_000, amountSen: 2_000 },
      ],
    });
  });

  it("credit everything and invoice it anew where some came and some fell away", () => {
    const other = taxed([line("adult", 2, 50_000), line("senior", 1, 40_000)]);
    expect(kindsAndTotals(next(issued, other))).toEqual([
      ["creditNote", 135_000],
      ["invoice", totalOf({ kind: "invoice", lines: other })],
    ]);
  });

  it("do so too where the stay is another one at the same price", () => {
    expect(kindsAndTotals(next(issued, stay, true))).toEqual([
      ["creditNote", 135_000],
      ["invoice", 135_000],
    ]);
  });

  it("are whole once a booking is cancelled: a credit note of everything, and an invoice of what is kept", () => {
    const kept = owedLines({ state: "cancelled", lines: stay, paidSen: 60_000 });
    expect(kindsAndTotals(next(issued, kept))).toEqual([
      ["creditNote", 135_000],
      ["invoice", 60_000],
    ]);
    expect(kindsAndTotals(next(issued, owedLines({ state: "cancelled", lines: stay, paidSen: 0 })))).toEqual([
      ["creditNote", 135_000],
    ]);
  });

  it("are a credit note of what staff took off the price, once", () => {
    const goodwill = line("g1", 1, -5_000, { step: "promotion", taxGroup: "none" });
    const [paper, ...others] = next(issued, [...stay, goodwill]);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({
      kind: "creditNote",
      lines: [{ count: 1, unitSen: 5_000, amountSen: 5_000 }],
    });
    const after = paper ? [...issued, paper] : [];
    expect(next(after, [...stay, goodwill])).toEqual([]);
    expect(kindsAndTotals(next(after, [...stay, goodwill, { ...goodwill, ruleId: "g2" }]))).toEqual([
      ["creditNote", 5_000],
    ]);
    expect(kindsAndTotals(next(after, stay))).toEqual([["invoice", 5_000]]);
  });

  it("take no notice of what costs nothing, nor of the order in which a line's words were kept", () => {
    const words = { name: { en: "Tea", my: "Teh", cn: "茶" } };
    const turned = { name: { cn: "茶", en: "Tea", my: "Teh" }, activity: null };
    const before = next([], [...stay, line("tea", 1, 500, words)]);
    expect(next(before, [...stay, line("free", 1, 0), line("tea", 1, 500, turned)])).toEqual([]);
  });
});

describe("the papers of what is charged in house", () => {
  const issued = next([], stay);
  const charge = (rule: string, count: number, sen: Sen) =>
    line(rule, count, sen, { step: "charge", taxGroup: "none", inHouse: true });
  const beers = charge("beer", 2, 1_850);
  const off = charge("off-beer", -1, 1_000);
  const free = charge("off-beer", -1, 3_700);
  const after = (papers: readonly PaperLines[], lines: readonly PriceLine[]) => [
    ...papers,
    ...next(papers, lines),
  ];

  it("are one invoice with its discounts, which leaves the stay's alone", () => {
    const lines = [...stay, beers, charge("dive", 1, 18_000), off];
    expect(kindsAndTotals(next(issued, lines))).toEqual([["invoice", 20_700]]);
    expect(next(after(issued, lines), lines)).toEqual([]);
  });

  it("are none while discounts leave nothing of it, and one once something is left", () => {
    expect(next(issued, [...stay, beers, free])).toEqual([]);
    const left = [...stay, beers, free, charge("dive", 1, 18_000)];
    expect(kindsAndTotals(next(issued, left))).toEqual([["invoice", 18_000]]);
    expect(next(after(issued, left), left)).toEqual([]);
    expect(kindsAndTotals(next(issued, [...stay, beers]))).toEqual([["invoice", 3_700]]);
  });

  it("stand beside a stay that changes at the same time", () => {
    const less = taxed([line("adult", 2, 50_000)]);
    expect(kindsAndTotals(next(issued, [...less, beers, off]))).toEqual([
      ["creditNote", 27_000],
      ["invoice", 2_700],
    ]);
  });

  it("are made anew without the stay's where something else was charged", () => {
    const billed = after(issued, [...stay, beers]);
    expect(kindsAndTotals(next(billed, [...stay, charge("dive", 1, 18_000)]))).toEqual([
      ["creditNote", 3_700],
      ["invoice", 18_000],
    ]);
    expect(kindsAndTotals(next(billed, [...stay, beers, off]))).toEqual([["creditNote", 1_000]]);
    const waived = after(billed, [...stay, beers, free]);
    expect(kindsAndTotals(waived.slice(-1))).toEqual([["creditNote", 3_700]]);
    expect(next(waived, stay), "taken off after nothing was left of it").toEqual([]);
  });
});

describe("what a booking owes", () => {
  it.each([
    ["awaitingPayment", 0, 0],
    ["confirmed", 50_000, 135_000],
    ["completed", 135_000, 135_000],
    ["noShow", 135_000, 135_000],
    ["noShow", 50_000, 50_000],
    ["cancelled", 50_000, 50_000],
    ["cancelled", 0, 0],
  ] as const)("%s with %i paid is %i", (state, paidSen, owed) => {
    const lines = owedLines({ state, lines: stay, paidSen });
    expect(sumSen(lines.map(({ amountSen }) => amountSen))).toBe(owed);
  });
});

describe("the papers of a booking together", () => {
  const oneStay = fc
    .array(fc.tuple(fc.constantFrom("adult", "child", "senior", "kayak"), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((rows) =>
      taxed([
        ...rows.map(([rule, count]) => line(rule, count, rule.length * 1_000)),
        ...(rows.length > 2 ? [line("early", 1, -500, { step: "promotion" })] : []),
      ]),
    );
  // Each thing at its price, whole or less its discount.
  const inHouse = fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom("beer", "dive", "spa"),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 40, 100),
      ),
      { maxLength: 3, selector: ([rule]) => rule },
    )
    .map((rows) =>
      rows.flatMap(([rule, count, percent]) => {
        const more = { step: "charge", taxGroup: "none", inHouse: true } as const;
        const sen = (count * rule.length * 1_000 * percent) / 100;
        const off = sen > 0 ? [line(`off-${rule}`, -1, sen, more)] : [];
        return [line(rule, count, rule.length * 1_000, more), ...off];
      }),
    );
  const step = fc.record({
    lines: fc.tuple(oneStay, inHouse).map(([stay, charged]) => [...stay, ...charged]),
    state: fc.constantFrom(
      "awaitingPayment",
      "confirmed",
      "inHouse",
      "completed",
      "cancelled",
      "noShow" as const,
    ),
    paid: fc.integer({ min: 0, max: 50_000 }),
    namesOther: fc.boolean(),
  });

  it("always ask for exactly what it costs, each of them for a sum above nothing", () => {
    forAll("papers add up", fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const issued: PaperLines[] = [];
      for (const { lines, state, paid, namesOther } of steps) {
        const chargesBilled = issued.some((paper) => paper.lines.some(({ inHouse }) => inHouse));
        const owed = owedLines({ state, lines, paidSen: paid, chargesBilled });
        issued.push(...nextPapers({ issued, lines: owed, namesOther }));
        const totals = issued.map((paper) => ({ kind: paper.kind, totalSen: totalOf(paper) }));
        expect(totals.every(({ totalSen }) => totalSen > 0)).toBe(true);
        expect(papersSen(totals)).toBe(sumSen(owed.map(({ amountSen }) => amountSen)));
        expect(nextPapers({ issued, lines: owed, namesOther: false })).toEqual([]);
        expect(sumSen(standingLines(issued).map(({ amountSen }) => amountSen))).toBe(papersSen(totals));
      }
    });
  });
});
