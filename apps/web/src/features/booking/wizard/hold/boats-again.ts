import type { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Hold } from "../calls.ts";

type Boats = Pick<BookingJson["transport"], "out" | "back">;

/**
 * The boats that are to be held again after a hold has ended: those that were chosen since, else those that it held, where the
 * stay still begins and ends on their days. Without either the package's own are held.
 */
export function boatsAgain(
  { transport, checkIn, nights }: Pick<BookingJson, "transport" | "checkIn" | "nights">,
  hold: Pick<Hold, "crossings"> | null,
): Boats {
  const again = (direction: keyof Boats): Boats["out"] => {
    const held = hold?.crossings.find((crossing) => crossing.direction === direction);
    if (transport[direction] !== null || held === undefined || checkIn === null) return transport[direction];
    const day = direction === "out" ? checkIn : nights !== null && addDays(checkIn, nights);
    if (day !== false && day !== held.day) return null;
    return { crossingId: held.crossingId, kind: held.kind, boats: Math.max(1, held.boats) };
  };
  return { out: again("out"), back: again("back") };
}
