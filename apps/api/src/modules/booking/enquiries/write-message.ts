import { afterReply } from "@pulau/domain/enquiry/enquiry-moves.ts";
import type { EnquiryId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import { enquiryMessage } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type EnquiryRow, lockEnquiry } from "./enquiry-rows.ts";
import { countEnquiry, writeEnquiry } from "./write-enquiry.ts";

export type Message = { readonly id: EnquiryId; readonly staffId: StaffId; readonly text: string };
type Done = Result<{ done: true }, "NOT_FOUND">;

/** Adds a note that only staff see; where the enquiry stands does not change. */
export async function addNote(tx: Tx, message: Message): Promise<Done> {
  const row = await lockEnquiry(tx, message.id);
  if (!row) return refuse("NOT_FOUND");
  await keep(tx, "note", message);
  await auditChange(tx, { ...lineOf(row, message.staffId), act: "enquiryNoted" });
  return ok({ done: true });
}

/** Answers the guest by mail and keeps the answer; whoever answers first has taken the enquiry on. */
export async function replyToGuest(tx: Tx, message: Message): Promise<Done> {
  const row = await lockEnquiry(tx, message.id);
  if (!row) return refuse("NOT_FOUND");
  const messageId = await keep(tx, "reply", message);
  await auditChange(tx, { ...lineOf(row, message.staffId), act: "enquiryReplied" });
  await markAnswered(tx, row, message.staffId);
  await enqueue(tx, "send-mail", { template: "enquiry-reply", enquiryId: row.id, messageId });
  return ok({ done: true });
}

const lineOf = ({ id, enquiryNo }: EnquiryRow, staffId: StaffId) =>
  ({ staffId, subject: "enquiry", subjectId: id, facts: { name: `E-${enquiryNo}` } }) as const;

/** Writes a message into the enquiry's thread. @returns its id */
export async function keep(tx: Tx, kind: "reply" | "note", { id, staffId, text }: Message): Promise<string> {
  const [made] = await tx
    .insert(enquiryMessage)
    .values({ enquiryId: id, kind, staffId, text, at: sql`pulau_now()` })
    .returning({ id: enquiryMessage.id });
  if (!made) throw new Error("a message was not written");
  return made.id;
}

/** Whoever answers first has taken the enquiry on. */
export async function markAnswered(tx: Tx, row: EnquiryRow, staffId: StaffId): Promise<void> {
  const after = { state: afterReply(row.state), assigneeId: row.assigneeId ?? staffId };
  await writeEnquiry(tx, row, { ...after, staffId });
  await countEnquiry(tx, { id: row.id, before: row, after, by: { who: "staff", staffId } });
}
