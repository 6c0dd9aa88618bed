import type { AccountId, BookingId, PaperId, PurchaseId } from "@pulau/domain/ids.ts";
import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { isMyKad, isPassport } from "@pulau/domain/person/identity.ts";
import { z } from "zod";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { Done, Email, idOf, idParams, optionalText, SenField, text } from "./fields.ts";
import { Phone, stateCodes } from "./guests.ts";
import { defineFile, defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** A tax number of one's own: letters for the kind of taxpayer, then digits. Those of the general public are not asked. */
const tin = /^(IG|C|CS|D|E|F|FA|PT|TA|TC|TN|TR|TP|J|LE)\d{8,12}$/;
const sst = /^[A-Z]\d{2}-\d{4}-\d{8}$/;
const fits = {
  BRN: (number: string) => /^\d{12}$/.test(number),
  NRIC: isMyKad,
  PASSPORT: isPassport,
} as const;
const ruleOf = { BRN: "brn", NRIC: "nric", PASSPORT: "passport" } as const;
export const eInvoiceIdTypes = ["NRIC", "PASSPORT", "BRN"] as const;

const bare = (value: string) => value.replace(/[\s-]/g, "").toUpperCase();
const always = () => true;

/** The registration and tax numbers of a company that pays; empty where they are not known. */
export const CompanyNumbers = {
  registrationNo: z
    .string()
    .trim()
    .transform(bare)
    .refine((number) => number === "" || fits.BRN(number), { error: "brn" })
    .default("")
    .meta({ example: "202001234567" }),
  taxNo: z
    .string()
    .trim()
    .transform(bare)
    .refine((number) => number === "" || tin.test(number), { error: "tin" })
    .default("")
    .meta({ example: "C2584563222" }),
};

/** Whom an e-Invoice is made out to. Asked only of those who need one. */
export const EInvoiceBuyer = z
  .object({
    name: text(120).meta({ example: "Kenari Trading Sdn. Bhd." }),
    idType: z.enum(eInvoiceIdTypes, { error: "required" }).meta({ example: "BRN" }),
    idNumber: text(20).transform(bare).meta({ example: "202001234567" }),
    tin: optionalText(20)
      .transform((value) => value && bare(value))
      .refine((value) => value === null || tin.test(value), { error: "tin" })
      .meta({ example: "C2584563222" }),
    sst: optionalText(20)
      .transform((value) => value?.toUpperCase() ?? null)
      .refine((value) => value === null || sst.test(value), { error: "sst" })
      .meta({ example: "W10-1808-32000001" }),
    phone: Phone,
    email: Email,
    address: text(150).meta({ example: "18 Jalan Kenari 4" }),
    area: z.string().trim().max(80, { error: "tooLong" }).default(""),
    city: text(50).meta({ example: "Puchong" }),
    postCode: text(12).meta({ example: "47100" }),
    state: z.enum(stateCodes as [string, ...string[]], { error: "required" }).meta({ example: "10" }),
    country: z
      .string({ error: "required" })
      .regex(/^[A-Z]{2}$/, { error: "required" })
      .meta({ example: "MY" }),
  })
  .superRefine(
    ({ idType, idNumber }, context) => {
      // Told beside whatever else is wrong, so both may be unread as yet.
      const type = eInvoiceIdTypes.find((eInvoiceIdType) => eInvoiceIdType === idType);
      if (type && typeof idNumber === "string" && idNumber !== "" && !fits[type](idNumber))
        context.addIssue({ code: "custom", message: ruleOf[type], path: ["idNumber"] });
    },
    { when: always },
  )
  .refine(({ idType, tin: number }) => idType !== "BRN" || number !== null, {
    error: "tinNeeded",
    path: ["tin"],
    when: always,
  })
  .refine(({ country, postCode }) => country !== "MY" || !postCode || /^\d{5}$/.test(postCode), {
    error: "postcode",
    path: ["postCode"],
    when: always,
  })
  .refine(({ country, state }) => (country === "MY") === (state !== "17"), {
    error: "required",
    path: ["state"],
    when: always,
  });
export type EInvoiceBuyer = z.infer<typeof EInvoiceBuyer>;

/** The same as screens show it: of the numbers only the ends. */
export const EInvoiceBuyerShown = z.object({
  name: z.string(),
  idType: z.enum(eInvoiceIdTypes),
  idNumber: z.string().meta({ example: "••••4567" }),
  tin: z.string().nullable(),
  sst: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  postCode: z.string(),
  state: z.string(),
  country: z.string(),
});

const { idNumber: _, idType: __, tin: ___, sst: ____, ...suggested } = EInvoiceBuyerShown.shape;

const guest = {
  scope: "userPortal",
  tag: "e-Invoices",
  params: idParams<BookingId>(),
  failures: ["NOT_FOUND"],
} as const;

const EInvoiceState = z.object({
  /** Whether the resort issues them at all. */
  offered: z.boolean(),
  /** Null until somebody asks for one. */
  buyer: EInvoiceBuyerShown.nullable(),
  version: VersionField,
  /** What is known of the booker already, to begin the form with. */
  suggested: z.object(suggested),
  papers: z.array(z.object({ _id: idOf<PaperId>(), kind: z.enum(paperKinds), number: z.string() })),
});

export const eInvoiceRoute = defineRoute({
  ...guest,
  method: "GET",
  path: "/api/e-invoice/:_id",
  summary:
    "Whether an e-Invoice was requested for a booking, for whom, and which documents are available as e-Invoices",
  reply: EInvoiceState,
});
export const requestEInvoiceRoute = defineRoute({
  ...guest,
  method: "PUT",
  versioned: "eInvoiceParty",
  path: "/api/e-invoice/:_id",
  roles: ["admin", "editor"],
  summary: "Request e-Invoices for a booking, with the details of whom they are issued to",
  body: EInvoiceBuyer,
  reply: Done,
  failures: ["NOT_FOUND", "E_INVOICE_OFF"],
});
export const dropEInvoiceRoute = defineRoute({
  ...guest,
  method: "DELETE",
  path: "/api/e-invoice/:_id",
  roles: ["admin", "editor"],
  summary: "Withdraw the request for e-Invoices; the tax details are deleted",
  reply: Done,
});

/** The same of places at an event; `_id` is the purchase. */
const buyerOfPlaces = { ...guest, scope: "user", params: idParams<PurchaseId>() } as const;
export const placesEInvoiceRoute = defineRoute({
  ...buyerOfPlaces,
  method: "GET",
  path: "/api/purchase/:_id/e-invoice",
  summary:
    "Whether an e-Invoice was requested for event places, for whom, and which documents are available as e-Invoices",
  reply: EInvoiceState,
});
export const requestPlacesEInvoiceRoute = defineRoute({
  ...buyerOfPlaces,
  method: "PUT",
  versioned: "eInvoiceParty",
  path: "/api/purchase/:_id/e-invoice",
  roles: ["admin", "editor"],
  summary: "Request e-Invoices for event places, with the details of whom they are issued to",
  body: EInvoiceBuyer,
  reply: Done,
  failures: ["NOT_FOUND", "E_INVOICE_OFF"],
});
export const dropPlacesEInvoiceRoute = defineRoute({
  ...buyerOfPlaces,
  method: "DELETE",
  path: "/api/purchase/:_id/e-invoice",
  roles: ["admin", "editor"],
  summary: "Withdraw the request for e-Invoices for event places; the tax details are deleted",
  reply: Done,
});

const json = "application/json";
const open = {
  scope: "none",
  tag: "e-Invoices",
  params: idParams<PaperId>(),
  query: SignatureQuery,
} as const;

export const eInvoiceAddressRoute = defineRoute({
  ...guest,
  method: "GET",
  path: "/api/papers/:_id/e-invoice-address",
  params: idParams<PaperId>(),
  summary: "A short-lived link to an invoice or credit note as e-Invoice (UBL 2.1 JSON)",
  reply: SignedAddress,
  failures: ["NOT_FOUND", "E_INVOICE_OFF", "E_INVOICE_INCOMPLETE"],
});
export const eInvoiceFileRoute = defineFile({
  ...open,
  method: "GET",
  path: "/api/papers/:_id/e-invoice",
  summary: "An invoice or credit note as e-Invoice, by signed link",
  file: json,
  failures: ["NOT_FOUND", "LINK_INVALID", "E_INVOICE_OFF", "E_INVOICE_INCOMPLETE"],
});

/** Of an agency or influencer, who is billed by the resort itself for commission. */
export const accountEInvoiceRoute = defineRoute({
  method: "GET",
  path: "/api/e-invoice/account",
  scope: "user",
  tag: "e-Invoices",
  summary: "The tax details of the caller's account, used for self-billed e-Invoices for commission",
  reply: z.object({
    offered: z.boolean(),
    buyer: EInvoiceBuyerShown.nullable(),
    version: VersionField,
    /** Name and e-mail as the account has them, to begin the form with. */
    suggested: z.object({ name: z.string(), email: z.string() }),
  }),
});
export const setAccountEInvoiceRoute = defineRoute({
  method: "PUT",
  versioned: "eInvoiceParty",
  path: "/api/e-invoice/account",
  scope: "user",
  roles: ["admin"],
  tag: "e-Invoices",
  summary: "Set the tax details of the caller's account",
  body: EInvoiceBuyer,
  reply: Done,
  failures: ["E_INVOICE_OFF"],
});

const staff = { scope: "staff", tag: "e-Invoices", permission: ["payments", "read"] } as const;
const faults = ["NOT_FOUND", "E_INVOICE_OFF", "E_INVOICE_INCOMPLETE"] as const;
export const Month = z
  .string()
  .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, { error: "invalid" })
  .meta({ example: "2026-06" });
