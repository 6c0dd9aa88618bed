import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { type CardChange, changesBetween } from "@pulau/domain/rate-card/card-changes.ts";
import {
  type Column,
  columnsOf,
  type Row,
  type RowTerms,
  rowKeyOf,
} from "@pulau/domain/rate-grid/grid-model.ts";
import type { Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import { isDated, withPeriods } from "./dated-columns.ts";
import { listedBands, wholeSpan } from "./listed-bands.ts";
import { type Block, type Priced, pricesIn } from "./read-block.ts";
import { type Meaning, saysSomething, termsOfMeaning } from "./read-heads.ts";

/** One text of the block and the cell that it goes to. */
export type Placed = { readonly row: Row; readonly column: Column; readonly text: string };
export type Placement = {
  readonly placed: readonly Placed[];
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly newRows: ReadonlySet<string>;
  readonly newPeriods: readonly Period[];
  /** Seasons of their own for dates that were some of a season's, by their names. */
  readonly newSeasons: readonly string[];
  /** The periods, and the copies of prices for new seasons, as the card gets them. */
  readonly periodChanges: readonly CardChange[];
  /** Who counts as what by the list, where the card counts otherwise. */
  readonly newBands: readonly AgeBand[] | null;
  /** Whether all stays of the list cost so much a night, and the card does not say yet which season a night is of. */
  readonly isNightly: boolean;
  /** Names of activities and markets that the card does not have yet, by its new words for them. */
  readonly newWords: Readonly<Record<string, string>>;
  /** Cells that two prices of the block would go to. */
  readonly twice: readonly Placed[];
  /** How many texts have no place: a block without names that is larger than the grid. */
  readonly beyond: number;
};

export type Onto = {
  readonly card: RateBook;
  readonly sheet: Sheet;
  /** Where a block without names begins. */
  readonly at: { readonly row: number; readonly column: number };
  readonly list: string | null;
  /** Whether a text says that there is no price: it makes no row of its own. */
  readonly isNone?: (text: string) => boolean;
};

/** The column of all dates, whether or not the grid shows it yet. */
const allDates = columnsOf({ periods: [], rates: [] });

/** Terms that mean the same as without them. */
const plainKey = (terms: RowTerms): string =>
  rowKeyOf(
    Object.fromEntries(
      Object.entries(terms).filter(
        ([term, value]) =>
          !(term === "per" && value === "person") &&
          !(term === "taxGroup" && value === "stay") &&
          !(Array.isArray(value) && value.length === 0),
      ),
    ) as RowTerms,
  );

/** The nights of the option need not be said again where the whole block says no others. */
function usualNights(prices: readonly Priced[], optionNights: number): (terms: RowTerms) => RowTerms {
  const nightCounts = new Set(
    prices.flatMap(({ meaning }) => (meaning.isExtra ? [] : [meaning.terms.nights?.from])),
  );
  const isUsual = nightCounts.size === 1 && nightCounts.has(optionNights);
  return ({ nights, ...terms }) => (isUsual || !nights ? terms : { ...terms, nights });
}

/** Ages are told where the block has several spans of them for one kind of guest; else the bands say them. */
function ownAges(
  prices: readonly Priced[],
  resort: readonly AgeBand[],
): (meaning: Meaning) => Pick<RowTerms, "ages"> {
  const heads = prices.map(({ meaning }) => meaning);
  const spanOf = (meaning: Meaning) => wholeSpan(heads, meaning, resort);
  const spans = new Map<string, Set<string>>();
  for (const meaning of heads) {
    const kind = meaning.terms.guestKind;
    if (kind && meaning.ages)
      spans.set(kind, (spans.get(kind) ?? new Set()).add(JSON.stringify(spanOf(meaning))));
  }
  return (meaning) => {
    const ages = spanOf(meaning);
    return ages && (spans.get(meaning.terms.guestKind ?? "")?.size ?? 0) > 1 ? { ages } : {};
  };
}

/**
 * Lists that say what a guest pays with a bed and without mean any bed, an extra one too: the price without is told apart,
 * the other goes for the rest. Where a list or the card has a price for an extra bed, each is its own.
 */
function bedsOf(prices: readonly Priced[], rows: readonly Row[]): (meaning: Meaning) => Meaning {
  const all = [...prices.map(({ meaning }) => meaning.terms), ...rows.map(({ terms }) => terms)];
  const placesOf = (kind: RowTerms["guestKind"] | undefined) =>
    new Set(all.flatMap(({ guestKind, place }) => (guestKind === kind && place ? [place] : [])));
  const ownBeds = rows.flatMap(({ terms: { guestKind, place } }) => (place === "bed" ? [guestKind] : []));
  return (meaning) => {
    const { place, ...terms } = meaning.terms;
    const places = placesOf(terms.guestKind);
    const isAnyBed =
      place === "bed" &&
      places.has("shared") &&
      !places.has("extraBed") &&
      !ownBeds.includes(terms.guestKind ?? null);
    return isAnyBed ? { ...meaning, terms } : meaning;
  };
}

const isANight = ({ per }: Pick<RowTerms, "per">): boolean => per === "personNight" || per === "roomNight";

/** Prices a night are those of its own season; what is said of a season on the card stays. */
function isNightly({ rates, seasons }: RateBook, rows: readonly Row[]): boolean {
  const stays = [...rates, ...rows.map(({ terms }) => terms)].filter(({ extraNight }) => !extraNight);
  return rows.length > 0 && seasons?.package == null && stays.every(isANight);
}

/** Of a card that asks by the night, prices which say nothing of a length are a night's as well. */
function alsoNightly({ rates }: RateBook): (meaning: Meaning) => Meaning {
  const stays = rates.filter(({ extraNight }) => !extraNight);
  const asksByNight = stays.length > 0 && stays.every(isANight);
  return (meaning) =>
    asksByNight && !meaning.terms.nights && !meaning.terms.per ? { ...meaning, isNight: true } : meaning;
}

/** Where every price of a block goes: rows and columns by their names, by their place where they have none. */
export function placeBlock(
  block: Block,
  meaningOf: (text: string) => Meaning | null,
  { card, sheet, at, list, isNone = () => false }: Onto,
): Placement {
  const read = pricesIn(block, meaningOf);
  const anyBed = bedsOf(read, sheet.rows);
  const prices = read.map((price) => ({ ...price, meaning: anyBed(price.meaning) }));
  const dated = prices.map(({ meaning }) => meaning).filter(isDated);
  const { now, newSeasons, columnKeys } = withPeriods(card, dated);
  const dates = columnsOf(now);
  const columns = dates.some(({ kind }) => kind === "all") ? dates : [...allDates, ...dates];
  const known = new Map(sheet.rows.toReversed().map((row) => [plainKey(row.terms), row] as const));
  const shorter = usualNights(prices, card.option.nights);
  const agesOf = ownAges(prices, card.bands.package);
  const nightly = alsoNightly(card);
  const active = sheet.columns[at.column];
  const columnsFor = ({ meaning, column }: Priced): readonly (Column | undefined)[] => {
    const keys = isDated(meaning) ? columnKeys(meaning) : meaning.column ? [meaning.column] : null;
    if (keys) return keys.map((key) => columns.find((own) => own.key === key));
    return [block.hasColumnNames ? active : sheet.columns[at.column + column]];
  };
  const rowFor = ({ meaning, row }: Priced): Row | undefined => {
    const { spans: _, column: __, label: ___, names: ____, ...whom } = meaning;
    if (!block.hasRowNames && !saysSomething({ ...whom, label: "" })) return sheet.rows[at.row + row];
    const inList = (terms: RowTerms): RowTerms => ({
      ...terms,
      ...agesOf(meaning),
      ...(list !== null && { priceList: list }),
    });
    const perStay = inList(termsOfMeaning(meaning));
    const byNight = inList(termsOfMeaning(nightly(meaning)));
    const own = [perStay, shorter(perStay), byNight].map((terms) => known.get(plainKey(terms)));
    const terms = shorter(byNight);
    return own.find((row) => row !== undefined) ?? { key: rowKeyOf(terms), terms };
  };
  const placed: Placed[] = [];
  const twice: Placed[] = [];
  const taken = new Set<string>();
  let beyond = 0;
  for (const price of prices) {
    const row = rowFor(price);
    if (row && isNone(price.text) && !known.has(plainKey(row.terms))) continue;
    for (const column of columnsFor(price)) {
      if (!row || !column) {
        beyond++;
        continue;
      }
      const place = { row, column, text: price.text };
      const key = `${row.key}@${column.key}`;
      if (taken.has(key)) twice.push(place);
      else placed.push(place);
      taken.add(key);
    }
  }
  const rows = [...new Map(placed.map(({ row }) => [row.key, row] as const)).values()];
  return {
    placed,
    rows,
    twice,
    beyond,
    newPeriods: now.periods.filter(({ id }) => card.periods.every((own) => own.id !== id)),
    newSeasons,
    periodChanges: changesBetween(card, now),
    newBands: listedBands(
      prices.map(({ meaning }) => meaning),
      card,
    ),
    isNightly: isNightly(card, rows),
    newWords: Object.assign({}, ...prices.map(({ meaning }) => meaning.names ?? {})),
    columns: columns.filter(({ key }) => placed.some(({ column }) => column.key === key)),
    newRows: new Set(rows.filter(({ terms }) => !known.has(plainKey(terms))).map(({ key }) => key)),
  };
}
