import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Sealer } from "../../../plugins/seal.ts";

/** Longest paper number that is kept; none is as long. Sealed it must still fit into a draft's field. */
const longestPaper = 30;

/** What is kept of a guest as nobody may read it: the number of their paper, and what such a number says. */
const sealedFields = ["identity", "birthDate", "birthPlace"] as const;
type SealedField = (typeof sealedFields)[number];
type Change = (text: string, field: SealedField) => string | null;

const mapPapers = (json: BookingJson, change: Change): BookingJson => ({
  ...json,
  guests: json.guests.map((guest) => {
    const changed = { ...guest };
    for (const field of sealedFields) {
      const text = guest[field];
      if (typeof text !== "string" || text === "") continue;
      const next = change(text, field);
      if (next === null) delete changed[field];
      else changed[field] = next;
    }
    return changed;
  }),
});

/** The draft as it is stored: numbers of passports and ICs sealed, however far they are typed. */
export const sealPapers = (json: BookingJson, { seal }: Sealer): BookingJson =>
  mapPapers(json, (paper) => seal(paper.slice(0, longestPaper)));

/** The draft as its owner typed it. */
export const unsealPapers = (json: BookingJson, { unseal }: Sealer): BookingJson => mapPapers(json, unseal);

/** The draft as anybody may see it who may see the booking; dates and places of birth are left out. */
export const maskPapers = (json: BookingJson): BookingJson =>
  mapPapers(json, (_, field) => (field === "identity" ? "••••" : null));
