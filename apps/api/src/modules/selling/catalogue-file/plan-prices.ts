import { isDeepStrictEqual } from "node:util";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { PackageId, StaffId } from "@pulau/domain/ids.ts";
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
    const known = { roomTypes, words, option: { nights: Number(option.nights) }, resort: own as never };
    for (const wrong of problemsOfPrices(prices, known))
      problems.push({ ...wrong, path: `${path}.${wrong.path}` });
    const priced = { prices, known, packageId: String(option.packageId) };
    (had ? changed : added).push(priced);
  }
  return { added, changed, problems, before };
}

/** Publishes prices: those of an option that had some become its next version, to which there is a way back. */
export async function publishPrices(
  tx: Tx,
  { added, changed }: PricePlan,
  staffId: StaffId | null,
): Promise<void> {
  for (const { prices, known } of added) await writePricesOf(tx, prices, known);
  const ofPackages = Map.groupBy(changed, ({ packageId }) => packageId);
  for (const [packageId, all] of ofPackages) {
    const before = await cardsOf(tx, packageId);
    for (const { prices, known } of all) await writePricesOf(tx, prices, known);
    const after = await cardsOf(tx, packageId);
    for (const { prices } of all) {
      const [old, now] = [before.get(prices.optionId), after.get(prices.optionId)];
      if (!old || !now) throw new Error(`an option lost its card: ${prices.optionId}`);
      await keepVersion(tx, { optionId: prices.optionId, before: old, after: now, act: "put", staffId });
    }
  }
}

const cardsOf = async (tx: Tx, packageId: PackageId): Promise<ReadonlyMap<string, RateCard>> =>
  new Map((await readCards(tx, packageId)).map((card) => [card.option.id, card]));
