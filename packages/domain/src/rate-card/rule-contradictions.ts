import type { Fee, RateBook, Surcharge, Tax } from "../catalogue/catalogue.ts";
import type { StayConditions } from "../catalogue/conditions.ts";
import type { Price } from "../catalogue/room-rules.ts";
import type { TransferPrice, WayPrice } from "../catalogue/transfers.ts";
import type { TaxId } from "../ids.ts";
import { type Contradiction, entriesOf } from "./contradiction.ts";

type Conditional = { readonly when?: StayConditions | null };

const unknownSeasons = (book: RateBook): Contradiction[] => {
  const known = new Set(book.periods.flatMap(({ id, season }) => [id, season ?? id]));
  const lists: Record<string, readonly Conditional[] | null | undefined> = {
    rates: book.rates,
    surcharges: book.surcharges,
    fees: book.fees,
    extras: book.extras,
    taxes: book.taxes,
    pricedAs: book.pricedAs,
    freeGuests: book.freeGuests,
    singleSupplements: book.singleSupplements,
    minimums: book.minimums,
    transfers: book.transfers,
    freePlaces: book.freePlaces,
    discounts: book.discounts,
  };
  return Object.entries(lists).flatMap(([list, rules]) =>
    entriesOf(list, rules).flatMap(({ entry, path }) =>
      (entry.when?.seasons ?? []).every((season) => known.has(season))
        ? []
        : [{ path: `${path}.when.seasons`, rule: "card.unknownSeason" as const }],
    ),
  );
};

/** What is wrong with a surcharge alone, be it a card's or the resort's; paths begin within it. */
export const surchargeContradictions = ({
  from: first,
  to: last,
  dates,
  share,
  sen,
  amounts,
}: Pick<Surcharge, "from" | "to" | "dates" | "share" | "sen" | "amounts">): Contradiction[] => [
  ...(last < first ? [{ path: "to", rule: "card.dates" as const }] : []),
  ...(dates?.some(({ from, to }) => to < from || from > last || to < first)
    ? [{ path: "dates", rule: "card.dates" as const }]
    : []),
  ...(share != null && (sen > 0 || amounts != null)
    ? [{ path: "share", rule: "card.twoPrices" as const }]
    : []),
];

const surcharges = (book: RateBook): Contradiction[] =>
  entriesOf("surcharges", book.surcharges).flatMap(({ entry, path: place }) =>
    surchargeContradictions(entry).map(({ path, ...wrong }) => ({ ...wrong, path: `${place}.${path}` })),
  );

/** What guests of a card do: its own word, and those that its rates or supplements tell apart. */
const activitiesOf = ({ activity, rates, singleSupplements }: RateBook): Set<string> =>
  new Set(
    [
      activity,
      ...rates.map((rate) => rate.activity),
      ...(singleSupplements ?? []).flatMap(({ whom }) => whom?.activities ?? []),
    ].filter((word) => word != null),
  );

/** A fee for guests who do what nobody of the card does would never be asked: the word is misspelt. */
const feeActivities = (book: RateBook): Contradiction[] => {
  const known = activitiesOf(book);
  const all = [...entriesOf("fees", book.fees), ...entriesOf("extras", book.extras)];
  return all.flatMap(({ entry: fee, path }) => [
    ...fee.amounts.flatMap(({ activity }, i) =>
      activity == null || known.has(activity)
        ? []
        : [
            {
              path: `${path}.amounts.${i}.activity`,
              rule: "card.unknownActivity" as const,
              facts: { activity },
            },
          ],
    ),
    ...(fee.whom?.activities ?? []).flatMap((activity, i) =>
      known.has(activity)
        ? []
        : [
            {
              path: `${path}.whom.activities.${i}`,
              rule: "card.unknownActivity" as const,
              facts: { activity },
            },
          ],
    ),
  ]);
};

/** What is wrong with a fee alone, be it a card's or the resort's; paths begin within it. */
export const feeContradictions = ({
  per,
  days,
  from,
  to,
}: Pick<Fee, "per" | "days" | "from" | "to">): Contradiction[] => [
  ...(from != null && to != null && to < from ? [{ path: "to", rule: "card.dates" as const }] : []),
  ...(days != null && per !== "personDays" ? [{ path: "days", rule: "card.twoPrices" as const }] : []),
];

