import type { Sen } from "@pulau/domain/money/sen.ts";
import { checkInvariants } from "../../db/invariants.ts";
import type { History } from "./history.ts";
import { walletSen } from "./world.ts";

type End = {
  state: string;
  reason: string | null;
  totalSen: Sen;
  depositSen: Sen;
  paidSen: Sen;
  keptSen: Sen;
};

/** How a history's booking or purchase stands. */
export async function endOf({ world, bought: { of } }: History): Promise<End> {
  const { rows } = await world.base.pool.query<End>(
    of.bookingId
      ? `SELECT state, cancel_reason AS reason, total_sen AS "totalSen", deposit_sen AS "depositSen",
           paid_sen AS "paidSen", kept_sen AS "keptSen" FROM booking WHERE id = $1`
      : `SELECT state, cancel_reason AS reason, total_sen AS "totalSen", 0 AS "depositSen", paid_sen AS "paidSen",
           0 AS "keptSen" FROM purchase WHERE id = $1`,
    [of.bookingId ?? of.purchaseId],
  );
  const [end] = rows;
  if (!end) throw new Error("a history lost what it is about");
  return end;
}

/**
 * What must be true once quiet has returned, whatever happened: our books are the banks' books, nobody paid twice, and
 * money is exactly where its booking or purchase is. One line for each fault.
 */
export async function faultsOf(history: History): Promise<string[]> {
  const faults = [...(await checkInvariants(history.world.base.pool, { quiet: true }))];
  const end = await endOf(history);
  faults.push(
    ...(await bankFaults(history)),
    ...(await walletFaults(history, end)),
    ...stateFaults(history, end),
  );
  return faults;
}

/** What each bank holds of ours is what our ledger says it does, but for what a person has to look at. */
async function bankFaults(history: History): Promise<string[]> {
  const { pool } = history.world.base;
  const paymentIds = await history.paymentIds();
  const faults: string[] = [];
  for (const bank of history.banks) {
    const held = bank.heldOf(paymentIds);
    const { rows } = await pool.query<{ booked: number; aside: number }>(
      `SELECT coalesce(-sum(e.sen), 0)::bigint AS booked,
         (SELECT coalesce(sum(sen), 0)::bigint FROM (
           SELECT max((facts ->> 'said')::int) AS sen FROM needs_person n
           JOIN payment p ON p.id::text = n.facts ->> 'paymentId'
           WHERE n.kind = 'PAYMENT_DOES_NOT_FIT' AND p.gateway = $1 AND p.id = ANY($2) AND p.state <> 'captured'
             AND (n.facts ->> 'said')::int = p.amount_sen - 1
           GROUP BY p.id) a) AS aside
       FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE e.account_kind = 'gateway' AND e.account_key = $1 AND coalesce(t.booking_id, t.purchase_id) = $3`,
      [bank.kind.id, paymentIds, history.bought.of.bookingId ?? history.bought.of.purchaseId],
    );
    const [books] = rows;
    if (held !== (books?.booked ?? 0) + (books?.aside ?? 0)) {
      faults.push(`${bank.kind.id} holds ${held}, our books say ${books?.booked}, put aside ${books?.aside}`);
    }
  }
  return faults;
}

/** The wallet is what it was, less what the stay keeps of it, more the credit that was bought. */
async function walletFaults({ world, bought, flow }: History, end: End): Promise<string[]> {
  const { rows } = await world.base.pool.query<{ sen: Sen; spent: number; elsewhere: number }>(
    `SELECT (credited_sen - debited_sen)::bigint AS sen, (
       SELECT coalesce(sum(amount_sen - refunded_sen), 0)::bigint FROM payment
       WHERE wallet_account_id = $1 AND state = 'captured') AS spent, (
       SELECT coalesce(sum(r.amount_sen), 0)::bigint FROM refund r JOIN payment p ON p.id = r.payment_id
       WHERE r.wallet_account_id = $1 AND r.state = 'done' AND p.wallet_account_id IS NULL)
       AS elsewhere
     FROM wallet WHERE account_id = $1`,
    [bought.ownerId],
  );
  const [found] = rows;
  const bonus = flow === "top-up" && end.state === "done" ? end.totalSen : 0;
  const right = walletSen - (found?.spent ?? 0) + bonus + (found?.elsewhere ?? 0);
  return found?.sen === right ? [] : [`the wallet has ${found?.sen}, it should be ${right}`];
}

function stateFaults({ wasCancelled, deskHadAHand, bought }: History, end: End): string[] {
  const { state, reason, totalSen, depositSen, paidSen } = end;
  const say = `${state} ${reason ?? ""} with ${paidSen} of ${totalSen}`;
  const agreed = depositSen > 0 ? Math.min(depositSen, totalSen) : totalSen;
  if (paidSen > totalSen) return [`paid twice: ${say}`];
  if (wasCancelled && state !== "cancelled") return [`cancelled, and it came back: ${say}`];
  switch (state) {
    case "confirmed":
    case "done":
      return paidSen >= agreed || deskHadAHand ? [] : [`there without its money: ${say}`];
    case "cancelled": {
      const keeps = reason === "BY_GUEST" && bought.of.bookingId !== undefined;
      return paidSen === 0 || keeps ? [] : [`ended, and keeps money: ${say}`];
    }
    default:
      return [`still waits: ${say}`];
  }
}
