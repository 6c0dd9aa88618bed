import type { NeedId, PaymentId, RefundId, StaffId } from "@pulau/domain/ids.ts";
import { and, eq, isNull, type SQL, sql } from "../../../db/orm.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";

export type EndedNeed = {
  /** Which one: by its own id, or whatever is about a payment or a refund. */
  readonly about:
    | { readonly id: NeedId }
    | { readonly paymentId: PaymentId }
    | { readonly refundId: RefundId };
  readonly staffId: StaffId;
  readonly at: Date;
  /** The way in which it ended, such as `verified`; the web has a word for each. */
  readonly outcome: string;
  readonly note: string;
};

/**
 * Takes something off the staff's queue, with who did it, how and why.
 * @returns how many were still open
 */
export async function endNeed(tx: Tx, { about, staffId, at, outcome, note }: EndedNeed): Promise<number> {
  const ended = await tx
    .update(needsPerson)
    .set({ doneAt: at, doneBy: staffId, outcome, doneNote: note })
    .where(and(isNull(needsPerson.doneAt), which(about)))
    .returning({ id: needsPerson.id });
  return ended.length;
}

function which(about: EndedNeed["about"]): SQL {
  if ("id" in about) return eq(needsPerson.id, about.id);
  return "refundId" in about
    ? sql`${needsPerson.facts} ->> 'refundId' = ${about.refundId}`
    : // A refund of the payment is another matter, and stays.
      sql`${needsPerson.facts} ->> 'paymentId' = ${about.paymentId} AND ${needsPerson.facts} ->> 'refundId' IS NULL`;
}
