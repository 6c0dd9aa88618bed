import type { BookingId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestBands } from "../../selling/catalogue/public.ts";
import { lockBooking } from "../bookings/public.ts";
import { mayFill } from "./list-access.ts";
import { loadList } from "./list-rows.ts";

/** Reminds of a list that is not full while it can still be filled; of a full one, or a stay called off, it says nothing. */
export async function remindOfList(tx: Tx, job: { bookingId: BookingId; daysLeft: number }): Promise<void> {
  const locked = await lockBooking(tx, job.bookingId);
  if (!locked) return;
  const { row, now } = locked;
  const settings = await loadSettings(tx);
  if (!mayFill(row, { who: "guest", ownerId: row.ownerId }, { settings, now }).ok) return;
  const { seats, placed } = await loadList(tx, row.id, await loadGuestBands(tx, row.optionId));
  if (placed.filter(({ named }) => named).length >= seats.length) return;
  await enqueue(tx, "send-mail", { template: "rooming-list-due", ...job });
}
