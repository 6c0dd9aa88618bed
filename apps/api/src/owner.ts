import { randomUUID } from "node:crypto";
import { inspect, parseArgs } from "node:util";
import { Email, Language } from "@pulau/contract/fields.ts";
import { migrate } from "./db/migrate.ts";
import { frameOf } from "./mail/frame.ts";
import type { Frame, Letter } from "./mail/letter.ts";
import { mailPortFor } from "./mail/mail-port.ts";
import { loadMailServer } from "./mail/mail-server.ts";
import { renderLetter } from "./mail/render-letter.ts";
import { firstOwnerLetter } from "./mail/templates/first-owner.ts";
import { resetPasswordLetter } from "./mail/templates/reset-password.ts";
import { loadSettings } from "./modules/ground/resort/public.ts";
import { staffLinkPages } from "./plugins/staff-link.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { type Database, openDatabase } from "./start/database.ts";
import { reasonOf } from "./start/failure-reason.ts";
import { ownerLinkOf, ownerPasswordLinkOf } from "./start/owner-link.ts";
import { printError, printLine, printOwnerLink, printOwnerPasswordLink } from "./start/progress.ts";
import { settingsOfEnvironment } from "./start/signing-secret.ts";

/**
 * `npm run owner -- [--email owner@resort.com] [--language en]`: prints a new one-time link for the first account, or to a
 * new password for an owner who has an account, and mails it to the address where there is a mail server. The earlier
 * link ends.
 */
async function giveLink(): Promise<void> {
  const request = readRequest();
  const settings = await settingsOfEnvironment();
  const database = await openDatabase(settings, { beside: true });
  try {
    await migrate(database.pool);
    const first = await ownerLinkOf(database.db, settings, request.email);
    const url = first ?? (request.email && (await ownerPasswordLinkOf(database.db, settings, request.email)));
    if (url === null) {
      printError(
        request.email === null
          ? "There is already a staff account. Whoever has it can invite others under Users. For an owner who lost their password, add --email and their address."
          : "There is already a staff account, and no owner who may log in has this address.",
      );
      process.exitCode = 1;
      return;
    }
    if (first === null) printOwnerPasswordLink(url);
    else printOwnerLink(url);
    const letterIn = (frame: Frame) =>
      first === null ? ownerPasswordLetter(url, frame) : firstOwnerLetter(url, frame);
    if (request.email !== null)
      await mailLink(database, settings, { ...request, to: request.email, letterIn });
  } finally {
    await database.close();
  }
}

function readRequest() {
  const { values } = parseArgs({ options: { email: { type: "string" }, language: { type: "string" } } });
  const email = values.email === undefined ? null : Email.safeParse(values.email);
  if (email?.success === false) throw new SettingsError("--email must be an e-mail address.");
  const language = Language.safeParse(values.language ?? "en");
  if (!language.success) throw new SettingsError("--language must be en, my or cn.");
  return { email: email?.data ?? null, language: language.data };
}

type OwnerRequest = Pick<ReturnType<typeof readRequest>, "language"> & {
  readonly to: string;
  readonly letterIn: (frame: Frame) => Letter;
};

const ownerPasswordLetter = (url: string, frame: Frame): Letter =>
  resetPasswordLetter(
    { name: null, token: new URL(url).searchParams.get("token") ?? "" },
    frame,
    staffLinkPages.resetStaff,
  );

/** Sent at once and by this process, so that what the mail server says is seen here. */
async function mailLink(
  { db }: Database,
  settings: Settings,
  { to, letterIn, language }: OwnerRequest,
): Promise<void> {
  const server = await loadMailServer(db, settings);
  if (server.smtpUrl === null)
    return printLine("  There is no mail server (SMTP_URL is not set), so the link was not e-mailed.");
  const frame = frameOf(await loadSettings(db), settings, language);
  try {
    await mailPortFor(server)({
      id: randomUUID(),
      to,
      ...renderLetter(letterIn(frame), frame),
    });
    printLine(`  The link was e-mailed to ${to}.`);
  } catch (error) {
    printError(`The link could not be e-mailed: ${error instanceof Error ? error.message : inspect(error)}`);
  }
}

try {
  await giveLink();
} catch (error) {
  printError(reasonOf(error) ?? inspect(error));
  process.exitCode = 1;
}
