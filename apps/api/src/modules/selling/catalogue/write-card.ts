import { isDeepStrictEqual } from "node:util";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import {
  type CardQuestions,
  type CardRules,
  type ListName,
  listNames,
  type OwnLists,
  questionsOf,
} from "@pulau/domain/catalogue/card-parts.ts";
import type { OptionId, PeriodId } from "@pulau/domain/ids.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { eq, inArray } from "../../../db/orm.ts";
import { packageOption, period, rate, rateCard } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { withoutNulls } from "./read-cards.ts";

/** The lists that a card has of the resort unless it says otherwise. */
export type ResortLists = Required<OwnLists>;

/**
 * Writes the whole card of one option in the place of its old one. A list that is the resort's own stays the resort's,
 * so that a change of it reaches this option too; any other is kept with the card.
 */
export async function writeCard(
  tx: Tx,
  optionId: OptionId,
  card: RateCard,
  resort: ResortLists,
): Promise<void> {
  const { option, periods, rates } = card;
  await tx.update(packageOption).set({ nights: option.nights }).where(eq(packageOption.id, optionId));
  await writePrices(tx, optionId, {
    periods,
    rates,
    rules: rulesOf(card),
    own: ownOf(card, resort),
    questions: questionsOf(card),
  });
}

export type StoredPrices = Pick<RateCard, "periods" | "rates"> & {
  readonly rules: CardRules;
  readonly own: OwnLists;
  readonly questions: CardQuestions;
};

/** Writes what an option's prices are kept as, in the place of what it had. */
export async function writePrices(
  tx: Tx,
  optionId: OptionId,
  { periods, rates, ...terms }: StoredPrices,
): Promise<void> {
  await deleteRates(tx, optionId);
  const ids = new Map(periods.map(({ id }) => [id, crypto.randomUUID()]));
  await insertRows(
    tx,
    period,
    periods.map(({ id: code, ...rest }) => ({
      ...noRules,
      ...rest,
      id: ids.get(code) ?? "",
      code,
      optionId,
    })),
  );
  await insertRows(
    tx,
    rate,
    rates.map((rate, position) => rateRow(rate, { optionId, ids, position })),
  );
  await tx
    .insert(rateCard)
    .values({ optionId, ...terms })
    .onConflictDoUpdate({ target: rateCard.optionId, set: terms });
}

async function deleteRates(tx: Tx, optionId: OptionId): Promise<void> {
  const periods = tx.select({ id: period.id }).from(period).where(eq(period.optionId, optionId));
  await tx.delete(rate).where(inArray(rate.periodId, periods));
  await tx.delete(rate).where(eq(rate.optionId, optionId));
  await tx.delete(period).where(eq(period.optionId, optionId));
}

/** What a period says nothing about. */
const noRules = {
  season: null,
  name: null,
  minNights: null,
  maxNights: null,
  closedArrivals: [],
  departureWeekdays: [],
  closedDepartures: [],
};

type Place = { optionId: OptionId; ids: ReadonlyMap<PeriodId, PeriodId>; position: number };

function rateRow(
  { id: code, periodId, roomTypeId, bedType, guestKind, sen, ...terms }: RateCard["rates"][number],
  { optionId, ids, position }: Place,
): typeof rate.$inferInsert {
  const ofPeriod = periodId === null ? null : (ids.get(periodId) ?? null);
  return {
    id: crypto.randomUUID(),
    code,
    optionId: ofPeriod === null ? optionId : null,
    periodId: ofPeriod,
    roomTypeId,
    bedType,
    guestKind,
    sen,
    terms: withoutNulls(terms) as typeof terms,
    position,
  };
}

/** The lists in which a card differs from its resort: those that it has for itself. */
export const ownListsOf = (card: RateCard, resort: ResortLists): ListName[] =>
  listNames.filter((name) => !isDeepStrictEqual(withoutNulls(card[name]), withoutNulls(resort[name])));

const ownOf = (card: RateCard, resort: ResortLists): OwnLists =>
  Object.fromEntries(ownListsOf(card, resort).map((name) => [name, withoutNulls(card[name])]));

function rulesOf({
  package: _package,
  option: _option,
  periods: _periods,
  rates: _rates,
  surcharges: _surcharges,
  fees: _fees,
  taxes: _taxes,
  bands: _bands,
  deposit: _deposit,
  ...rules
}: RateCard): CardRules {
  return withoutNulls(rules) as CardRules;
}
