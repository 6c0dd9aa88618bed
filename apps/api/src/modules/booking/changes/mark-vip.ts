import { mayChange } from "@pulau/domain/booking/change-window.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, note } from "../bookings/public.ts";

type Marking = { readonly bookingId: BookingId; readonly staffId: StaffId; readonly vip: boolean };

/** Marks the guests of a booking as VIPs, or takes the mark off; what is so already is left as it is. */
export async function markVip(
  tx: Tx,
  { bookingId, staffId, vip }: Marking,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now: at } = locked;
  const may = mayChange(row, [], { who: "staff" });
  if (!may.ok) return refuse("WRONG_STATE", { state: row.state });
  if (row.vip === vip) return ok({ done: true });
  await tx.update(booking).set({ vip }).where(eq(booking.id, bookingId));
  await note(tx, {
    bookingId,
    what: vip ? "vipMarked" : "vipUnmarked",
    at,
    staffId,
    before: { vip: row.vip },
    after: { vip },
    facts: {},
  });
  return ok({ done: true });
}
