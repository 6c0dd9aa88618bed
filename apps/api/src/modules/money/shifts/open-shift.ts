import type { ShiftId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { shift } from "../../../db/schema/shifts.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";

type Opening = {
  readonly staffId: StaffId;
  readonly drawer: number;
  readonly floatSen: Sen;
  /** The moment, where it is not now. */
  readonly at?: Date;
};
type Opened = { readonly _id: ShiftId; readonly shiftNo: number };

/**
 * Opens a drawer with a float out of the safe. `WRONG_STATE` for who has one open already, and for a drawer that somebody
 * else has: two unique indexes decide it, whoever comes at the same moment.
 */
export async function openShift(tx: Tx, opening: Opening): Promise<Result<Opened, "WRONG_STATE">> {
  const { staffId, drawer, floatSen } = opening;
  const at = opening.at ?? (await loadNow(tx));
  const [row] = await tx
    .insert(shift)
    .values({ staffId, drawer, floatSen, openedAt: at })
    .onConflictDoNothing()
    .returning({ _id: shift.id, shiftNo: shift.shiftNo });
  if (!row) {
    const isOwn = and(eq(shift.staffId, staffId), isNull(shift.closedAt));
    const hasOwn = (await tx.$count(shift, isOwn)) > 0;
    return refuse("WRONG_STATE", { rule: hasOwn ? "ownDrawerOpen" : "drawerTaken", drawer });
  }
  await post(
    tx,
    { kind: "drawerFloat", at, drawer: { shiftId: row._id, kind: "float", staffId } },
    move(floatSen, ledger.cash(), ledger.safe()),
  );
  await auditChange(tx, {
    staffId,
    act: "opened",
    subject: "shift",
    subjectId: row._id,
    at,
    before: null,
    after: { drawer, floatSen },
    facts: { name: String(row.shiftNo) },
  });
  return ok(row);
}
