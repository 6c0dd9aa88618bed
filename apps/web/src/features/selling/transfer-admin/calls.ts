import { boatsRoute } from "@pulau/contract/boats-admin.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { exclusionsRoute } from "@pulau/contract/excluded-boat-records.ts";
import { pointRecords, pointsRoute } from "@pulau/contract/point-records.ts";
import { landTransfersRoute } from "@pulau/contract/transfer-records.ts";
import { endPointsRoute, excludedBoatsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import { vehicleRecords, vehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { faceOf } from "../../../api/client.ts";

export const allPoints = faceOf(pointRecords.initial);
export const allVehicles = faceOf(vehicleRecords.initial);
export const boats = faceOf(boatsRoute);
export const packages = faceOf(packagesRoute);

const guests = [startPointsRoute.path, endPointsRoute.path, excludedBoatsRoute.path];
/** What is out of date once a point, a vehicle or a transfer has changed: each is told with the others. */
export const landPaths: readonly string[] = [
  ...[landTransfersRoute.path, pointsRoute.path, vehiclesRoute.path],
  ...[pointRecords.initial.path, vehicleRecords.initial.path],
  ...guests,
];
export const exclusionPaths: readonly string[] = [exclusionsRoute.path, ...guests];
