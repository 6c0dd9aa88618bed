import { taxGroups } from "@pulau/domain/catalogue/catalogue.ts";
import { folioLetters } from "@pulau/domain/folio/share-rules.ts";
import type {
  BookingId,
  ChargeId,
  ChargeSlipId,
  GuestId,
  OutletId,
  OutletItemId,
  PurchaseId,
  TaxId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingStateField } from "./bookings.ts";
import { TaxField } from "./card-charges.ts";
import { AmountField, DayField, Done, idOf, idParams, Moment, SenField, text, WordsField } from "./fields.ts";
import { ShownPicturesReply } from "./package-admin.ts";
import { SignatureField } from "./registration.ts";
import { defineRoute } from "./route.ts";
import { BasketFields, isFilled, isPlain, longestItem } from "./till-basket.ts";

const staff = { scope: "staff", tag: "Charges in house" } as const;

/** What the till sells at one outlet. */
const TillOutlet = z.object({
  _id: idOf<OutletId>(),
  name: WordsField,
  icon: z.string(),
  items: z.array(
    z.object({
      _id: idOf<OutletItemId>(),
      name: WordsField,
      category: WordsField.meta({ description: "heading; empty stands under none" }),
      sen: SenField.meta({ description: "before the taxes that come on top" }),
      taxGroup: z.enum(taxGroups),
      pictures: ShownPicturesReply,
    }),
  ),
});

/** A booking that can be charged to: whose guests are in house now, or the one that was asked for. */
const TillStay = z.object({
  _id: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  state: BookingStateField.meta({ description: "`inHouse` but for the one that was asked for" }),
  checkIn: DayField,
  checkOut: DayField,
  rooms: z.array(z.string()).meta({ example: ["W-02"] }),
  guests: z.array(
    z.object({
      _id: idOf<GuestId>(),
      fullName: z.string(),
      roomNo: z.string().nullable(),
    }),
  ),
  taxIds: z.array(idOf<TaxId>()).meta({ description: "those of `taxes` that this stay pays" }),
  folios: z.array(z.object({ letter: z.enum(folioLetters), name: z.string() })).meta({
    description: "who pays a split bill; empty where it is not split. A is the booker's, by no name",
  }),
  sharesCharges: z
    .boolean()
    .meta({ description: "whether a rule says who pays what is charged later; else it is on folio A" }),
});

/** What somebody charged a moment ago, and can take back. */
const OwnSlip = z.object({
  _id: idOf<ChargeSlipId>(),
  at: Moment,
  bookingName: z.string(),
  rooms: z.array(z.string()),
  totalSen: SenField.meta({ description: "of what stands, taxes included" }),
});

/** What somebody asked for on a phone. */
const WaitingSale = z.object({
  _id: idOf<PurchaseId>(),
  at: Moment,
  outlet: WordsField,
  totalSen: SenField,
});

export const tillRoute = defineRoute({
  ...staff,
  permission: ["charges", "read"],
  method: "GET",
  path: "/admin/api/till",
  summary:
    "What the outlets sell, which guests are in house to charge it to, and what one has just charged oneself",
  query: z.object({
    stay: idOf<BookingId>().optional().meta({
      description:
        "a booking that is charged to as well, before its guests check in or after they have left; only for whoever may change charges",
    }),
  }),
  reply: z.object({
    outlets: z.array(TillOutlet),
    stays: z.array(TillStay).meta({ description: "by room" }),
    ownSlips: z.array(OwnSlip).meta({ description: "newest first" }),
    waiting: z.array(WaitingSale).meta({
      description: "what one has asked for on phones oneself and nobody has paid yet, newest first",
    }),
    taxes: z.array(TaxField),
    visitorTaxIds: z
      .array(idOf<TaxId>())
      .meta({ description: "those of `taxes` that somebody pays who pays at once" }),
    undoMinutes: z.int().meta({ description: "how long whoever charged something may take it back" }),
  }),
});

/** A slip's note and each reason. */
export const chargeTexts = { note: 200, reason: 300, item: longestItem } as const;

