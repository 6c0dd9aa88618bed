import { exclusionsRoute } from "@pulau/contract/excluded-boat-records.ts";
import { pointsRoute } from "@pulau/contract/point-records.ts";
import { landTransfersRoute } from "@pulau/contract/transfer-records.ts";
import { vehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mountRecordImport } from "../../../records/import-records.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { excludedBoats, exclusionList } from "./excluded-boats.ts";
import { landTransferList, landTransfers } from "./land-transfers.ts";
import { pointList, points } from "./points.ts";
import { landTransferImport, pointImport, vehicleImport } from "./transfer-import.ts";
import { vehicleList, vehicles } from "./vehicles.ts";

/** Land transfers, their points and vehicles, and boats that are not offered, as staff keep them. */
export const transferAdmin: Module = (app) => {
  mountList(app, landTransfersRoute, async ({ query }) => ok(landTransferList(query)));
  mountList(app, pointsRoute, async ({ query }) => ok(pointList(query)));
  mountList(app, vehiclesRoute, async ({ query }) => ok(vehicleList(query)));
  mountList(app, exclusionsRoute, async ({ query }) => ok(exclusionList(query)));
  mountRecordImport(app, landTransfers, landTransferImport);
  mountRecordImport(app, points, pointImport);
  mountRecordImport(app, vehicles, vehicleImport);
  mountRecords(app, landTransfers);
  mountRecords(app, points);
  mountRecords(app, vehicles);
  mountRecords(app, excludedBoats);
};
