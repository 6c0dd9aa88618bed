import type { GuestLinkPage } from "@pulau/contract/guest-links.ts";
import { comingStates } from "@pulau/domain/booking/booking-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { guestLink } from "../../../db/schema/guest-links.ts";
import type { Tx } from "../../../db/tx.ts";
import { masked } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestBands, loadGuestQuestions } from "../../selling/catalogue/public.ts";
import { type BookingRow, bookingDetail, findBooking, roomingUntil } from "../bookings/public.ts";
import { loadList } from "../rooming-list/public.ts";
import { type LinkedPlace, type LinkRow, placeOfLink } from "./find-link.ts";
import { mayFillIn } from "./show-links.ts";

/** What a link opens, with the booking of its guest. `LINK_INVALID` once the stay has begun or was called off. */
export async function openGuestLink(
  db: Db | Tx,
  link: LinkRow,
): Promise<Result<{ row: BookingRow; place: LinkedPlace }, "LINK_INVALID">> {
  const row = await findBooking(db, link.bookingId);
  if (!row || !comingStates.includes(row.state)) return refuse("LINK_INVALID");
  const list = await loadList(db, row.id, await loadGuestBands(db, row.optionId));
  const place = placeOfLink(link, list);
  return place ? ok({ row, place }) : refuse("LINK_INVALID");
}

/** The stay and one guest's own details. That the page was opened is noted for the one who booked. */
export async function showOwnDetails(db: Db, link: LinkRow): Promise<Result<GuestLinkPage, "LINK_INVALID">> {
  const opened = await openGuestLink(db, link);
  if (!opened.ok) return opened;
  await db
    .update(guestLink)
    .set({ openedAt: sql`pulau_now()` })
    .where(and(eq(guestLink.id, link.id), isNull(guestLink.openedAt)));
  const { row, place } = opened.value;
  const settings = await loadSettings(db);
  return ok({
    ...(await seenStay(db, row)),
    version: await versionOf(db, "roomingList", row.id),
    until: roomingUntil(row.checkIn, settings.rooming),
    isOpen: (await mayFillIn(db, row)).ok,
    kind: place.seat.kind,
    questions: await loadGuestQuestions(db, row.optionId),
    bands: [...(await loadGuestBands(db, row.optionId))],
    guest: place.guest && ownDetails(place.guest.known),
    filled: link.filledAt !== null,
  });
}

/** Of a stay what whoever travels along may know. */
export async function seenStay(db: Db, row: BookingRow) {
  const { packageName, crossings } = await bookingDetail(db, row);
  return {
    bookerName: row.bookingName,
    packageName,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    boats: crossings.map(({ direction, name, day, time, from, to }) => ({
      direction,
      name,
      day,
      time,
      from,
      to,
    })),
  };
}

function ownDetails({
  identitySealed,
  identityTail,
  birthSealed: _,
  ...known
}: NonNullable<LinkedPlace["guest"]>["known"]): NonNullable<GuestLinkPage["guest"]> {
  const { activity = null, market = null, allergies = null } = known;
  const identity = identitySealed === null ? "" : masked(identityTail);
  return { ...known, activity, market, allergies, identity };
}