export const chargeRoute = defineRoute({
  ...staff,
  permission: ["charges", "create"],
  method: "POST",
  path: "/admin/api/reservations/:_id/charges",
  summary:
    "Charge items to the account of a booking that is in house. Whoever may change charges can also charge what is on no price list, and to guests who have not checked in yet or have left",
  idempotent: true,
  params: idParams<BookingId>(),
  body: z
    .object({
      ...BasketFields,
      guestId: idOf<GuestId>().nullable().default(null),
      folio: z.enum(folioLetters).nullable().default(null).meta({
        description: "whose folio of a split bill pays all of it; null: as the bill is split",
      }),
      note: z.string().trim().max(chargeTexts.note, { error: "tooLong" }).default(""),
      signature: SignatureField.nullable().default(null),
      agreedTotalSen: SenField.meta({ description: "what was shown, taxes included; any other is refused" }),
    })
    .refine(isFilled, { error: "required", path: ["items"] })
    .refine(isPlain, { error: "twice", path: ["items"] }),
  reply: z.object({
    slipId: idOf<ChargeSlipId>(),
    totalSen: SenField,
    balanceSen: SenField.nullable().meta({
      description: "what the booking owes now; null for staff without rights to bookings or payments",
    }),
  }),
  status: 201,
  failures: ["NOT_FOUND", "WRONG_STATE", "PRICE_CHANGED", "NOT_ALLOWED"],
});

/** A line of a slip. */
const ChargeReply = z.object({
  _id: idOf<ChargeId>(),
  name: WordsField,
  count: z.int(),
  unitSen: SenField,
  amountSen: SenField.meta({ description: "before the taxes that come on top" }),
  taxSen: SenField,
  totalSen: SenField.meta({ description: "taxes included, without its discount" }),
  discount: z
    .object({
      _id: idOf<ChargeId>(),
      totalSen: SenField.meta({ description: "below zero" }),
      reason: z.string(),
      by: z.string(),
      at: Moment,
    })
    .nullable(),
  off: z.object({ at: Moment, by: z.string(), reason: z.string() }).nullable(),
});

export const ChargeSlipReply = z.object({
  _id: idOf<ChargeSlipId>(),
  at: Moment,
  by: z.string(),
  outlet: WordsField,
  icon: z.string(),
  guest: z.string().nullable(),
  note: z.string(),
  signature: z.string().nullable(),
  charges: z.array(ChargeReply),
});

export const chargesRoute = defineRoute({
  ...staff,
  permission: ["charges", "read"],
  method: "GET",
  path: "/admin/api/reservations/:_id/charges",
  summary: "What was charged to a booking in house, newest first, and what was taken off",
  params: idParams<BookingId>(),
  reply: z.object({
    slips: z.array(ChargeSlipReply),
    totalSen: SenField.meta({ description: "of what stands" }),
    taxSen: SenField,
  }),
  failures: ["NOT_FOUND"],
});

const Reason = text(chargeTexts.reason).meta({ example: "Wrong room" });

export const takeOffChargeRoute = defineRoute({
  ...staff,
  permission: ["charges", "delete"],
  method: "POST",
  path: "/admin/api/charges/:_id/take-off",
  summary:
    "Take a charge, or a discount, off a booking: it stays in the history, and what was paid for it goes back",
  params: idParams<ChargeId>(),
  body: z.object({ reason: Reason }),
  reply: z.object({ balanceSen: SenField }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const moveChargeRoute = defineRoute({
  ...staff,
  permission: ["charges", "delete"],
  alsoPermission: ["charges", "write"],
  method: "POST",
  path: "/admin/api/charges/:_id/move",
  idempotent: true,
  summary:
    "Move a charge with its discount onto another booking, at the price and taxes that it has: what was paid for it on the first one goes back",
  params: idParams<ChargeId>(),
  body: z.object({ bookingId: idOf<BookingId>(), reason: Reason }),
  reply: z.object({ balanceSen: SenField.meta({ description: "what the first booking owes now" }) }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const discountChargeRoute = defineRoute({
  ...staff,
  permission: ["charges", "write"],
  method: "POST",
  path: "/admin/api/charges/:_id/discount",
  summary: "Take an amount off the price of a charge; its taxes fall with it",
  params: idParams<ChargeId>(),
  body: z.object({ sen: AmountField.min(1, { error: "ringgit" }).meta({ example: 100 }), reason: Reason }),
  reply: z.object({ balanceSen: SenField }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const undoSlipRoute = defineRoute({
  ...staff,
  permission: ["charges", "create"],
  method: "POST",
  path: "/admin/api/charge-slips/:_id/undo",
  summary: "Take back what one has just charged oneself",
  params: idParams<ChargeSlipId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "CANNOT_UNDO"],
});
