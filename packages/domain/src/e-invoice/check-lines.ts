import { classifications, taxTypes } from "./codes.ts";
import { type Element, elementsAt, hasTwoPlaces, hundredthsOf, textAt } from "./read-json.ts";

/** A tax on a line may be rounded by its part of the sum that the tax was reckoned on. */
const roundedBy = 5;

/** An amount in sen; the fault is noted where it isn't one in ringgit with two places. */
type Read = (from: Element | undefined, path: string) => number;

/** What is wrong with the lines, their taxes, and the totals that they must come to. */
export function checkLines(invoice: Element): string[] {
  const faults: string[] = [];
  const sen: Read = (from, path) => {
    const [found] = elementsAt(from, path);
    const value = hundredthsOf(found?._);
    if (value === null || !hasTwoPlaces(found?._) || found?.currencyID !== "MYR")
      faults.push(`${path} is not an amount in ringgit with two digits after the point`);
    return value ?? 0;
  };
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const lines = elementsAt(invoice, "InvoiceLine");
  must(lines.length > 0, "it has no line");
  const sums = lines.map((line, i) => checkLine(line, { sen, must, at: `line ${i + 1}` }));
  const net = sum(sums.map(({ net: lineNet }) => lineNet));
  const tax = sum(sums.map(({ tax: lineTax }) => lineTax));
  const [total] = elementsAt(invoice, "LegalMonetaryTotal");
  const rounding = sen(total, "PayableRoundingAmount");
  must(sen(total, "TaxExclusiveAmount") === net, "TaxExclusiveAmount is not the sum of the lines");
  must(sen(total, "LineExtensionAmount") === net, "LineExtensionAmount is not the sum of the lines");
  must(sen(total, "TaxInclusiveAmount") === net + tax, "TaxInclusiveAmount is not lines and taxes");
  must(sen(total, "PayableAmount") === net + tax + rounding, "PayableAmount is not what is to be paid");
  must(net + tax >= 0, "it comes to less than nothing");
  checkTaxes(elementsAt(invoice, "TaxTotal")[0], { sen, must, at: "TaxTotal" }, tax);
  return faults;
}

type Check = {
  readonly sen: Read;
  readonly must: (holds: boolean, fault: string) => void;
  readonly at: string;
};

function checkLine(line: Element, { sen, must, at }: Check): { net: number; tax: number } {
  const subtotal = sen(line, "ItemPriceExtension.Amount");
  const quantity = hundredthsOf(elementsAt(line, "InvoicedQuantity")[0]?._) ?? 0;
  const discounts = elementsAt(line, "AllowanceCharge").map((allowance) => sen(allowance, "Amount"));
  const net = sen(line, "LineExtensionAmount");
  const classes = elementsAt(line, "Item.CommodityClassification").map((classification) =>
    textAt(classification, "ItemClassificationCode"),
  );
  must(
    quantity * sen(line, "Price.PriceAmount") === subtotal * 100,
    `${at}: quantity and price are not its subtotal`,
  );
  must(net === subtotal - sum(discounts), `${at}: subtotal and discounts are not its amount`);
  must(net >= 0, `${at} is below nothing`);
  must(/^.{1,300}$/s.test(textAt(line, "Item.Description")), `${at} has no description`);
  must(
    classes.length > 0 &&
      classes.every((code) => (Object.values(classifications) as string[]).includes(code)),
    `${at} has a classification that is none of the list`,
  );
  const [total] = elementsAt(line, "TaxTotal");
  const tax = sen(total, "TaxAmount");
  checkTaxes(total, { sen, must, at }, tax);
  for (const subtotal of elementsAt(total, "TaxSubtotal")) checkRate(subtotal, { sen, must, at });
  return { net, tax };
}

/** A total of taxes is the sum of its parts, each with a type of the list. */
function checkTaxes(total: Element | undefined, { sen, must, at }: Check, expected: number): void {
  const parts = elementsAt(total, "TaxSubtotal");
  must(parts.length > 0, `${at} names no tax`);
  must(sen(total, "TaxAmount") === expected, `${at}: the taxes are not the lines'`);
  must(sum(parts.map((part) => sen(part, "TaxAmount"))) === expected, `${at}: the taxes don't add up`);
  for (const part of parts) {
    const type = textAt(part, "TaxCategory.ID");
    must((Object.values(taxTypes) as string[]).includes(type), `${at}: ${type} is no type of tax`);
    must(textAt(part, "TaxCategory.TaxScheme.ID") === "OTH", `${at}: a tax names no scheme`);
    const isNone = type === taxTypes.none || type === taxTypes.exempt;
    must(!isNone || sen(part, "TaxAmount") === 0, `${at}: a tax of nothing is not nothing`);
  }
}

/** The amount of a tax is its share of what it falls on, or so much for each unit. */
function checkRate(part: Element, { sen, must, at }: Check): void {
  const tax = sen(part, "TaxAmount");
  const units = elementsAt(part, "BaseUnitMeasure")[0];
  if (units) {
    const count = hundredthsOf(units._) ?? 0;
    must(count * sen(part, "PerUnitAmount") === tax * 100, `${at}: a tax by the unit is not its units`);
    return;
  }
  const percent = hundredthsOf(elementsAt(part, "Percent")[0]?._);
  must(percent !== null, `${at}: a tax has neither a rate nor units`);
  const exact = (sen(part, "TaxableAmount") * (percent ?? 0)) / 10_000;
  must(Math.abs(exact - tax) <= roundedBy, `${at}: a tax is not its share`);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
