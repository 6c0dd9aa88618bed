import { z } from "zod";
import { Language, Moment, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** Every mail whose words a resort can write anew, in the order in which staff find them. */
export const mailTextIds = [
  "booking-confirmed",
  "booking-changed",
  "booking-cancelled",
  "boat-cancelled",
  "boat-sails",
  "payment-reminder",
  "payment-link",
  "payment-received",
  "payment-late",
  "till-receipt",
  "balance-due",
  "balance-overdue",
  "slip-verified",
  "slip-refused",
  "refund-made",
  "refund-to-wallet",
  "rooming-list-due",
  "feedback-request",
  "feedback-answered",
  "group-names-due",
  "courtesy-hold",
  "group-deposit-due",
  "group-invoice",
  "enquiry-received",
  "enquiry-arrived",
  "enquiry-reply",
  "wait-joined",
  "wait-offer",
  "wait-missed",
  "package-bought",
  "package-ending",
  "event-tickets",
  "event-cancelled",
  "event-given-back",
  "vouchers-bought",
  "voucher-gift",
  "voucher-ends",
  "voucher-voided",
  "purchase-voided",
  "top-up-received",
  "payout-requested",
  "payout-approved",
  "payout-paid",
  "payout-rejected",
  "verify-email",
  "reset-password",
  "email-confirm",
  "email-taken",
  "email-change-asked",
  "email-changed",
  "password-changed",
  "bank-details-changed",
  "join-account",
  "join-staff",
] as const;
export const MailTextId = z.enum(mailTextIds);
export type MailTextId = z.infer<typeof MailTextId>;

/** The parts of a mail that are words; what it tells of a booking stands between body and closing. */
export const mailParts = ["subject", "greeting", "body", "closing"] as const;
export type MailPart = (typeof mailParts)[number];

const inThree = (most: number) => {
  const text = z.string().trim().max(most, { error: "tooLong" });
  return z.object({ en: text, my: text, cn: text });
};

/** A resort's own words of a mail. What is empty is said in Pulau's words; `{name}` stands for what is other each time. */
export const MailText = z
  .object({
    subject: inThree(200),
    greeting: inThree(200),
    body: inThree(5_000),
    closing: inThree(1_000),
  })
  .meta({
    example: {
      subject: { en: "See you soon, {name}", my: "", cn: "" },
      greeting: { en: "Dear {name},", my: "", cn: "" },
      body: { en: "Booking {bookingNo} is confirmed.", my: "", cn: "" },
      closing: { en: "Your team at {resort}", my: "", cn: "" },
    },
  });
export type MailText = z.infer<typeof MailText>;

const MailTextVersion = z.object({
  number: z.int(),
  at: Moment,
  by: z.string().nullable(),
  /** It went back to Pulau's own words. */
  original: z.boolean(),
});

const MailParams = z.object({ mail: MailTextId.meta({ example: "booking-confirmed" }) });
const staff = { scope: "staff", tag: "E-mail texts" } as const;
const reads = { ...staff, permission: ["settings", "read"] } as const;
const writes = { ...staff, permission: ["settings", "write"] } as const;

export const mailTextsRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/mail-texts",
  summary: "Every e-mail that Pulau sends, by subject, and which of them the resort has rewritten",
  reply: z.object({
    mails: z.array(
      z.object({
        mail: MailTextId,
        subject: WordsField,
        /** Languages in which some part is the resort's own. */
        own: z.array(Language),
        changed: MailTextVersion.nullable(),
      }),
    ),
  }),
});

export const mailTextRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/mail-texts/:mail",
  summary: "The resort's text of an e-mail, the original, its placeholders, and earlier versions",
  params: MailParams,
  reply: z.object({
    text: MailText,
    /** Pulau's own words, with what is other each time by its name. */
    original: MailText,
    placeholders: z.array(
      z.object({
        name: z.string(),
        /** A text of the resort's own must name it. */
        needed: z.boolean(),
        example: WordsField,
      }),
    ),
    versions: z.array(MailTextVersion),
    version: VersionField,
  }),
});

export const mailTextVersionRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/mail-texts/:mail/versions/:number",
  summary: "The text of an e-mail in an earlier version",
  params: MailParams.extend({ number: z.coerce.number().pipe(z.int().min(1).max(1_000_000)) }),
  reply: z.object({ text: MailText }),
  failures: ["NOT_FOUND"],
});

export const saveMailTextRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "mailText",
  path: "/admin/api/mail-texts/:mail",
  summary: "Rewrite an e-mail, or restore the original by leaving every field empty; the next e-mail uses it",
  params: MailParams,
  body: MailText,
  reply: z.object({ version: VersionField }),
  failures: ["MAIL_TEXT_WRONG"],
});

const Trial = z.object({
  text: MailText,
  language: Language,
  /** A booking by its number, to see the mail about it; without one it is about an invented stay. */
  bookingNo: z.string().trim().max(30, { error: "tooLong" }).optional(),
});
const trialExample = { example: { text: MailText.meta()?.example, language: "en" } };

export const previewMailRoute = defineRoute({
  ...reads,
  method: "POST",
  path: "/admin/api/mail-texts/:mail/preview",
  summary: "Preview an e-mail with this text, saved or not",
  keepsNothing: true,
  params: MailParams,
  body: Trial.meta(trialExample),
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  failures: ["NOT_FOUND", "MAIL_TEXT_WRONG"],
});

export const testMailTextRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/mail-texts/:mail/test",
  summary: "Send the caller a test message with this text, saved or not",
  params: MailParams,
  body: Trial.meta(trialExample),
  reply: z.object({ to: z.string() }),
  failures: ["NOT_FOUND", "MAIL_TEXT_WRONG", "MAIL_NOT_SENT"],
});
