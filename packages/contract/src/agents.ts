import type { AccountId, ContractId, CustomerId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, Email, idOf, idParams, Moment, text, WordsField } from "./fields.ts";
import { PhoneOfAnyForm } from "./guests.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const nothing = z.literal("").transform(() => null);
const Share = z.int().min(0).max(10_000).meta({ example: 1200, description: "basis points" });

/** When an agency pays: at once, a deposit first, or by a day. `withinDays` counts from the booking. */
export const PaymentTermsReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("payNow") }),
  z.object({
    kind: z.literal("deposit"),
    share: Share,
    balanceDaysBefore: z.int(),
    withinDays: z.int().nullable(),
  }),
  z.object({ kind: z.literal("payLater"), withinDays: z.int() }),
]);

export const AgentContractReply = z.object({
  _id: idOf<ContractId>(),
  model: z.enum(["commission", "net"]),
  commission: Share,
  priceList: z.string().nullable(),
  market: z.string().nullable(),
  markdown: Share,
  payment: PaymentTermsReply,
  from: DayField,
  to: DayField.nullable(),
  /** What was agreed, sentence by sentence. */
  terms: z.array(WordsField),
});

/** A contract as prices are made by it. */
export const AgreedTerms = AgentContractReply.omit({ _id: true, terms: true }).extend({
  id: idOf<ContractId>(),
  roomsUnpaid: z.int(),
});

export const agentInfoRoute = defineRoute({
  method: "GET",
  path: "/api/agent-info",
  scope: "agent",
  tag: "Agents",
  summary: "The agency and its contract; `contract` is null while none is valid",
  reply: z.object({
    agency: z.object({ _id: idOf<AccountId>(), name: z.string() }),
    contract: AgentContractReply.nullable(),
  }),
});

/** What an agency writes down of a customer; everything but the name may be left out. */
export const CustomerBody = z.object({
  name: text(120),
  email: z.union([nothing, Email, z.null()], { error: "email" }).default(null),
  phone: z.union([nothing, PhoneOfAnyForm, z.null()], { error: "anyPhone" }).default(null),
  notes: z.string().trim().max(500, { error: "tooLong" }).default(""),
});
export type CustomerBody = z.infer<typeof CustomerBody>;

export const CustomerReply = z.object({
  _id: idOf<CustomerId>(),
  version: VersionField,
  name: z.string().meta({ example: "Tan Wei Jie" }),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string(),
  /** Bookings for this customer that were not called off. */
  bookings: z.int(),
  nextCheckIn: DayField.nullable(),
  changedAt: Moment,
});
export type CustomerReply = z.infer<typeof CustomerReply>;

const ofAgency = { scope: "agent", tag: "Agents" } as const;
const writers = ["admin", "editor"] as const;

export const customersRoute = defineList({
  ...ofAgency,
  path: "/api/agent/customers",
  summary: "The agency's customers, by name",
  rows: "customers",
  row: CustomerReply,
  search: "name, e-mail, telephone, notes",
  sorts: ["name", "-name", "-changedAt"],
});

export const oneCustomerRoute = defineRoute({
  ...ofAgency,
  method: "GET",
  path: "/api/agent/customers/:_id",
  summary: "One of the agency's customers",
  params: idParams<CustomerId>(),
  reply: CustomerReply,
  failures: ["NOT_FOUND"],
});

export const addCustomerRoute = defineRoute({
  ...ofAgency,
  method: "POST",
  path: "/api/agent/customers",
  roles: writers,
  summary: "Add a customer",
  body: CustomerBody,
  reply: CustomerReply,
  status: 201,
});

export const changeCustomerRoute = defineRoute({
  ...ofAgency,
  method: "PUT",
  versioned: "customer",
  path: "/api/agent/customers/:_id",
  roles: writers,
  summary: "Change a customer's details; existing bookings keep theirs",
  params: idParams<CustomerId>(),
  body: CustomerBody,
  reply: CustomerReply,
  failures: ["NOT_FOUND"],
});

export const deleteCustomerRoute = defineRoute({
  ...ofAgency,
  method: "DELETE",
  path: "/api/agent/customers/:_id",
  roles: writers,
  summary: "Delete a customer; their bookings stay, without the customer's name",
  params: idParams<CustomerId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});
