import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "../../../plugins/derive-key.ts";

/** What a link to pay was made for: a booking, and the number of its link. */
export type PayLink = { readonly id: string; readonly linkNo: number };

/**
 * The secret of the link by which anybody can pay for one booking. It is made from the booking's id and the number of
 * its link, so that the database never holds it and a new number closes the links given out before.
 */
export const payToken = (secret: string, { id, linkNo }: PayLink): string => {
  const key = deriveKey(secret, "links to pay");
  return `${id}.${linkNo}.${createHmac("sha256", key).update(`${id} ${linkNo}`).digest("base64url")}`;
};

/** The booking and link number that a token was made for, or null when it was not made with this secret. */
export function readPayToken(secret: string, token: string): PayLink | null {
  const [id = "", no = ""] = token.split(".");
  const linkNo = Number(no);
  if (!z.uuid().safeParse(id).success || !Number.isSafeInteger(linkNo)) return null;
  const given = Buffer.from(token);
  const right = Buffer.from(payToken(secret, { id, linkNo }));
  return given.length === right.length && timingSafeEqual(given, right) ? { id, linkNo } : null;
}
