import type { BookingId } from "@pulau/domain/ids.ts";
import { ledger } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { commission } from "../../../db/schema/commission.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockAccounts } from "../../money/ledger/public.ts";
import { moveCommission } from "./commission-state.ts";
import { freeSenOf, reverseCredit } from "./move-commission.ts";

/**
 * What a locked booking had earned when its stay was over is a forecast again, because it is not over after all.
 * `CANNOT_UNDO` when the credit is spent or asked for as a payout (`creditSpent`), or refunds have taken of it since
 * (`refunded`).
 */
export async function reverseEarnedCommissions(
  tx: Tx,
  { bookingId, at }: { bookingId: BookingId; at: Date },
): Promise<Result<true, "CANNOT_UNDO">> {
  const wallets = await tx
    .select({ accountId: commission.accountId })
    .from(commission)
    .where(eq(commission.bookingId, bookingId));
  await lockAccounts(
    tx,
    wallets.map(({ accountId }) => ledger.wallet(accountId)),
  );
  const rows = await tx.select().from(commission).where(eq(commission.bookingId, bookingId)).for("update");
  for (const row of rows.filter(({ earnedAt }) => earnedAt !== null)) {
    if (row.reversedSen > 0) return refuse("CANNOT_UNDO", { rule: "refunded" });
    if ((await freeSenOf(tx, row.accountId)) < row.amountSen)
      return refuse("CANNOT_UNDO", { rule: "creditSpent" });
    await reverseCredit(tx, row, at);
    const undone = { earnedAt: null, paidSen: null, undone: row.undone + 1, changedAt: at };
    await moveCommission(tx, { row }, "undo", undone);
  }
  return ok(true);
}
