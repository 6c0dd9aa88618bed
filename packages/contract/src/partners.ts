import { partnerKinds } from "@pulau/domain/access/account-kinds.ts";
import type { AccountId, BookingId, ContractId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { InviteBody, MemberReply } from "./agent-members.ts";
import { AgentContractReply, PaymentTermsReply } from "./agents.ts";
import { BankDetailsShown } from "./bank-details.ts";
import { BookingStateField } from "./bookings.ts";
import { CommissionSums } from "./commission.ts";
import { EInvoiceBuyerShown } from "./e-invoice.ts";
import { DayField, idOf, idParams, Moment, SenField, ShareField, text, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const tag = "Partners";
const read = { scope: "staff", tag, permission: ["wallets", "read"] } as const;
const write = { scope: "staff", tag, permission: ["wallets", "write"] } as const;
const Kind = z.enum(partnerKinds);

export const PartnerRow = z.object({
  _id: idOf<AccountId>(),
  kind: Kind,
  name: z.string(),
  email: z.string().nullable().meta({ description: "of its first owner" }),
  /** What is agreed today: an agency's contract, else null. */
  contract: z.object({ model: z.enum(["commission", "net"]), share: z.int() }).nullable(),
  /** An influencer's packages whose links open today. */
  links: z.int(),
  bookings: z.int(),
  forecastSen: SenField,
  earnedSen: SenField,
  owedSen: SenField,
});
export type PartnerRow = z.infer<typeof PartnerRow>;

export const partnersRoute = defineList({
  ...read,
  path: "/admin/api/partners",
  summary: "Agencies and influencers by name, with their terms and results",
  rows: "partners",
  row: PartnerRow,
  filters: { kind: Kind.optional() },
  search: "name, a member's e-mail",
  sorts: ["name", "-name"],
  csv: {
    columns: [
      "name",
      "kind",
      "email",
      "model",
      "share",
      "links",
      "bookings",
      "forecast",
      "earned",
      "owed",
      "id",
    ],
  },
});

export const addPartnerRoute = defineRoute({
  ...write,
  permission: ["wallets", "create"],
  method: "POST",
  path: "/admin/api/partners",
  idempotent: "ifSent",
  summary: "Create an account for an agency or influencer; its owner is invited by e-mail",
  body: z.object({ kind: Kind, accountName: text(120), owner: InviteBody.omit({ role: true }) }),
  reply: z.object({ _id: idOf<AccountId>() }),
  status: 201,
  failures: ["EMAIL_TAKEN"],
});

export const PartnerLink = z.object({
  packageId: idOf<PackageId>(),
  version: VersionField,
  name: WordsField,
  link: z.string(),
  activeStatus: z.boolean(),
  open: z.boolean(),
  from: DayField,
  to: DayField.nullable(),
  /** Basis points; null takes the resort's usual share. */
  commission: z.int().nullable(),
  clicks: z.int(),
  bookings: z.int(),
});
export type PartnerLink = z.infer<typeof PartnerLink>;

export const PartnerContract = AgentContractReply.extend({
  activeStatus: z.boolean(),
  roomsUnpaid: z.int(),
  /** By which the agency books today. */
  current: z.boolean(),
  bookings: z.int(),
});
export type PartnerContract = z.infer<typeof PartnerContract>;

export const PartnerReply = z.object({
  _id: idOf<AccountId>(),
  kind: Kind,
  name: z.string(),
  members: z.array(MemberReply.omit({ self: true })),
  bankDetails: BankDetailsShown.nullable(),
  /** To whom the resort's self-billed e-Invoices are made out; null until they told. */
  taxDetails: EInvoiceBuyerShown.nullable(),
  contracts: z.array(PartnerContract),
  links: z.array(PartnerLink),
  /** Influencers' packages that this one has no link of. */
  packages: z.array(z.object({ packageId: idOf<PackageId>(), name: WordsField })),
  /** The price lists in use, by their codes, and the markets by the words that rate cards use. */
  priceLists: z.array(z.object({ code: z.string(), name: z.string() })),
  markets: z.array(z.object({ word: z.string(), name: WordsField })),
  usualShare: z.int(),
  sums: CommissionSums,
  today: DayField,
});

export type PartnerReply = z.infer<typeof PartnerReply>;

export const partnerRoute = defineRoute({
  ...read,
  method: "GET",
  path: "/admin/api/partners/:_id",
  summary: "One agency or influencer: members, contracts, links, bank details (masked) and totals",
  params: idParams<AccountId>(),
  reply: PartnerReply,
  failures: ["NOT_FOUND"],
});

export const partnerBookingsRoute = defineList({
  ...read,
  path: "/admin/api/partners/:_id/bookings",
  summary: "Bookings that an agency made, or that came through an influencer's links, newest first",
  params: idParams<AccountId>(),
  rows: "bookings",
  row: z.object({
    _id: idOf<BookingId>(),
    bookingNo: z.string(),
    bookingName: z.string(),
    status: BookingStateField,
    packageName: WordsField,
    checkIn: DayField,
    checkOut: DayField,
    totalSen: SenField,
    submittedAt: Moment,
  }),
  sorts: ["-submittedAt", "submittedAt", "checkIn", "-checkIn", "-total"],
  csv: { columns: ["number", "name", "status", "package", "arrival", "departure", "total", "booked", "id"] },
  failures: ["NOT_FOUND"],
});

const dayCount = z.int({ error: "number" }).min(0, { error: "number" }).max(365, { error: "tooLarge" });
const nothing = z.literal("").transform(() => null);
const word = z.union([nothing, z.string().trim().min(1).max(60), z.null()], { error: "tooLong" });

/** A contract as it is agreed. A percentage names a commission, a net rate a markdown. */
export const ContractBody = z
  .object({
    model: z.enum(["commission", "net"], { error: "required" }),
    share: ShareField.meta({
      example: 1_500,
      description: "basis points: the commission, or the reduction of a net rate",
    }),
    priceList: word.default(null),
    market: word.default(null),
    payment: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("payNow") }),
      z.object({
        kind: z.literal("deposit"),
        share: ShareField,
        balanceDaysBefore: dayCount,
        withinDays: dayCount.min(1, { error: "number" }).nullable(),
      }),
      z.object({ kind: z.literal("payLater"), withinDays: dayCount.min(1, { error: "number" }) }),
    ]),
    roomsUnpaid: z.int({ error: "number" }).min(0, { error: "number" }).max(1_000, { error: "tooLarge" }),
    from: DayField,
    to: z.union([nothing, DayField, z.null()]).default(null),
  })
  .refine(({ from, to }) => to === null || from <= to, { error: "card.dates", path: ["to"] });
