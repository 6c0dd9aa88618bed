import type { PurchaseId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { owedRefunds } from "@pulau/domain/money/refund-moves.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import type { PayFor } from "./pay-for.ts";

/**
 * Makes a locked purchase's own account hold what it needs and no more. A refund that was made past us took money that
 * what was bought is handed over for: that is a loss, and made good where it is taken back, or the money comes again.
 */
export async function settleDifference(
  tx: Tx,
  { purchaseId, needSen, at }: { readonly purchaseId: PurchaseId; readonly needSen: Sen; readonly at: Date },
): Promise<void> {
  const lackingSen = needSen - (await freeSen(tx, { purchaseId }));
  const [loss, own] = [ledger.revenue("refunds"), ledger.purchase(purchaseId)];
  await post(
    tx,
    { kind: "goodwill", purchaseId, at },
    lackingSen > 0 ? move(lackingSen, loss, own) : move(-lackingSen, own, loss),
  );
}

/**
 * What the own account of a booking or purchase holds in the books and is not on its way back, in sen. Either is locked,
 * its refunds are not: both are asked in one statement, so that one which arrives meanwhile is in both or in neither.
 */
export async function freeSen(tx: Tx, { bookingId, purchaseId }: PayFor): Promise<number> {
  const kind = bookingId === undefined ? "purchase" : "booking";
  const id = bookingId ?? purchaseId;
  const { rows } = await tx.execute<{ sen: Sen }>(sql`
    SELECT ((SELECT coalesce(sum(sen), 0) FROM ledger_entry
        WHERE account_kind = ${kind} AND account_key = ${id})
      - (SELECT coalesce(sum(amount_sen), 0) FROM refund
        WHERE ${bookingId === undefined ? sql`purchase_id` : sql`booking_id`} = ${id}
          AND state IN ${owedRefunds}))::bigint AS sen`);
  if (!rows[0]) throw new Error("sums always have a row");
  return rows[0].sen;
}
