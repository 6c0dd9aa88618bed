import { readTransferPrice } from "@pulau/domain/catalogue/transfer-price-text.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { TransferField } from "./card-charges.ts";
import { AgeBandField, NationalityField } from "./card-conditions.ts";
import { AmountField, DayField, GuestKindField, Id, StaffText, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRecords, RecordNo, recordKeys } from "./records.ts";
import { EmptyCell, nameHeadings } from "./room-list-fields.ts";
import { ClockTime, DeparturesField, pointTypes, transferTypes } from "./transfers.ts";

const tag = "Boats and transfers";
const boats = { scope: "staff", permission: ["boats", "read"], tag } as const;
const resource = "boats" as const;

const ActiveFilter = z.enum(["true", "false"]).optional().meta({ description: "in use, or out of use" });
const said = { en: "Night market, Marang", my: "Pasar malam, Marang", cn: "马让夜市" };
const Place = Whole(0, 999).meta({ example: 0, description: "guests see the lowest number first" });

const pointShape = {
  active_status: z.boolean(),
  type: z.enum(pointTypes, { error: "required" }).meta({ example: "city" }),
  name: StaffText(80).meta({ example: said }),
  /** Where exactly one meets the driver; offered as the pick-up point. */
  meeting_point: StaffText(120).nullable(),
  position: Place,
};
export const PointChange = z.object(pointShape).partial();
export const PointAdd = z.object({
  ...pointShape,
  active_status: pointShape.active_status.default(true),
  meeting_point: pointShape.meeting_point.default(null),
  position: pointShape.position.nullish(),
});
export const PointRecord = z.object({
  ...recordKeys,
  active_status: z.boolean(),
  type: z.enum(pointTypes),
  name: WordsField,
  meeting_point: WordsField.nullable(),
  position: z.int(),
  /** Transfers that begin or end here. */
  transfers: z.int(),
});
export type PointRecord = z.infer<typeof PointRecord>;
export const pointRecords = defineRecords({
  list: "transferPointsList",
  resource,
  tag,
  one: "pick-up point",
  row: PointRecord,
  add: PointAdd,
  change: PointChange,
});
export const pointsRoute = defineList({
  ...boats,
  path: "/admin/api/transferPointsList",
  summary: "Pick-up points and jetties of land transfers, newest first",
  rows: "rows",
  row: PointRecord,
  filters: { active: ActiveFilter, type: z.enum(pointTypes).optional() },
  search: "name or meeting point",
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
  csv: {
    name: "pick-up-points",
    columns: ["no", "nameEn", "nameMy", "nameCn", "kind", "meetingPoint", "position", "active"],
  },
});

/** Boats and transfers take a table from who may add to them and change them. */
const takes = <const L extends string>(list: L) => ({
  ...({ scope: "staff", permission: ["boats", "create"], alsoPermission: ["boats", "write"], tag } as const),
  path: `/admin/api/${list}/import` as const,
});

export const importPointsRoute = defineImport({
  ...takes("transferPointsList"),
  summary: "Import pick-up points from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    nameEn: text(80),
    nameMy: text(80).optional(),
    nameCn: text(80).optional(),
    kind: pointShape.type.optional(),
    meetingPoint: z.union([EmptyCell, text(120)]).optional(),
    position: cell.whole(0, 999).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["meetingPoint"],
  also: { nameEn: nameHeadings.nameEn },
});

const vehicleShape = {
  active_status: z.boolean(),
  /** A seat of a shared van or coach is sold by the person, a private vehicle whole. */
  type: z.enum(transferTypes, { error: "required" }).meta({ example: "shared" }),
  name: StaffText(60).meta({ example: { en: "Small van", my: "Van kecil", cn: "小面包车" } }),
  /** Of one vehicle. */
  seats: Whole(1, 100).meta({ example: 10 }),
  /** How many go each day and way; null has no limit. */
  daily: Whole(1, 100).nullable(),
};
export const VehicleChange = z.object(vehicleShape).partial();
export const VehicleAdd = z.object({
  ...vehicleShape,
  active_status: vehicleShape.active_status.default(true),
  daily: vehicleShape.daily.default(null),
});
export const VehicleRecord = z.object({
  ...recordKeys,
  active_status: z.boolean(),
  type: z.enum(transferTypes),
  name: WordsField,
  seats: z.int(),
  daily: z.int().nullable(),
  /** Transfers that it drives. */
  transfers: z.int(),
});
export type VehicleRecord = z.infer<typeof VehicleRecord>;
export const vehicleRecords = defineRecords({
  list: "vehiclesList",
  resource,
  tag,
  one: "kind of vehicle",
  row: VehicleRecord,
  add: VehicleAdd,
  change: VehicleChange,
});
export const vehiclesRoute = defineList({
  ...boats,
  path: "/admin/api/vehiclesList",
  summary: "Vehicles of land transfers, newest first",
  rows: "rows",
  row: VehicleRecord,
  filters: { active: ActiveFilter, type: z.enum(transferTypes).optional() },
  search: "name",
  sorts: ["-id", "id", "name", "-name"],
  csv: {
    name: "vehicles",
    columns: ["no", "nameEn", "nameMy", "nameCn", "kind", "seats", "daily", "active"],
  },
});

