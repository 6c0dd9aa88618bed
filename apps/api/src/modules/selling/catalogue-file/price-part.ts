import { PeriodField, RateField } from "@pulau/contract/card-rates.ts";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import { type CardRules, type OwnLists, questionsOf } from "@pulau/domain/catalogue/card-parts.ts";
import { roomTypesOf } from "@pulau/domain/catalogue/room-types-of.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { contradictionsOf } from "@pulau/domain/rate-card/contradictions.ts";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { packageOption, period, rate, rateCard } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  OwnListsField,
  type ResortLists,
  RulesField,
  withoutNulls,
  writePrices,
} from "../catalogue/public.ts";
import type { ImportFault, Row } from "./part.ts";

/**
 * The prices of one option as its card keeps them. Lists that are the resort's own (surcharges, fees, taxes, bands,
 * deposit) stand in their parts of the file, and here only where the card has them for itself.
 */
export const Prices = z.strictObject({
  optionId: z.uuid({ error: "invalid" }).toLowerCase(),
  periods: z.array(PeriodField).max(2_000, { error: "tooLong" }),
  rates: z.array(RateField).max(50_000, { error: "tooLong" }),
  rules: RulesField.default({}),
  own: OwnListsField.default({}),
});
export type Prices = z.output<typeof Prices>;

/** Said without what says nothing, so that equal prices are equal files. */
export const pricesForFile = (prices: Prices): Row => withoutNulls(prices) as Row;

/** The published prices of every option, on sale or not, in the order of the file. */
export async function loadPrices(db: Db | Tx): Promise<Row[]> {
  const options = await db
    .select({ id: packageOption.id, rules: rateCard.rules, own: rateCard.own })
    .from(packageOption)
    .innerJoin(rateCard, eq(rateCard.optionId, packageOption.id))
    .orderBy(asc(packageOption.packageId), asc(packageOption.position), asc(packageOption.id));
  const periods = await db.select().from(period).orderBy(asc(period.from), asc(period.to), asc(period.id));
  const rates = await db.select().from(rate).orderBy(asc(rate.position), asc(rate.id));
  const codes = new Map(periods.map(({ id, code }) => [id, code ?? id]));
  const optionOf = new Map(periods.map(({ id, optionId }) => [id, optionId]));
  const periodsOf = Map.groupBy(periods, ({ optionId }) => optionId);
  const ratesOf = Map.groupBy(
    rates,
    ({ optionId, periodId }) => optionId ?? (periodId === null ? undefined : optionOf.get(periodId)),
  );
  return options.map(({ id, rules, own }) =>
    pricesForFile({
      optionId: id,
      periods: (periodsOf.get(id) ?? []).map(({ id: own, code, optionId: _, ...row }) =>
        PeriodField.parse({ ...row, id: code ?? own }),
      ),
      rates: (ratesOf.get(id) ?? []).map(
        ({ id: own, code, optionId: _, periodId, position: __, terms, ...row }) =>
          RateField.parse({
            ...row,
            ...terms,
            id: code ?? own,
            periodId: periodId === null ? null : (codes.get(periodId) ?? null),
          }),
      ),
      rules: RulesField.parse(rules),
      own: OwnListsField.parse(own),
    }),
  );
}

export type Known = {
  /** Ids of the room types that there will be. */
  readonly roomTypes: ReadonlySet<string>;
  /** Words that the resort has named. */
  readonly words: ReadonlySet<string>;
  readonly resort: ResortLists;
  readonly option: { readonly nights: number } | undefined;
};

/** The whole card as a quote would read it, with the resort's lists where it has none of its own. */
const cardOf = ({ optionId, periods, rates, rules, own }: Prices, { resort, option }: Known): RateCard =>
  ({
    package: { id: "package", name: noWords },
    option: { id: optionId, nights: option?.nights ?? 1 },
    ...resort,
    periods,
    rates,
    ...rules,
    ...own,
  }) as RateCard;

const lists = ["surcharges", "fees", "taxes", "bands", "deposit"];

/** What keeps prices from being sold: contradictions, room types that are not there, words that no guest could read. */
export function problemsOfPrices(prices: Prices, known: Known): ImportFault[] {
  const card = cardOf(prices, known);
  const named = new Set([...known.words, ...Object.keys(card.words ?? {})]);
  const { activities, markets } = questionsOf(card);
  const wrong: ImportFault[] = [
    // An option that is not on sale yet has no rates.
    ...(prices.rates.length === 0 ? [] : contradictionsOf(card)),
    ...roomTypesOf(card)
      .filter(({ roomTypeId }) => !known.roomTypes.has(roomTypeId))
      .map(({ path }) => ({ path, rule: "card.unknownRoomType" })),
    ...[...new Set([...activities, ...markets])]
      .filter((word) => !named.has(word))
      .map((word) => ({ path: `words.${word}`, rule: "card.unnamedWord" })),
  ];
  return wrong.map(({ path, ...rest }) => ({ ...rest, path: placeOf(path, prices) }));
}

/** Where in the file a path of the whole card stands. */
function placeOf(path: string, { own }: Prices): string {
  const [first = ""] = path.split(".");
  if (first === "periods" || first === "rates") return path;
  if (lists.includes(first)) return first in own ? `own.${path}` : path;
  return `rules.${path}`;
}

export async function writePricesOf(tx: Tx, prices: Prices, known: Known): Promise<void> {
  const { optionId, periods, rates, rules, own } = prices;
  await writePrices(tx, optionId, {
    periods,
    rates,
    rules: withoutNulls(rules) as CardRules,
    own: withoutNulls(own) as OwnLists,
    questions: questionsOf(cardOf(prices, known)),
  });
}
