import { mostPersons, type PartyQuery, partyIn } from "@pulau/contract/party.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";

/** The party of a query string, as many as may ask. */
export function partyOfQuery(query: z.infer<typeof PartyQuery>): Result<Party, "PARTY_TOO_LARGE"> {
  const party = partyIn(query);
  const persons = party.adults + party.childAges.length;
  return persons > mostPersons ? refuse("PARTY_TOO_LARGE", { persons, most: mostPersons }) : ok(party);
}
