import type { Reply } from "@pulau/contract/route.ts";
import {
  forgetEarlierKeysRoute,
  removeServiceKeysRoute,
  serviceKeysRoute,
  setServiceKeysRoute,
} from "@pulau/contract/service-keys.ts";
import { faceOf } from "../../api/client.ts";

export const serviceKeys = faceOf(serviceKeysRoute);
export const setServiceKeys = faceOf(setServiceKeysRoute);
export const removeServiceKeys = faceOf(removeServiceKeysRoute);
export const forgetEarlierKeys = faceOf(forgetEarlierKeysRoute);

export type Keys = Reply<typeof serviceKeysRoute>;
