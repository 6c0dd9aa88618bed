import type { Db } from "../db/connect.ts";
import { and, eq, isNull } from "../db/orm.ts";
import { member } from "../db/schema/accounts.ts";
import { accountDeletion, dataExport } from "../db/schema/own-data.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { ownDataLetter } from "./templates/own-data.ts";

type Job = Extract<MailJob, { template: "data-ready" | "account-deleted" } | { deletionId: unknown }>;
const person = { to: member.email, name: member.name, language: member.language };

/** The mails about a copy of somebody's data and the end of their account; null for what is over or taken back. */
export async function readOwnDataMail(
  db: Db,
  job: Job,
  { frameIn, timeZone }: { readonly frameIn: (language: MailLanguage) => Frame; readonly timeZone: string },
): Promise<ReadMail | null> {
  const about = await read(db, job);
  if (!about) return null;
  const frame = frameIn(about.language);
  return {
    to: about.to,
    frame,
    letter: ownDataLetter({ ...about, template: job.template, timeZone }, frame),
  };
}

async function read(db: Db, job: Job) {
  if (job.template === "account-deleted") return { ...job, name: null, at: null };
  if (job.template === "data-ready") {
    const [found] = await db
      .select({ ...person, at: dataExport.endsAt })
      .from(dataExport)
      .innerJoin(member, eq(member.id, dataExport.memberId))
      .where(and(eq(dataExport.id, job.exportId), isNull(dataExport.endedAt)));
    return found;
  }
  const [found] = await db
    .select({ ...person, at: accountDeletion.dueAt, withdrawnAt: accountDeletion.withdrawnAt })
    .from(accountDeletion)
    .innerJoin(member, eq(member.id, accountDeletion.memberId))
    .where(and(eq(accountDeletion.id, job.deletionId), isNull(accountDeletion.doneAt)));
  return found && (job.template === "deletion-planned") === (found.withdrawnAt === null) ? found : undefined;
}
