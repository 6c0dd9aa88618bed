import type { Party } from "@pulau/domain/party/party.ts";

type Counts = Readonly<Record<string, number>>;

/** Counts that together are no more than so many; what is too much is taken from the last ones. */
export const limitCounts = (counts: Counts, most: number): Record<string, number> => {
  let left = most;
  return Object.fromEntries(
    Object.entries(counts).map(([word, count]) => {
      const kept = Math.min(count, left);
      left -= kept;
      return [word, kept];
    }),
  );
};

/** Each count no higher than the other list's of the same word. */
const within = (counts: Counts, others: Counts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).map(([word, count]) => [word, Math.min(count, others[word] ?? 0)]),
  );

/** What a party says of its persons, never of more than there are. */
export const withinParty = (
  party: Party,
): Pick<Party, "nonMalaysians" | "activities" | "foreignActivities" | "markets"> => {
  const { nonMalaysians, foreignActivities, markets } = party;
  const persons = party.adults + party.childAges.length;
  const activities = party.activities && limitCounts(party.activities, persons);
  return {
    nonMalaysians,
    ...(activities && { activities }),
    ...(foreignActivities && {
      foreignActivities: limitCounts(within(foreignActivities, activities ?? {}), nonMalaysians),
    }),
    ...(markets && { markets: limitCounts(markets, persons) }),
  };
};
