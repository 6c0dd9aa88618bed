import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { isOfServer, mailService, sheetOf } from "../../../service-keys/sheets.ts";
import type { Settings } from "../../../settings.ts";

export type KeyedService = { readonly service: string; readonly sheet: ServiceSheet };

/** A service by its name. */
export function findService(service: string): Result<KeyedService, "NOT_FOUND"> {
  const sheet = sheetOf(service);
  return sheet ? ok({ service, sheet }) : refuse("NOT_FOUND");
}

/** The same where somebody with these rights may change its keys: every link to a new password goes by the mail server. */
export function findChangeable(
  service: string,
  permissions: Permissions,
): Result<KeyedService, "NOT_FOUND" | "NOT_ALLOWED"> {
  const mayChange = service !== mailService || may(permissions, "users", "write");
  return mayChange ? findService(service) : refuse("NOT_ALLOWED");
}

/** The same where staff may set its keys: what the environment sets would count before them, unseen. */
export function findSettable(
  settings: Settings,
  service: string,
  permissions: Permissions,
): Result<KeyedService, "NOT_FOUND" | "NOT_ALLOWED" | "KEYS_OF_SERVER"> {
  const found = findChangeable(service, permissions);
  return found.ok && isOfServer(settings, service) ? refuse("KEYS_OF_SERVER") : found;
}
