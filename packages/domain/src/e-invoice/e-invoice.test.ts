import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { type Sen, shareOf, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { checkEInvoice } from "./check.ts";
import { composeEInvoice } from "./compose.ts";
import type { EInvoice, EInvoiceParty } from "./document.ts";
import { linesOfPrice } from "./lines-of-price.ts";
import { officialSample } from "./test-sample.ts";
import { hundredths, writeJson } from "./write-json.ts";

const party: EInvoiceParty = {
  name: "Aisyah binti Abdul Rahman",
  tin: "IG115002000",
  identity: { scheme: "NRIC", number: "900101145678" },
  sst: null,
  tourismTax: null,
  phone: "+60123456789",
  email: "aisyah@guest.example",
  address: { lines: ["18 Jalan Kenari 4"], city: "Puchong", postCode: "47100", state: "10", country: "MYS" },
};
const resort: EInvoice["supplier"] = {
  ...party,
  name: "Teluk Biru Sdn. Bhd.",
  tin: "C2584563222",
  identity: { scheme: "BRN", number: "200001000000" },
  sst: "W10-1808-32000001",
  tourismTax: "123-4567-89012345",
  industry: { code: "55101", name: "Hotels and resort hotels" },
};

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
const tax = (share: number, baseSen: Sen, more: Partial<PriceLine> = {}): PriceLine =>
  line(`tax ${share}`, 1, shareOf(baseSen, share), {
    step: "tax",
    share,
    baseSen,
    taxGroup: "none",
    ...more,
  });

const price = [
  line("adult", 2, 69_800),
  line("early", 1, -5_000, { step: "promotion" }),
  line("dinner", 2, 8_855, { step: "addOn", taxGroup: "food" }),
  line("park", 2, 3_000, { step: "fee", taxGroup: "none" }),
  line("ttx", 1, 1_000, { step: "fee", nights: 3, amountSen: 3_000, taxGroup: "none" }),
  tax(800, 134_600),
  tax(600, 17_710),
];
const linesOf = (lines: readonly PriceLine[]) =>
  linesOfPrice({ lines, tourismTaxes: new Set(["ttx"]), describe: ({ ruleId }) => ruleId });

const invoice: EInvoice = {
  type: "01",
  number: "TB-INV-26-00042",
  issuedAt: new Date("2026-06-12T23:30:15+08:00"),
  supplier: resort,
  buyer: party,
  lines: linesOf(price),
  corrects: [],
  period: null,
};
const parsed = (given: Partial<EInvoice> = {}) =>
  JSON.parse(composeEInvoice({ ...invoice, ...given })).Invoice[0];
const faultsOf = (given: Partial<EInvoice>) => checkEInvoice(composeEInvoice({ ...invoice, ...given }));

describe("an e-Invoice", () => {
  it("has no fault, and comes to what the price comes to", () => {
    expect(checkEInvoice(composeEInvoice(invoice))).toEqual([]);
    const total = sumSen(price.map(({ amountSen }) => amountSen));
    expect(composeEInvoice(invoice)).toContain(`"PayableAmount":[{"_":${writeJson(hundredths(total))},`);
  });

  it("is issued at its time in UTC", () => {
    expect(parsed()).toMatchObject({ IssueDate: [{ _: "2026-06-12" }], IssueTime: [{ _: "15:30:15Z" }] });
  });

  it("has taxes on the lines that they fall on, tourism tax by the unit, and reductions as discounts", () => {
    const [stay, dinner, park] = invoice.lines;
    expect(stay).toMatchObject({ description: "adult", quantity: 2, unitSen: 69_800, discountSen: 5_000 });
    expect(stay?.taxes).toMatchObject([
      { type: "02", taxableSen: 134_600, taxSen: 10_768, share: 800 },
      { type: "03", taxSen: 3_000, perUnit: { sen: 1_000, units: 3 } },
    ]);
    expect(dinner?.taxes).toMatchObject([{ type: "02", taxSen: 1_063, share: 600 }]);
    expect(park?.taxes).toMatchObject([{ type: "06", taxSen: 0 }]);
  });

  it("takes a tax that the prices hold out of them", () => {
    const held = [line("adult", 1, 10_800), tax(800, 10_800, { unitSen: 0, amountSen: 0, insideSen: 800 })];
    expect(linesOf(held)).toMatchObject([
      { subtotalSen: 10_000, taxes: [{ taxSen: 800, taxableSen: 10_000 }] },
    ]);
    expect(faultsOf({ lines: linesOf(held) })).toEqual([]);
  });

  it("keeps taxes as they were where something was waived afterwards", () => {
    const waived = [line("adult", 1, 10_000), tax(800, 10_000), line("kind", 1, -1_000, { step: "kept" })];
    expect(linesOf(waived)).toMatchObject([
      { discountSen: 1_000, taxes: [{ taxableSen: 10_000, taxSen: 800 }] },
    ]);
    expect(faultsOf({ lines: linesOf(waived) })).toEqual([]);
  });

  it("bears a tax alone, where only that was left to be asked", () => {
    const lines = linesOf([tax(800, 50)]);
    expect(lines).toMatchObject([{ subtotalSen: 0, taxes: [{ taxSen: 4 }] }]);
  });

  it("names what a credit note takes from", () => {
    const corrects = [{ number: "TB-INV-26-00042", uuid: null }];
    expect(faultsOf({ type: "02", corrects })).toEqual([]);
    expect(faultsOf({ type: "02" })).toEqual(["it credits and names no invoice"]);
    expect(parsed({ type: "02", corrects }).BillingReference).toEqual([
      { InvoiceDocumentReference: [{ ID: [{ _: "TB-INV-26-00042" }], UUID: [{ _: "NA" }] }] },
    ]);
  });

  it("is well made for any price that adds up", () => {
    const row = fc.tuple(
      fc.constantFrom("stay", "food", "other", "none" as const),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99_999 }),
    );
    const some = fc.tuple(fc.array(row, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 50 }));
    forAll("e-Invoices hold", some, ([rows, off]) => {
      const made = rows.map(([taxGroup, count, sen], i) => line(`r${i}`, count, sen, { taxGroup }));
      const first = made[0];
      if (first && off > 0 && first.amountSen > off)
        made.push(line("off", 1, -off, { step: "promotion", taxGroup: first.taxGroup }));
      const base = (group: string) =>
        sumSen(made.filter(({ taxGroup }) => taxGroup === group).map(({ amountSen }) => amountSen));
      const taxes = [tax(800, base("stay")), tax(600, base("food"))].filter(({ amountSen }) => amountSen > 0);
      expect(faultsOf({ lines: linesOf([...made, ...taxes]) })).toEqual([]);
    });
  });
});

