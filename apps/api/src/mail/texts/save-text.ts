import { isDeepStrictEqual } from "node:util";
import type { MailText, MailTextId } from "@pulau/contract/mail-texts.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../db/audit-change.ts";
import { textFields } from "../../db/changed-fields.ts";
import { sql } from "../../db/orm.ts";
import { mailTextVersion } from "../../db/schema/mail-texts.ts";
import type { Tx } from "../../db/tx.ts";
import { checkMailText } from "./check-text.ts";
import { noText } from "./list-texts.ts";
import { readMailText } from "./resort-words.ts";

type Save = { readonly mail: MailTextId; readonly text: MailText; readonly staffId: StaffId };

/** Keeps a resort's words of a mail as a new version; all empty is Pulau's own again. What is as it was makes none. */
export async function saveMailText(
  tx: Tx,
  { mail, text, staffId }: Save,
): Promise<Result<true, "MAIL_TEXT_WRONG">> {
  const checked = checkMailText(mail, text);
  if (!checked.ok) return checked;
  const before = await readMailText(tx, mail);
  if (isDeepStrictEqual(before ?? noText, text)) return ok(true);
  const after = isDeepStrictEqual(text, noText) ? null : text;
  await tx.insert(mailTextVersion).values({
    mail,
    staffId,
    text: after,
    at: sql`pulau_now()`,
    number: sql`(SELECT coalesce(max(number), 0) + 1 FROM mail_text_version WHERE mail = ${mail})`,
  });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "mailText",
    before: textFields(before ?? noText),
    after: textFields(text),
    facts: { mail },
  });
  return ok(true);
}
