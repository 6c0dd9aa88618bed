import { DayOfYearField } from "@pulau/contract/boats-admin.ts";
import { PageSlug, PageText } from "@pulau/contract/pages.ts";
import { RoomCode } from "@pulau/contract/room-admin.ts";
import { MatrixField } from "@pulau/contract/staff-records.ts";
import { DeparturesField } from "@pulau/contract/transfers.ts";
import type { Words as WordsOf } from "@pulau/domain/catalogue/catalogue.ts";
import { z } from "zod";
import { department, staffRole, staffRoleDepartment } from "../../../db/schema/accounts.ts";
import { leadSource } from "../../../db/schema/bookings.ts";
import {
  addOn,
  addOnCategory,
  fee,
  includedAddOn,
  packageOption,
  stayPackage,
  surcharge,
  tax,
} from "../../../db/schema/catalogue.ts";
import { event } from "../../../db/schema/events.ts";
import { feedbackQuestion } from "../../../db/schema/feedback.ts";
import { page } from "../../../db/schema/pages.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import { currency } from "../../../db/schema/resort.ts";
import {
  amenity,
  bed,
  bedOption,
  bedOptionBed,
  building,
  room,
  roomLink,
  roomType,
  roomTypeAmenity,
} from "../../../db/schema/rooms.ts";
import {
  excludedBoat,
  includedTransport,
  landTransfer,
  transferVehicle,
  transportPoint,
} from "../../../db/schema/transfers.ts";
import { boat, sailingTime } from "../../../db/schema/transport.ts";
import {
  Alts,
  Bands,
  BedTypes,
  checkFee,
  checkSurcharge,
  checkTax,
  Days,
  FeeAmounts,
  GuestKinds,
  Ids,
  ListOfWords,
  Missing,
  Pictures,
  Terms,
  Texts,
  Tickets,
  TransferPrice,
  Weekdays,
  Words,
} from "./json-fields.ts";
import { type FindRow, type Part, partOf, type Row } from "./part.ts";

const plain = (text: unknown): WordsOf => ({ en: String(text), my: String(text), cn: String(text) });
const named = (row: Row): WordsOf => row.name as WordsOf;
/** "Garden room · Wi-Fi" */
const both = (one: WordsOf, other: WordsOf): WordsOf => ({
  en: `${one.en} · ${other.en}`,
  my: `${one.my} · ${other.my}`,
  cn: `${one.cn} · ${other.cn}`,
});
const nameIn = (find: FindRow, table: Part["table"], id: unknown): WordsOf =>
  (find(table, id)?.name as WordsOf | undefined) ?? plain("");
const optionName = (row: Row, find: FindRow) => both(nameIn(find, stayPackage, row.packageId), named(row));
const nameOfOption = (find: FindRow, id: unknown): WordsOf => {
  const row = find(packageOption, id);
  return row ? optionName(row, find) : plain("");
};
const roomNo = (find: FindRow, id: unknown) => plain(find(room, id)?.roomNo ?? "");

const name = Words;
const paxInOrder = ({ minPax, maxPax }: Row) =>
  Number(minPax) > Number(maxPax) ? [{ path: "maxPax", rule: "paxOrder" }] : [];
const spanInOrder = ({ from, to }: Row) =>
  from && to && String(from) > String(to) ? [{ path: "to", rule: "dayOrder" }] : [];

/**
 * Every table of the catalogue in the order in which its rows can be written: what others refer to comes first. A column
 * that is added to one of these tables is in the file at once; a new table is one entry here.
 */
