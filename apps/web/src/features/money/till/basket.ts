import type { Tax, TaxGroup } from "@pulau/domain/catalogue/taxes.ts";
import type { OutletItemId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { priceCharge } from "@pulau/domain/till/charge-lines.ts";
import type { Item, Outlet, Stay, Till } from "./calls.ts";

/** What is on no price list. */
export type FreeItem = { readonly name: string; readonly sen: Sen; readonly taxGroup: TaxGroup };

/** What somebody wants at one outlet: how many of each item, in the order in which they were pressed. */
export type Basket = {
  readonly counts: ReadonlyMap<OutletItemId, number>;
  readonly free: readonly FreeItem[];
};

export const emptyBasket: Basket = { counts: new Map(), free: [] };

/** The most of one thing that one slip takes. */
export const mostOfOne = 99;

/** The basket with so many of an item; none takes it out. */
export function withCount(basket: Basket, id: OutletItemId, count: number): Basket {
  const counts = new Map(basket.counts);
  if (count <= 0) counts.delete(id);
  else counts.set(id, Math.min(mostOfOne, count));
  return { ...basket, counts };
}

export const piecesIn = ({ counts, free }: Basket): number =>
  [...counts.values()].reduce((sum, count) => sum + count, free.length);

export type BasketLine = {
  readonly item: Item;
  readonly count: number;
  readonly totalSen: Sen;
};

/** A basket with its prices; items that the outlet sells no more are not in it. */
export type PricedBasket = {
  readonly lines: readonly BasketLine[];
  readonly beforeSen: Sen;
  readonly taxSen: Sen;
  /** What the guest pays, as the server reckons it. */
  readonly totalSen: Sen;
};

/** Prices a basket by the taxes that the stay is asked for; before there is one, by all of the resort's. */
export function priceBasket(basket: Basket, outlet: Outlet, taxes: readonly Tax[]): PricedBasket {
  const listed = outlet.items.flatMap((item) => {
    const count = basket.counts.get(item._id);
    const { _id: ruleId, name, sen: unitSen, taxGroup } = item;
    return count
      ? [{ item, count, price: priceCharge({ ruleId, name, unitSen, count, taxGroup }, taxes) }]
      : [];
  });
  const free = basket.free.map(({ name, sen: unitSen, taxGroup }) => {
    const words = { en: name, my: name, cn: name };
    return priceCharge({ ruleId: "free", name: words, unitSen, count: 1, taxGroup }, taxes);
  });
  const prices = [...listed.map(({ price }) => price), ...free];
  return {
    lines: listed.map(({ item, count, price }) => ({ item, count, totalSen: price.totalSen })),
    beforeSen: sumSen(prices.flatMap(({ lines }) => lines.slice(0, 1)).map(({ amountSen }) => amountSen)),
    taxSen: sumSen(prices.flatMap(({ lines }) => lines.slice(1)).map(({ amountSen }) => amountSen)),
    totalSen: sumSen(prices.map(({ totalSen }) => totalSen)),
  };
}

/** The taxes of a stay; all of them while nobody is chosen. */
export const taxesFor = ({ taxes }: Pick<Till, "taxes">, stay: Stay | null): readonly Tax[] =>
  stay === null ? taxes : taxes.filter(({ id }) => stay.taxIds.includes(id));

/** The taxes of somebody who pays at once. */
export const visitorTaxes = ({
  taxes,
  visitorTaxIds,
}: Pick<Till, "taxes" | "visitorTaxIds">): readonly Tax[] =>
  taxes.filter(({ id }) => visitorTaxIds.includes(id));

/** As people type: small, and without accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Who may be meant by a room number, a name or a booking number; rooms whose number begins so come first. */
export function findStays(stays: readonly Stay[], typed: string): readonly Stay[] {
  const q = plain(typed.trim());
  if (q === "") return stays;
  const inRoom = stays.filter(({ rooms }) => rooms.some((roomNo) => plain(roomNo).startsWith(q)));
  const named = stays.filter(
    (stay) =>
      !inRoom.includes(stay) &&
      [stay.bookingName, stay.bookingNo, ...stay.guests.map(({ fullName }) => fullName)].some((text) =>
        plain(text).includes(q),
      ),
  );
  return [...inRoom, ...named];
}

type Words = Item["name"];
/** Items under one heading of the till. */
export type Shelf = { readonly heading: string; readonly items: readonly Item[] };

/** What an outlet sells by heading, in the order of its list; a search looks through names in every language. */
export function shelvesOf({ items }: Outlet, typed: string, say: (words: Words) => string): readonly Shelf[] {
  const q = plain(typed.trim());
  const found = items.filter(
    ({ name }) => q === "" || Object.values(name).some((text) => plain(text).includes(q)),
  );
  const byHeading = Map.groupBy(found, ({ category }) => say(category));
  return [...byHeading].map(([heading, shelf]) => ({ heading, items: shelf }));
}
