import type { GroupId, PaperId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq } from "../../../db/orm.ts";
import { groupPaper } from "../../../db/schema/group-papers.ts";
import { stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

type Sending = { readonly groupId: GroupId; readonly paperId: PaperId; readonly staffId: StaffId };

/** Sends a paper of a group to whom it is made out, as often as staff like. */
export async function mailGroupPaper(
  tx: Tx,
  { groupId, paperId, staffId }: Sending,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [found] = await tx
    .select({ number: groupPaper.number, name: stayGroup.name })
    .from(groupPaper)
    .innerJoin(stayGroup, eq(stayGroup.id, groupPaper.groupId))
    .where(and(eq(groupPaper.id, paperId), eq(groupPaper.groupId, groupId)));
  if (!found) return refuse("NOT_FOUND");
  const at = await loadNow(tx);
  await enqueue(tx, "send-mail", { template: "group-invoice", groupId, paperId, at: at.toISOString() });
  await auditChange(tx, {
    staffId,
    act: "invoiceSent",
    subject: "group",
    subjectId: groupId,
    at,
    facts: { name: found.name, number: found.number },
  });
  return ok({ done: true });
}
