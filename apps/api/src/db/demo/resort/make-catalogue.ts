import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOn, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { ResortSettings } from "../../../modules/resort/public.ts";
import type { addOn, addOnCategory, packageOption, stayPackage } from "../../schema/catalogue.ts";
import type { Chance } from "../chance.ts";
import { demoAddOnShelves } from "./add-ons.ts";
import { included } from "./included.ts";
import { type DemoCharges, makeCharges } from "./make-charges.ts";
import { makePrices, type Prices, seasonsBetween } from "./make-prices.ts";
import type { RoomTypeRow } from "./make-rooms.ts";
import { type DemoPackage, demoPackages } from "./packages.ts";

type OptionRow = typeof packageOption.$inferInsert & { id: string };
export type AddOnRow = AddOn & typeof addOn.$inferInsert & { id: string; most: number };

/** An option with all that a quote of it needs. */
export type DemoOffer = {
  readonly pack: DemoPackage;
  readonly option: OptionRow;
  readonly arrivalWeekdays: readonly number[];
  readonly book: RateBook;
};

export type DemoCatalogue = DemoCharges & {
  readonly packages: (typeof stayPackage.$inferInsert)[];
  readonly offers: readonly DemoOffer[];
  readonly prices: Prices;
  readonly categories: (typeof addOnCategory.$inferInsert)[];
  readonly addOns: readonly AddOnRow[];
};

export type CatalogueAsk = {
  /** First and last day of arrival. */
  readonly from: Day;
  readonly to: Day;
  readonly roomTypes: readonly RoomTypeRow[];
  readonly settings: ResortSettings;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Packages, prices, charges and add-ons for all days of sale. */
export function makeCatalogue(chance: Chance, ask: CatalogueAsk): DemoCatalogue {
  const charges = makeCharges(chance, ask);
  const made = demoPackages.map((pack, position) => {
    const { code, type, name, summary, picture } = pack;
    const row = { id: chance.id(), code, type, name, summary, picture, position };
    return { row, offers: offersOf(chance, { ...ask, pack, packageId: row.id, charges }) };
  });
  const offers = made.flatMap((each) => each.offers);
  return {
    ...charges,
    ...makeShelves(chance),
    packages: made.map(({ row }) => row),
    offers,
    prices: {
      periods: offers.flatMap(({ periods }) => periods),
      rates: offers.flatMap(({ rates }) => rates),
    },
  };
}

function offersOf(
  chance: Chance,
  ask: CatalogueAsk & { pack: DemoPackage; packageId: string; charges: DemoCharges },
): (DemoOffer & Prices)[] {
  const { pack, packageId, settings, roomTypes } = ask;
  const arrivalWeekdays = pack.arrivalWeekdays ?? everyDay;
  const seasons = seasonsBetween(ask.from, ask.to);
  return pack.options.map((option, position) => {
    const { name, nights, meals } = option;
    const includes = option.includes.map((each) => included[each]);
    const row = { id: chance.id(), packageId, name, nights, meals, includes, position };
    const prices = makePrices(chance, { optionId: row.id, option, arrivalWeekdays, seasons, roomTypes });
    const book: RateBook = {
      package: { id: packageId, name: pack.name },
      option: { id: row.id, nights },
      ...prices,
      ...ask.charges,
      bands: settings.bands,
      deposit: settings.deposit,
    };
    return { pack, option: row, arrivalWeekdays, book, ...prices };
  });
}

function makeShelves(chance: Chance): Pick<DemoCatalogue, "categories" | "addOns"> {
  const made = demoAddOnShelves.map(({ name, icon, addOns }, position) => {
    const category = { id: chance.id(), name, icon, position };
    const rows = addOns.map(({ code: _, ringgit, ...rest }, place) => ({
      ...rest,
      id: chance.id(),
      categoryId: category.id,
      sen: ringgit * 100,
      position: place,
    }));
    return { category, rows };
  });
  return { categories: made.map(({ category }) => category), addOns: made.flatMap(({ rows }) => rows) };
}
