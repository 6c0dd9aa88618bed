import {
  addTravelDocumentRoute,
  changeTravelDocumentRoute,
  deleteScanRoute,
  deleteTravelDocumentRoute,
  scanAddressRoute,
  sendScanRoute,
  showTravelDocumentRoute,
  travelDocumentsRoute,
  travelDocumentViewsRoute,
} from "@pulau/contract/travel-documents.ts";
import { faceOf } from "../../../../api/client.ts";

export const documents = travelDocumentsRoute;
export const addDocument = addTravelDocumentRoute;
export const changeDocument = changeTravelDocumentRoute;
export const deleteDocument = faceOf(deleteTravelDocumentRoute);
export const showNumber = showTravelDocumentRoute;
export const views = faceOf(travelDocumentViewsRoute);
export const sendScan = faceOf(sendScanRoute);
export const deleteScan = faceOf(deleteScanRoute);
export const scanAddress = scanAddressRoute;
