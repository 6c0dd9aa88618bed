import {
  outletItemRecords,
  outletItemsRoute,
  outletRecords,
  outletsRoute,
} from "@pulau/contract/outlet-records.ts";
import { tillRoute } from "@pulau/contract/till.ts";
import { faceOf } from "../../../api/client.ts";

export const allOutlets = faceOf(outletRecords.initial);

/** What is out of date once an outlet or its price list has changed. */
export const outletPaths: readonly string[] = [
  ...[outletsRoute.path, outletRecords.initial.path],
  ...[outletItemsRoute.path, outletItemRecords.initial.path, tillRoute.path],
];
