import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { keptManifest } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, findDeparture, lockSailing, namedInLog } from "./departure.ts";
import { findKept } from "./kept-manifests.ts";

type Reopening = { readonly departure: DepartureKey; readonly staffId: StaffId; readonly reason: string };

/** Opens boarding again; what was kept stays, with who opened it again and why. `WRONG_STATE` where it is open. */
export async function reopenBoarding(
  tx: Tx,
  { departure, staffId, reason }: Reopening,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  if (!(await lockSailing(tx, departure.sailingId))) return refuse("NOT_FOUND");
  const sails = await findDeparture(tx, departure);
  if (!sails) return refuse("NOT_FOUND");
  const kept = await findKept(tx, departure);
  if (!kept) return refuse("WRONG_STATE");
  const reopenedAt = await loadNow(tx);
  await tx
    .update(keptManifest)
    .set({ reopenedAt, reopenedBy: staffId, reopenReason: reason })
    .where(eq(keptManifest.id, kept.id));
  await auditChange(tx, {
    staffId,
    act: "boardingReopened",
    subject: "sailing",
    subjectId: departure.sailingId,
    before: { boardingClosed: true },
    after: { boardingClosed: false },
    facts: { ...namedInLog(sails), note: reason },
  });
  return ok({ done: true });
}
