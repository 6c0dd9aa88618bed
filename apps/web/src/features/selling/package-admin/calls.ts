import {
  addPackageOptionRoute,
  copyPackageRoute,
  deletePackageOptionRoute,
  deletePackageRoute,
  importPackagesRoute,
  type ListedPackage,
  orderPackagesRoute,
  packageStatusRoute,
  staffPackageRoute,
  staffPackagesRoute,
  updatePackageOptionRoute,
  updatePackageRoute,
} from "@pulau/contract/package-admin.ts";
import { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import { createPackageRoute } from "@pulau/contract/rates-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const packages = faceOf(staffPackagesRoute);
export const onePackage = faceOf(staffPackageRoute);
export const importPackages = faceOf(importPackagesRoute);
export const createPackage = faceOf(createPackageRoute);
export const copyPackage = faceOf(copyPackageRoute);
export const updatePackage = faceOf(updatePackageRoute);
export const setStatus = faceOf(packageStatusRoute);
export const orderPackages = faceOf(orderPackagesRoute);
export const deletePackage = faceOf(deletePackageRoute);
export const addOption = faceOf(addPackageOptionRoute);
export const updateOption = faceOf(updatePackageOptionRoute);
export const deleteOption = faceOf(deletePackageOptionRoute);

/** What is out of date once a package or an option has changed. */
export const packagePaths = [packages.path, onePackage.path, pricedOptionsRoute.path] as const;

export type PackageRow = ListedPackage;
export type Package = Reply<typeof staffPackageRoute>;
export type Option = Package["options"][number];
