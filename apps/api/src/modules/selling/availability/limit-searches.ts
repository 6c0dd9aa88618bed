import { ok, type Result } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { isAnonymous } from "../../../plugins/caller.ts";
import { networkOf } from "../../../plugins/caller-network.ts";
import { processLimit } from "../../../plugins/process-limit.ts";
import type { Session } from "../../../plugins/session.ts";

/** Searches of one network in a minute that price every package anew, a tenth of a second of processor each. */
const searches = { limit: 240, windowSeconds: 60 };

/** Counts searches by network; whoever has signed in is not counted. */
export function limitSearches(): (
  request: FastifyRequest,
  session: Session | null,
) => Result<null, "TOO_MANY_REQUESTS"> {
  const count = processLimit(searches);
  return (request, session) =>
    session === null || isAnonymous(session) ? count(networkOf(request.ip)) : ok(null);
}
