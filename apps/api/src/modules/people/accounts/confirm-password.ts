import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { rateLimit, uncountCall } from "../../../plugins/rate-limit.ts";
import { writeRefusal } from "../../../plugins/security-log.ts";
import { passwordFits } from "./passwords/password-hash.ts";
import { findPerson, ownerOf } from "./person-of.ts";

const tries = { bucket: "password asked again", limit: 10, windowSeconds: 900 };

/**
 * Whether who calls, guest or staff, knows the password: asked again before a change by which somebody else could take
 * the account or its money. Wrong ones are counted by session, so that a stolen one can't keep the owner's own from
 * changing it.
 */
export async function confirmPassword(
  db: Db,
  request: FastifyRequest,
  password: string,
): Promise<Result<null, "BAD_CREDENTIALS" | "TOO_MANY_REQUESTS" | "BUSY">> {
  const { session } = request;
  if (session === null || session.kind === "anonymous") return refuse("BAD_CREDENTIALS");
  const within = await rateLimit(db, { ...tries, key: session.sessionId });
  if (!within.ok) return within;
  const found = await findPerson(db, ownerOf(session));
  const fits = await passwordFits(found?.passwordHash ?? null, password);
  if (!fits.ok) return fits;
  if (fits.value) {
    await uncountCall(db, { ...tries, key: session.sessionId });
    return ok(null);
  }
  await writeRefusal(db, request, { kind: "passwordRefused" });
  return refuse("BAD_CREDENTIALS");
}
