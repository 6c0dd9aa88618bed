import type { RoomTypeId } from "../ids.ts";
import type { Fee, RateBook, Surcharge } from "./catalogue.ts";
import type { GuestConditions } from "./conditions.ts";

type TypePlace = { readonly path: string; readonly roomTypeId: RoomTypeId };

const listed = (path: string, ids: readonly RoomTypeId[] | null | undefined): TypePlace[] =>
  (ids ?? []).map((roomTypeId, i) => ({ path: `${path}.${i}`, roomTypeId }));

const single = (path: string, id: RoomTypeId | null | undefined): TypePlace[] =>
  typeof id === "string" ? [{ path, roomTypeId: id }] : [];

const ofRules = (
  list: string,
  rules: readonly {
    readonly whom?: GuestConditions | null;
    readonly roomTypeIds?: readonly RoomTypeId[] | null;
  }[],
): TypePlace[] =>
  rules.flatMap((rule, i) => [
    ...listed(`${list}.${i}.roomTypeIds`, rule.roomTypeIds),
    ...listed(`${list}.${i}.whom.roomTypeIds`, rule.whom?.roomTypeIds),
  ]);

/** A card, or some of its lists; of charges counts only for whom they are. */
type Named = Partial<Omit<RateBook, "surcharges" | "fees">> & {
  readonly surcharges?: readonly Pick<Surcharge, "whom" | "amounts">[];
  readonly fees?: readonly Pick<Fee, "whom">[];
};

/** Every place where a card names a room type, with its path in the card. */
export const roomTypesOf = (book: Named): TypePlace[] => [
  ...(book.rates ?? []).flatMap((rate, i) => [
    ...single(`rates.${i}.roomTypeId`, rate.roomTypeId),
    ...single(`rates.${i}.of.roomTypeId`, rate.of?.roomTypeId),
  ]),
  ...(book.surcharges ?? []).flatMap((surcharge, i) =>
    (surcharge.amounts ?? []).flatMap(({ whom }, k) =>
      listed(`surcharges.${i}.amounts.${k}.whom.roomTypeIds`, whom.roomTypeIds),
    ),
  ),
  ...ofRules("surcharges", book.surcharges ?? []),
  ...ofRules("fees", book.fees ?? []),
  ...ofRules("extras", book.extras ?? []),
  ...ofRules("pricedAs", book.pricedAs ?? []),
  ...ofRules("freeGuests", book.freeGuests ?? []),
  ...ofRules("singleSupplements", book.singleSupplements ?? []),
  ...ofRules("minimums", book.minimums ?? []),
  ...ofRules("transfers", book.transfers ?? []),
  ...ofRules("freePlaces", book.freePlaces ?? []),
  ...ofRules("discounts", book.discounts ?? []),
  ...(book.freePlaces ?? []).flatMap(({ worth }, i) =>
    typeof worth === "string" ? [] : single(`freePlaces.${i}.worth.roomTypeId`, worth.roomTypeId),
  ),
];

/** The same card with other ids for its room types; what `idOf` does not know stays as it is. */
export const withRoomTypes = <B extends RateBook>(
  book: B,
  idOf: (roomTypeId: RoomTypeId) => string | undefined,
): B => {
  const changed = structuredClone(book);
  for (const { path, roomTypeId } of roomTypesOf(book)) {
    const id = idOf(roomTypeId);
    if (id !== undefined && id !== roomTypeId) write(changed, path.split("."), id);
  }
  return changed;
};

const write = (into: object, [first = "", ...rest]: readonly string[], value: string): void => {
  const place = into as Record<string, unknown>;
  if (rest.length === 0) place[first] = value;
  else write(place[first] as object, rest, value);
};
