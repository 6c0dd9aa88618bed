import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { Row } from "../part.ts";
import { valueAt } from "../part.ts";
import { buildRows, type Rows } from "./build-rows.ts";
import * as cells from "./cells.ts";
import type { Column, PartTable } from "./table.ts";

const id: Column = { head: "Id", path: "id", cell: cells.word };
const inUse: Column = { head: "In use", path: "activeStatus", cell: cells.tick };

/** A name in three languages, a column each; the English one tells lines apart. */
const nameColumns = (head: string): Column[] => {
  const [english, ...others] = inThree(head, "name");
  return english ? [{ ...english, isKey: true }, ...others] : [];
};

const inThree = (head: string, path: string): Column[] => [
  { head: `${head} (English)`, path: `${path}.en`, cell: cells.text },
  { head: `${head} (Malay)`, path: `${path}.my`, cell: cells.text },
  { head: `${head} (Chinese)`, path: `${path}.cn`, cell: cells.text },
];

type Facts = Omit<Rows, "words"> &
  Pick<PartTable, "id" | "resource"> & { readonly columns: readonly Column[] };

const partTable = ({ id: table, resource, columns, ...rows }: Facts): PartTable => {
  const words = columns.filter(({ path }) => path.endsWith(".en")).map(({ path }) => path.slice(0, -3));
  return {
    id: table,
    resource,
    part: rows.part,
    columns: [...columns, id],
    lines: (base) => base.rows(rows.part).map((row) => lineOf(row, [...columns, id])),
    build: (lines, base) => buildRows(lines, base, { ...rows, words }),
  };
};

function lineOf(row: Row, columns: readonly Column[]): Row {
  const missing = (row.missing ?? []) as string[];
  return Object.fromEntries(
    columns.map(({ path }) => [path, missing.includes(path) ? "" : valueAt(row, path)]),
  );
}

/** A room whose type changes is made up in the first way of its new type. */
const tidyRoom: Rows["tidy"] = (row, base) => {
  const ways = base.rows("bedOptions").filter(({ roomTypeId }) => roomTypeId === row.roomTypeId);
  const fits = row.bedOptionId !== null && ways.some((way) => way.id === row.bedOptionId);
  return fits ? row : { ...row, bedOptionId: ways[0]?.id ?? null };
};

export const roomsTable = partTable({
  id: "rooms",
  resource: "rooms",
  part: "rooms",
  fresh: { bedOptionId: null },
  tidy: tidyRoom,
  columns: [
    { head: "Room", path: "roomNo", cell: cells.text, isKey: true },
    { head: "Room type", path: "roomTypeId", cell: cells.named("roomType"), isKey: true },
    { head: "Building", path: "buildingId", cell: cells.named("building") },
    { head: "Floor", path: "floor", cell: cells.text },
    { head: "Most guests", path: "maxPax", cell: cells.whole },
    { head: "Size (m²)", path: "roomSize", cell: cells.whole },
    { head: "Smoking", path: "allowSmoking", cell: cells.tick },
    { head: "Step-free", path: "allowDisabledPerson", cell: cells.tick },
    { head: "Description", path: "desc", cell: cells.text },
    inUse,
  ],
});

export const timetablesTable = partTable({
  id: "timetables",
  resource: "boats",
  part: "sailingTimes",
  fresh: { timetable: 0, time: null, seats: null },
  columns: [
    { head: "Boat", path: "boatId", cell: cells.named("boat"), isKey: true },
    { head: "Timetable", path: "timetable", cell: cells.ordinal },
    { head: "From (month-day)", path: "seasonFrom", cell: cells.dayOfYear },
    { head: "To (month-day)", path: "seasonTo", cell: cells.dayOfYear },
    { head: "Weekdays", path: "weekdays", cell: cells.weekdays },
    { head: "Not on", path: "excluded", cell: cells.days },
    { head: "Direction", path: "direction", cell: cells.choice, isKey: true },
    { head: "Time", path: "time", cell: cells.time },
    { head: "From jetty", path: "fromJetty", cell: cells.text },
    { head: "To jetty", path: "toJetty", cell: cells.text },
    { head: "Included in packages", path: "isDefault", cell: cells.tick },
    { head: "Seats sold", path: "seats", cell: cells.whole },
  ],
});

