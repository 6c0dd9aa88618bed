import { randomUUID } from "node:crypto";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Frame } from "./letter.ts";
import { mailPortFor, type Sender } from "./mail-port.ts";
import type { MailServer } from "./mail-server.ts";
import { renderLetter } from "./render-letter.ts";
import { testLetter } from "./templates/test-mail.ts";

type Test = { readonly to: string; readonly sender: Sender; readonly frame: Frame };
type By = { readonly by: "server" | "folder" };

/** What nodemailer says when nobody answers: no name, no connection, no greeting in time. */
const unreachable = ["ECONNECTION", "ECONNREFUSED", "ETIMEDOUT", "EDNS", "ESOCKET", "ETLS"];

/**
 * Sends a test message at once. What a mail server answers is told as it is said, in one line; where none answers, so is
 * the reason.
 */
export async function sendTestMail(
  settings: MailServer,
  { to, sender, frame }: Test,
): Promise<Result<By, "MAIL_REFUSED" | "MAIL_UNREACHABLE">> {
  const mail = { id: randomUUID(), to, sender, ...renderLetter(testLetter(frame), frame) };
  try {
    await mailPortFor(settings)(mail);
  } catch (error) {
    if (settings.smtpUrl === null || !(error instanceof Error)) throw error;
    const { code = "", response } = error as Error & { code?: string; response?: string };
    const reason = (response ?? error.message).replace(/\s+/g, " ").slice(0, 300);
    return refuse(unreachable.includes(code) ? "MAIL_UNREACHABLE" : "MAIL_REFUSED", { reason });
  }
  return ok({ by: settings.smtpUrl === null ? "folder" : "server" });
}
