import type { DraftId, HoldId, PromoCodeId, RoomId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { StayCrossing } from "./crossings.ts";
import { Done, idOf, idParams, Moment, SenField, WordsField } from "./fields.ts";
import { RoomChoice } from "./party.ts";
import { QuoteReply } from "./price.ts";
import { defineRoute } from "./route.ts";
import { planFailures } from "./shared-failures.ts";
import { TransferReply } from "./transfers.ts";

/** A temporary room block: rooms, boat seats and limited add-ons, kept together until the clock ends. */
export const HoldReply = z.object({
  _id: idOf<HoldId>(),
  draftId: idOf<DraftId>(),
  expiresAt: Moment,
  /** The database's clock at the answer: the page counts down from the difference. */
  now: Moment,
  secondsLeft: z.int(),
  /** Seconds by which it can still be extended in all. */
  extendableSeconds: z.int(),
  rooms: z.array(RoomChoice.extend({ roomId: idOf<RoomId>(), roomNo: z.string(), roomTypeName: WordsField })),
  crossings: z.array(StayCrossing),
  transfers: z.array(TransferReply.extend({ amountSen: SenField })),
  /** Land transfers of the draft that are not kept yet: where, which rule is in the way, and a time that would do. */
  openTransfers: z.array(
    z.object({ place: z.int(), path: z.string(), rule: z.string(), at: z.string().nullable() }),
  ),
  quote: QuoteReply,
  /** The promo code whose use it keeps; its discount is the line with this rule's id. */
  promo: z
    .object({
      promoCodeId: idOf<PromoCodeId>(),
      code: z.string(),
      /** By how much the total falls with it, taxes included; missing on holds from before it was kept. */
      totalFallsSen: SenField.optional(),
    })
    .nullable(),
  /** What was paid ahead for it and is taken off what is to be paid, in sen. */
  aheadSen: SenField,
  /** Total of the hold before this change, when the price is another now; the page shows the difference. */
  earlierTotalSen: z.int().nullable(),
});

export const claimFailures = [
  "NOT_FOUND",
  ...planFailures,
  "HOLD_QUOTA",
  "WRONG_STATE",
  "TOO_MANY_REQUESTS",
] as const;

export const holdStayRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/room-block/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Holds",
  summary: "Hold the draft's rooms, seats and limited add-ons: all of them or none. `_id` is the draft",
  params: idParams<DraftId>(),
  reply: HoldReply,
  status: 201,
  failures: claimFailures,
});

export const alterHoldRoute = defineRoute({
  method: "PUT",
  path: "/api/room-block/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Holds",
  summary:
    "Update a live hold to match its draft (boats, add-ons, guests' details) in one step; its end time stays",
  params: idParams<HoldId>(),
  reply: HoldReply,
  failures: [...claimFailures, "HOLD_EXPIRED"],
});

export const extendHoldRoute = defineRoute({
  method: "PUT",
  path: "/api/room-block/:_id/extend",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Holds",
  summary: "Extend the hold by its length, up to the cap",
  params: idParams<HoldId>(),
  reply: HoldReply,
  failures: ["NOT_FOUND", "HOLD_EXPIRED", "HOLD_AT_CAP"],
});

export const releaseHoldRoute = defineRoute({
  method: "DELETE",
  path: "/api/room-block/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Holds",
  summary: "Release the hold",
  params: idParams<HoldId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const roomTimerRoute = defineRoute({
  method: "GET",
  path: "/api/room-timer/:_id",
  scope: "userPortal",
  tag: "Holds",
  summary: "The time left on a hold, by the database's clock. `_id` is the hold",
  params: idParams<HoldId>(),
  reply: z.object({
    state: z.enum(["live", "ended", "booked"]),
    secondsLeft: z.int(),
    hold: HoldReply.nullable(),
  }),
  failures: ["NOT_FOUND"],
});
