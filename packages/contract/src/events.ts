import type {
  AccountId,
  EventId,
  MemberId,
  PaperId,
  PaymentId,
  PurchaseId,
  TicketId,
} from "@pulau/domain/ids.ts";
import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { z } from "zod";
import { DayField, idOf, idParams, Moment, SenField, text, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";

const tag = "Events";
export const TimeField = z
  .string({ error: "required" })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" })
  .meta({ example: "19:30" });

export const EventReply = z.object({
  _id: idOf<EventId>(),
  name: WordsField,
  description: WordsField,
  place: WordsField,
  picture: z.string().meta({ example: "sunset-deck" }),
  /** What the picture shows. */
  pictureAlt: WordsField,
  day: DayField,
  /** By the resort's clock. */
  startsAt: TimeField,
  endsAt: TimeField.nullable(),
  adultSen: SenField,
  childSen: SenField,
  /** The last day on which places are sold. */
  saleUntil: DayField,
  /** The last day on which a guest may give places back. */
  cancelUntil: DayField,
  capacity: z.int(),
  /** Vacancy: places that can be had now. */
  left: z.int(),
  cancelled: z.boolean(),
  onSale: z.boolean(),
});
export type EventReply = z.infer<typeof EventReply>;

const events = {
  scope: "none",
  tag,
  summary: "Upcoming events with the places left; for given days only, if any",
  rows: "events",
  row: EventReply,
  filters: { from: DayField.optional(), to: DayField.optional() },
  sorts: ["day", "-day"],
} as const;
export const eventsRoute = defineList({ ...events, path: "/web/events" });
export const apiEventsRoute = defineList({ ...events, path: "/api/web/events" });

export const eventVacancyRoute = defineRoute({
  method: "POST",
  path: "/api/event/vacancy",
  scope: "none",
  tag,
  summary: "Whether enough places are left: at one event, or at those of a day",
  body: z
    .object({
      eventId: idOf<EventId>().optional(),
      day: DayField.optional(),
      count: z.int().min(1).max(1_000).default(1),
    })
    .refine(({ eventId, day }) => eventId !== undefined || day !== undefined, {
      error: "required",
      path: ["day"],
    })
    .meta({ example: { day: "2026-12-05", count: 2 } }),
  reply: z.object({
    vacancies: z.array(
      z.object({
        eventId: idOf<EventId>(),
        name: WordsField,
        day: DayField,
        left: z.int(),
        enough: z.boolean(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const guestKinds = ["adult", "child"] as const;
const Who = z.object({ name: text(120), guestKind: z.enum(guestKinds) });

/** Places by the people who come. Children come with an adult. */
export const EventOrder = z
  .object({
    eventId: idOf<EventId>(),
    guests: z.array(Who).min(1, { error: "required" }).max(20, { error: "tooLong" }),
  })
  .refine(({ guests }) => guests.some(({ guestKind }) => guestKind === "adult"), {
    error: "oneAdult",
    path: ["guests"],
  })
  .meta({
    example: {
      eventId: "5b0f6a39-3c1e-4a53-9d53-4d0f62a8f001",
      guests: [{ name: "Aini binti Salleh", guestKind: "adult" }],
    },
  });
export type EventOrder = z.infer<typeof EventOrder>;

const buyFailures = ["PURCHASE_QUOTA", "NOT_FOUND", "NOT_ON_SALE", "NONE_LEFT"] as const;

export const buyEventRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/event/buy",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Start buying event places; they are held until they are paid",
  idempotent: true,
  body: EventOrder,
  reply: z.object({ purchaseId: idOf<PurchaseId>(), totalSen: SenField, payUntil: Moment }),
  status: 201,
  failures: buyFailures,
});

export const payEventRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/wallet/pay-event",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Buy event places and pay from the wallet: both or neither",
  idempotent: true,
  body: EventOrder,
  reply: z.object({ purchaseId: idOf<PurchaseId>(), paymentId: idOf<PaymentId>(), totalSen: SenField }),
  failures: [...buyFailures, "WALLET_SHORT", "WALLET_OFF"],
});

export const TicketReply = z.object({
  _id: idOf<TicketId>(),
  name: z.string(),
  guestKind: z.enum(guestKinds),
  code: z.string().meta({ example: "K7M2QXRA" }),
  checkedInAt: Moment.nullable(),
});

/** Places that somebody bought at once. */
export const EventPurchaseReply = z.object({
  purchaseId: idOf<PurchaseId>(),
  number: z.string().meta({ example: "TB-P01008" }),
  event: EventReply,
  totalSen: SenField,
  refundedSen: SenField,
  state: z.enum(["preparing", "good", "givenBack", "cancelled"]),
  /** Until when they can be given back for the whole price, and whether they can now. */
  mayCancel: z.boolean(),
  tickets: z.array(TicketReply),
  /** Its invoice, and the credit note that takes it back; none while they are being issued. */
  papers: z.array(z.object({ _id: idOf<PaperId>(), kind: z.enum(paperKinds), number: z.string() })),
});
export type EventPurchaseReply = z.infer<typeof EventPurchaseReply>;

export const userEventsRoute = defineList({
  path: "/api/event/user/:id",
  scope: "user",
  tag,
  summary: "The account's event places, with tickets. `id` is the caller's account or user",
  params: z.object({ id: idOf<AccountId | MemberId>() }),
  rows: "events",
  row: EventPurchaseReply,
  sorts: ["soonest", "-createdAt"],
  failures: ["NOT_FOUND"],
});

export const eventTicketsRoute = defineRoute({
  method: "GET",
  path: "/api/event/tickets/:_id",
  scope: "user",
  tag,
  summary: "One purchase of event places with its tickets. `_id` is the purchase",
  params: idParams<PurchaseId>(),
  reply: EventPurchaseReply,
  failures: ["NOT_FOUND"],
});

export const cancelEventPlacesRoute = defineRoute({
  method: "DELETE",
  path: "/api/event/tickets/:_id",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Return event places before the event's deadline, for a full refund. `_id` is the purchase",
  params: idParams<PurchaseId>(),
  query: z.object({
    to: z
      .enum(["source", "wallet"])
      .default("source")
      .meta({ description: "where the refund goes: the original payment method, or the wallet" }),
  }),
  reply: z.object({ refundedSen: SenField, to: z.enum(["source", "wallet"]) }),
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});
