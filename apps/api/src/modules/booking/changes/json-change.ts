import type { BookingChange } from "@pulau/contract/changes.ts";
import { ChangedGuest } from "@pulau/contract/changes.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { z } from "zod";
import { fieldsOf } from "../../../plugins/problem.ts";
import { missingOf } from "../holds/public.ts";
import { type CurrentBooking, unpaidOf } from "./current-booking.ts";

const Guests = z.array(ChangedGuest);

/**
 * The change that an edited wizard's state asks for. Its guests stand in the booking's order: who comes with a masked
 * paper, or none, is the one at that place. `DRAFT_INCOMPLETE` names every detail that is wrong.
 */
export function changeOfJson(
  { guests }: CurrentBooking,
  json: BookingJson,
): Result<BookingChange, "DRAFT_INCOMPLETE"> {
  const { optionId, checkIn, nights, rooms, transport, addOns, extras, specialRequest, party } = json;
  if (!optionId || !checkIn || rooms.length === 0) return refuseFields("DRAFT_INCOMPLETE", missingOf(json));
  const parsed = Guests.safeParse(json.guests.map((guest, i) => ({ ...guest, _id: guests[i]?.id })));
  if (!parsed.success) {
    const wrong = fieldsOf(parsed.error).map(({ path, rule }) => ({ path: `guests.${path}`, rule }));
    return refuseFields("DRAFT_INCOMPLETE", wrong);
  }
  return ok({
    optionId,
    checkIn,
    ...(nights !== null && { nights }),
    party,
    rooms,
    ...(parsed.data.length > 0 && { guests: parsed.data }),
    transport,
    addOns,
    extras,
    specialRequest,
  });
}

/** The same for a booking that still awaits its payment. `WRONG_STATE` once it is past that. */
export function changeOfUnpaidJson(
  standing: CurrentBooking,
  json: BookingJson,
): Result<BookingChange, "DRAFT_INCOMPLETE" | "WRONG_STATE"> {
  const unpaid = unpaidOf(standing);
  return unpaid.ok ? changeOfJson(unpaid.value, json) : unpaid;
}