export const addOnsTable = partTable({
  id: "add-ons",
  resource: "rates",
  part: "addOns",
  fresh: { summary: noWords, packageId: null, pictures: [], missing: [], position: 0 },
  columns: [
    ...nameColumns("Add-on"),
    { head: "Category", path: "categoryId", cell: cells.named("category"), isKey: true },
    { head: "Package", path: "packageId", cell: cells.named("package") },
    { head: "Price (RM)", path: "sen", cell: cells.ringgit },
    { head: "Per", path: "per", cell: cells.choice },
    { head: "Tax group", path: "taxGroup", cell: cells.choice },
    { head: "Needs a day", path: "needsDay", cell: cells.tick },
    { head: "Places a day", path: "dailyStock", cell: cells.whole },
    { head: "Most of one booking", path: "most", cell: cells.whole },
    { head: "From", path: "from", cell: cells.day },
    { head: "To", path: "to", cell: cells.day },
    { head: "Weekdays", path: "weekdays", cell: cells.weekdays },
    { head: "Not on", path: "excluded", cell: cells.days },
    inUse,
  ],
});

export const surchargesTable = partTable({
  id: "surcharges",
  resource: "rates",
  part: "surcharges",
  fresh: { terms: null, guestKinds: [], holiday: false },
  columns: [
    ...nameColumns("Surcharge"),
    { head: "From", path: "from", cell: cells.day, isKey: true },
    { head: "To", path: "to", cell: cells.day, isKey: true },
    { head: "Weekdays", path: "weekdays", cell: cells.weekdays },
    { head: "Per", path: "per", cell: cells.choice },
    { head: "Guests", path: "guestKinds", cell: cells.choices },
    { head: "Amount (RM)", path: "sen", cell: cells.ringgit },
    { head: "Group", path: "group", cell: cells.word },
    { head: "Holiday", path: "holiday", cell: cells.tick },
    inUse,
  ],
});

export const taxesTable = partTable({
  id: "taxes",
  resource: "rates",
  part: "taxes",
  fresh: { terms: null, position: 0 },
  columns: [
    ...nameColumns("Tax"),
    { head: "On", path: "group", cell: cells.choice },
    { head: "Percent", path: "share", cell: cells.percent },
    inUse,
  ],
});

export const promoCodesTable = partTable({
  id: "promo-codes",
  resource: "posts",
  part: "promoCodes",
  fresh: { picture: "lagoon-above", position: 0 },
  columns: [
    { head: "Promo code", path: "code", cell: cells.text, isKey: true },
    { head: "Type", path: "type", cell: cells.choice, isKey: true },
    ...inThree("Name", "name"),
    ...inThree("Description", "description"),
    { head: "Value (RM)", path: "valueSen", cell: cells.ringgit },
    { head: "Percent", path: "share", cell: cells.percent },
    { head: "Opens package", path: "packageId", cell: cells.named("package") },
    { head: "Only for packages", path: "packageIds", cell: cells.allNamed("package") },
    { head: "Minimum spend (RM)", path: "minSpendSen", cell: cells.ringgitOrNought },
    { head: "Price (RM)", path: "priceSen", cell: cells.ringgitOrNought },
    { head: "Valid for days", path: "validDays", cell: cells.whole },
    { head: "Limit in total", path: "capacity", cell: cells.whole },
    { head: "Limit per person", path: "perPerson", cell: cells.whole },
    { head: "Book from", path: "bookFrom", cell: cells.day },
    { head: "Book until", path: "bookTo", cell: cells.day },
    { head: "Stay from", path: "stayFrom", cell: cells.day },
    { head: "Stay until", path: "stayTo", cell: cells.day },
    { head: "Price list", path: "priceList", cell: cells.word },
    { head: "On request", path: "special", cell: cells.tick },
    { head: "Listed", path: "listed", cell: cells.tick },
    inUse,
  ],
});
