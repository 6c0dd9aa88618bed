import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";

/** Where money of a booking goes back to: the wallet when all of it came from there, else where it came from. */
export async function refundDestination(
  db: Db | Tx,
  refund: { bookingId: BookingId; refundSen: Sen },
): Promise<"wallet" | "source" | "none"> {
  if (refund.refundSen === 0) return "none";
  const captured = await db
    .select({ gateway: payment.gateway })
    .from(payment)
    .where(and(eq(payment.bookingId, refund.bookingId), eq(payment.state, "captured")));
  return captured.every(({ gateway }) => gateway === "wallet") ? "wallet" : "source";
}