describe("amounts", () => {
  it.each([
    [143_650, "1436.50"],
    [5, "0.05"],
    [-1_000, "-10.00"],
    [900_719_925_474_099, "9007199254740.99"],
  ])("%i sen are written %s", (sen, text) => {
    expect(writeJson({ _: hundredths(sen) })).toBe(`{"_":${text}}`);
  });

  it("refuse half a sen", () => {
    expect(() => hundredths(0.5)).toThrow(RangeError);
  });
});

describe("the check", () => {
  const broken = (from: string | RegExp, to: string) =>
    checkEInvoice(composeEInvoice(invoice).replace(from, to));

  it("has the same elements as the tax office's own sample", () => {
    const namesOf = (value: unknown, path = ""): string[] => {
      if (Array.isArray(value)) return value.flatMap((inner) => namesOf(inner, path));
      if (value === null || typeof value !== "object") return [path];
      return Object.entries(value).flatMap(([name, inner]) => namesOf(inner, `${path}/${name}`));
    };
    const sample = new Set(namesOf(officialSample));
    const optional = /AllowanceCharge|AllowanceTotal|ChargeTotal|PayableRounding|PerUnit|BaseUnit/;
    const own = namesOf(JSON.parse(composeEInvoice(invoice))).filter((path) => !optional.test(path));
    expect(own.filter((path) => !sample.has(path))).toEqual([]);
    const ours = new Set(own);
    expect([...sample].filter((path) => !ours.has(path))).toEqual([]);
  });

  it.each([
    ["a missing number", '"ID":[{"_":"TB-INV-26-00042"}],', "", "ID has not 1 to 50 characters"],
    ["local time", "15:30:15Z", "23:30:15", "IssueTime is not a time in UTC"],
    ["an unknown type", '"_":"01","listVersionID"', '"_":"09","listVersionID"', "InvoiceTypeCode 09 is none"],
    ["a TIN that is none", "IG115002000", "12345", "the buyer TIN is none"],
    ["a short NRIC", "900101145678", "9001", "the buyer has not exactly one fitting"],
    ["a state that is none", '"_":"10"}],"AddressLine"', '"_":"18"}],"AddressLine"', "has the state 18"],
    ["an unknown tax", '"ID":[{"_":"06"}]', '"ID":[{"_":"07"}]', "07 is no type of tax"],
    ["an unknown class", '"_":"022"', '"_":"999"', "classification that is none"],
    ["an amount of one place", '"PayableAmount":[{"_":', '"PayableAmount":[{"_":1.5,"x":', "two digits"],
    [
      "a total that is another",
      /"TaxExclusiveAmount":\[\{"_":\d+/,
      '"TaxExclusiveAmount":[{"_":1',
      "TaxExclusiveAmount",
    ],
    ["a phone that is none", "+60123456789", "012-345", "has no telephone number"],
    [
      "another currency",
      '"DocumentCurrencyCode":[{"_":"MYR"',
      '"DocumentCurrencyCode":[{"_":"USD"',
      "not MYR",
    ],
  ] as const)("sees %s", (_, from, to, fault) => {
    expect(broken(from, to).join("\n")).toContain(fault);
  });

  it("sees what is no document at all", () => {
    expect(checkEInvoice("{")).toEqual(["it is no JSON"]);
    expect(checkEInvoice("{}")).toEqual(["it has not exactly one Invoice"]);
  });
});
