import {
  addOnCategoriesRoute,
  addOnCategoryRecords,
  addOnRecords,
  staffAddOnsRoute,
} from "@pulau/contract/add-on-records.ts";
import { staffPackageRoute, staffPackagesRoute } from "@pulau/contract/package-admin.ts";
import { faceOf } from "../../../api/client.ts";

export const allCategories = faceOf(addOnCategoryRecords.initial);
export const packages = faceOf(staffPackagesRoute);

/** What is out of date once an add-on or a category has changed: each is told with the other. */
export const addOnPaths: readonly string[] = [
  ...[staffAddOnsRoute.path, addOnCategoriesRoute.path, addOnRecords.initial.path],
  ...[addOnCategoryRecords.initial.path, staffPackageRoute.path],
];