const fees = (book: RateBook): Contradiction[] =>
  [...entriesOf("fees", book.fees), ...entriesOf("extras", book.extras)].flatMap(({ entry, path: place }) =>
    feeContradictions(entry).map(({ path, ...wrong }) => ({ ...wrong, path: `${place}.${path}` })),
  );

/**
 * What is wrong with taxes together, be they a card's or the resort's; paths begin with their place. A tax may stand only
 * on taxes written before it that are on top, so that no two can ask for each other.
 */
export const taxContradictions = (
  all: readonly (Pick<Tax, "onTaxes" | "inside"> & { readonly id: TaxId | null })[],
): Contradiction[] =>
  all.flatMap(({ onTaxes, inside }, i): Contradiction[] => {
    const before = new Set(all.slice(0, i).map(({ id }) => id));
    const unknown = (onTaxes ?? []).some((id) => !before.has(id));
    return [
      ...(unknown ? [{ path: `${i}.onTaxes`, rule: "card.unknownTax" as const }] : []),
      ...(inside && onTaxes?.length ? [{ path: `${i}.inside`, rule: "card.taxInside" as const }] : []),
    ];
  });

const taxes = (book: RateBook): Contradiction[] =>
  taxContradictions(book.taxes).map(({ path, ...wrong }) => ({ ...wrong, path: `taxes.${path}` }));

const isNothing = (price: Price | null | undefined): boolean => !price?.sen && !price?.share;

const supplements = (book: RateBook): Contradiction[] =>
  entriesOf("singleSupplements", book.singleSupplements).flatMap(({ entry, path }) =>
    isNothing(entry.stay) && isNothing(entry.night) && isNothing(entry.extraNight)
      ? [{ path, rule: "card.noPrice" as const }]
      : [],
  );

const discounts = (book: RateBook): Contradiction[] =>
  entriesOf("discounts", book.discounts).flatMap(({ entry, path }): Contradiction[] => {
    const priceCount = [entry.share, entry.sen, entry.freeNights].filter((value) => value != null).length;
    if (priceCount === 0) return [{ path, rule: "card.noPrice" }];
    if (priceCount > 1) return [{ path, rule: "card.twoPrices" }];
    const { freeNights } = entry;
    return freeNights && freeNights.pay >= freeNights.stay
      ? [{ path: `${path}.freeNights`, rule: "card.freeNights" }]
      : [];
  });

const withoutPrice = ({ sen, returnSen }: WayPrice): boolean => sen == null && returnSen == null;

/** A price of a transfer that has none, neither one way nor both. */
function waysWithoutPrice(price: TransferPrice, path: string): Contradiction[] {
  const ways: readonly { entry: WayPrice; path: string }[] =
    price.per === "person"
      ? entriesOf(`${path}.amounts`, price.amounts)
      : price.per === "vehicle"
        ? entriesOf(`${path}.steps`, price.steps)
        : [{ entry: price, path }];
  return ways
    .filter(({ entry }) => withoutPrice(entry))
    .map((way) => ({ path: `${way.path}.sen`, rule: "card.noWayPrice" }));
}

const transfers = (book: RateBook): Contradiction[] =>
  entriesOf("transfers", book.transfers).flatMap(({ entry, path }): Contradiction[] => {
    const unpriced = waysWithoutPrice(entry.price, `${path}.price`);
    if (entry.price.per !== "vehicle") return unpriced;
    const { steps } = entry.price;
    const rising = steps.every(({ upTo }, i) => i === 0 || upTo > (steps[i - 1]?.upTo ?? 0));
    return rising ? unpriced : [{ path: `${path}.price.steps`, rule: "card.steps" }, ...unpriced];
  });

/** A part of a deposit is a share of something, or a sum. */
const depositParts = ({ deposit }: RateBook): Contradiction[] =>
  entriesOf("deposit.parts", deposit.parts).flatMap(
    ({ entry: { on, share, sen }, path }): Contradiction[] => {
      if (share != null && !on?.length) return [{ path: `${path}.on`, rule: "card.shareOfNothing" }];
      return share == null && !sen ? [{ path, rule: "card.noPrice" }] : [];
    },
  );

/** What is wrong with the rules of a card that are no rates. */
export const ruleContradictions = (book: RateBook): Contradiction[] => [
  ...unknownSeasons(book),
  ...surcharges(book),
  ...fees(book),
  ...feeActivities(book),
  ...taxes(book),
  ...supplements(book),
  ...discounts(book),
  ...transfers(book),
  ...depositParts(book),
];
