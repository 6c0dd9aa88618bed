import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Party } from "@pulau/domain/party/party.ts";

/** Whom prices are shown for: two adults, the same from abroad, or with a child. */
export const sampleParties = {
  couple: { adults: 2, childAges: [], nonMalaysians: 0 },
  abroad: { adults: 2, childAges: [], nonMalaysians: 2 },
  family: { adults: 2, childAges: [7], nonMalaysians: 0 },
} as const satisfies Record<string, Party>;

/** What whoever looks at a sample has chosen; without a day it is the one with the lowest price ahead. */
export type SampleSearch = { readonly day: Day | ""; readonly party: keyof typeof sampleParties };
