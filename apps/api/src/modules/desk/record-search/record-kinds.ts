import { addOnCategoriesRoute, staffAddOnsRoute } from "@pulau/contract/add-on-records.ts";
import { amenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { bedsListRoute } from "@pulau/contract/bed-records.ts";
import { boatsRoute } from "@pulau/contract/boats-admin.ts";
import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import { buildingsRoute } from "@pulau/contract/building-records.ts";
import { adminCurrenciesRoute } from "@pulau/contract/currencies.ts";
import { staffEventsRoute } from "@pulau/contract/event-admin.ts";
import { exclusionsRoute } from "@pulau/contract/excluded-boat-records.ts";
import { questionsListRoute } from "@pulau/contract/feedback.ts";
import { leadSourcesListRoute } from "@pulau/contract/lead-sources.ts";
import { mailTextsRoute } from "@pulau/contract/mail-texts.ts";
import { staffPackagesRoute } from "@pulau/contract/package-admin.ts";
import { pagesRoute } from "@pulau/contract/pages.ts";
import { partnersRoute } from "@pulau/contract/partners.ts";
import { pointsRoute } from "@pulau/contract/point-records.ts";
import { priceListsRoute } from "@pulau/contract/price-lists.ts";
import { staffPromoPackagesRoute } from "@pulau/contract/promo-package-admin.ts";
import { type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import { resortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { staffPromoCodesRoute } from "@pulau/contract/staff-promo-codes.ts";
import { departmentsRoute, rolesRoute, usersRoute } from "@pulau/contract/staff-records.ts";
import { landTransfersRoute } from "@pulau/contract/transfer-records.ts";
import { vehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { decideAccess } from "../../../plugins/access.ts";
import type { StaffSession } from "../../../plugins/session.ts";

type Searched = {
  /** The call by which it is read otherwise: who may make that one finds it here. */
  readonly read: RouteDefinition;
  readonly table: string;
  /** Its name in the three languages, of `t`. */
  readonly name: SQL;
  readonly note: SQL;
  /** By what else it is found. */
  readonly also?: SQL;
  /** It has a running number in its list. */
  readonly numbered?: true;
  /** What it belongs to. */
  readonly within?: SQL;
  readonly where?: SQL;
};

const named = sql`t.name`;
/** Of a name that is the same in all languages. */
const plain = (name: SQL): SQL => sql`jsonb_build_object('en', ${name}, 'my', ${name}, 'cn', ${name})`;
const nothing = sql`''`;
/** Of a name that is made of others, by what it is in each language. */
const inEach = (nameIn: (language: SQL) => SQL): SQL =>
  sql`jsonb_build_object(${sql.join(
    ["en", "my", "cn"]
      .map((language) => sql.raw(`'${language}'`))
      .map((word) => sql`${word}, ${nameIn(word)}`),
    sql`, `,
  )})`;
const pointName = (id: SQL, language: SQL): SQL =>
  sql`(SELECT p.name ->> ${language} FROM transport_point p WHERE p.id = ${id})`;
/** As `useBedsText` says it: "King bed + 2 × Single bed". */
const bedsIn = (language: SQL): SQL => sql`(
  SELECT string_agg(CASE WHEN w.count > 1 THEN w.count || ' × ' ELSE '' END || (b.name ->> ${language}), ' + ' ORDER BY w.extra, b.list_no)
  FROM bed_option_bed w JOIN bed b ON b.id = w.bed_id WHERE w.bed_option_id = t.id)`;

/** A surcharge, tax or fee of the resort; one that was taken away stays for what was priced with it. */
const charge = (table: "surcharge" | "tax" | "fee"): Searched => ({
  read: resortChargesRoute,
  table,
  name: named,
  note: nothing,
  where: sql`t.active_status`,
});

/** Where each kind of record is found. */
export const searched: Readonly<Record<Exclude<RecordKind, "mail">, Searched>> = {
  room: {
    read: roomsListRoute,
    table: "room",
    name: plain(sql`t.room_no`),
    note: sql`(SELECT b.name FROM building b WHERE b.id = t.building_id)`,
    numbered: true,
  },
  package: {
    read: staffPackagesRoute,
    table: "package",
    name: named,
    note: sql`t.code`,
    also: sql`t.code`,
  },
  addOn: { read: staffAddOnsRoute, table: "add_on", name: named, note: nothing, numbered: true },
  boat: { read: boatsRoute, table: "boat", name: named, note: nothing },
  person: {
    read: usersRoute,
    table: "staff_user",
    name: plain(named),
    note: sql`t.email`,
    also: sql`(t.username || ' ' || t.email)`,
    numbered: true,
  },
  roomType: {
    read: roomTypesListRoute,
    table: "room_type",
    name: named,
    note: sql`t.room_code`,
    also: sql`t.room_code`,
    numbered: true,
  },
  building: { read: buildingsRoute, table: "building", name: plain(named), note: nothing, numbered: true },
  bed: { read: bedsListRoute, table: "bed", name: named, note: nothing, numbered: true },
  amenity: { read: amenitiesRoute, table: "amenity", name: named, note: nothing, numbered: true },
  addOnCategory: {
    read: addOnCategoriesRoute,
    table: "add_on_category",
    name: named,
    note: nothing,
    numbered: true,
  },
  vehicle: { read: vehiclesRoute, table: "transfer_vehicle", name: named, note: nothing, numbered: true },
  point: { read: pointsRoute, table: "transport_point", name: named, note: nothing, numbered: true },
  department: {
    read: departmentsRoute,
    table: "department",
    name: plain(named),
    note: nothing,
    numbered: true,
  },
  role: { read: rolesRoute, table: "staff_role", name: plain(named), note: nothing, numbered: true },
  partner: {
    read: partnersRoute,
    table: "account",
    name: plain(named),
    note: nothing,
    where: sql`t.kind <> 'guest'`,
  },
  priceList: {
    read: priceListsRoute,
    table: "price_list",
    name: plain(named),
    note: sql`t.code`,
    also: sql`t.code`,
    numbered: true,
  },
  promoPackage: { read: staffPromoPackagesRoute, table: "promo_package", name: named, note: nothing },
  event: { read: staffEventsRoute, table: "event", name: named, note: sql`t.day::text` },
  promoCode: {
    read: staffPromoCodesRoute,
    table: "promo_code",
    name: named,
    note: sql`t.code`,
    also: sql`t.code`,
  },
  packageOption: {
    read: staffPackagesRoute,
    table: "package_option",
    name: named,
    note: sql`(SELECT p.name ->> 'en' FROM package p WHERE p.id = t.package_id)`,
    within: sql`t.package_id`,
  },
  bedOption: {
    read: roomTypesListRoute,
    table: "bed_option",
    name: inEach(bedsIn),
    note: sql`(SELECT r.name ->> 'en' FROM room_type r WHERE r.id = t.room_type_id)`,
    within: sql`t.room_type_id`,
  },
  landTransfer: {
    read: landTransfersRoute,
    table: "land_transfer",
    name: inEach(
      (language) =>
        sql`concat_ws(' – ', ${pointName(sql`t.start_point_id`, language)}, ${pointName(sql`t.end_point_id`, language)})`,
    ),
    note: sql`(SELECT v.name ->> 'en' FROM transfer_vehicle v WHERE v.id = t.vehicle_id)`,
    numbered: true,
  },
  leadSource: {
    read: leadSourcesListRoute,
    table: "lead_source",
    name: named,
    note: nothing,
    numbered: true,
  },
  feedbackQuestion: {
    read: questionsListRoute,
    table: "feedback_question",
    name: sql`t.question`,
    note: nothing,
    numbered: true,
  },
  currency: {
    read: adminCurrenciesRoute,
    table: "currency",
    name: plain(named),
    note: sql`t.code`,
    also: sql`t.code`,
  },
  surcharge: charge("surcharge"),
  tax: charge("tax"),
  fee: charge("fee"),
  excludedBoat: {
    read: exclusionsRoute,
    table: "excluded_boat",
    name: sql`(SELECT b.name FROM boat b WHERE b.id = t.boat_id)`,
    note: sql`concat_ws(' – ', t."from"::text, t."to"::text)`,
    also: sql`coalesce(t.reason ->> 'en', '')`,
    numbered: true,
    where: sql`t.active_status`,
  },
  page: {
    read: pagesRoute,
    table: "page",
    name: sql`t.draft -> 'title'`,
    note: sql`t.slug`,
    also: sql`t.slug`,
  },
};

/** The call by which a kind of record is read otherwise; mails are the program's own and stand in no table. */
const readOf = (kind: RecordKind): RouteDefinition =>
  kind === "mail" ? mailTextsRoute : searched[kind].read;

/** The kinds of record that somebody finds: those that they may read otherwise. */
export const kindsFor = (session: StaffSession): readonly RecordKind[] =>
  recordKinds.filter((kind) => decideAccess(readOf(kind), session).ok);

export const mayFindBookings = (session: StaffSession): boolean =>
  decideAccess(staffBookingsRoute, session).ok;
