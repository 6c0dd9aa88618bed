import type { guestLinksRoute } from "@pulau/contract/guest-links.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { questionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { guestLink } from "../../../db/schema/guest-links.ts";
import type { Tx } from "../../../db/tx.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestBands, loadGuestQuestions } from "../../selling/catalogue/public.ts";
import { type BookingRow, bookingDetail, roomingUntil } from "../bookings/public.ts";
import { loadList, mayFill, missingOf } from "../rooming-list/public.ts";
import { type LinkRow, placeOfLink } from "./find-link.ts";

export type Deployment = Pick<Settings, "secret" | "publicUrl">;
type Links = Reply<typeof guestLinksRoute>;

/** Whether the guests of a booking may still fill in their details. */
export async function mayFillIn(db: Db | Tx, row: BookingRow) {
  const [settings, now] = [await loadSettings(db), await loadNow(db)];
  return mayFill(row, { who: "guest", ownerId: row.ownerId }, { settings, now });
}

/** Every place of a booking with its guest's link, for the one who booked. */
export async function showGuestLinks(db: Db | Tx, row: BookingRow, deployment: Deployment): Promise<Links> {
  const settings = await loadSettings(db);
  const bands = await loadGuestBands(db, row.optionId);
  const questions = questionsToGuests(await loadGuestQuestions(db, row.optionId));
  const detail = await bookingDetail(db, row);
  const list = await loadList(db, row.id, bands);
  const links = await liveLinks(db, row);
  return {
    bookingNo: row.bookingNo,
    until: roomingUntil(row.checkIn, settings.rooming),
    isOpen: (await mayFillIn(db, row)).ok,
    places: list.seats.map(({ seat, kind, room }) => {
      const guest = list.placed.find((placed) => placed.seat === seat);
      const link = links.find((candidate) => placeOfLink(candidate, list)?.seat.seat === seat);
      return {
        seat,
        kind,
        roomNo: detail.rooms[room]?.roomNo ?? "",
        name: guest?.known.fullName ?? "",
        done: guest !== undefined && (guest.named || missingOf(guest.known, questions, bands).length === 0),
        link: link ? faceOf(link, deployment) : null,
      };
    }),
  };
}

/** The links of a booking that were not taken back. */
export const liveLinks = (db: Db | Tx, { id }: Pick<BookingRow, "id">): Promise<LinkRow[]> =>
  db
    .select()
    .from(guestLink)
    .where(and(eq(guestLink.bookingId, id), isNull(guestLink.endedAt)));

/** The address of a guest's link. */
export const urlOfLink = ({ secret, publicUrl }: Deployment, { id }: Pick<LinkRow, "id">): string =>
  `${publicUrl}/guest/${linkToken(secret, "ownDetails", { id })}`;

function faceOf(link: LinkRow, deployment: Deployment): NonNullable<Links["places"][number]["link"]> {
  const { madeAt, sentAt, openedAt, filledAt } = link;
  const [state, at] = filledAt
    ? (["filled", filledAt] as const)
    : openedAt
      ? (["opened", openedAt] as const)
      : sentAt
        ? (["sent", sentAt] as const)
        : (["made", madeAt] as const);
  return { _id: link.id, url: urlOfLink(deployment, link), state, at: at.toISOString(), sentTo: link.sentTo };
}
