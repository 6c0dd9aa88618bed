import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";

/**
 * Whether a call that begins, renews or ends a session comes from our own pages, or from no page at all. A browser says
 * where a call comes from; a page elsewhere could otherwise sign its visitor in to somebody else's account. What is no
 * browser says nothing, and brings no cookie that it was not given.
 */
export function fromSameOrigin(request: FastifyRequest, publicUrl: string): Result<null, "NOT_ALLOWED"> {
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string")
    return site === "same-origin" || site === "none" ? ok(null) : refuse("NOT_ALLOWED");
  const { origin } = request.headers;
  if (origin === undefined) return ok(null);
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`];
  return own.includes(origin) ? ok(null) : refuse("NOT_ALLOWED");
}
