import type { SharedStay, shareRoute } from "@pulau/contract/guest-links.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { linkToken, readLinkToken } from "../../../plugins/link-token.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { type BookingRow, bookingDetail, findBooking, lockBooking } from "../bookings/public.ts";
import type { Deployment } from "./show-links.ts";
import { seenStay } from "./show-own.ts";

type Share = Reply<typeof shareRoute>;

/** The link by which a booking is looked at; null while it is not shared. */
export const showShare = ({ secret, publicUrl }: Deployment, row: BookingRow): Share => ({
  url:
    row.sharedAt === null
      ? null
      : `${publicUrl}/shared/${linkToken(secret, "sharedStay", { id: row.id, linkNo: row.shareLinkNo })}`,
});

/** Shares a booking, or goes on sharing it by the link that it has. */
export async function startSharing(
  tx: Tx,
  bookingId: BookingId,
): Promise<Result<BookingRow, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  if (!isOpen(locked.row.state)) return refuse("WRONG_STATE", { state: locked.row.state });
  if (locked.row.sharedAt !== null) return ok(locked.row);
  const [row] = await tx
    .update(booking)
    .set({ sharedAt: locked.now })
    .where(eq(booking.id, bookingId))
    .returning();
  return row ? ok(row) : refuse("NOT_FOUND");
}

/** Ends it: the next link will be another. */
export async function stopSharing(tx: Tx, bookingId: BookingId): Promise<Result<BookingRow, "NOT_FOUND">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  if (locked.row.sharedAt === null) return ok(locked.row);
  const [row] = await tx
    .update(booking)
    .set({ sharedAt: null, shareLinkNo: sql`${booking.shareLinkNo} + 1` })
    .where(eq(booking.id, bookingId))
    .returning();
  return row ? ok(row) : refuse("NOT_FOUND");
}

/** A shared booking, for whoever has its link: nothing of who travels but the name under which it was made, and no money. */
export async function showSharedStay(
  db: Db,
  { secret, token }: { readonly secret: string; readonly token: string },
): Promise<Result<SharedStay, "LINK_INVALID">> {
  const read = readLinkToken(secret, "sharedStay", token);
  const row = read && (await findBooking(db, read.id));
  const opens = row && row.sharedAt !== null && row.shareLinkNo === read.linkNo && isOpen(row.state);
  if (!opens) return refuse("LINK_INVALID");
  const { checkInTime, checkOutTime, boats } = await loadSettings(db);
  const { optionName, roomsSummary } = await bookingDetail(db, row);
  return ok({
    ...(await seenStay(db, row)),
    state: row.state,
    optionName,
    nights: daysBetween(row.checkIn, row.checkOut),
    persons: row.persons,
    rooms: roomsSummary,
    checkInTime,
    checkOutTime,
    boardMinutes: boats.boardMinutes,
  });
}