export const importVehiclesRoute = defineImport({
  ...takes("vehiclesList"),
  summary: "Import vehicles from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    nameEn: text(60),
    nameMy: text(60).optional(),
    nameCn: text(60).optional(),
    kind: vehicleShape.type.optional(),
    seats: cell.whole(1, 100).optional(),
    daily: z.union([EmptyCell, cell.whole(1, 100)]).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["daily"],
  also: { nameEn: nameHeadings.nameEn },
});

const way = { sen: AmountField, returnSen: AmountField.nullish() };
const PersonPrice = z.strictObject({
  per: z.literal("person"),
  /** Ages of its own; the boats' where missing. */
  bands: z.array(AgeBandField).max(5).nullish(),
  amounts: z
    .array(
      z.strictObject({
        ...way,
        guestKind: GuestKindField.nullable().default(null),
        who: NationalityField.nullish(),
      }),
    )
    .min(1, { error: "adultPrice" })
    .max(15)
    .superRefine((amounts, context) => {
      const known = new Set<string>();
      for (const [at, { guestKind, who }] of amounts.entries()) {
        const key = `${guestKind} ${who ?? null}`;
        if (known.has(key))
          context.addIssue({ code: "custom", message: "kindTwice", path: [at, "guestKind"] });
        known.add(key);
      }
      const priced = (nationality: string) =>
        amounts.some(
          ({ guestKind, who }) => (guestKind ?? "adult") === "adult" && (who ?? nationality) === nationality,
        );
      if (!priced("malaysian") || !priced("foreign"))
        context.addIssue({ code: "custom", message: "adultPrice", path: [0, "guestKind"] });
    }),
  /** Fewer pay for the seats that lack, at the adult's price unless it says its own. */
  minimum: z
    .strictObject({
      persons: Whole(1, 100),
      sen: AmountField.optional(),
      returnSen: AmountField.nullish(),
    })
    .nullish(),
});
const VehiclePrice = z.strictObject({
  per: z.literal("vehicle"),
  /** Up to so many persons this price, the smallest first. */
  steps: z
    .array(z.strictObject({ ...way, upTo: Whole(1, 100) }))
    .min(1, { error: "required" })
    .max(12)
    .superRefine((steps, context) => {
      for (const [at, { upTo }] of steps.entries())
        if (upTo <= (steps[at - 1]?.upTo ?? 0))
          context.addIssue({ code: "custom", message: "stepsRise", path: [at, "upTo"] });
    }),
  beyond: z.enum(["more", "enquiry"], { error: "required" }),
});

/** What a land transfer costs: by the person, by the vehicle that is large enough, or by the trip. */
export const RoadPrice = z
  .discriminatedUnion("per", [PersonPrice, VehiclePrice, z.strictObject({ per: z.literal("trip"), ...way })])
  .meta({
    example: {
      per: "person",
      amounts: [
        { guestKind: "adult", who: null, sen: 2_500, returnSen: 4_000 },
        { guestKind: "child", who: null, sen: 1_500, returnSen: 2_500 },
        { guestKind: "infant", who: null, sen: 0 },
      ],
    },
  });
export type RoadPrice = z.input<typeof RoadPrice>;

/** Pick-up times of one way, put into the order of the day; each once. */
const WayTimes = z
  .array(ClockTime)
  .max(24)
  .refine((times) => new Set(times).size === times.length, { error: "timeTwice" })
  .meta({ example: ["08:00", "10:30"] });

