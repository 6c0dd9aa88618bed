import type { payGroupRoute } from "@pulau/contract/groups.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { spreadPayment } from "@pulau/domain/groups/spread-payment.ts";
import type { BookingId, GroupId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { oneOf } from "../../../db/booking-states.ts";
import { eq, sql } from "../../../db/orm.ts";
import { stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { enterPayment } from "../../money/offline-payments/public.ts";

type Payment = z.output<typeof payGroupRoute.body> & { readonly groupId: GroupId; readonly staffId: StaffId };

/**
 * Enters one payment of a group, spread to the sen over the bookings that it pays, by what each owes: a payment of each booking, in the
 * ledger as any other. All of the bookings are locked before the first of them is paid, by their ids.
 */
export async function payGroup(
  tx: Tx,
  { groupId, staffId, way, amountSen, paidOn, reference }: Payment,
): Promise<Result<{ payments: { paymentId: PaymentId; amountSen: Sen }[] }>> {
  const [group] = await tx.select().from(stayGroup).where(eq(stayGroup.id, groupId));
  if (!group) return refuse("NOT_FOUND");
  const { rows } = await tx.execute<{ bookingId: BookingId; owedSen: Sen }>(sql`
    SELECT b.id AS "bookingId", greatest(0, b.total_sen - b.paid_sen)::int AS "owedSen"
    FROM group_booking g JOIN booking b ON b.id = g.booking_id
    WHERE g.group_id = ${groupId} AND g.payer = 'group' AND b.state IN ${oneOf(soldStates)}
    ORDER BY b.id FOR NO KEY UPDATE OF b`);
  const owed = rows.map(({ owedSen }) => owedSen);
  const parts = spreadPayment(amountSen, owed);
  if (parts === null) return refuse("AMOUNT_NOT_OFFERED", { rule: "owed", owedSen: sumSen(owed) });
  const payments: { paymentId: PaymentId; amountSen: Sen }[] = [];
  for (const [i, { bookingId }] of rows.entries()) {
    const part = parts[i] ?? 0;
    if (part === 0) continue;
    const note = group.name;
    const entered = await enterPayment(tx, {
      bookingId,
      staffId,
      way,
      amountSen: part,
      paidOn,
      reference,
      slipId: null,
      note,
    });
    if (!entered.ok) return entered;
    payments.push({ paymentId: entered.value.paymentId, amountSen: part });
  }
  return ok({ payments });
}
