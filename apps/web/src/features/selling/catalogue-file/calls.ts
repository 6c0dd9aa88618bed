import {
  beginningRoute,
  checkCatalogueRoute,
  exportCatalogueRoute,
  exportTableRoute,
  exportTablesRoute,
  importCatalogueRoute,
} from "@pulau/contract/catalogue-file.ts";
import { importProgressRoute } from "@pulau/contract/import.ts";
import { faceOf } from "../../../api/client.ts";

export const exportCall = faceOf(exportCatalogueRoute);
export const exportTableCall = faceOf(exportTableRoute);
export const exportTablesCall = faceOf(exportTablesRoute);
export const checkCall = faceOf(checkCatalogueRoute);
export const progressCall = faceOf(importProgressRoute);
export const importCall = faceOf(importCatalogueRoute);
export const beginningCall = faceOf(beginningRoute);
