import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import type { DisputeRow } from "./move-dispute.ts";
import { onlyIdOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { type ExternalReturn, takeExternalRefund } from "./take-external-refund.ts";

type Lost = { readonly row: DisputeRow; readonly lostSen: Sen; readonly moves: number };

/**
 * The guest's bank kept the money. It is money that went back: first for refunds that were owed and waited for a person,
 * then out of what the booking paid, which owes it again where it still stands. What is left then, and what was bought
 * beside a stay and handed over, is a loss.
 */
export async function bookLostDispute(
  tx: Tx,
  locked: LockedPayable,
  { row, lostSen, moves }: Lost,
): Promise<void> {
  const { id, gateway, gatewayRef, paymentId } = row;
  if (paymentId === null) throw new Error(`dispute ${id} is about no payment`);
  const went: ExternalReturn = {
    paymentId,
    sen: lostSen,
    to: ledger.disputed(gateway),
    gatewayRef,
    why: "disputed",
    once: `dispute:${id}:${moves}`,
  };
  const shares = await takeExternalRefund(tx, locked, went);
  const { now: at } = locked;
  await post(
    tx,
    { kind: "disputed", ...onlyIdOf(locked.of), once: `dispute:${id}:${moves}:loss`, at },
    move(shares.lostSen, ledger.revenue("disputes"), went.to),
  );
}

/** One that was lost was given back after all: the booking was paid anew meanwhile or not, so it is gained. */
export async function bookRegainedDispute(
  tx: Tx,
  { of, now: at }: LockedPayable,
  { row, sen, moves }: { readonly row: DisputeRow; readonly sen: Sen; readonly moves: number },
): Promise<void> {
  await post(
    tx,
    { kind: "disputed", ...onlyIdOf(of), once: `dispute:${row.id}:${moves}:gain`, at },
    move(sen, ledger.disputed(row.gateway), ledger.revenue("disputes")),
  );
}
