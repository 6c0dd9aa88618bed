import { mostPersons, type PartyQuery } from "@pulau/contract/party.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";

/** The party of a query string. There are never more non-Malaysians than persons. */
export function partyOfQuery(query: z.infer<typeof PartyQuery>): Result<Party, "PARTY_TOO_LARGE"> {
  const childAges = query.children === "" ? [] : query.children.split(",").map(Number);
  const persons = query.adults + childAges.length;
  if (persons > mostPersons) return refuse("PARTY_TOO_LARGE", { persons, most: mostPersons });
  return ok({
    adults: query.adults,
    childAges,
    nonMalaysians: Math.min(query.nonMalaysians, persons),
    ...(query.activities !== "" && { activities: activitiesOf(query.activities) }),
    ...(query.foreignActivities !== "" && {
      foreignActivities: foreignIn(activitiesOf(query.foreignActivities), activitiesOf(query.activities)),
    }),
    ...(query.markets !== "" && { markets: activitiesOf(query.markets) }),
    ...(query.market !== undefined && { market: query.market }),
  });
}

/** There are never more non-Malaysians at a thing than persons at all. */
const foreignIn = (foreign: Record<string, number>, all: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(foreign).map(([word, count]) => [word, Math.min(count, all[word] ?? 0)]));

/** `diver:2,snorkeller:1` */
const activitiesOf = (text: string): Record<string, number> =>
  text === ""
    ? {}
    : Object.fromEntries(
        text.split(",").map((part) => {
          const [word = "", count] = part.split(":");
          return [word, Number(count)];
        }),
      );
