import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { changeDueBy } from "@pulau/domain/booking/change-money.ts";
import type { GroupPayer } from "@pulau/domain/groups/group-moves.ts";
import type { BookingId, GroupId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { groupBooking } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue, withdraw } from "../../../jobs/enqueue.ts";
import { loadResortToday, type ResortSettings } from "../../ground/resort/public.ts";
import { lockBooking } from "../bookings/public.ts";

type Payer = {
  readonly bookingId: BookingId;
  readonly payer: GroupPayer;
  readonly settings: ResortSettings;
  /** Made this moment: nobody was told of it yet. */
  readonly isNew?: boolean;
};

/**
 * Makes a booking of a group owe its price as its payer does: the group by its deposits, so that nobody reminds or cancels the
 * booking by itself; its own guests as guests owe any balance. Of a booking that the group pays, nobody writes to the group's contact
 * for each room.
 */
export async function settlePayer(
  tx: Tx,
  { bookingId, payer, settings, isNew = false }: Payer,
): Promise<void> {
  const byGroup = payer === "group";
  const [row] = await tx.select().from(booking).where(eq(booking.id, bookingId));
  if (!row) throw new Error(`booking ${bookingId} is gone`);
  const planned = row.balanceDueOn ?? row.checkIn;
  // A day that has passed would cancel the booking at once, and its guests have only now been asked.
  const today = await loadResortToday(tx);
  const ownDue = changeDueBy({ balanceDueOn: planned, checkIn: row.checkIn, today });
  await tx
    .update(booking)
    .set({ balanceExcused: byGroup, balanceDueOn: byGroup ? planned : ownDue })
    .where(eq(booking.id, bookingId));
  if (!byGroup || !isNew) return;
  await withdraw(tx, "send-mail", { template: "booking-confirmed", bookingId });
  await tx.execute(
    sql`DELETE FROM notice WHERE kind = 'booking-confirmed' AND link = '/booking/detail/' || ${bookingId}::text`,
  );
  for (const daysLeft of settings.rooming.remindDaysBefore)
    await withdraw(tx, "remind-rooming-list", { bookingId, daysLeft });
}

type Change = Omit<Payer, "isNew"> & { readonly groupId: GroupId; readonly staffId: StaffId };

/**
 * Says who pays a booking of a group from now on; what has come for it stays. `WRONG_STATE` for one that is over, and for the
 * group where the bill is split: what others pay of it is not the group's.
 */
export async function setPayer(
  tx: Tx,
  change: Change,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const { bookingId, groupId, payer, staffId } = change;
  const locked = await lockBooking(tx, bookingId);
  const ofGroup = and(eq(groupBooking.bookingId, bookingId), eq(groupBooking.groupId, groupId));
  const [before] = await tx.select().from(groupBooking).where(ofGroup);
  if (!locked || !before) return refuse("NOT_FOUND");
  if (!soldStates.includes(locked.row.state)) return refuse("WRONG_STATE", { state: locked.row.state });
  if (payer === "group" && locked.row.folios !== "none") return refuse("WRONG_STATE", { rule: "billSplit" });
  await tx.update(groupBooking).set({ payer }).where(ofGroup);
  await settlePayer(tx, change);
  // What was invoiced to one of them is credited, and invoiced to the other.
  await enqueue(tx, "issue-invoice", { bookingId });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "booking",
    subjectId: bookingId,
    before: { payer: before.payer },
    after: { payer },
    facts: { name: locked.row.bookingNo },
  });
  return ok({ done: true });
}
