import type { Manifest } from "../calls.ts";

/** What names a sailing in a call: its id, and of a charter who has hired it. */
export const bodyOf = ({ sailingId, party }: Manifest["departure"]) => ({
  params: { _id: sailingId },
  party: party ? { party: party.bookingId } : {},
});
