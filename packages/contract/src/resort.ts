import { isDay } from "@pulau/domain/calendar/day.ts";
import { z } from "zod";
import { GuestKindField, Id, SenField, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

const Contact = z.string().nullable();

/** The resort's public face: names, contacts, times and the rules that texts are made from. */
export const ResortReply = z.object({
  name: z.string(),
  shortName: z.string(),
  legalName: z.string(),
  address: z.object({ short: z.string(), first: z.string(), second: z.string() }),
  contact: z.object({
    email: z.string(),
    tel: z.array(z.string()),
    whatsapp: z.array(z.object({ holder: z.string(), number: z.string() })),
    messenger: Contact,
    website: Contact,
    terms: Contact,
  }),
  registrationNumber: Contact,
  taxNumber: Contact,
  timeZone: z.string(),
  /** Today at the resort. */
  today: z.string().refine(isDay),
  checkInTime: z.string().meta({ example: "15:00" }),
  checkOutTime: z.string().meta({ example: "11:00" }),
  answerHours: z.object({ from: z.string(), to: z.string() }),
  jetties: z.array(z.string()),
  ferries: z.array(
    z.object({ direction: z.enum(["out", "back"]), time: z.string(), from: z.string(), to: z.string() }),
  ),
  charters: z.array(z.object({ id: Id, name: WordsField, sen: SenField, seats: z.int() })),
  toddlerTicketSen: SenField,
  /** How long before a boat leaves one must be at the jetty, and how long a crossing takes. */
  boats: z.object({ boardMinutes: z.int(), crossingMinutes: z.int() }),
  bands: z.array(z.object({ kind: GuestKindField, fromAge: z.int(), toAge: z.int().nullable() })),
  limits: z.object({
    persons: z.int(),
    specialRequest: z.int(),
    holdSeconds: z.int(),
    holdCapSeconds: z.int(),
    paymentMinutes: z.int(),
  }),
  /** Groups of so many persons may name their guests later, until so many days before check-in. */
  rooming: z.object({ fromPersons: z.int(), daysBefore: z.int() }),
  /** The cancellation policy of today; a booking freezes it when it is made. Shares are basis points. */
  policy: z.object({
    tiers: z.array(z.object({ daysBefore: z.int(), refund: z.int() })),
    adminFee: z.int(),
    /** How a balance is asked for, in days after the day it is due. */
    balance: z.object({ remindDays: z.array(z.int()), graceDays: z.int().nullable(), cancelFrom: z.int() }),
  }),
  version: z.string(),
  demo: z.boolean(),
});

export const resortRoute = defineRoute({
  method: "GET",
  path: "/api/resort",
  scope: "none",
  tag: "Resort",
  summary: "The resort's public profile, times and limits",
  reply: ResortReply,
});

export const CurrencyReply = z.object({
  data: z.array(
    z.object({
      id: Id,
      currencyId: z.object({ code: z.string(), name: z.string(), symbol_native: z.string() }),
      /** Foreign units for RM 1. */
      foreignConvRate: z.number(),
      /** Ringgit for one foreign unit. */
      myConvRate: z.number(),
      ratedOn: z.string().refine(isDay),
    }),
  ),
});

export const currencyRoute = defineRoute({
  method: "GET",
  path: "/api/currency",
  scope: "none",
  tag: "Resort",
  summary: "Currencies that prices can be shown in, by indicative rates; only ringgit is charged",
  reply: CurrencyReply,
});
