import type { MailChoice } from "@pulau/domain/mail/mail-choices.ts";
import type { Db } from "../db/connect.ts";
import { and, eq, sql } from "../db/orm.ts";
import { member } from "../db/schema/accounts.ts";
import type { MailJob } from "./mail-job.ts";

/** Of which kind those mails are that need not be sent; all others are sent to everybody. */
const choiceOf: Partial<Record<MailJob["template"], MailChoice>> = {
  "voucher-ends": "expiring",
  "package-ending": "expiring",
  "rooming-list-due": "guestDetails",
};

/** Where the mails of an account went that was deleted: nowhere. */
const nowhere = /@deleted\.invalid$/;

/** Whether whoever has this address does without such a mail, or is not there any more. */
export async function isMuted(db: Db, template: MailJob["template"], to: string): Promise<boolean> {
  if (nowhere.test(to)) return true;
  const choice = choiceOf[template];
  if (choice === undefined) return false;
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.email, to.toLowerCase()), sql`${member.mutedMails} ? ${choice}::text`));
  return found !== undefined;
}
