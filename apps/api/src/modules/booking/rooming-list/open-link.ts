import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { linkToken, readLinkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { type BookingRow, findBooking } from "../bookings/public.ts";
import { type ListAuthor, mayFill, maySee } from "./list-access.ts";

type Deployment = Pick<Settings, "secret" | "publicUrl">;
type Link = { readonly url: string; readonly until: Day };

/**
 * The booking whose rooming list a link opens. `LINK_INVALID` also for one that a newer link has closed, and for a stay
 * that is over: who has the link has no more business with its guests' details.
 */
export async function openLink(
  db: Db,
  token: string,
  secret: string,
): Promise<Result<{ row: BookingRow; filler: ListAuthor }, "LINK_INVALID">> {
  const read = readLinkToken(secret, "roomingList", token);
  const row = read && (await findBooking(db, read.id));
  if (!row) return refuse("LINK_INVALID");
  const filler: ListAuthor = { who: "coordinator", linkNo: read.linkNo };
  return maySee(row, filler) && isOpen(row.state) ? ok({ row, filler }) : refuse("LINK_INVALID");
}

/** The link that opens this booking's list; none for a list that can't be filled in any more. */
export async function showLink(db: Db, row: BookingRow, deployment: Deployment): Promise<Result<Link>> {
  const filler: ListAuthor = { who: "guest", ownerId: row.ownerId };
  const may = mayFill(row, filler, { settings: await loadSettings(db), now: await loadNow(db) });
  if (!may.ok) return may;
  const token = linkToken(deployment.secret, "roomingList", { id: row.id, linkNo: row.roomingLinkNo });
  return ok({ url: `${deployment.publicUrl}/rooming-list/${token}`, until: may.value.until });
}

/** Makes another link; the ones given out before open nothing any more. */
export async function renewLink(db: Db, row: BookingRow, deployment: Deployment): Promise<Result<Link>> {
  const [renewed] = await db
    .update(booking)
    .set({ roomingLinkNo: sql`${booking.roomingLinkNo} + 1` })
    .where(eq(booking.id, row.id))
    .returning();
  return renewed ? showLink(db, renewed, deployment) : refuse("NOT_FOUND");
}
