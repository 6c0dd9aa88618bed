import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { SavedThing } from "@pulau/contract/versions.ts";
import type { FastifyRequest } from "fastify";
import type { Session } from "./session.ts";

/** Who saves. A coordinator has a link and no session. */
export type Saver =
  | { readonly who: "staff"; readonly staffId: string }
  | { readonly who: "guest" | "link" | "system" };

/** A call that saves something whole, as `mount` hands it to the handler. */
export type VersionedCall = {
  readonly thing: SavedThing;
  /** The version that the caller read; null: whatever it is now. */
  readonly base: number | null;
  readonly by: Saver;
};

/** What a versioned route was sent; null for an `If-Match` that names no version. */
export function versionedCall(
  { versioned: thing }: RouteDefinition,
  { headers, session }: FastifyRequest,
): VersionedCall | undefined | null {
  if (thing === undefined) return undefined;
  const said = headers["if-match"];
  if (said === undefined || said === "*") return { thing, base: null, by: saverOf(session) };
  const version = /^"?(\d{1,9})"?$/.exec(said)?.[1];
  return version === undefined ? null : { thing, base: Number(version), by: saverOf(session) };
}

const saverOf = (session: Session | null): Saver =>
  session === null
    ? { who: "link" }
    : session.kind === "staff"
      ? { who: "staff", staffId: session.staffId }
      : { who: "guest" };
