import type { MemberId } from "@pulau/domain/ids.ts";
import type { MailChoice } from "@pulau/domain/mail/mail-choices.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";

/** Keeps which kinds of mail a member does without, of those that need not be sent. */
export async function muteMails(db: Db, memberId: MemberId, muted: MailChoice[]): Promise<void> {
  await db.update(member).set({ mutedMails: muted }).where(eq(member.id, memberId));
}
