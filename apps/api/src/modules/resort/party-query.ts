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
    ...(query.market !== undefined && { market: query.market }),
  });
}

/** `diver:2,snorkeller:1` */
const activitiesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(",").map((part) => {
      const [word = "", count] = part.split(":");
      return [word, Number(count)];
    }),
  );
