import type { GroupId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq } from "../db/orm.ts";
import { stayGroup } from "../db/schema/groups.ts";
import { stayHold } from "../db/schema/holds.ts";
import { groupPayUrl, loadDeposit } from "../modules/booking/groups/public.ts";
import { findGroupPaper, groupPdf } from "../modules/money/papers/public.ts";
import type { Settings } from "../settings.ts";
import type { Attachment } from "./attach-receipts.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { groupDepositDueLetter } from "./templates/group-deposit-due.ts";
import { groupInvoiceLetter } from "./templates/group-invoice.ts";
import { groupNamesDueLetter } from "./templates/group-names-due.ts";

type GroupJob = Extract<MailJob, { groupId: GroupId }>;
type NamesJob = Extract<GroupJob, { template: "group-names-due" }>;
type DepositJob = Extract<GroupJob, { template: "group-deposit-due" }>;
type InvoiceJob = Extract<GroupJob, { template: "group-invoice" }>;
type From = {
  readonly frameIn: (language: MailLanguage) => Frame;
  readonly deployment: Pick<Settings, "secret" | "publicUrl">;
};
type Mail = { to: string; letter: Letter; frame: Frame; receipt?: Attachment };

/** A mail to a group's contact, in its language. */
export const readGroupMail = (db: Db, job: GroupJob, from: From): Promise<Mail | null> => {
  if (job.template === "group-invoice") return readInvoiceMail(db, job, from.frameIn);
  return job.template === "group-deposit-due"
    ? readDepositMail(db, job, from)
    : readNamesMail(db, job, from.frameIn);
};

/** One of its papers, to whom it is made out. */
async function readInvoiceMail(
  db: Db,
  { groupId, paperId }: InvoiceJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<Mail | null> {
  const [group] = await db.select().from(stayGroup).where(eq(stayGroup.id, groupId));
  const paper = await findGroupPaper(db, paperId);
  if (!group || !paper) return null;
  const { contactName, name: groupName, email, language } = group;
  const { kind, number, totalSen, content } = paper;
  const frame = frameIn(language);
  const letter = groupInvoiceLetter({ contactName, groupName, kind, number, totalSen }, frame);
  const receipt = {
    filename: `${number}.pdf`,
    content: Buffer.from(await groupPdf(paper, language)),
    contentType: "application/pdf",
  };
  return { to: content.billTo.email || email, frame, letter, receipt };
}

/** About one of its deposits: nothing once that is there, or was moved. */
async function readDepositMail(
  db: Db,
  { groupId, dueOn, isReminder }: DepositJob,
  { frameIn, deployment }: From,
): Promise<Mail | null> {
  const deposit = await loadDeposit(db, { groupId, dueOn });
  if (deposit === null) return null;
  const { email, language, ...data } = deposit;
  const frame = frameIn(language);
  const payUrl = groupPayUrl(deployment, groupId);
  return { to: email, frame, letter: groupDepositDueLetter({ ...data, dueOn, isReminder, payUrl }, frame) };
}

/** About its names: nothing once they are there, the group is released, or its cut-off was moved. */
async function readNamesMail(
  db: Db,
  { groupId, cutOffOn }: NamesJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<Mail | null> {
  const [found] = await db
    .select({ group: stayGroup, stay: stayHold.stay })
    .from(stayGroup)
    .innerJoin(stayHold, eq(stayHold.id, stayGroup.holdId))
    .where(eq(stayGroup.id, groupId));
  if (found?.group.state !== "open" || found.group.cutOffOn !== cutOffOn) return null;
  const { contactName, name: groupName, checkIn, checkOut, email, language } = found.group;
  const rooms = found.stay.rooms.length;
  if (rooms === 0) return null;
  const frame = frameIn(language);
  const data = { contactName, groupName, checkIn, checkOut, until: cutOffOn, rooms };
  return { to: email, frame, letter: groupNamesDueLetter(data, frame) };
}