export const parts: readonly Part[] = [
  partOf("departments", {
    table: department,
    resource: "users",
    json: {},
    same: ["name"],
    keepsOthers: true,
    name: (row) => plain(row.name),
  }),
  partOf("roles", {
    table: staffRole,
    resource: "users",
    without: ["locked"],
    json: { permissions: MatrixField },
    same: ["name"],
    keepsOthers: true,
    fixed: (row) => row.locked === true,
    name: (row) => plain(row.name),
  }),
  partOf("roleDepartments", {
    table: staffRoleDepartment,
    resource: "users",
    json: {},
    owner: "roleId",
    fixed: (row, find) => find(staffRole, row.roleId)?.locked === true,
    name: (row, find) =>
      both(plain(find(staffRole, row.roleId)?.name), plain(find(department, row.departmentId)?.name)),
  }),
  partOf("currencies", {
    table: currency,
    resource: "settings",
    saved: ({ id }) => ({ thing: "currency", key: id }),
    json: {},
    same: ["code"],
    // Rates are the day's, and each Pulau's own.
    onceOnly: ["ratedOn", "ringgitPerForeign", "foreignPerRinggit"],
    name: (row) => plain(row.code),
  }),
  partOf("pages", {
    table: page,
    resource: "settings",
    // A page comes as a draft: guests read it when somebody here has read and published it.
    without: ["id", "shownNumber"],
    // Every Pulau has the terms and the other usual pages from the first day: they are known by their addresses.
    keys: ["slug"],
    saved: ({ id }) => ({ thing: "page", key: id }),
    json: { draft: PageText },
    fields: { slug: PageSlug },
    keepsOthers: true,
    name: ({ slug, draft }) => (draft as PageText).title ?? plain(slug),
  }),
  partOf("feedbackQuestions", {
    table: feedbackQuestion,
    resource: "settings",
    json: { question: Words },
    same: ["question.en"],
    name: ({ question }) => question as WordsOf,
  }),
  partOf("leadSources", {
    table: leadSource,
    resource: "settings",
    json: { name },
    same: ["name.en"],
    name: named,
  }),
  partOf("buildings", {
    table: building,
    resource: "rooms",
    json: { noOfFloors: Texts },
    same: ["name"],
    name: (row) => plain(row.name),
  }),
  partOf("amenities", { table: amenity, resource: "rooms", json: { name }, same: ["name.en"], name: named }),
  partOf("beds", { table: bed, resource: "rooms", json: { name }, same: ["name.en"], name: named }),
  partOf("roomTypes", {
    table: roomType,
    resource: "rooms",
    saved: ({ id }) => ({ thing: "roomType", key: id }),
    without: ["amenities"],
    fill: () => ({ amenities: [] }),
    json: { name, summary: Words, highlight: Words, bedTypes: BedTypes, images: Texts, pictureAlts: Alts },
    fields: { roomCode: RoomCode },
    same: ["roomCode"],
    name: named,
    check: paxInOrder,
  }),
  partOf("roomTypeAmenities", {
    table: roomTypeAmenity,
    resource: "rooms",
    json: {},
    owner: "roomTypeId",
    name: (row, find) => both(nameIn(find, roomType, row.roomTypeId), nameIn(find, amenity, row.amenityId)),
  }),
  partOf("bedOptions", {
    table: bedOption,
    resource: "rooms",
    saved: ({ roomTypeId }) => ({ thing: "bedOptions", key: roomTypeId }),
    json: {},
    same: ["roomTypeId", "position"],
    owner: "roomTypeId",
    name: (row, find) => both(nameIn(find, roomType, row.roomTypeId), plain(Number(row.position) + 1)),
  }),
  partOf("bedOptionBeds", {
    table: bedOptionBed,
    resource: "rooms",
    json: {},
    owner: "bedOptionId",
    name: (row, find) =>
      both(
        nameIn(find, roomType, find(bedOption, row.bedOptionId)?.roomTypeId),
        nameIn(find, bed, row.bedId),
      ),
  }),
  partOf("rooms", {
    table: room,
    resource: "rooms",
    saved: ({ id }) => ({ thing: "room", key: id }),
    without: ["cleaning", "cleaningBy", "cleaningAt"],
    json: {},
    same: ["roomNo"],
    name: (row) => plain(row.roomNo),
  }),
  partOf("roomLinks", {
    table: roomLink,
    resource: "rooms",
    json: {},
    owner: "roomId",
    name: (row, find) => both(roomNo(find, row.roomId), roomNo(find, row.otherId)),
    tidy: (row) => {
      const [roomId, otherId] = [String(row.roomId), String(row.otherId)].sort();
      return { ...row, roomId, otherId };
    },
    check: ({ roomId, otherId }) => (roomId === otherId ? [{ path: "otherId", rule: "twice" }] : []),
  }),
  partOf("boats", {
    table: boat,
    resource: "boats",
    saved: ({ id }) => ({ thing: "boat", key: id }),
    json: { name, tickets: Tickets, bands: Bands },
    same: ["kind", "name.en"],
    name: named,
    check: ({ kind, charterSen, daily }) =>
      kind === "charter"
        ? Object.entries({ charterSen, daily }).flatMap(([path, value]) =>
            value === null ? [{ path, rule: "required" }] : [],
          )
        : [],
  }),
  partOf("sailingTimes", {
    table: sailingTime,
    resource: "boats",
    saved: ({ boatId }) => ({ thing: "boat", key: boatId }),
    json: { weekdays: Weekdays, excluded: Days },
    fields: { seasonFrom: DayOfYearField, seasonTo: DayOfYearField },
    same: ["boatId", "timetable", "direction", "time"],
    owner: "boatId",
    name: (row, find) =>
      both(nameIn(find, boat, row.boatId), plain(`${row.time ?? ""} ${row.fromJetty}`.trim())),
  }),
  partOf("transferPoints", {
    table: transportPoint,
    resource: "boats",
    json: { name, meetingPoint: Words },
    same: ["type", "name.en"],
    name: named,
  }),
  partOf("transferVehicles", {
    table: transferVehicle,
    resource: "boats",
    json: { name },
    same: ["type", "name.en"],
    name: named,
  }),
  partOf("landTransfers", {
    table: landTransfer,
    resource: "boats",
    json: { price: TransferPrice, departures: DeparturesField },
    fields: {
      minutes: z.int({ error: "number" }).min(1, { error: "tooSmall" }).max(1_200, { error: "tooLarge" }),
    },
    same: ["startPointId", "endPointId", "vehicleId"],
    name: (row, find) =>
      both(nameIn(find, transportPoint, row.startPointId), nameIn(find, transferVehicle, row.vehicleId)),
  }),
  partOf("surcharges", {
    table: surcharge,
    resource: "rates",
    json: { name, weekdays: Weekdays, guestKinds: GuestKinds, terms: Terms },
    same: ["name.en", "from", "to"],
    name: named,
    check: (row) => [...checkSurcharge(row), ...spanInOrder(row)],
  }),
  partOf("fees", {
    table: fee,
    resource: "rates",
    json: { name, amounts: FeeAmounts, terms: Terms },
    same: ["name.en"],
    name: named,
    check: checkFee,
  }),
  partOf("taxes", {
    table: tax,
    resource: "rates",
    json: { name, terms: Terms },
    same: ["name.en"],
    name: named,
    check: checkTax,
  }),
  partOf("priceLists", {
    table: priceList,
    resource: "rates",
    json: {},
    same: ["code"],
    keepsOthers: true,
    name: (row) => plain(row.name),
  }),
  partOf("packages", {
    table: stayPackage,
    resource: "rates",
    saved: ({ id }) => ({ thing: "package", key: id }),
    json: { name, summary: Words, bands: Bands, pictures: Pictures, missing: Missing },
    same: ["code"],
    name: named,
  }),
  partOf("options", {
    table: packageOption,
    resource: "rates",
    saved: ({ id }) => ({ thing: "packageOption", key: id }),
    json: { name, includes: ListOfWords, missing: Missing },
    fields: {
      nights: z.int({ error: "number" }).min(1, { error: "tooSmall" }).max(60, { error: "tooLarge" }),
    },
    same: ["packageId", "nights", "name.en"],
    name: optionName,
  }),
  partOf("addOnCategories", {
    table: addOnCategory,
    resource: "rates",
    json: { name, missing: Missing },
    same: ["name.en"],
    name: named,
  }),
  partOf("addOns", {
    table: addOn,
    resource: "rates",
    json: { name, summary: Words, missing: Missing, weekdays: Weekdays, excluded: Days, pictures: Pictures },
    same: ["packageId", "name.en"],
    name: named,
    check: spanInOrder,
  }),
  partOf("includedAddOns", {
    table: includedAddOn,
    resource: "rates",
    json: {},
    fields: {
      count: z.int({ error: "number" }).min(1, { error: "tooSmall" }).max(100, { error: "tooLarge" }),
    },
    owner: "optionId",
    name: (row, find) => both(nameOfOption(find, row.optionId), nameIn(find, addOn, row.addOnId)),
  }),
  partOf("includedTransport", {
    table: includedTransport,
    resource: "rates",
    json: {},
    same: ["packageId", "optionId", "direction", "boatId", "landTransferId"],
    owner: "packageId",
    name: (row, find) => both(nameIn(find, stayPackage, row.packageId), rideName(find, row)),
    check: ({ boatId, landTransferId }) =>
      (boatId === null) === (landTransferId === null) ? [{ path: "boatId", rule: "required" }] : [],
  }),
  partOf("excludedBoats", {
    table: excludedBoat,
    resource: "boats",
    json: { reason: Words },
    same: ["boatId", "packageId", "direction", "from", "to"],
    name: (row, find) => nameIn(find, boat, row.boatId),
    check: (row) => [
      ...spanInOrder(row),
      ...(row.packageId === null && row.from === null && row.to === null
        ? [{ path: "packageId", rule: "required" }]
        : []),
    ],
  }),
  partOf("events", {
    table: event,
    resource: "posts",
    saved: ({ id }) => ({ thing: "event", key: id }),
    without: ["cancelledAt", "cancelNote", "createdAt"],
    json: { name, description: Words, place: Words, taxIds: Ids, pictureAlt: Words },
    fields: { adultSen: z.int({ error: "ringgit" }).min(1, { error: "ringgit" }).max(100_000_000) },
    same: ["day", "name.en"],
    stock: "eventPlaces",
    fixed: (row) => row.cancelledAt !== null && row.cancelledAt !== undefined,
    fill: (createdAt) => ({ createdAt: createdAt.toISOString() }),
    name: named,
    check: ({ saleUntil, day }) =>
      String(saleUntil) > String(day) ? [{ path: "saleUntil", rule: "dayOrder" }] : [],
  }),
];

function rideName(find: FindRow, { boatId, landTransferId }: Row): WordsOf {
  if (boatId !== null) return nameIn(find, boat, boatId);
  return nameIn(find, transportPoint, find(landTransfer, landTransferId)?.startPointId);
}
