import type { EmailChangeId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { Side } from "../plugins/session.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import type { EmailChangeMail } from "./mail-job.ts";
import {
  confirmEmailLetter,
  emailChangedLetter,
  emailChangeRequestedLetter,
  emailTakenLetter,
} from "./templates/email-change.ts";

type Job = { readonly template: EmailChangeMail; readonly changeId: EmailChangeId };
type Row = {
  side: Side;
  oldEmail: string;
  newEmail: string;
  language: MailLanguage;
  usable: boolean;
  taken: boolean;
};

/**
 * The mails about another e-mail address. That the new one is somebody's already is looked up here, so that asking for
 * it neither says so nor takes another time.
 */
export async function readEmailChange(
  db: Db,
  secret: string,
  { template, changeId }: Job,
  frameIn: (language: MailLanguage) => Frame,
): Promise<ReadMail | null> {
  const { rows } = await db.execute<Row>(sql`
    SELECT e.side, e.old_email AS "oldEmail", e.new_email AS "newEmail", p.language,
      e.ended_at IS NULL AND e.expires_at > pulau_now() AS usable,
      CASE e.side WHEN 'staff' THEN EXISTS (SELECT FROM staff_user WHERE email = e.new_email)
        ELSE EXISTS (SELECT FROM member WHERE email = e.new_email) END AS taken
    FROM email_change e JOIN LATERAL (
      SELECT language FROM member WHERE e.side = 'portal' AND id = e.person_id
      UNION ALL SELECT language FROM staff_user WHERE e.side = 'staff' AND id = e.person_id) p ON true
    WHERE e.id = ${changeId}`);
  const [row] = rows;
  if (!row) return null;
  const frame = frameIn(row.language);
  if (template === "email-change-asked")
    return { to: row.oldEmail, frame, letter: emailChangeRequestedLetter(row, frame) };
  if (template === "email-changed")
    return { to: row.oldEmail, frame, letter: emailChangedLetter(row, frame) };
  if (!row.usable) return null;
  const letter = row.taken
    ? emailTakenLetter(frame)
    : confirmEmailLetter(
        { side: row.side, token: linkToken(secret, "changeEmail", { id: changeId }) },
        frame,
      );
  return { to: row.newEmail, frame, letter };
}
