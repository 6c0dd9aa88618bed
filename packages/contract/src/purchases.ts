import type { AnyId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { purchaseCancelReasons, purchaseStates } from "@pulau/domain/money/purchase-moves.ts";
import { z } from "zod";
import { idOf, idParams, Moment, SenField, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** What accounts buy. */
export const purchaseFlows = ["top-up", "promo-code", "package-deposit", "event"] as const;
/** What is of no account, and is paid by its link alone: a sale at the till on a phone, and what a group owes. */
export const linkedFlows = ["till", "group"] as const;
export const everyPurchaseFlow = [...purchaseFlows, ...linkedFlows] as const;
export type LinkedFlow = (typeof linkedFlows)[number];
/** Whether what is sold is one of these. */
export const isLinkedFlow = (flow: string): flow is LinkedFlow =>
  linkedFlows.some((linked) => linked === flow);
export type PurchaseFlow = (typeof purchaseFlows)[number];

/** What was bought as it was called on the day; the rest is for its flow to read. */
export const PurchaseFacts = z.looseObject({ name: WordsField });
export type PurchaseFacts = z.infer<typeof PurchaseFacts>;

export const PurchaseReply = z.object({
  _id: idOf<PurchaseId>(),
  number: z.string().meta({ example: "TB-P01007" }),
  flow: z.enum(purchaseFlows),
  name: WordsField,
  count: z.int(),
  subjectId: idOf<AnyId>().nullable(),
  totalSen: SenField,
  paidSen: SenField,
  /** `paid` is being fulfilled, `done` is fulfilled. */
  state: z.enum(purchaseStates),
  cancelReason: z.enum(purchaseCancelReasons).nullable(),
  payUntil: Moment.nullable(),
  now: Moment,
  createdAt: Moment,
  /** Places at an event have one once they are paid for; what pays something ahead has receipts alone. */
  hasInvoice: z.boolean(),
  latest: z
    .object({
      _id: idOf<PaymentId>(),
      gateway: z.string(),
      amountSen: SenField,
      state: z.string(),
      reason: z.string().nullable(),
    })
    .nullable(),
});

export const purchaseRoute = defineRoute({
  method: "GET",
  path: "/api/purchase/:_id",
  scope: "user",
  tag: "Payments",
  summary: "One purchase and the status of its payment",
  params: idParams<PurchaseId>(),
  reply: PurchaseReply,
  failures: ["NOT_FOUND"],
});

export const cancelPurchaseRoute = defineRoute({
  method: "DELETE",
  path: "/api/purchase/:_id",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Payments",
  summary:
    "Cancel a purchase that is not paid in full; what it held is released and any part paid is refunded",
  params: idParams<PurchaseId>(),
  reply: z.object({ done: z.literal(true) }),
  failures: ["NOT_FOUND", "WRONG_STATE", "PAYMENT_UNDER_WAY", "GATEWAY_DOWN"],
});
