import { baseOf } from "../e-invoice/tax-base.ts";
import type { ChargeId } from "../ids.ts";
import { type Sen, splitSen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";

/** What an item has of one line of the price: of its own line all, of a tax or a reduction its part. */
export type ItemPart = { readonly line: PriceLine; readonly amountSen: Sen; readonly insideSen: Sen };

/**
 * What can be moved to another folio: a line of the stay, or a charge in house, each with the taxes that fall on it and with
 * what was taken off it. All items together are the price, to the sen.
 */
export type FolioItem = {
  /** Of a line what it is called by, however often the price is made anew; of a charge its id. */
  readonly key: string;
  readonly chargeId: ChargeId | null;
  readonly line: PriceLine;
  readonly parts: readonly ItemPart[];
  /** Taxes included. */
  readonly totalSen: Sen;
  /** The taxes in it, those inside its price too. */
  readonly taxSen: Sen;
};

/** A charge that stands, and the discount on it. */
export type FolioCharge = {
  readonly id: ChargeId;
  readonly discountOf: ChargeId | null;
  readonly lines: readonly PriceLine[];
};

type Growing = {
  readonly key: string;
  readonly chargeId: ChargeId | null;
  readonly line: PriceLine;
  readonly parts: ItemPart[];
};

const grossOf = ({ parts }: Growing): Sen => sumSen(parts.map(({ amountSen }) => amountSen));

/** The lines of a booking's price as items, those of the stay first. `lines` are all of it, charges too. */
export function itemsOf(lines: readonly PriceLine[], charges: readonly FolioCharge[]): FolioItem[] {
  const stay = lines.filter(({ inHouse }) => !inHouse);
  const growing = withKeys(stay.filter((line) => line.step !== "tax" && line.amountSen >= 0));
  const charged = charges.filter(({ discountOf }) => discountOf === null).map(chargeItem(charges));
  const reductions = stay.filter((line) => line.step !== "tax" && line.amountSen < 0);
  // As on an e-Invoice: a promotion lowers what is taxed, whatever else is taken off comes after the taxes.
  for (const line of reductions) if (line.step === "promotion") takeOff(line, growing, charged);
  for (const line of stay) if (line.step === "tax") addTax(line, growing);
  for (const line of reductions) if (line.step !== "promotion") takeOff(line, growing, charged);
  return [...growing, ...charged].map((item) => ({
    ...item,
    totalSen: grossOf(item),
    taxSen: sumSen(
      item.parts
        .filter(({ line }) => line.step === "tax")
        .map(({ amountSen, insideSen }) => amountSen + insideSen),
    ),
  }));
}

const wholePart = (line: PriceLine): ItemPart => ({
  line,
  amountSen: line.amountSen,
  insideSen: line.insideSen ?? 0,
});

/** By what a line is known when the price is made anew: everything but how much. The second alike is told by its place. */
export function lineKey(line: PriceLine): string {
  const { step, ruleId, guestKind, who, bedType, activity, market, payAs, place, partNights, lacking } = line;
  return [step, ruleId, guestKind, who, bedType, activity, market, payAs, place, partNights, lacking]
    .map((part) => part ?? "")
    .join("|")
    .replace(/\|+$/, "");
}

function withKeys(lines: readonly PriceLine[]): Growing[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = lineKey(line);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return {
      key: before === 0 ? key : `${key}~${before + 1}`,
      chargeId: null,
      line,
      parts: [wholePart(line)],
    };
  });
}

const chargeItem =
  (charges: readonly FolioCharge[]) =>
  ({ id, lines }: FolioCharge): Growing => {
    const [line] = lines;
    if (!line) throw new Error(`charge ${id} has no line`);
    const off = charges.filter(({ discountOf }) => discountOf === id).flatMap((discount) => discount.lines);
    return { key: id, chargeId: id, line, parts: [...lines, ...off].map(wholePart) };
  };

/**
 * Takes a reduction off the items of its tax group in proportion, off all of the stay where those don't cost as much, and off
 * what was charged too where the stay doesn't.
 */
function takeOff(line: PriceLine, stay: readonly Growing[], charged: readonly Growing[]): void {
  const own = stay.filter((item) => item.line.taxGroup === line.taxGroup);
  const pools = [own, stay, [...stay, ...charged]];
  const reaches = (pool: readonly Growing[]) => sumSen(pool.map(grossOf)) >= -line.amountSen;
  const pool = pools.find(reaches) ?? pools.find((some) => some.length > 0) ?? [];
  spread(line, pool, { byNet: false });
}

/** Puts a tax on the items that it was reckoned on. */
function addTax(tax: PriceLine, items: Growing[]): void {
  if (tax.amountSen === 0 && !tax.insideSen) return;
  const taxable = items.filter((item) => grossOf(item) > 0);
  const found = baseOf(taxable, tax, grossOf);
  const others = taxable.length > 0 ? taxable : items;
  const pool = found.length > 0 ? found : others;
  if (pool.length > 0) spread(tax, pool, { byNet: true });
  else items.push({ key: lineKey(tax), chargeId: null, line: tax, parts: [wholePart(tax)] });
}

/** Shares a line out over items by what they cost: by their price without taxes, or by all that is left of it. */
function spread(line: PriceLine, pool: readonly Growing[], { byNet }: { readonly byNet: boolean }): void {
  const weights = pool.map((item) => Math.max(0, byNet ? netOf(item) : grossOf(item)));
  const even = sumSen(weights) > 0 ? weights : weights.map(() => 1);
  if (even.length === 0) return;
  const amounts = splitSen(line.amountSen, even);
  const inside = splitSen(line.insideSen ?? 0, even);
  for (const [i, { parts }] of pool.entries()) {
    const part = { line, amountSen: amounts[i] ?? 0, insideSen: inside[i] ?? 0 };
    if (part.amountSen !== 0 || part.insideSen !== 0) parts.push(part);
  }
}

const netOf = ({ parts }: Growing): Sen =>
  sumSen(parts.filter(({ line }) => line.step !== "tax").map(({ amountSen }) => amountSen));
