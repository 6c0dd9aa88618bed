import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { questionsToGuests, wrongAnswers } from "@pulau/domain/party/guest-answers.ts";
import type { AgeBand, Occupants } from "@pulau/domain/party/party.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { placeKindOf } from "@pulau/domain/rooming/seats.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { guestEntry } from "../../../db/schema/booking-guests.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadGuestBands, loadGuestQuestions } from "../../selling/catalogue/public.ts";
import type { BookingRow } from "../bookings/public.ts";
import { draftOf, makeChange, type RequestedChange, requestChange } from "../changes/public.ts";
import type { ListAuthor } from "./list-access.ts";
import { isWhole, type ListRows, loadList } from "./list-rows.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer };
/** What was shown and agreed to. */
export type Agreed = {
  readonly agreedTotalSen?: Sen | undefined;
  readonly agreedRefundSen?: Sen | undefined;
};
type By = Exclude<ListAuthor, { who: "coordinator" }>;

/**
 * What a complete list changes of the price, because somebody is not as they were booked. Null while somebody is not
 * known whole, and when everybody is as booked.
 */
export async function differenceOf(deps: Deps, row: BookingRow, by: By): Promise<ChangeQuote | null> {
  const change = await changeOf(deps, row);
  if (!change) return null;
  const quoted = await requestChange(deps, { bookingId: row.id, by, change });
  return quoted.ok ? quoted.value : null;
}

/** Makes everybody of a complete list a guest of the booking, at the price that was agreed to. */
export async function agreeToList(
  deps: Deps,
  row: BookingRow,
  { by, agreed }: { by: By; agreed: Agreed },
): Promise<Result<unknown>> {
  const change = await changeOf(deps, row);
  if (!change) return ok(null);
  return makeChange(deps, {
    bookingId: row.id,
    by,
    agreed,
    change,
    also: async (tx) => {
      await tx.delete(guestEntry).where(eq(guestEntry.bookingId, row.id));
    },
  });
}

/** The change that a complete list asks for; null when there is none to ask for. */
async function changeOf({ db, sealer }: Deps, row: BookingRow): Promise<RequestedChange | null> {
  const bands = await loadGuestBands(db, row.optionId);
  const list = await loadList(db, row.id, bands);
  const questions = questionsToGuests(await loadGuestQuestions(db, row.optionId));
  const complete =
    list.placed.length === list.seats.length &&
    list.placed.every(({ known }) => isWhole(known) && wrongAnswers(known, questions, bands).length === 0);
  if (!complete || list.placed.every(({ named }) => named)) return null;
  const rooms = occupantsOf(list, bands);
  return (standing) =>
    ok({
      guests: guestsOf(list, sealer),
      ...(rooms && {
        rooms: draftOf(standing).rooms.map((room, i) => ({ ...room, occupants: rooms[i] ?? room.occupants })),
      }),
    });
}

const guestsOf = ({ seats, placed }: ListRows, { unseal }: Sealer) =>
  placed.map(({ id, seat, known, named }) => {
    const { identitySealed, identityTail: _, birthSealed: __, age, ...details } = known;
    return {
      ...details,
      age: age ?? 0,
      room: seats[seat]?.room ?? 0,
      ...(named ? { _id: id } : { identity: unseal(identitySealed ?? "") }),
    };
  });

/** Who would sleep in each room; null when it is as booked. */
function occupantsOf({ seats, placed }: ListRows, bands: readonly AgeBand[]): Occupants[] | null {
  const kinds = placed.map(({ seat, known }) => ({
    place: seats[seat],
    kind: placeKindOf(known.age, bands),
  }));
  if (kinds.every(({ place, kind }) => place?.kind === kind)) return null;
  const rooms = Array.from({ length: Math.max(...seats.map(({ room }) => room)) + 1 }, () => ({
    adult: 0,
    child: 0,
    toddler: 0,
    infant: 0,
  }));
  for (const { place, kind } of kinds) {
    const room = place && rooms[place.room];
    if (room && kind) room[kind] += 1;
  }
  return rooms;
}
