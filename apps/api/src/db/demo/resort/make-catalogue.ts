import type { Day } from "@pulau/domain/calendar/day.ts";
import { asksOf } from "@pulau/domain/catalogue/card-parts.ts";
import type { AddOn, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { ResortSettings } from "../../../modules/ground/resort/public.ts";
import type {
  addOn,
  addOnCategory,
  includedAddOn,
  packageOption,
  rateCard,
  stayPackage,
} from "../../schema/catalogue.ts";
import type { Chance } from "../chance.ts";
import { type DemoAddOn, demoAddOnShelves } from "./add-ons.ts";
import { demoAdditional } from "./additional.ts";
import { cardOf } from "./card-rules.ts";
import { inThePrice } from "./in-the-price.ts";
import { type IncludedName, included } from "./included.ts";
import { type DemoCharges, makeCharges } from "./make-charges.ts";
import { makePrices, type Prices } from "./make-prices.ts";
import { type DemoPackage, demoPackages } from "./packages.ts";
import type { RoomTypeRow } from "./room-rows.ts";

type OptionRow = typeof packageOption.$inferInsert & { id: string };
export type AddOnRow = AddOn & typeof addOn.$inferInsert & { id: string; most: number };

/** An option with all that a quote of it needs. */
export type DemoOffer = {
  readonly pack: DemoPackage;
  readonly option: OptionRow;
  readonly arrivalWeekdays: readonly number[];
  readonly book: RateBook;
  /** What is in its price of the things that are also sold singly. */
  readonly inPrice: readonly (typeof includedAddOn.$inferInsert)[];
};

export type DemoCatalogue = DemoCharges & {
  readonly packages: (typeof stayPackage.$inferInsert)[];
  readonly offers: readonly DemoOffer[];
  readonly prices: Omit<Prices, "book">;
  readonly cards: (typeof rateCard.$inferInsert)[];
  readonly categories: (typeof addOnCategory.$inferInsert)[];
  readonly addOns: readonly AddOnRow[];
  /** Choices of additional packages, which stand on no shelf. */
  readonly choices: readonly AddOnRow[];
};

export type CatalogueRequest = {
  /** First and last day of arrival. */
  readonly from: Day;
  readonly to: Day;
  readonly roomTypes: readonly RoomTypeRow[];
  readonly settings: ResortSettings;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Packages, prices, charges and add-ons for all days of sale. */
export function makeCatalogue(chance: Chance, demo: CatalogueRequest): DemoCatalogue {
  const charges = makeCharges(chance, demo);
  const shelves = makeShelves(chance);
  const made = demoPackages.map((pack, position) => {
    const { code, type, name, summary, picture } = pack;
    const row = { id: chance.id(), code, type, name, summary, picture, position };
    return { row, offers: offersOf(chance, { ...demo, pack, packageId: row.id, charges, ...shelves }) };
  });
  const offers = withUsual(made.flatMap((item) => item.offers));
  const { packages, choices } = makeAdditional(chance, shelves.categories, made.length);
  return {
    ...charges,
    categories: shelves.categories,
    addOns: shelves.addOns,
    choices,
    packages: [...made.map(({ row }) => row), ...packages],
    offers,
    prices: {
      periods: offers.flatMap(({ periods }) => periods),
      rates: offers.flatMap(({ rates }) => rates),
    },
    cards: offers.map(({ pack, option, book }) => ({
      optionId: option.id,
      rules: cardOf(pack).rules,
      own: {},
      asks: asksOf(book),
    })),
  };
}

/** A cheaper package is compared with the option of as many nights of the package at the usual price. */
function withUsual<O extends DemoOffer>(offers: readonly O[]): O[] {
  return offers.map((offer) => {
    const usual = offers.find(
      ({ pack, option }) => pack.code === offer.pack.usual && option.nights === offer.option.nights,
    );
    return { ...offer, option: { ...offer.option, usualOptionId: usual?.option.id ?? null } };
  });
}

function offersOf(
  chance: Chance,
  demo: CatalogueRequest & { pack: DemoPackage; packageId: PackageId; charges: DemoCharges } & Shelves,
): (DemoOffer & Omit<Prices, "book">)[] {
  const { pack, packageId, settings, roomTypes } = demo;
  const arrivalWeekdays = pack.arrivalWeekdays ?? everyDay;
  const card = cardOf(pack);
  return pack.options.map((option, position) => {
    const { name, nights, meals } = option;
    const includes = option.includes.map((inclusion) => included[inclusion]);
    const row = { id: chance.id(), packageId, name, nights, meals, includes, position };
    const { book: priced, ...prices } = makePrices(chance, {
      ...{ optionId: row.id, pack, option, arrivalWeekdays, sold: demo, roomTypes, card },
    });
    const book: RateBook = {
      package: { id: packageId, name: pack.name },
      option: { id: row.id, nights },
      ...priced,
      ...demo.charges,
      bands: settings.bands,
      deposit: settings.deposit,
      ...card.rules,
    };
    const inPrice = option.includes.flatMap((inclusion) => inPriceOf(row.id, inclusion, demo.idOfAddOn));
    return { pack, option: row, arrivalWeekdays, book, inPrice, ...prices };
  });
}

function inPriceOf(
  optionId: OptionId,
  name: IncludedName,
  idOfAddOn: ReadonlyMap<string, string>,
): (typeof includedAddOn.$inferInsert)[] {
  const found = inThePrice[name];
  if (!found) return [];
  const { code, ...said } = found;
  return [{ optionId, addOnId: idOfAddOn.get(code) ?? "", ...said }];
}

type Shelves = Pick<DemoCatalogue, "categories" | "addOns"> & {
  readonly idOfAddOn: ReadonlyMap<string, string>;
};

function makeShelves(chance: Chance): Shelves {
  const idOfAddOn = new Map<string, string>();
  const made = demoAddOnShelves.map(({ name, icon, addOns }, position) => {
    const category = { id: chance.id(), name, icon, position };
    const rows = addOns.map((addOn, place) =>
      addOnRow(chance, addOn, { categoryId: category.id, position: place }),
    );
    for (const [i, { code }] of addOns.entries()) idOfAddOn.set(code, rows[i]?.id ?? "");
    return { category, rows };
  });
  return {
    categories: made.map(({ category }) => category),
    addOns: made.flatMap(({ rows }) => rows),
    idOfAddOn,
  };
}

const addOnRow = (
  chance: Chance,
  { code: _, ringgit, ...rest }: DemoAddOn,
  place: { categoryId: string; position: number; packageId?: PackageId },
): AddOnRow => ({ packageId: null, ...rest, ...place, id: chance.id(), sen: ringgit * 100 });

/** Packages that are sold beside a stay, after all others; their choices are add-ons of their own. */
function makeAdditional(chance: Chance, categories: DemoCatalogue["categories"], first: number) {
  const made = demoAdditional.map(({ choices, icon, ...pack }, i) => {
    const row = { ...pack, id: chance.id(), type: "additional" as const, position: first + i };
    const categoryId = categories.find((category) => category.icon === icon)?.id;
    if (!categoryId) throw new Error(`no shelf has the icon ${icon}`);
    const rows = choices.map((choice, position) =>
      addOnRow(chance, choice, { categoryId, position, packageId: row.id }),
    );
    return { row, rows };
  });
  return { packages: made.map(({ row }) => row), choices: made.flatMap(({ rows }) => rows) };
}
