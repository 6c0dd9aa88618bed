import type { RoomingGuest } from "@pulau/contract/rooming-list.ts";
import { askedOfGuests } from "@pulau/domain/party/own-answers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../db/tx.ts";
import type { Sealer } from "../../plugins/seal.ts";
import { lockBooking, note } from "../bookings/public.ts";
import { loadOptionAsks } from "../catalogue/public.ts";
import { loadSettings } from "../resort/public.ts";
import { asPriced } from "./as-priced.ts";
import { loadList } from "./list-rows.ts";
import { wantedList } from "./wanted-list.ts";
import { type Filler, mayFill, maySee } from "./who-fills.ts";
import { writeList } from "./write-list.ts";

export type Fill = {
  readonly bookingId: string;
  readonly filler: Filler;
  readonly guests: readonly RoomingGuest[];
  readonly sealer: Sealer;
};

/**
 * Keeps a rooming list as it is sent, complete or not. Guests whom the price was made for become guests of the booking;
 * whoever differs from what was booked stays an entry until the price is agreed to. Nothing here changes a price.
 */
export async function fillRoomingList(
  tx: Tx,
  { bookingId, filler, guests, sealer }: Fill,
): Promise<Result<null>> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked || !maySee(locked.row, filler)) return refuse("NOT_FOUND");
  const settings = await loadSettings(tx);
  const may = mayFill(locked.row, filler, { settings, now: locked.now });
  if (!may.ok) return may;
  const list = await loadList(tx, bookingId, settings.bands.package);
  const people = wantedList(list, guests, sealer);
  if (!people.ok) return people;
  const { travellers } = locked.stay;
  const asked = askedOfGuests(await loadOptionAsks(tx, locked.stay.optionId));
  const named = asPriced(people.value, { seats: list.seats, travellers, bands: settings.bands, asked });
  await writeList(tx, bookingId, { seats: list.seats, people: people.value, named });
  await note(tx, {
    bookingId,
    what: "roomingListKept",
    at: locked.now,
    ...(filler.who === "staff" && { staffId: filler.staffId }),
    facts: { filled: named.size, persons: list.seats.length, by: filler.who },
  });
  return ok(null);
}