export type ContractBody = z.infer<typeof ContractBody>;
export { PaymentTermsReply };

export const addContractRoute = defineRoute({
  ...write,
  method: "POST",
  path: "/admin/api/partners/:_id/contracts",
  idempotent: "ifSent",
  summary: "Add a contract with an agency. If several are valid on a day, the one that began last applies",
  params: idParams<AccountId>(),
  body: ContractBody,
  reply: z.object({ _id: idOf<ContractId>() }),
  status: 201,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const ContractParams = z.object({ _id: idOf<AccountId>(), contractId: idOf<ContractId>() });
export const endContractRoute = defineRoute({
  ...write,
  method: "PUT",
  path: "/admin/api/partners/:_id/contracts/:contractId",
  summary: "End a contract after a day, or switch it off and on. Existing bookings keep their terms",
  params: ContractParams,
  body: z.object({
    to: z.union([nothing, DayField, z.null()]).optional(),
    activeStatus: z.boolean().optional(),
  }),
  reply: z.object({ _id: idOf<ContractId>() }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const LinkBody = z
  .object({
    activeStatus: z.boolean().default(true),
    commission: ShareField.nullable().default(null),
    from: DayField,
    to: z.union([nothing, DayField, z.null()]).default(null),
  })
  .refine(({ from, to }) => to === null || from <= to, { error: "card.dates", path: ["to"] });

export const setLinkRoute = defineRoute({
  ...write,
  method: "PUT",
  versioned: "partnerLink",
  path: "/admin/api/partners/:_id/links/:packageId",
  summary: "Add an influencer's link to a package, or change its share, dates and whether it is open",
  params: z.object({ _id: idOf<AccountId>(), packageId: idOf<PackageId>() }),
  body: LinkBody,
  reply: z.object({ packageId: idOf<PackageId>() }),
  failures: ["NOT_FOUND"],
});
