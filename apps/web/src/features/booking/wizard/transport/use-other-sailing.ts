import type { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import type { Crossing } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useHold } from "../hold/hold-context.ts";

export type Direction = "out" | "back";

const moved = (day: Day | undefined, days: number) => (day === undefined ? undefined : addDays(day, days));

/**
 * The draft with another boat. One of another day moves the whole stay by as many days: rooms with dates of their own
 * and the days of add-ons move along, and the other boat is the package's own again; of a booking that is changed the
 * resort keeps it where it goes.
 */
export function withBoat(
  json: BookingJson,
  boat: Crossing,
  stay: Record<Direction, Day>,
  keeps = false,
): Partial<BookingJson> {
  const { direction } = boat;
  const boats = boat.kind === "charter" ? partyBoats(json, boat) : 1;
  const choice = { crossingId: boat._id, kind: boat.kind, boats };
  const days = daysBetween(stay[direction], boat.day);
  if (days === 0) return { transport: { ...json.transport, [direction]: choice } };
  return {
    checkIn: addDays(stay.out, days),
    transport: { ...json.transport, ...(!keeps && { out: null, back: null }), [direction]: choice },
    rooms: json.rooms.map(({ checkIn, checkOut, ...room }) => ({
      ...room,
      ...(checkIn && { checkIn: moved(checkIn, days) }),
      ...(checkOut && { checkOut: moved(checkOut, days) }),
    })),
    addOns: json.addOns.map((addOn) => ({
      ...addOn,
      day: addOn.day === null ? null : addDays(addOn.day, days),
    })),
  };
}

const partyBoats = ({ party }: BookingJson, { seats }: Crossing) =>
  Math.max(1, Math.ceil((party.adults + party.childAges.length) / seats));

/**
 * Takes another boat in one tap, with the `wanted` rooms where the draft has none yet. What can't be had, or is not agreed to, leaves
 * everything as it was.
 */
export function useOtherSailing(stay: Record<Direction, Day>, wanted?: BookingJson["rooms"]) {
  const { now, edit } = useDraft();
  const { state, take, alter, release, agree } = useHold();
  const { changesBooking } = useWizardFlow();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const change = state === "live" ? alter : take;
  const takeBoat = async (boat: Crossing): Promise<boolean> => {
    if (busy !== null) return false;
    const { checkIn, transport, rooms, addOns } = now();
    setBusy(`${boat._id} ${boat.day}`);
    setFailure(null);
    const request = wanted === undefined ? now() : { ...now(), rooms: wanted };
    edit({ rooms: request.rooms, ...withBoat(request, boat, stay, changesBooking) });
    try {
      const taken = await change();
      if (await agree(taken)) return true;
      edit({ checkIn, transport, rooms, addOns });
      // What was held is held again. Where nothing was, what was not agreed to is let go.
      if (state === "live") await change();
      else await release(taken._id);
    } catch (thrown) {
      edit({ checkIn, transport, rooms, addOns });
      setFailure(thrown);
    } finally {
      setBusy(null);
    }
    return false;
  };
  return { takeBoat, busy, failure };
}
