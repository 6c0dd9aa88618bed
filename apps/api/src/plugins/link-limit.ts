import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { networkOfCaller } from "./caller-network.ts";
import { rateLimit } from "./rate-limit.ts";

/**
 * Calls by links of one network in a minute, by what the links are for. A page that waits for its payment asks every second
 * or two.
 */
const linkLimits = { "pay-link": 240, "rooming-link": 60, "guest-link": 60, "boat-link": 60 } as const;

/** Counts a call by a link, before its token is read: nobody tries tokens without end. */
export const withinLinkLimit = (
  db: Db,
  request: { readonly ip: string },
  links: keyof typeof linkLimits,
): Promise<Result<null, "TOO_MANY_REQUESTS">> =>
  rateLimit(db, {
    bucket: links,
    key: networkOfCaller(request),
    limit: linkLimits[links],
    windowSeconds: 60,
  });
