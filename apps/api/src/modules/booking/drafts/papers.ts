import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Sealer } from "../../../plugins/seal.ts";

/** Longest paper number that is kept; none is as long. Sealed it must still fit into a draft's field. */
const longestPaper = 30;

const mapPapers = (json: BookingJson, change: (paper: string) => string): BookingJson => ({
  ...json,
  guests: json.guests.map((guest) =>
    typeof guest.identity === "string" && guest.identity !== ""
      ? { ...guest, identity: change(guest.identity) }
      : guest,
  ),
});

/** The draft as it is stored: numbers of passports and ICs sealed, however far they are typed. */
export const sealPapers = (json: BookingJson, { seal }: Sealer): BookingJson =>
  mapPapers(json, (paper) => seal(paper.slice(0, longestPaper)));

/** The draft as its owner typed it. */
export const unsealPapers = (json: BookingJson, { unseal }: Sealer): BookingJson => mapPapers(json, unseal);

/** The draft as anybody may see it who may see the booking. */
export const maskPapers = (json: BookingJson): BookingJson => mapPapers(json, () => "••••");
