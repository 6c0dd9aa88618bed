import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { ShiftId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { compareCount, type DrawerCount } from "@pulau/domain/money/drawer.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { shift } from "../../../db/schema/shifts.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { lockShift, sumDrawer } from "./lock-shift.ts";

export type Closing = {
  readonly shiftId: ShiftId;
  readonly staffId: StaffId;
  readonly permissions: Permissions;
  readonly count: DrawerCount;
  /** What the drawer should hold, as it was shown to who counted. */
  readonly expectedSen: Sen;
  readonly reason: string;
  readonly handOver: string;
  /** The moment, where it is not now. */
  readonly at?: Date;
};
type Refusals = "NOT_FOUND" | "NOT_ALLOWED" | "WRONG_STATE" | "DRAWER_CHANGED" | "INVALID_INPUT";

/**
 * Counts a drawer and closes its shift for good: what is over or short goes into the books with its reason, and all that
 * was counted into the safe. `DRAWER_CHANGED` where cash came in or went out since the count began: it would be called over
 * or short otherwise. Somebody else's drawer is closed by who may change payments.
 */
export async function closeShift(
  tx: Tx,
  closing: Closing,
): Promise<Result<{ done: true; overSen: Sen }, Refusals>> {
  const { shiftId, staffId, count, handOver } = closing;
  const found = await lockShift(tx, shiftId);
  if (!found.ok) return found;
  const isOwn = found.value.staffId === staffId;
  if (!isOwn && !may(closing.permissions, "payments", "write")) return refuse("NOT_ALLOWED");
  const expectedSen = await sumDrawer(tx, shiftId);
  if (expectedSen !== closing.expectedSen) return refuse("DRAWER_CHANGED", { expectedSen });
  const { countedSen, overSen, needsReason } = compareCount(count, expectedSen);
  const reason = needsReason ? closing.reason : "";
  if (needsReason && !reason) return refuseFields("INVALID_INPUT", [{ path: "reason", rule: "required" }]);
  const at = closing.at ?? (await loadNow(tx));
  await postCount(tx, { shiftId, staffId, countedSen, overSen, reason, at });
  await tx
    .update(shift)
    .set({ closedAt: at, closedBy: staffId, expectedSen, countedSen, count, reason, handOver })
    .where(eq(shift.id, shiftId));
  await auditChange(tx, {
    staffId,
    act: "closed",
    subject: "shift",
    subjectId: shiftId,
    at,
    before: { countedSen: null },
    after: { countedSen },
    facts: { name: String(found.value.shiftNo), expectedSen, ...(reason && { reason }) },
  });
  return ok({ done: true, overSen });
}

type Counted = Pick<Closing, "shiftId" | "staffId" | "reason"> & {
  readonly countedSen: Sen;
  readonly overSen: Sen;
  readonly at: Date;
};

/** Afterwards the drawer's account holds nothing of this shift. */
async function postCount(
  tx: Tx,
  { shiftId, staffId, countedSen, overSen, reason, at }: Counted,
): Promise<void> {
  const drawer = { shiftId, staffId };
  const found = ledger.revenue("drawers");
  await post(
    tx,
    {
      kind: "drawerDifference",
      at,
      drawer: { ...drawer, kind: overSen > 0 ? "over" : "short", note: reason },
    },
    overSen > 0 ? move(overSen, ledger.cash(), found) : move(-overSen, found, ledger.cash()),
  );
  await post(
    tx,
    { kind: "drawerLeft", at, drawer: { ...drawer, kind: "left" } },
    move(countedSen, ledger.safe(), ledger.cash()),
  );
}
