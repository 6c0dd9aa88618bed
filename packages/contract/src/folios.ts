import {
  firstFolio,
  folioLetters,
  foliosOf,
  shareKinds,
  shareTargets,
} from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, ChargeId, PaymentId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { CompanyNumbers } from "./e-invoice.ts";
import { Email, idOf, idParams, Moment, SenField } from "./fields.ts";
import { stateCodes } from "./guests.ts";
import { PriceLineReply } from "./price.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Folios", params: idParams<BookingId>() } as const;
const LetterField = z.enum(folioLetters).meta({ example: "B" });

const short = (most: number) => z.string().trim().max(most, { error: "tooLong" }).default("");

const OptionalEmail = z
  .string()
  .trim()
  .max(254, { error: "tooLong" })
  .refine((address) => address === "" || Email.safeParse(address).success, { error: "email" })
  .default("")
  .meta({ example: "accounts@halim.example" });

/** Who pays a folio. A is the booker's: its name is empty. */
export const FolioPayer = z.object({
  letter: LetterField,
  payer: z.enum(["guest", "company"]).meta({ example: "company" }),
  name: short(120).meta({ example: "Halim and Partners Sdn. Bhd." }),
  ...CompanyNumbers,
  email: OptionalEmail,
  phone: short(20).meta({ example: "+60123456789" }),
  address: z
    .object({
      address: short(150).meta({ example: "18 Jalan Kenari 4" }),
      city: short(50).meta({ example: "Puchong" }),
      postCode: short(12).meta({ example: "47100" }),
      state: z
        .enum(["", ...stateCodes] as [string, ...string[]], { error: "invalid" })
        .default("")
        .meta({ example: "10", description: "the tax office's code" }),
    })
    .prefault({}),
});
export type FolioPayer = z.infer<typeof FolioPayer>;

/** A rule of what a folio has of the bill. Of a line, a charge, the room, the stay and everything, the nearest counts. */
export const FolioShareField = z
  .object({
    folio: LetterField,
    of: z.enum(shareTargets).meta({ example: "room" }),
    key: z.string().max(300, { error: "tooLong" }).default("").meta({
      example: "",
      description: "the `key` of a line or charge; empty for the others",
    }),
    kind: z.enum(shareKinds).meta({ example: "percent" }),
    value: z
      .int({ error: "number" })
      .min(0, { error: "number" })
      .max(100_000_000, { error: "tooLarge" })
      .meta({ example: 5_000, description: "basis points, sen, or nights; 0 for `rest`" }),
  })
  .refine(({ kind, value }) => (kind === "rest" ? value === 0 : value > 0), {
    error: "number",
    path: ["value"],
  })
  .refine(({ kind, value }) => kind !== "percent" || value <= 10_000, { error: "percent", path: ["value"] })
  .refine(({ of, key }) => (key !== "") === (of === "line" || of === "charge"), {
    error: "required",
    path: ["key"],
  })
  .refine(({ of, kind }) => kind !== "amount" || of === "line" || of === "charge", {
    error: "invalid",
    path: ["kind"],
  });

/** What a folio has of one line or charge. */
const FolioPiece = z.object({
  key: z.string(),
  chargeId: idOf<ChargeId>().nullable().meta({ description: "null for a line of the stay" }),
  line: PriceLineReply.meta({ description: "the whole line, without its taxes" }),
  at: Moment.nullable().meta({ description: "of a charge" }),
  icon: z.string().nullable().meta({ description: "of the outlet that charged it" }),
  guest: z.string().nullable(),
  totalSen: SenField.meta({ description: "taxes included" }),
  taxSen: SenField,
  wholeSen: SenField.meta({ description: "of the whole line or charge, what other folios have of it too" }),
  whole: z.boolean(),
  discounted: z.boolean().meta({ description: "whether a discount stands on the charge" }),
});

const Folio = FolioPayer.extend({
  totalSen: SenField,
  taxSen: SenField,
  paidSen: SenField,
  dueSen: SenField.meta({ description: "below zero where it paid more than it has" }),
  removable: z.boolean(),
  pieces: z.array(FolioPiece),
});

export const FoliosReply = z.object({
  version: VersionField,
  split: z.enum(foliosOf).meta({
    description: "`none`: one bill; `one`, `each`: several folios with one invoice for all, or one each",
  }),
  nights: z.int(),
  bookingName: z.string(),
  canChange: z.boolean(),
  folios: z.array(Folio).meta({ description: "one where the bill is not split" }),
  shares: z.array(FolioShareField),
  payments: z.array(
    z.object({
      _id: idOf<PaymentId>(),
      at: Moment,
      gateway: z.string(),
      folio: LetterField,
      amountSen: SenField,
      refundedSen: SenField,
    }),
  ),
  lost: z.array(FolioShareField).meta({
    description: "shares of what the booking no longer has, or not as much of; folio A has it",
  }),
});

export const foliosRoute = defineRoute({
  ...staff,
  permission: ["payments", "read"],
  orPermission: ["bookings", "write"],
  method: "GET",
  path: "/admin/api/reservations/:_id/folios",
  summary: "The folios of a booking: who pays what of it, what was paid and what is due",
  reply: FoliosReply,
  failures: ["NOT_FOUND"],
});

const nobody = { registrationNo: "", taxNo: "", email: "", phone: "" };

export const saveFoliosRoute = defineRoute({
  ...staff,
  permission: ["charges", "write"],
  method: "PUT",
  path: "/admin/api/reservations/:_id/folios",
  summary:
    "Split the bill of a booking into folios, or change who pays what. Folio A is the booker's and has whatever no share names; A alone joins the bill again",
  versioned: "folios",
  body: z
    .object({
      invoices: z.enum(["one", "each"]).default("each").meta({
        description: "one invoice for all folios, or one for each to its payer",
      }),
      folios: z
        .array(FolioPayer)
        .min(1, { error: "required" })
        .max(folioLetters.length, { error: "tooLong" })
        .meta({
          example: [
            { ...nobody, letter: "A", payer: "guest", name: "" },
            { ...nobody, letter: "B", payer: "company", name: "Halim and Partners Sdn. Bhd." },
          ],
        }),
      shares: z.array(FolioShareField).max(500, { error: "tooLong" }).default([]),
      payments: z
        .array(z.object({ _id: idOf<PaymentId>(), folio: LetterField }))
        .max(200, { error: "tooLong" })
        .default([])
        .meta({ description: "payments that now belong to another folio; all others stay", example: [] }),
    })
    .refine(({ folios }) => folios.some(({ letter }) => letter === firstFolio), {
      error: "required",
      path: ["folios"],
    })
    .refine(({ folios }) => new Set(folios.map(({ letter }) => letter)).size === folios.length, {
      error: "twice",
      path: ["folios"],
    }),
  reply: z.object({ version: VersionField }),
  failures: ["NOT_FOUND", "WRONG_STATE", "INVALID_INPUT"],
});
