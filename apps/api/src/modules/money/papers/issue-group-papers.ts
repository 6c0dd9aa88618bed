import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GroupId, PaperId, StaffId } from "@pulau/domain/ids.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { groupPaper, groupPaperPart } from "../../../db/schema/group-papers.ts";
import type { Tx } from "../../../db/tx.ts";
import { type BilledGroup, composeGroupPaper, loadBilledGroup } from "./compose-group-paper.ts";
import { nextNumber, seriesOf } from "./document-number.ts";
import { type BillChange, groupBillOf } from "./group-bill.ts";
import { groupBillingOf } from "./group-billing.ts";
import { type IssuedGroupPaper, papersOfGroup } from "./group-papers.ts";
import { creditPapers, issuePapers } from "./issue-papers.ts";

type Issued = { readonly _id: PaperId; readonly number: string };

/**
 * Issues what the papers of a group lack: one credit note over all that fell away, one invoice over all that came. What its bookings were
 * invoiced by themselves before is credited to them first: a charge is on one paper. Nothing where the papers are right; asked any
 * number of times, at the same time too, each is issued once.
 *
 * Locks the bookings by their ids, then the group, and the numbers' series last.
 */
export async function issueGroupPapers(tx: Tx, groupId: GroupId): Promise<Issued[]> {
  await tx.execute(sql`SELECT b.id FROM group_booking g JOIN booking b ON b.id = g.booking_id
    WHERE g.group_id = ${groupId} ORDER BY b.id FOR NO KEY UPDATE OF b`);
  await tx.execute(sql`SELECT FROM stay_group WHERE id = ${groupId} FOR NO KEY UPDATE`);
  const group = await loadBilledGroup(tx, groupId);
  if (!group) return [];
  const papers = await papersOfGroup(tx, groupId);
  const { changes, payers } = await groupBillOf(tx, groupId, papers);
  const at = await loadNow(tx);
  const issued: Issued[] = [];
  const ofKind = (wanted: PaperKind) => changes.filter(({ kind }) => kind === wanted);
  if (ofKind("creditNote").length > 0)
    issued.push(await write(tx, group, { kind: "creditNote", changes: ofKind("creditNote"), papers, at }));
  // After the group's credits and before its invoice: at no moment is a booking on both.
  if (papers.length > 0 || ofKind("invoice").length > 0)
    for (const [bookingId, payer] of payers) if (payer === "group") await creditPapers(tx, bookingId, at);
  if (ofKind("invoice").length > 0)
    issued.push(await write(tx, group, { kind: "invoice", changes: ofKind("invoice"), papers, at }));
  return issued;
}

type Issue = {
  readonly kind: PaperKind;
  readonly changes: readonly BillChange[];
  readonly papers: readonly IssuedGroupPaper[];
  readonly at: Date;
};

async function write(tx: Tx, group: BilledGroup, { kind, changes, papers, at }: Issue): Promise<Issued> {
  const { settings, row } = group;
  const content = composeGroupPaper(group, kind, { changes, papers });
  const issuedOn = dayAt(at, settings.timeZone);
  const { rows } = await tx.execute<{ position: number }>(
    sql`SELECT count(*)::int AS position FROM group_paper WHERE group_id = ${row.id}`,
  );
  const numbered = await nextNumber(tx, seriesOf(settings.bookingNoPrefix, kind, issuedOn));
  const [made] = await tx
    .insert(groupPaper)
    .values({
      ...numbered,
      groupId: row.id,
      kind,
      position: rows[0]?.position ?? 0,
      issuedOn,
      issuedAt: at,
      totalSen: content.sums.totalSen,
      content,
    })
    .returning({ _id: groupPaper.id, number: groupPaper.number });
  if (!made) throw new Error(`group ${row.id} got no paper`);
  const parts = content.parts.map(({ bookingId, totalSen }) => ({
    paperId: made._id,
    bookingId,
    kind,
    totalSen,
  }));
  await tx.insert(groupPaperPart).values(parts);
  return made;
}

/**
 * Issues what a booking lacks, with its group where that pays: once the group has papers, or everybody whom it pays has left. Before
 * that its invoice waits for whoever issues it, and is one over all of them.
 */
export async function issueBookingPapers(tx: Tx, bookingId: BookingId): Promise<void> {
  const billing = await groupBillingOf(tx, bookingId);
  const follows = billing !== null && (billing.begun || (billing.payer === "group" && billing.over));
  if (billing && follows) await issueGroupPapers(tx, billing.groupId);
  await issuePapers(tx, bookingId);
}

/** Somebody of the staff has the group's invoice issued. `WRONG_STATE` where nothing lacks. */
export async function issueByStaff(
  tx: Tx,
  { groupId, staffId }: { readonly groupId: GroupId; readonly staffId: StaffId },
): Promise<Result<{ papers: Issued[] }, "NOT_FOUND" | "WRONG_STATE">> {
  const group = await loadBilledGroup(tx, groupId);
  if (!group) return refuse("NOT_FOUND");
  const papers = await issueGroupPapers(tx, groupId);
  if (papers.length === 0) return refuse("WRONG_STATE", { rule: "nothingToBill" });
  await auditChange(tx, {
    staffId,
    act: "groupInvoiced",
    subject: "group",
    subjectId: groupId,
    before: null,
    after: { papers: papers.map(({ number }) => number).join(", ") },
    facts: { name: group.row.name },
  });
  return ok({ papers });
}