const transferShape = {
  active_status: z.boolean(),
  /** Numbers in the list of pick-up points: where guests come from, and where their boat leaves. */
  start_point: RecordNo.meta({ example: 1 }),
  end_point: RecordNo.meta({ example: 6 }),
  /** Number in the list of vehicles. */
  vehicle: RecordNo.meta({ example: 3 }),
  minutes: Whole(1, 1200).meta({ example: 45, description: "travel time in minutes" }),
  first_time: ClockTime.meta({ example: "06:00", description: "first pick-up time" }),
  last_time: ClockTime.meta({ example: "20:00", description: "last pick-up time" }),
  departures: z.object({ out: WayTimes, back: WayTimes }).meta({
    description: "fixed pick-up times of each way; none if it can be booked for any time within its hours",
  }),
  price: RoadPrice,
  position: Place,
};
export const LandTransferChange = z.object(transferShape).partial();
export const LandTransferAdd = z.object({
  ...transferShape,
  active_status: transferShape.active_status.default(true),
  first_time: transferShape.first_time.default("00:00"),
  last_time: transferShape.last_time.default("23:59"),
  departures: transferShape.departures.default({ out: [], back: [] }),
  position: transferShape.position.nullish(),
});
export const LandTransferRecord = z.object({
  ...recordKeys,
  active_status: z.boolean(),
  start_point: z.int(),
  end_point: z.int(),
  vehicle: z.int(),
  start_name: WordsField,
  end_name: WordsField,
  vehicle_name: WordsField,
  vehicle_type: z.enum(transferTypes),
  minutes: z.int(),
  first_time: z.string(),
  last_time: z.string(),
  departures: DeparturesField,
  price: TransferField.shape.price,
  position: z.int(),
  /** Bookings that have it. */
  bookings: z.int(),
});
export type LandTransferRecord = z.infer<typeof LandTransferRecord>;
export const landTransferRecords = defineRecords({
  list: "landTransfersList",
  resource,
  tag,
  one: "land transfer",
  row: LandTransferRecord,
  add: LandTransferAdd,
  change: LandTransferChange,
});
export const landTransfersRoute = defineList({
  ...boats,
  path: "/admin/api/landTransfersList",
  summary: "Land transfers, newest first",
  rows: "rows",
  row: LandTransferRecord,
  filters: {
    active: ActiveFilter,
    type: z.enum(transferTypes).optional(),
    point: Id.optional().meta({ description: "starts or ends at this pick-up point" }),
  },
  search: "points or vehicle",
  sorts: ["-id", "id", "name", "-name", "position", "-position", "minutes", "-minutes"],
  csv: {
    name: "land-transfers",
    columns: [
      ...(["no", "from", "to", "vehicle", "kind", "minutes", "firstTime", "lastTime"] as const),
      ...(["departuresOut", "departuresBack", "price", "position", "active"] as const),
    ],
  },
});

export const importLandTransfersRoute = defineImport({
  ...takes("landTransfersList"),
  summary: "Import land transfers from a table. A row whose number or route already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    from: text(80).meta({ description: "a pick-up point by its name" }),
    to: text(80),
    vehicle: text(60),
    minutes: cell.whole(1, 1200).optional(),
    firstTime: cell.time.optional(),
    lastTime: cell.time.optional(),
    departuresOut: cell.times(24).optional(),
    departuresBack: cell.times(24).optional(),
    price: text(500)
      .refine((said) => readTransferPrice(said) !== null, { error: "transferPrice" })
      .optional(),
    position: cell.whole(0, 999).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["departuresOut", "departuresBack"],
});

const exclusionShape = {
  active_status: z.boolean(),
  boat_id: Id,
  /** Null: with every package. */
  package_id: Id.nullable(),
  /** Null: both ways. */
  direction: z.enum(["out", "back"]).nullable(),
  /** Days of the crossing, both included; null has no end. */
  from: DayField.nullable(),
  to: DayField.nullable(),
  reason: StaffText(120).nullable(),
};
export const ExclusionChange = z.object(exclusionShape).partial();
export const ExclusionAdd = z.object({
  ...exclusionShape,
  active_status: exclusionShape.active_status.default(true),
  package_id: exclusionShape.package_id.default(null),
  direction: exclusionShape.direction.default(null),
  from: exclusionShape.from.default(null),
  to: exclusionShape.to.default(null),
  reason: exclusionShape.reason.default(null),
});
export const ExclusionRecord = z.object({
  ...recordKeys,
  active_status: z.boolean(),
  boat_id: Id,
  boat_name: WordsField,
  package_id: Id.nullable(),
  package_name: WordsField.nullable(),
  direction: z.enum(["out", "back"]).nullable(),
  from: DayField.nullable(),
  to: DayField.nullable(),
  reason: WordsField.nullable(),
  /** Bookings ahead that cross by it all the same: they keep their places. */
  booked: z.int(),
});
export type ExclusionRecord = z.infer<typeof ExclusionRecord>;
export const exclusionRecords = defineRecords({
  list: "excludedBoatsList",
  resource,
  tag,
  one: "boat that is not offered",
  row: ExclusionRecord,
  add: ExclusionAdd,
  change: ExclusionChange,
});
export const exclusionsRoute = defineList({
  ...boats,
  path: "/admin/api/excludedBoatsList",
  summary: "Boats that are not offered with a package or on some days, newest first",
  rows: "rows",
  row: ExclusionRecord,
  filters: { active: ActiveFilter },
  search: "boat, package or reason",
  sorts: ["-id", "id", "name", "-name", "from", "-from"],
  csv: {
    name: "boats-not-offered",
    columns: ["no", "boat", "package", "direction", "from", "to", "reason", "active"],
  },
});
