import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "./derive-key.ts";

/** What a link in a mail may open; a token made for one opens nothing of another. */
export type LinkPurpose =
  | "links to bookings"
  | "links to prepared bookings"
  | "links to the waiting list"
  | "links to vouchers";

/**
 * The secret in a link that a mail carries. It is made from the id of what it opens, so that neither the database nor
 * the queue ever holds it.
 */
export const signedToken = (secret: string, purpose: LinkPurpose, id: string): string =>
  `${id}.${createHmac("sha256", deriveKey(secret, purpose)).update(id).digest("base64url")}`;

/** The id that a token was made for, or null when it was not made with this secret for this purpose. */
export function idOfToken(secret: string, purpose: LinkPurpose, token: string): string | null {
  const [id = ""] = token.split(".");
  if (!z.uuid().safeParse(id).success) return null;
  const given = Buffer.from(token);
  const right = Buffer.from(signedToken(secret, purpose, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
