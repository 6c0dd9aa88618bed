import type { Db } from "../db/connect.ts";
import { mailService } from "../service-keys/sheets.ts";
import { type KeyValues, loadKeySets } from "../service-keys/unsealed-keys.ts";
import type { Settings } from "../settings.ts";

/** By what mail goes out: the environment's server, or the one that staff have entered; null for the data folder. */
export type MailServer = Pick<Settings, "smtpUrl" | "mailFrom" | "publicUrl" | "dataFolder">;

/** The mail server of now, in every process within two seconds. */
export async function loadMailServer(db: Db, settings: Settings): Promise<MailServer> {
  if (settings.smtpUrl !== null) return settings;
  const { current } = (await loadKeySets(db, settings)).of(mailService);
  return { ...settings, smtpUrl: current && smtpUrlOf(current) };
}

const isOwnMachine = (host: string | undefined): boolean => host === "localhost" || host === "127.0.0.1";

/** Encrypted from the start at port 465; at any other as soon as the server offers it, which it must before a password is sent. */
export function smtpUrlOf({ SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD }: KeyValues): string {
  const account = [SMTP_USER ?? "", SMTP_PASSWORD ?? ""].map(encodeURIComponent);
  const at = SMTP_USER === undefined ? "" : `${account.join(":")}@`;
  const isEncrypted = SMTP_PORT === "465";
  // Who sits in between could leave out that the server encrypts, and would be told the password in plain text.
  const must = SMTP_USER !== undefined && !isEncrypted && !isOwnMachine(SMTP_HOST) ? "/?requireTLS=true" : "";
  return `${isEncrypted ? "smtps" : "smtp"}://${at}${SMTP_HOST}:${SMTP_PORT}${must}`;
}
