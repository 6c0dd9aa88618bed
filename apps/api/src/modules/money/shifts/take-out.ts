import type { ShiftId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { lockShift, sumDrawer } from "./lock-shift.ts";

export type TakingOut = {
  readonly shiftId: ShiftId;
  readonly staffId: StaffId;
  readonly as: "drop" | "paidOut";
  readonly amountSen: Sen;
  readonly note: string;
  /** The moment, where it is not now. */
  readonly at?: Date;
};

const movements = {
  drop: { kind: "drawerDrop", act: "cashDropped", from: ledger.safe() },
  paidOut: { kind: "drawerPaidOut", act: "cashPaidOut", from: ledger.revenue("pettyCash") },
} as const;

/** Takes cash out of one's own drawer, into the safe or for something that the desk pays; never more than is in it. */
export async function takeOut(
  tx: Tx,
  { shiftId, staffId, as, amountSen, note, ...taking }: TakingOut,
): Promise<Result<{ expectedSen: Sen }, "NOT_FOUND" | "NOT_ALLOWED" | "WRONG_STATE">> {
  const found = await lockShift(tx, shiftId);
  if (!found.ok) return found;
  if (found.value.staffId !== staffId) return refuse("NOT_ALLOWED");
  const heldSen = await sumDrawer(tx, shiftId);
  if (amountSen > heldSen) return refuse("WRONG_STATE", { rule: "drawerShort", holdsSen: heldSen });
  const { kind, act, from } = movements[as];
  const at = taking.at ?? (await loadNow(tx));
  await post(
    tx,
    { kind, at, drawer: { shiftId, kind: as, staffId, note } },
    move(amountSen, from, ledger.cash()),
  );
  const expectedSen = heldSen - amountSen;
  await auditChange(tx, {
    staffId,
    act,
    subject: "shift",
    subjectId: shiftId,
    at,
    before: { expectedSen: heldSen },
    after: { expectedSen },
    facts: { name: String(found.value.shiftNo), amountSen, ...(note && { note }) },
  });
  return ok({ expectedSen });
}
