import type { PartyQuery } from "@pulau/contract/party.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { z } from "zod";

/** The party of a query string. There are never more non-Malaysians than persons. */
export function partyOfQuery({ adults, children, nonMalaysians }: z.infer<typeof PartyQuery>): Party {
  const childAges = children === "" ? [] : children.split(",").map(Number);
  return { adults, childAges, nonMalaysians: Math.min(nonMalaysians, adults + childAges.length) };
}
