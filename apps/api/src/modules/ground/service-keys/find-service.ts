import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { isOfServer, sheetOf } from "../../../service-keys/sheets.ts";
import type { Settings } from "../../../settings.ts";

export type KeyedService = { readonly service: string; readonly sheet: ServiceSheet };

/** A service by its name. */
export function findService(service: string): Result<KeyedService, "NOT_FOUND"> {
  const sheet = sheetOf(service);
  return sheet ? ok({ service, sheet }) : refuse("NOT_FOUND");
}

/** The same where staff may set its keys: what the environment sets would count before them, unseen. */
export function findSettable(
  settings: Settings,
  service: string,
): Result<KeyedService, "NOT_FOUND" | "KEYS_OF_SERVER"> {
  const found = findService(service);
  return found.ok && isOfServer(settings, service) ? refuse("KEYS_OF_SERVER") : found;
}
