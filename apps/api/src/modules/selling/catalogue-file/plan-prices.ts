import { isDeepStrictEqual } from "node:util";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { OptionId, PackageId, StaffId } from "@pulau/domain/ids.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { keepVersion, loadNamedWords, loadResortLists, readCards } from "../catalogue/public.ts";
import { type Compared, withIds } from "./compare.ts";
import type { ImportFault, Row } from "./part.ts";
import {
  type Known,
  loadPrices,
  type Prices,
  pricesForFile,
  problemsOfPrices,
  writePricesOf,
} from "./price-part.ts";
import { finder } from "./rows.ts";

type Priced = { readonly prices: Prices; readonly known: Known; readonly packageId: PackageId };

export type PricePlan = {
  readonly added: readonly Priced[];
  readonly changed: readonly Priced[];
  readonly problems: readonly ImportFault[];
  /** What the options had, by their ids. */
  readonly before: ReadonlyMap<string, Row>;
};

/** Sets the prices of a file beside the published ones, once everything that they stand on is written. */
export async function planPrices(
  tx: Tx,
  given: readonly Prices[],
  { rows, ids }: Compared,
): Promise<PricePlan> {
  if (given.length === 0) return { added: [], changed: [], problems: [], before: new Map() };
  const before = new Map((await loadPrices(tx)).map((row) => [String(row.optionId), row]));
  const words = await loadNamedWords(tx);
  const resort = await loadResortLists(tx);
  const roomTypes = new Set((rows.get(roomType) ?? []).map(({ id }) => String(id)));
  const find = finder(rows);
  const [added, changed, problems]: [Priced[], Priced[], ImportFault[]] = [[], [], []];
  const seen = new Set<string>();
  for (const [at, raw] of given.entries()) {
    const prices = withIds(raw, ids);
    const option = find(packageOption, prices.optionId);
    const path = `prices.${at}`;
    if (!option) problems.push({ path: `${path}.optionId`, rule: "notListed" });
    if (seen.has(prices.optionId)) problems.push({ path: `${path}.optionId`, rule: "twice" });
    seen.add(prices.optionId);
    const had = before.get(prices.optionId);
    if (!option || (had && isDeepStrictEqual(had, pricesForFile(prices)))) continue;
    const bands = find(stayPackage, option.packageId)?.bands as AgeBand[] | null;
    const own = { ...resort, bands: { ...resort.bands, package: bands ?? resort.bands.package } };
    const known = { roomTypes, words, option: { nights: Number(option.nights) }, resort: own };
    for (const wrong of problemsOfPrices(prices, known))
      problems.push({ ...wrong, path: `${path}.${wrong.path}` });
    const priced = { prices, known, packageId: String(option.packageId) };
    (had ? changed : added).push(priced);
  }
  return { added, changed, problems, before };
}

/** What was published of an option: its card before, without prices where it has its first, and after. */
export type PublishedPrices = {
  readonly optionId: OptionId;
  readonly before: RateCard;
  readonly after: RateCard;
};

type Publishing = {
  readonly staffId: StaffId | null;
  /** Whether first prices are told, too. */
  readonly tellsAdded: boolean;
};

/** Publishes prices: those of an option that had some become its next version, to which there is a way back. */
export async function publishPrices(
  tx: Tx,
  { added, changed }: PricePlan,
  { staffId, tellsAdded }: Publishing,
): Promise<readonly PublishedPrices[]> {
  const published: PublishedPrices[] = [];
  for (const { prices, known } of added) await writePricesOf(tx, prices, known);
  for (const [packageId, all] of tellsAdded ? Map.groupBy(added, (priced) => priced.packageId) : []) {
    const cards = await cardsOf(tx, packageId);
    for (const { prices } of all) {
      const after = cardIn(cards, prices.optionId);
      published.push({ optionId: prices.optionId, before: withoutPrices(after, prices), after });
    }
  }
  const ofPackages = Map.groupBy(changed, ({ packageId }) => packageId);
  for (const [packageId, all] of ofPackages) {
    const before = await cardsOf(tx, packageId);
    for (const { prices, known } of all) await writePricesOf(tx, prices, known);
    const after = await cardsOf(tx, packageId);
    for (const { prices } of all) {
      const { optionId } = prices;
      const cards = { before: cardIn(before, optionId), after: cardIn(after, optionId) };
      await keepVersion(tx, { optionId, ...cards, act: "put", staffId });
      published.push({ optionId, ...cards });
    }
  }
  return published;
}

function cardIn(cards: ReadonlyMap<string, RateCard>, optionId: OptionId): RateCard {
  const card = cards.get(optionId);
  if (!card) throw new Error(`an option lost its card: ${optionId}`);
  return card;
}

/** The card of an option before its first prices: with the resort's own lists alone. */
function withoutPrices(card: RateCard, { rules, own }: Prices): RateCard {
  const first = new Set([...Object.keys(rules), ...Object.keys(own)]);
  const others = Object.entries(card).filter(([name]) => !first.has(name));
  return { ...Object.fromEntries(others), periods: [], rates: [] } as unknown as RateCard;
}

const cardsOf = async (tx: Tx, packageId: PackageId): Promise<ReadonlyMap<string, RateCard>> =>
  new Map((await readCards(tx, packageId)).map((card) => [card.option.id, card]));
