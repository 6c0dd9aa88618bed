import type { GroupPapersReply } from "@pulau/contract/group-papers.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import { papersSen } from "@pulau/domain/papers/next-papers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { composeGroupPaper, loadBilledGroup } from "./compose-group-paper.ts";
import { groupBillOf } from "./group-bill.ts";
import { type IssuedGroupPaper, papersOfGroup } from "./group-papers.ts";

/** The papers of a group as they were issued, and what the next invoice would say. */
export async function showGroupPapers(
  db: Db,
  groupId: GroupId,
): Promise<Result<GroupPapersReply, "NOT_FOUND">> {
  const group = await loadBilledGroup(db, groupId);
  if (!group) return refuse("NOT_FOUND");
  const papers = await papersOfGroup(db, groupId);
  const [{ changes }, money] = await Promise.all([groupBillOf(db, groupId, papers), moneyOf(db, groupId)]);
  const toBill = changes.filter(({ kind }) => kind === "invoice");
  return ok({
    _id: groupId,
    papers: papers.map(paperReply),
    proForma: toBill.length === 0 ? null : composeGroupPaper(group, "invoice", { changes: toBill, papers }),
    papersSen: papersSen(papers),
    ...money,
  });
}

const paperReply = ({ id: _id, kind, number, issuedOn, totalSen, content }: IssuedGroupPaper) => ({
  ...content,
  _id,
  kind,
  number,
  issuedOn,
  totalSen,
});

async function moneyOf(db: Db, groupId: GroupId): Promise<Pick<GroupPapersReply, "paidSen" | "heldSen">> {
  const { rows } = await db.execute<{ paid: string; held: string }>(sql`
    SELECT (SELECT coalesce(sum(b.paid_sen), 0) FROM group_booking g JOIN booking b ON b.id = g.booking_id
        WHERE g.group_id = ${groupId} AND g.payer = 'group') AS paid,
      coalesce((SELECT held_sen FROM group_fund WHERE group_id = ${groupId}), 0) AS held`);
  return { paidSen: Number(rows[0]?.paid ?? 0), heldSen: Number(rows[0]?.held ?? 0) };
}
