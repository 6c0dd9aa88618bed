import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { claimsOf } from "./claims-of.ts";
import { takeHold } from "./take-hold.ts";

/**
 * Whether a stay takes no room night beyond those that are offered: boats, add-ons and guests may change, fewer rooms
 * may do. Only then does the offer's long deadline go on; else a freed room would be a ticket to keep any other.
 */
export function staysWithinOffer(offered: HeldStay, wanted: HeldStay): boolean {
  const keysOf = ({ roomIds, nights }: ReturnType<typeof claimsOf>) =>
    roomIds.map((id, i) => `${id} ${nights[i]}`);
  const there = new Set(keysOf(claimsOf(offered)));
  return keysOf(claimsOf(wanted)).every((key) => there.has(key));
}

/**
 * Whether a stay is another one than staff gave a reason or a price for: other days, or more rooms. Such a stay needs one of its own,
 * else the guest whose draft it is would go past every rule, or have every stay at that discount, with what staff gave once.
 */
export const goesFurther = (before: HeldStay, wanted: HeldStay): boolean =>
  before.optionId !== wanted.optionId ||
  before.checkIn !== wanted.checkIn ||
  before.checkOut !== wanted.checkOut ||
  before.rooms.length < wanted.rooms.length;

export type OfferedHold = {
  /** The draft's id, which is the hold's. */
  readonly draftId: DraftId;
  readonly ownerId: OwnerId;
  readonly stay: HeldStay;
  readonly now: Date;
  readonly until: Date;
};

/**
 * Holds a freed stay for somebody on the waiting list: claimed as everything is, but until the offer's deadline. Like every
 * claim it can come too late (`SOLD_OUT`), and a stock that is short ends the transaction.
 */
export const holdForOffer = (
  tx: Tx,
  { draftId, ownerId, stay, now, until }: OfferedHold,
): Promise<Result<true>> =>
  takeHold(
    tx,
    { id: draftId, ownerId, state: "live", stay, createdAt: now, expiresAt: until, offeredUntil: until, now },
    undefined,
  );
