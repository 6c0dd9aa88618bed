import type { MailLinkId, MemberId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, eq, sql } from "../db/orm.ts";
import { account, member } from "../db/schema/accounts.ts";
import { mailLink } from "../db/schema/sign-in.ts";
import { staffUser } from "../db/schema/staff.ts";
import { isUsable, linkToken } from "../plugins/link-token.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { accountChangedLetter } from "./templates/account-changed.ts";
import { joinAccountLetter } from "./templates/join-account.ts";
import { resetPasswordLetter } from "./templates/reset-password.ts";
import { verifyEmailLetter } from "./templates/verify-email.ts";

type FrameIn = (language: MailLanguage) => Frame;

const linkLetters = {
  "verify-email": verifyEmailLetter,
  "reset-password": resetPasswordLetter,
  "join-account": joinAccountLetter,
} as const;

/** The mails with a link into an account; null once the link was used or has ended. */
export async function readLinkMail(
  db: Db,
  secret: string,
  job: Extract<MailJob, { linkId: MailLinkId }>,
  frameIn: FrameIn,
): Promise<ReadMail | null> {
  const person = await readLinkOwner(db, job.linkId);
  if (!person) return null;
  const data = { ...person, token: linkToken(secret, person.purpose, { id: job.linkId }) };
  const frame = frameIn(person.language);
  return { to: person.email, letter: linkLetters[job.template](data, frame), frame };
}

/** That something of a sign-in, or of where payouts go, is other now. */
export async function readAccountChanged(
  db: Db,
  job: Extract<MailJob, { template: "account-changed" }>,
  frameIn: FrameIn,
): Promise<ReadMail | null> {
  const person = "memberId" in job ? await readMember(db, job.memberId) : await readStaff(db, job.staffId);
  if (!person) return null;
  const frame = frameIn(person.language);
  const about = { ...person, what: job.what, staff: "staffId" in job };
  return { to: person.email, letter: accountChangedLetter(about, frame), frame };
}

async function readMember(db: Db, memberId: MemberId) {
  const [found] = await db
    .select({ email: member.email, name: member.name, language: member.language })
    .from(member)
    .where(eq(member.id, memberId));
  return found;
}

async function readStaff(db: Db, staffId: StaffId) {
  const [found] = await db
    .select({ email: staffUser.email, name: staffUser.name, language: staffUser.language })
    .from(staffUser)
    .where(eq(staffUser.id, staffId));
  return found;
}

async function readLinkOwner(db: Db, linkId: MailLinkId) {
  const [found] = await db
    .select({
      email: member.email,
      // A name that nobody has vouched for by this mailbox may be a stranger's message to it.
      name: sql<string | null>`CASE WHEN ${member.emailVerifiedAt} IS NOT NULL THEN ${member.name} END`,
      language: member.language,
      accountName: account.name,
      role: member.role,
      purpose: mailLink.purpose,
    })
    .from(mailLink)
    .innerJoin(member, eq(member.id, mailLink.memberId))
    .innerJoin(account, eq(account.id, member.accountId))
    .where(and(eq(mailLink.id, linkId), isUsable({ ...mailLink, endedAt: mailLink.usedAt })));
  return found;
}
