import type { StaffId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { frameOf } from "../../../mail/frame.ts";
import { loadMailServer } from "../../../mail/mail-server.ts";
import { sendTestMail } from "../../../mail/send-test-mail.ts";
import type { Language } from "../../../plugins/language.ts";
import { forgetStoredKeys } from "../../../service-keys/stored-keys.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings, writeSetting } from "../../ground/resort/public.ts";
import { openingKey } from "./show-opening.ts";

type Test = { readonly to: string; readonly language: Language; readonly staffId: StaffId };
type By = { readonly by: "server" | "folder" };

/** Sends a test message as the resort's mails go out, outside any transaction, and notes that it was taken. */
export async function sendTest(
  db: Db,
  deployment: Settings,
  { to, language, staffId }: Test,
): Promise<Result<By, "MAIL_REFUSED" | "MAIL_UNREACHABLE">> {
  const settings = await loadSettings(db);
  const frame = frameOf(settings, deployment, language);
  forgetStoredKeys(db);
  const server = await loadMailServer(db, deployment);
  const sent = await sendTestMail(server, { to, sender: settings.mail, frame });
  if (sent.ok) await inTransaction(db, (tx) => noteTest(tx, staffId, sent.value.by));
  return sent;
}

/** A message that a mail server has taken is what setting up waits for. */
async function noteTest(tx: Tx, staffId: StaffId, by: By["by"]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`setting ${openingKey}`}, 0))`);
  const { opening } = await loadSettings(tx);
  if (by === "server")
    await writeSetting(tx, openingKey, { ...opening, mailTestedAt: (await loadNow(tx)).toISOString() });
  await auditChange(tx, { staffId, act: "mailTested", subject: "settings", facts: { by } });
}
