import { randomUUID } from "node:crypto";
import type { BookingId, GuestLinkId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, inArray, isNull } from "../../../db/orm.ts";
import { guestLink } from "../../../db/schema/guest-links.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadGuestBands } from "../../selling/catalogue/public.ts";
import { lockBooking } from "../bookings/public.ts";
import { type ListRows, loadList } from "../rooming-list/public.ts";
import { type LinkRow, markOfName, placeOfLink } from "./find-link.ts";
import { liveLinks, mayFillIn } from "./show-links.ts";

type Giving = {
  readonly bookingId: BookingId;
  /** The place in the rooming list, from 0. */
  readonly seat: number;
  readonly sendTo?: string | undefined;
};

/**
 * Makes the link of one place, unless it has one, and mails it where an address is given. Links that open nothing any more
 * are ended with it. `PARTY_MISMATCH` for a place that the booking has not.
 */
export async function giveGuestLink(
  tx: Tx,
  { bookingId, seat, sendTo }: Giving,
): Promise<Result<true, "NOT_FOUND" | "WRONG_STATE" | "TOO_LATE" | "PARTY_MISMATCH">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const may = await mayFillIn(tx, locked.row);
  if (!may.ok) return may;
  const list = await loadList(tx, bookingId, await loadGuestBands(tx, locked.row.optionId));
  if (!list.seats[seat]) return refuse("PARTY_MISMATCH", { seat });
  const links = await liveLinks(tx, locked.row);
  const stale = links.filter((link) => placeOfLink(link, list) === null).map(({ id }) => id);
  if (stale.length > 0)
    await tx.update(guestLink).set({ endedAt: locked.now }).where(inArray(guestLink.id, stale));
  const standing = links.find((link) => placeOfLink(link, list)?.seat.seat === seat);
  const id = standing?.id ?? (await makeLink(tx, { bookingId, seat, at: locked.now }, list));
  if (sendTo === undefined) return ok(true);
  await tx.update(guestLink).set({ sentTo: sendTo, sentAt: locked.now }).where(eq(guestLink.id, id));
  const at = locked.now.toISOString();
  await enqueue(tx, "send-mail", { template: "own-details", guestLinkId: id, at });
  return ok(true);
}

async function makeLink(
  tx: Tx,
  { bookingId, seat, at }: { bookingId: BookingId; seat: number; at: Date },
  { seats, placed }: ListRows,
): Promise<GuestLinkId> {
  const id: GuestLinkId = randomUUID();
  const guest = placed.find((candidate) => candidate.seat === seat);
  await tx.insert(guestLink).values({
    id,
    bookingId,
    seat,
    kind: seats[seat]?.kind ?? "adult",
    guestId: guest?.id ?? null,
    nameMark: guest ? markOfName(id, guest.known.fullName) : null,
    madeAt: at,
  });
  return id;
}

/** Takes a link back; that it was taken back already is the same. */
export async function endGuestLink(
  tx: Tx,
  { bookingId, linkId }: { readonly bookingId: BookingId; readonly linkId: GuestLinkId },
): Promise<Result<LinkRow | null, "NOT_FOUND">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const [known] = await tx
    .select()
    .from(guestLink)
    .where(and(eq(guestLink.id, linkId), eq(guestLink.bookingId, bookingId)));
  if (!known) return refuse("NOT_FOUND");
  await tx
    .update(guestLink)
    .set({ endedAt: locked.now })
    .where(and(eq(guestLink.id, linkId), isNull(guestLink.endedAt)));
  return ok(known);
}
