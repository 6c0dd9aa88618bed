import type { GroupId, PaymentId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { payForOf } from "./pay-for.ts";

type Deps = { readonly db: Db; readonly gateways: Gateways; readonly secret: string };

/**
 * The page for who comes back from a gateway's; null where there is no such payment. Coming back proves nothing: the page
 * asks the server. Where the gateway signs the return, it is a reason to ask the gateway at once.
 */
export async function returnFromGateway(
  { db, gateways, secret }: Deps,
  paymentId: PaymentId,
  fields: Readonly<Record<string, string>>,
): Promise<string | null> {
  const [row] = await db
    .select({
      state: payment.state,
      gateway: payment.gateway,
      bookingId: payment.bookingId,
      purchaseId: payment.purchaseId,
      flow: payment.flow,
      linkNo: payment.payLinkNo,
      groupId: purchase.subjectId,
      bought: purchase.flow,
    })
    .from(payment)
    .leftJoin(purchase, eq(purchase.id, payment.purchaseId))
    .where(eq(payment.id, paymentId));
  if (!row) return null;
  if (row.state === "started" && gateways.find(row.gateway)?.isSignedReturn?.(fields))
    await inTransaction(db, (tx) => enqueue(tx, "poll-payment", { paymentId, once: true }));
  return pageOf(row, secret);
}

type Returned = Parameters<typeof payForOf>[0] & {
  readonly flow: string;
  readonly linkNo: number | null;
  readonly groupId: GroupId | null;
  readonly bought: string | null;
};

/**
 * The page that says how it went: for who paid by a link the link's own, which asks nobody to sign in. It is the link by
 * which this was paid: one that was closed since stays closed, whoever kept the return address.
 */
function pageOf(row: Returned, secret: string): string {
  const { bookingId, purchaseId } = payForOf(row);
  if (row.bought === "group" && row.groupId)
    return `/pay/group/${linkToken(secret, "payForGroup", { id: row.groupId })}/confirming`;
  if (bookingId === undefined)
    return row.flow === "invoice"
      ? `/pay/till/${linkToken(secret, "payAtTill", { id: purchaseId })}/confirming`
      : `/purchase/${purchaseId}/confirming`;
  if (row.flow !== "invoice") return `/booking/${bookingId}/confirming`;
  return `/pay/${linkToken(secret, "pay", { id: bookingId, linkNo: row.linkNo ?? 0 })}/confirming`;
}
