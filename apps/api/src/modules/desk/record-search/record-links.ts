import type { RecordKind } from "@pulau/contract/record-search.ts";
import type { FoundRecord } from "./find-records.ts";

/** The most that a list's search takes. */
const mostSearched = 80;

/** The hash by which a page opens one of its rows, or something of it. */
const opens = (key: string | number, part: "open" | "beds" = "open"): string => `#${part}-${key}`;
const searchFor = (name: string): string => `?${new URLSearchParams({ q: name.slice(0, mostSearched) })}`;

/** In its list, opened there. */
const inList =
  (to: string) =>
  ({ name, no, _id }: FoundRecord): string =>
    `${to}${searchFor(name.en)}${opens(no ?? _id)}`;
const ownPage =
  (to: string) =>
  ({ _id }: FoundRecord): string =>
    `${to}/${_id}`;
/** On a page of few rows, which shows them all. */
const onPage =
  (to: string) =>
  ({ _id }: FoundRecord): string =>
    `${to}${opens(_id)}`;

/** Where each kind of record is opened. */
const links: Readonly<Record<RecordKind, (found: FoundRecord) => string>> = {
  room: inList("/staff/room-numbers"),
  package: ownPage("/staff/packages"),
  addOn: inList("/staff/add-ons"),
  boat: onPage("/staff/boats"),
  person: inList("/staff/users"),
  roomType: inList("/staff/room-types"),
  building: inList("/staff/buildings"),
  bed: inList("/staff/beds"),
  amenity: inList("/staff/amenities"),
  addOnCategory: inList("/staff/add-on-categories"),
  vehicle: inList("/staff/vehicles"),
  point: inList("/staff/transfer-points"),
  department: inList("/staff/departments"),
  role: ({ no }) => `/staff/roles/${no}`,
  partner: ownPage("/staff/partners"),
  priceList: inList("/staff/price-lists"),
  promoPackage: inList("/staff/promo-packages"),
  event: ownPage("/staff/events"),
  promoCode: ({ _id, note }) => `/staff/promotions${searchFor(note)}${opens(_id)}`,
  packageOption: ({ _id, within }) => `/staff/packages/${within}${opens(_id)}`,
  bedOption: ({ within, note }) => `/staff/room-types${searchFor(note)}${opens(within ?? "", "beds")}`,
  landTransfer: inList("/staff/transfers"),
  leadSource: inList("/staff/lead-sources"),
  feedbackQuestion: inList("/staff/feedback-questions"),
  currency: onPage("/staff/currencies"),
  surcharge: onPage("/staff/charges"),
  tax: onPage("/staff/charges"),
  fee: onPage("/staff/charges"),
  excludedBoat: inList("/staff/boats-not-offered"),
  page: ownPage("/staff/pages"),
  mail: ownPage("/staff/mail-texts"),
};

/** The address at which a record is opened: its page, or its list with the row opened. */
export const linkOfRecord = (found: FoundRecord): string => links[found.kind](found);
