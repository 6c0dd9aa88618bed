import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import type { NextRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Agreement } from "@pulau/domain/groups/agreed-prices.ts";
import type { BoughtPackageId, HoldId, OptionId, OwnerId, RoomId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";

/** What every plan is made with beside the draft. Which of it a caller decides, `plans.ts` says. */
export type PlanTerms = {
  /** The draft's own hold: what it claims is free for it, and its rooms are kept where they still fit. */
  readonly holdId: HoldId;
  readonly keepRoomIds: readonly RoomId[];
  /** By the place of a room: the one that its guests change into, which has their nights from then on. */
  readonly next: readonly (NextRoom | undefined)[];
  /** 0 to 1: where among equal rooms to begin, so that rivals don't all reach for the same one. */
  readonly spread: number;
  /** The people, where they are known better than the draft can say. */
  readonly travellers: readonly Traveller[] | null;
  /**
   * Whether the rules by which stays are sold hold: `past` where staff go past them and have said why, `sold` where these
   * nights are sold to the guests already, and whether others could still buy them does not matter.
   */
  readonly rules: "hold" | "past" | "sold";
  /** Guests in house have slept the nights before this day: see `pickRooms`. */
  readonly from: Day | null;
  /** A booking's stay: it may keep its option, room types and add-ons although they are sold no more. */
  readonly held: HeldStay | null;
  /** Land transfers that are still being typed, or don't fit the boats, are left out of it instead of refused. */
  readonly leaveOpen: boolean;
  /** By which an agency buys, or bought what is changed; null for everybody else. */
  readonly contract: AgentContract | null;
  /** Prices that were agreed with the group whose room it was; a booking's own are in `held`. */
  readonly agreed?: Agreement | null;
  /** Whose stay it is, as far as it is known: what was bought ahead is redeemed by its buyer alone. */
  readonly ownerId: OwnerId | null;
  /** Ways whose boat did not sail and was given back: the package's own is not taken in its place. */
  readonly withoutBoat?: readonly ("out" | "back")[] | undefined;
  /** Rules that staff have taken off the booking. */
  readonly excluded: readonly string[];
  /** For whom a promo code's use is to be claimed; a price alone asks for nobody. */
  readonly claimantId: OwnerId | null;
};

/** What was bought ahead, and the deposit that one of it is worth in sen. */
export type Ahead = { readonly boughtPackageId: BoughtPackageId; readonly depositSen: Sen };

/**
 * What was agreed with the group that a stay comes out of, if any. It was agreed for an arrival and for types of rooms: who changes to
 * others pays what the card says, unless staff keep the price.
 */
export function agreedOf(
  { agreed, held }: Pick<PlanTerms, "agreed" | "held">,
  { checkIn, rooms }: Pick<CompleteDraft, "checkIn" | "rooms">,
): Agreement | null {
  if (agreed || !held?.agreed) return agreed ?? null;
  const types = new Set(held.rooms.map(({ roomTypeId }) => roomTypeId));
  const isAsAgreed = checkIn === held.checkIn && rooms.every(({ roomTypeId }) => types.has(roomTypeId));
  return isAsAgreed ? held.agreed : null;
}

/** A draft with the choices that a stay can't be planned without. */
export type CompleteDraft = BookingJson & { optionId: OptionId; checkIn: Day };
