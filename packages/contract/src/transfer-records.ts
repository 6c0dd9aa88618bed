import { readTransferPrice } from "@pulau/domain/catalogue/transfer-price-text.ts";
import type { LandTransferId, PointId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { KeptRoadPrice } from "./card-charges.ts";
import { idOf, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRecords, RecordNo, recordKeysOf } from "./records.ts";
import { RoadPrice } from "./road-price.ts";
import { ActiveFilter } from "./room-list-fields.ts";
import { boats, Place, resource, tag, takes } from "./transfer-list-fields.ts";
import { ClockTime, DeparturesField, transferTypes } from "./transfers.ts";

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
  ...recordKeysOf<LandTransferId>(),
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
  price: KeptRoadPrice,
  position: z.int(),
  /** Bookings that have it. */
  bookings: z.int(),
});
export type LandTransferRecord = z.infer<typeof LandTransferRecord>;
export const landTransferRecords = defineRecords({
  list: "landTransfersList",
  resource,
  tag,
  noun: "land transfer",
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
    point: idOf<PointId>().optional().meta({ description: "starts or ends at this pick-up point" }),
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
      .refine((price) => readTransferPrice(price) !== null, { error: "transferPrice" })
      .optional(),
    position: cell.whole(0, 999).optional(),
    active: cell.tick.optional(),
  }),
  clears: ["departuresOut", "departuresBack"],
});
