import type { refundOptionsRoute } from "@pulau/contract/refunds.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { refundableOf } from "@pulau/domain/money/staff-refund.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, sql } from "../../../db/orm.ts";
import { payment, refund } from "../../../db/schema/payments.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { BookingRow } from "../../booking/bookings/public.ts";
import { loadAccountName } from "../../people/accounts/public.ts";

/** What of a booking's money can go back, where to, and what went back so far. */
export async function showRefunds(db: Db, row: BookingRow): Promise<Reply<typeof refundOptionsRoute>> {
  const [walletOf, sources, refunds] = await Promise.all([
    loadAccountName(db, row.accountId),
    db
      .select({
        _id: payment.id,
        gateway: payment.gateway,
        leftSen: sql<number>`(${payment.amountSen} - ${payment.refundedSen})::bigint`,
      })
      .from(payment)
      .where(and(eq(payment.bookingId, row.id), eq(payment.state, "captured")))
      .orderBy(desc(payment.settledAt), desc(payment.id)),
    db
      .select({ row: refund, gateway: payment.gateway, by: staffUser.name })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .leftJoin(staffUser, eq(staffUser.id, refund.staffId))
      .where(eq(refund.bookingId, row.id))
      .orderBy(desc(refund.createdAt), desc(refund.id)),
  ]);
  const { prices, ...left } = refundableOf(row);
  return {
    ...left,
    prices: [...prices],
    walletOf,
    sources,
    refunds: refunds.map(({ row: refundRow, gateway, by }) => ({
      _id: refundRow.id,
      at: refundRow.createdAt.toISOString(),
      amountSen: refundRow.amountSen,
      gateway: refundRow.paidBackBy ?? gateway,
      toWallet: refundRow.walletAccountId !== null || gateway === "wallet",
      state: refundRow.state,
      why: refundRow.why,
      because: refundRow.because,
      reference: refundRow.gatewayRef,
      by,
    })),
  };
}
