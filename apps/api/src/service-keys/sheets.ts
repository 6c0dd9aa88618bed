import { mailSheet } from "@pulau/contract/settings/mail-server.ts";
import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { gatewaySheets, hasKeysIn } from "../gateways/keys.ts";
import type { Settings } from "../settings.ts";

export const mailService = "mail";

/** What a service is reached with; null for what is no service that staff enter keys of. */
export const sheetOf = (service: string): ServiceSheet | null =>
  service === mailService ? mailSheet : (gatewaySheets.get(service) ?? null);

type Given = Pick<Settings, "gatewayEnv" | "smtpUrl" | "demo">;

/** Whether the environment has what a service is reached with, which counts before whatever is stored. */
export function isOfServer({ gatewayEnv, smtpUrl, demo }: Given, service: string): boolean {
  // Everybody knows the password of a demo's accounts, and its visitors' mails lie in its own mailbox.
  if (service === mailService) return smtpUrl !== null || demo;
  const sheet = gatewaySheets.get(service);
  return sheet !== undefined && hasKeysIn(gatewayEnv, sheet);
}
