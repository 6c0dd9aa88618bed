import { createHash } from "node:crypto";
import type { GuestLinkId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { guestLink } from "../../../db/schema/guest-links.ts";
import type { Tx } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import type { ListRows, Placed } from "../rooming-list/public.ts";

export type LinkRow = typeof guestLink.$inferSelect;

/** A link that was neither taken back nor made by somebody else. */
export async function findGuestLink(
  db: Db | Tx,
  { secret, token }: { readonly secret: string; readonly token: string },
): Promise<Result<LinkRow, "LINK_INVALID">> {
  const read = readLinkToken(secret, "ownDetails", token);
  const row = read && (await findLinkRow(db, read.id));
  return row && row.endedAt === null ? ok(row) : refuse("LINK_INVALID");
}

/** A link by its id, whether it still opens or not. */
export async function findLinkRow(db: Db | Tx, id: GuestLinkId): Promise<LinkRow | null> {
  const [row] = await db.select().from(guestLink).where(eq(guestLink.id, id));
  return row ?? null;
}

/** What a link remembers of its guest's name: enough to see that it is another, and nothing that can be read. */
export const markOfName = (linkId: GuestLinkId, name: string): string =>
  createHash("sha256")
    .update(`${linkId} ${name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase()}`)
    .digest("base64url");

/** The place of which a link lets somebody speak, and who is known to have it. */
export type LinkedPlace = { readonly seat: ListRows["seats"][number]; readonly guest: Placed | null };

/**
 * The place of a link in its booking's list as it is now. Null where the link must not open any more: its guest is not in
 * the booking, or is called otherwise and so may be somebody else, or its empty place was filled in or is gone.
 */
export function placeOfLink(
  link: Pick<LinkRow, "id" | "guestId" | "nameMark" | "seat" | "kind">,
  { seats, placed }: ListRows,
): LinkedPlace | null {
  if (link.guestId === null) {
    const seat = seats[link.seat];
    const isTaken = placed.some((guest) => guest.seat === link.seat);
    return seat?.kind === link.kind && !isTaken ? { seat, guest: null } : null;
  }
  const guest = placed.find(({ id }) => id === link.guestId);
  const seat = guest && seats[guest.seat];
  return seat && link.nameMark === markOfName(link.id, guest.known.fullName) ? { seat, guest } : null;
}
