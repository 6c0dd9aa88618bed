import { announcePresenceRoute } from "@pulau/contract/presence.ts";
import type { NewsLineId } from "@pulau/domain/ids.ts";
import type { Call } from "../../../api/client.ts";
import { faceOf } from "../../../api/client.ts";
import { nowhere, type OpenPlace, type OpenPlaces } from "../../../business/presence/open-places.ts";

const announce = faceOf(announcePresenceRoute);

/** Tells the server what is open on this page, by the line that it follows the news on: once that is open, and whenever it changes. */
export function announcePlaces(call: Call, places: OpenPlaces) {
  let line: NewsLineId | null = null;
  const tell = (place: OpenPlace) => {
    // A line that is over is forgotten by the server itself, and the next one is told anew.
    if (line !== null) void call(announce, { body: { line, ...place } }).catch(() => undefined);
  };
  const stop = places.follow(tell);
  return {
    /** The line is open: what was said on the one before is over. */
    opened: (next: NewsLineId) => {
      line = next;
      const place = places.now();
      if (place.chart || place.bookingId !== nowhere.bookingId) tell(place);
    },
    stop,
  };
}
