import type { GroupId } from "@pulau/domain/ids.ts";
import { purchaseCancelReasons, purchaseStates } from "@pulau/domain/money/purchase-moves.ts";
import { z } from "zod";
import { DayField, idParams, LinkToken, Moment, SenField, WordsField } from "./fields.ts";
import { BankCode, OfferedGateway } from "./gateways.ts";
import { startPaymentRoute } from "./payments.ts";
import { PurchaseReply } from "./purchases.ts";
import { defineRoute } from "./route.ts";
import { payFailures } from "./shared-failures.ts";

const byLink = { scope: "none", tag: "Payment link", params: z.object({ token: LinkToken }) } as const;

/** What can be paid of a group's bill at once: what lacks of its next deposit, or all that is owed. */
export const groupPayParts = ["deposit", "rest"] as const;
const Part = z.enum(groupPayParts);

/** A group's bill as somebody sees it who only pays: nobody's name, and no room. */
export const LinkedGroup = z.object({
  name: z.string(),
  packageName: WordsField,
  checkIn: DayField,
  checkOut: DayField,
  totalSen: SenField.meta({ description: "of the bookings that the group pays, as far as they are named" }),
  paidSen: SenField.meta({ description: "all that has come, also for rooms that are still to be named" }),
  offers: z.array(
    z.object({
      part: Part,
      amountSen: SenField,
      dueOn: DayField.nullable().meta({ description: "of a deposit" }),
    }),
  ),
  gateways: z.array(OfferedGateway),
  /** The last payment that somebody began by the link, and how it stands. */
  attempt: z
    .object({
      state: z.enum(purchaseStates),
      cancelReason: z.enum(purchaseCancelReasons).nullable(),
      totalSen: SenField,
      payUntil: Moment.nullable(),
      latest: PurchaseReply.shape.latest,
    })
    .nullable(),
  now: Moment,
});
export type LinkedGroup = z.infer<typeof LinkedGroup>;

export const linkedGroupRoute = defineRoute({
  ...byLink,
  method: "GET",
  path: "/api/pay/group/:token",
  summary: "What is due of a group's bill and how its payment stands, for whoever has the link",
  reply: LinkedGroup,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS"],
});

export const payLinkedGroupRoute = defineRoute({
  ...byLink,
  method: "POST",
  path: "/api/pay/group/:token",
  summary:
    "Start a payment at a gateway for a group, without signing in. It pays what the group's bookings owe; what is over is held for the rooms to be named",
  idempotent: true,
  body: z.object({
    part: Part,
    agreedSen: SenField.meta({ description: "what was shown; any other is refused" }),
    gateway: z.string().max(20),
    bank: BankCode.optional(),
  }),
  reply: startPaymentRoute.reply,
  status: 201,
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS", ...payFailures, "GATEWAY_NOT_OFFERED", "PRICE_CHANGED"],
});

export const groupPayLinkRoute = defineRoute({
  scope: "staff",
  permission: ["groups", "write"],
  tag: "Groups",
  method: "GET",
  path: "/admin/api/groups/:_id/pay-link",
  params: idParams<GroupId>(),
  summary: "The link by which anybody pays a group's deposits or the rest of its bill",
  reply: z.object({ url: z.url() }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
