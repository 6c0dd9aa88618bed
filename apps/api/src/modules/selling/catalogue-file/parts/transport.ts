import { BoatBody, DayOfYearField, TimetableBody } from "@pulau/contract/boats-admin.ts";
import { PointChange } from "@pulau/contract/point-records.ts";
import { LandTransferChange } from "@pulau/contract/transfer-records.ts";
import { DeparturesField } from "@pulau/contract/transfers.ts";
import { VehicleChange } from "@pulau/contract/vehicle-records.ts";
import { z } from "zod";
import { landTransfer, transferVehicle, transportPoint } from "../../../../db/schema/transfers.ts";
import { boat, sailingTime } from "../../../../db/schema/transport.ts";
import { Bands, Days, Tickets, TransferPrice, Weekdays, Words } from "../json-fields.ts";
import { type Part, partOf } from "../part.ts";
import { both, named, nameIn, plain } from "./row-names.ts";

/** Boats and land transfers. */
export const transportParts: readonly Part[] = [
  partOf("boats", {
    table: boat,
    resource: "boats",
    audited: "boat",
    saved: ({ id }) => ({ kind: "boat", key: id }),
    json: { name: Words, tickets: Tickets, bands: Bands },
    same: ["kind", "name.en"],
    byHand: BoatBody,
    name: named,
    check: ({ kind, charterSen, daily, weighs, weightLimitKg }) => [
      ...Object.entries(kind === "charter" ? { charterSen, daily } : {}).flatMap(([path, value]) =>
        value === null ? [{ path, rule: "required" }] : [],
      ),
      ...(weighs === "none" && weightLimitKg !== null ? [{ path: "weighs", rule: "required" }] : []),
    ],
  }),
  partOf("sailingTimes", {
    table: sailingTime,
    resource: "boats",
    saved: ({ boatId }) => ({ kind: "boat", key: boatId }),
    json: { weekdays: Weekdays, excluded: Days },
    fields: { seasonFrom: DayOfYearField, seasonTo: DayOfYearField },
    same: ["boatId", "timetable", "direction", "time"],
    byHand: TimetableBody,
    owner: "boatId",
    name: (row, find) =>
      both(nameIn(find, boat, row.boatId), plain(`${row.time ?? ""} ${row.fromJetty}`.trim())),
  }),
  partOf("transferPoints", {
    table: transportPoint,
    resource: "boats",
    audited: "transportPoint",
    json: { name: Words, meetingPoint: Words },
    same: ["type", "name.en"],
    byHand: PointChange,
    unique: "name.en",
    name: named,
  }),
  partOf("transferVehicles", {
    table: transferVehicle,
    resource: "boats",
    audited: "transferVehicle",
    json: { name: Words },
    same: ["type", "name.en"],
    byHand: VehicleChange,
    unique: "name.en",
    name: named,
  }),
  partOf("landTransfers", {
    table: landTransfer,
    resource: "boats",
    audited: "landTransfer",
    json: { price: TransferPrice, departures: DeparturesField },
    fields: {
      minutes: z.int({ error: "number" }).min(1, { error: "tooSmall" }).max(1_200, { error: "tooLarge" }),
    },
    same: ["startPointId", "endPointId", "vehicleId"],
    byHand: LandTransferChange,
    check: ({ startPointId, endPointId }) =>
      startPointId === endPointId ? [{ path: "endPointId", rule: "samePoint" }] : [],
    name: (row, find) =>
      both(nameIn(find, transportPoint, row.startPointId), nameIn(find, transferVehicle, row.vehicleId)),
  }),
];
