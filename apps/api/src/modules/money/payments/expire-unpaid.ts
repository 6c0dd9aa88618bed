import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { endOpenPages } from "./end-open-pages.ts";
import { expireBooking } from "./expire-booking.ts";
import { expirePurchase } from "./expire-purchase.ts";
import type { PayFor } from "./pay-for.ts";
import { findPayable } from "./payables.ts";

/** Soon enough for a guest who was faster than the deadline to be confirmed meanwhile. */
const againMs = 5_000;
/** A gateway that nobody reaches for so long past the deadline keeps rooms from others no longer. */
const patienceMs = 15 * 60_000;

/**
 * Cancels what was not paid by its deadline. The gateway's pages are closed first: who paid on one in the last moment
 * has paid, and then nothing lapses. Money that comes in after all, from a gateway that could not be asked, lands or
 * goes back by itself.
 */
export async function expireUnpaid(deps: { db: Db; gateways: Gateways }, of: PayFor): Promise<void> {
  const { db } = deps;
  const lapse = (tx: Tx) =>
    of.bookingId === undefined ? expirePurchase(tx, of.purchaseId) : expireBooking(tx, of.bookingId);
  const [found, now] = await Promise.all([findPayable(db, of), loadNow(db)]);
  const wait = found?.wait;
  if (wait && wait.until <= now) {
    const closed = await endOpenPages(deps, of, null);
    const patient = now.getTime() < wait.until.getTime() + patienceMs;
    if (!closed.ok && (closed.failure.code === "PAYMENT_UNDER_WAY" || patient)) {
      const startAfter = new Date(now.getTime() + againMs);
      return inTransaction(db, (tx) =>
        of.bookingId === undefined
          ? enqueue(tx, "lapse-purchase", of, { startAfter })
          : enqueue(tx, "lapse-booking", of, { startAfter }),
      );
    }
  }
  await inTransaction(db, lapse);
}
