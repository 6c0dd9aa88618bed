import type { RuleId } from "../ids.ts";
import { type Sen, splitSen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { classifications, taxTypes } from "./codes.ts";
import type { EInvoiceLine, LineTax } from "./document.ts";
import { baseOf } from "./tax-base.ts";

/** A line of the price on its way to the e-Invoice: what is left of it after discounts, and the taxes found so far. */
export type Item = {
  readonly line: PriceLine;
  discountSen: Sen;
  /** What was taken off after its taxes were reckoned, such as goodwill. */
  waivedSen: Sen;
  /** Taxes that its price held; they come off it. */
  insideSen: Sen;
  taxes: LineTax[];
};

type Request = {
  readonly lines: readonly PriceLine[];
  /** Fees that are tourism tax: a tax by the unit, no service. */
  readonly tourismTaxes: ReadonlySet<RuleId>;
  readonly describe: (line: PriceLine) => string;
};

const netOf = ({ line, discountSen }: Item): Sen => line.amountSen - discountSen;

/**
 * A price as lines of an e-Invoice, to the sen: there taxes stand on the lines that they fall on, not below them, and a
 * reduction is a discount of the lines that it reduces.
 */
export function linesOfPrice({ lines, tourismTaxes, describe }: Request): EInvoiceLine[] {
  const isTourism = (line: PriceLine) => line.step === "fee" && tourismTaxes.has(line.ruleId);
  const services = lines.filter((line) => line.step !== "tax" && !isTourism(line));
  const items = services.filter(({ amountSen }) => amountSen > 0).map(itemOf);
  const reductions = services.filter(({ amountSen }) => amountSen < 0);
  const isDiscount = ({ step, inHouse }: PriceLine) => step === "promotion" || inHouse === true;
  for (const line of reductions) if (isDiscount(line)) discount(items, line);
  for (const line of lines) if (line.step === "tax") addTax(items, line);
  for (const line of lines) if (isTourism(line)) addTourismTax(items, line);
  for (const line of reductions) if (!isDiscount(line)) waive(items, line);
  const made = items.map((item) => written(item, describe(item.line)));
  const sum = sumSen(made.map((line) => line.subtotalSen - line.discountSen + taxOf(line)));
  if (sum !== sumSen(lines.map(({ amountSen }) => amountSen)))
    throw new Error(`an e-Invoice of ${sum} sen for a price that is another`);
  return made;
}

const taxOf = ({ taxes }: EInvoiceLine): Sen => sumSen(taxes.map(({ taxSen }) => taxSen));

const itemOf = (line: PriceLine): Item => ({ line, discountSen: 0, waivedSen: 0, insideSen: 0, taxes: [] });

/** Whether both are of the stay, or both were charged in house: neither is taxed or reduced with the other. */
const isAlike = (a: PriceLine, b: PriceLine): boolean => (a.inHouse ?? false) === (b.inHouse ?? false);

/** Taken off the lines of its own tax group in proportion, off all of them where those don't cost as much. */
function discount(items: readonly Item[], reduction: PriceLine): void {
  const { amountSen, taxGroup } = reduction;
  const beside = items.filter(({ line }) => isAlike(line, reduction));
  const own = beside.filter(({ line }) => line.taxGroup === taxGroup);
  const reaches = sumSen(own.map(netOf)) >= -amountSen;
  const others = beside.length > 0 ? beside : items;
  const reduced = reaches ? own : others;
  const parts = splitSen(-amountSen, reduced.map(netOf));
  for (const [i, item] of reduced.entries()) item.discountSen += parts[i] ?? 0;
}

/** Taken off all lines in proportion; the taxes stay what they were. */
function waive(items: readonly Item[], { amountSen }: PriceLine): void {
  const parts = splitSen(
    -amountSen,
    items.map((item) => netOf(item) - item.insideSen - item.waivedSen),
  );
  for (const [i, item] of items.entries()) item.waivedSen += parts[i] ?? 0;
}

/** A tax on a sum, as its part on each line of that sum. */
function addTax(items: Item[], tax: PriceLine): void {
  const inside = (tax.insideSen ?? 0) !== 0 && tax.amountSen === 0;
  const taxSen = inside ? (tax.insideSen ?? 0) : tax.amountSen;
  if (taxSen === 0) return;
  const found = baseOf(
    items.filter((item) => netOf(item) > 0 && isAlike(item.line, tax)),
    tax,
    netOf,
  );
  const base = found.length > 0 ? found : [bearer(items, tax)];
  const weights = base.map((item) => Math.max(1, netOf(item)));
  const parts = splitSen(taxSen, weights);
  for (const [i, item] of base.entries()) {
    const part = parts[i] ?? 0;
    if (inside) item.insideSen += part;
    item.taxes.push({
      type: taxTypes.service,
      taxableSen: Math.max(0, netOf(item) - item.insideSen),
      taxSen: part,
      share: tax.share ?? 0,
      perUnit: null,
    });
  }
}

/** By the night of a room: on the stay's first line, as a tax of so much for each of so many. */
function addTourismTax(items: Item[], fee: PriceLine): void {
  const item = items.find(({ line }) => line.step === "rate") ?? bearer(items, fee);
  const units = fee.unitSen > 0 && fee.amountSen % fee.unitSen === 0 ? fee.amountSen / fee.unitSen : 1;
  item.taxes.push({
    type: taxTypes.tourism,
    taxableSen: Math.max(0, netOf(item) - item.insideSen),
    taxSen: fee.amountSen,
    share: null,
    perUnit: { units, sen: units === 1 ? fee.amountSen : fee.unitSen },
  });
}

/** A line at no price that bears a tax which falls on nothing else, as when only the tax itself has changed. */
function bearer(items: Item[], tax: PriceLine): Item {
  const item = itemOf({ ...tax, count: 1, unitSen: 0, amountSen: 0 });
  items.push(item);
  return item;
}

function written(
  { line, discountSen, waivedSen, insideSen, taxes }: Item,
  description: string,
): EInvoiceLine {
  const subtotalSen = line.amountSen - insideSen;
  const even = line.count > 0 && subtotalSen % line.count === 0;
  const taxable = subtotalSen - discountSen;
  return {
    classification: classifications.others,
    description,
    quantity: even ? line.count : 1,
    unitSen: even ? subtotalSen / line.count : subtotalSen,
    subtotalSen,
    discountSen: discountSen + waivedSen,
    taxes:
      taxes.length > 0
        ? taxes.map((tax) => ({ ...tax, taxableSen: taxable }))
        : [untaxed(taxable - waivedSen)],
  };
}

export const untaxed = (taxableSen: Sen): LineTax => ({
  type: taxTypes.none,
  taxableSen,
  taxSen: 0,
  share: 0,
  perUnit: null,
});
