import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { SavedKind } from "@pulau/contract/versions.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Session } from "./session.ts";

/** Who saves. A coordinator has a link and no session. */
export type Saver =
  | { readonly who: "staff"; readonly staffId: StaffId }
  | { readonly who: "guest" | "link" | "system" };

/** A call that saves something whole, as `mount` hands it to the handler. */
export type VersionedCall = {
  readonly kind: SavedKind;
  /** The version that the caller read; null: whatever it is now. */
  readonly base: number | null;
  readonly by: Saver;
};

/**
 * What a versioned route was sent. `VERSION_NEEDED` without `If-Match`, so that nobody writes over a colleague by
 * forgetting it; `INVALID_INPUT` where it names no version. `*` is whatever is there now.
 */
export function versionedCall(
  { versioned: kind, versionOptional }: RouteDefinition,
  { headers, session }: FastifyRequest,
): Result<VersionedCall | undefined, "VERSION_NEEDED" | "INVALID_INPUT"> {
  if (kind === undefined) return ok(undefined);
  const tag = headers["if-match"]?.trim() ?? (versionOptional ? "*" : undefined);
  if (tag === undefined) return refuse("VERSION_NEEDED");
  if (tag === "*") return ok({ kind, base: null, by: saverOf(session) });
  const version = /^"?(\d{1,9})"?$/.exec(tag)?.[1];
  if (version === undefined) return refuse("INVALID_INPUT");
  return ok({ kind, base: Number(version), by: saverOf(session) });
}

const saverOf = (session: Session | null): Saver =>
  session === null
    ? { who: "link" }
    : session.kind === "staff"
      ? { who: "staff", staffId: session.staffId }
      : { who: "guest" };