const kind = z.enum(paperKinds).default("invoice");
/** A month's lines are as many documents as the tax office's 300 KB for each make them. */
const part = z.coerce.number().int().min(1).max(10_000);
const MonthQuery = z.object({ month: Month, kind, part: part.default(1) });
const EInvoiceFiles = z.array(z.object({ name: z.string(), lines: z.int(), url: z.string() }));

export const staffEInvoiceRoute = defineFile({
  ...staff,
  method: "GET",
  path: "/admin/api/e-invoice/:_id",
  summary: "An invoice or credit note as e-Invoice (UBL 2.1 JSON); `_id` is the document's",
  params: idParams<PaperId>(),
  file: json,
  failures: faults,
});
export const staffEInvoiceAddressRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/e-invoice/:_id/address",
  summary: "A short-lived link to an invoice or credit note as e-Invoice",
  params: idParams<PaperId>(),
  reply: SignedAddress,
  failures: faults,
});
export const staffEInvoiceFileRoute = defineFile({
  ...open,
  method: "GET",
  path: "/admin/api/e-invoice/:_id/file",
  summary: "An invoice or credit note as e-Invoice, by signed link",
  file: json,
  failures: [...faults, "LINK_INVALID"],
});

export const consolidatedRoute = defineFile({
  ...staff,
  method: "GET",
  path: "/admin/api/e-invoice/consolidated",
  summary: "The consolidated e-Invoice of a month, for guests who requested none of their own",
  query: MonthQuery,
  file: json,
  failures: ["NOT_FOUND", "E_INVOICE_OFF"],
});
export const monthSummaryRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/e-invoice/months/:month",
  summary:
    "What a month's consolidated e-Invoices contain, and which documents need their own, with links to the files",
  params: z.object({ month: Month }),
  reply: z.object({
    offered: z.boolean(),
    consolidated: z.array(
      z.object({ kind: z.enum(paperKinds), papers: z.int(), totalSen: SenField, files: EInvoiceFiles }),
    ),
    /** Asked for, or above what may be consolidated. */
    own: z.array(
      z.object({
        _id: idOf<PaperId>(),
        number: z.string(),
        kind: z.enum(paperKinds),
        totalSen: SenField,
        requested: z.boolean(),
      }),
    ),
    /** Commission of agents, for which the resort bills itself. */
    selfBilled: z.array(
      z.object({
        _id: idOf<AccountId>().meta({ description: "the account's" }),
        name: z.string(),
        kind: z.enum(paperKinds),
        totalSen: SenField,
        /** Whether the account has told its tax details; before that there is no file. */
        hasTaxDetails: z.boolean(),
        files: EInvoiceFiles,
      }),
    ),
  }),
});
const MonthFile = z.object({ month: Month, kind: z.enum(paperKinds), part });
export const consolidatedFileRoute = defineFile({
  ...open,
  method: "GET",
  path: "/admin/api/e-invoice/consolidated/:month/:kind/:part",
  summary: "The consolidated e-Invoice of a month, by signed link",
  params: MonthFile,
  file: json,
  failures: ["NOT_FOUND", "E_INVOICE_OFF", "LINK_INVALID"],
});

export const selfBilledRoute = defineFile({
  ...staff,
  method: "GET",
  path: "/admin/api/e-invoice/self-billed/:_id",
  summary: "The self-billed e-Invoice for commission that an account earned, or had reversed, in a month",
  params: idParams<AccountId>(),
  query: MonthQuery,
  file: json,
  failures: faults,
});
export const selfBilledFileRoute = defineFile({
  ...open,
  method: "GET",
  path: "/admin/api/e-invoice/self-billed/:_id/:month/:kind/:part",
  summary: "The self-billed e-Invoice of a month, by signed link",
  params: MonthFile.extend({ _id: idOf<AccountId>() }),
  file: json,
  failures: [...faults, "LINK_INVALID"],
});
