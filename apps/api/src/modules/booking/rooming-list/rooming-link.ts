import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { deriveKey } from "../../../plugins/derive-key.ts";

/**
 * The secret of the link by which a coordinator fills one rooming list in. It is made from the booking's id and the
 * number of its link, so that the database never holds it and a new link closes the old ones.
 */
export const roomingToken = (secret: string, booking: { id: string; linkNo: number }): string => {
  const { id, linkNo } = booking;
  const key = deriveKey(secret, "links to rooming lists");
  return `${id}.${linkNo}.${createHmac("sha256", key).update(`${id} ${linkNo}`).digest("base64url")}`;
};

/** The booking and link number that a token was made for, or null when it was not made with this secret. */
export function readRoomingToken(token: string, secret: string): { id: string; linkNo: number } | null {
  const [id = "", no = ""] = token.split(".");
  const linkNo = Number(no);
  if (!z.uuid().safeParse(id).success || !Number.isSafeInteger(linkNo)) return null;
  const given = Buffer.from(token);
  const right = Buffer.from(roomingToken(secret, { id, linkNo }));
  return given.length === right.length && timingSafeEqual(given, right) ? { id, linkNo } : null;
}
