import type { DocumentViewId, TravelDocumentId } from "@pulau/domain/ids.ts";
import {
  documentUses,
  isOfMalaysia,
  travelDocumentKinds,
  wrongNumber,
} from "@pulau/domain/person/travel-document.ts";
import { z } from "zod";
import { Password } from "./accounts.ts";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { DayField, Done, idOf, idParams, Moment, text } from "./fields.ts";
import { Country } from "./guests.ts";
import { ReplyDay } from "./reply-day.ts";
import { defineFile, defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** Documents that one person may keep, for themselves and their family. */
export const mostTravelDocuments = 20;

/** A number as it is shown: sent back so, it stays what it is. */
export const isMaskedNumber = (number: string): boolean => number.includes("•");

/** A document as its owner types it. */
export const TravelDocumentBody = z
  .object({
    kind: z.enum(travelDocumentKinds, { error: "required" }).meta({ example: "passport" }),
    holderName: text(120).meta({ example: "Aisyah binti Rahman" }),
    number: text(20).meta({ example: "A12345678", description: "as it is shown, it stays what it is" }),
    country: Country.meta({ example: "MY" }),
    expiresOn: z
      .union([z.literal("").transform(() => null), DayField, z.null()], { error: "invalidDay" })
      .meta({ example: "2031-08-30" }),
  })
  .superRefine(({ kind, number, country, expiresOn }, context) => {
    const wrong = isMaskedNumber(number) ? null : wrongNumber(kind, number);
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (wrong !== null) refuse("number", wrong);
    if (isOfMalaysia(kind) && country !== "MY") refuse("country", "invalid");
    if (kind === "passport" && expiresOn === null) refuse("expiresOn", "required");
  });
export type TravelDocumentBody = z.infer<typeof TravelDocumentBody>;

const DocumentView = z.object({
  _id: idOf<DocumentViewId>(),
  used: z.enum(documentUses),
  browser: z.string().nullable().meta({ example: "Chrome" }),
  system: z.string().nullable().meta({ example: "Android" }),
  at: Moment,
});

export const TravelDocument = z.object({
  _id: idOf<TravelDocumentId>(),
  kind: z.enum(travelDocumentKinds),
  holderName: z.string(),
  number: z.string().meta({ example: "••••••417", description: "masked" }),
  country: z.string().meta({ example: "MY" }),
  expiresOn: ReplyDay.nullable(),
  /** What is to be said of its last day, beside the stays that are booked. */
  expiry: z.enum(["expired", "beforeStay", "soon", "valid"]),
  /** The first booked stay for which it does not last. */
  stayFrom: ReplyDay.nullable(),
  scan: z.object({ name: z.string(), mediaType: z.string() }).nullable(),
  /** When its scan was deleted by itself. */
  scanEndedAt: Moment.nullable(),
  lastView: DocumentView.nullable(),
  version: VersionField,
});
export type TravelDocument = z.infer<typeof TravelDocument>;

const tag = "Travel documents";
const scope = "user";
const params = idParams<TravelDocumentId>();
const again = z.object({ password: Password });
const path = "/api/travel-documents";
const refusals = ["NOT_FOUND", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS"] as const;

export const travelDocumentsRoute = defineRoute({
  method: "GET",
  path,
  scope,
  tag,
  summary: "The caller's travel documents, their own and their family's, with masked numbers",
  reply: z.object({
    documents: z.array(TravelDocument),
    /** Days after the last stay at which scans, and whole documents, are deleted. */
    scanDays: z.int(),
    documentDays: z.int(),
  }),
});

export const addTravelDocumentRoute = defineRoute({
  method: "POST",
  path,
  scope,
  tag,
  summary: "Keep a travel document; its number is encrypted",
  body: TravelDocumentBody,
  reply: TravelDocument,
  status: 201,
  failures: ["DOCUMENTS_FULL"],
});

export const changeTravelDocumentRoute = defineRoute({
  method: "PUT",
  path: `${path}/:_id`,
  scope,
  tag,
  versioned: "travelDocument",
  summary: "Change a travel document; a masked number stays what it is",
  params,
  body: TravelDocumentBody,
  reply: TravelDocument,
  failures: ["NOT_FOUND"],
});

export const deleteTravelDocumentRoute = defineRoute({
  method: "DELETE",
  path: `${path}/:_id`,
  scope,
  tag,
  summary: "Delete a travel document with its scan and its log",
  params,
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const showTravelDocumentRoute = defineRoute({
  method: "POST",
  path: `${path}/:_id/number`,
  scope,
  tag,
  summary: "The whole number; needs the password, and is logged for the owner",
  params,
  body: again,
  reply: z.object({ number: z.string() }),
  failures: refusals,
});

export const useTravelDocumentRoute = defineRoute({
  method: "POST",
  path: `${path}/:_id/use`,
  scope,
  tag,
  summary: "What the guests step fills in of a document; logged for the owner",
  params,
  reply: z.object({
    kind: z.enum(travelDocumentKinds),
    holderName: z.string(),
    country: z.string(),
    number: z.string(),
    expiresOn: ReplyDay.nullable(),
  }),
  failures: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

export const travelDocumentViewsRoute = defineRoute({
  method: "GET",
  path: `${path}/:_id/views`,
  scope,
  tag,
  summary: "When a document was shown or filled in and from which browser, the latest first",
  params,
  reply: z.object({ views: z.array(DocumentView) }),
  failures: ["NOT_FOUND"],
});

export const sendScanRoute = defineRoute({
  method: "POST",
  path: `${path}/:_id/scan`,
  scope,
  tag,
  upload: true,
  summary: "Upload the scan of a document: a photo (JPEG, PNG, WebP) or a PDF, up to 10 MB; it is encrypted",
  params,
  reply: TravelDocument,
  status: 201,
  failures: ["NOT_FOUND", "FILE_TOO_LARGE", "FILE_NOT_TAKEN", "TOO_MANY_REQUESTS", "INVALID_INPUT"],
});

export const deleteScanRoute = defineRoute({
  method: "DELETE",
  path: `${path}/:_id/scan`,
  scope,
  tag,
  summary: "Delete the scan of a document",
  params,
  reply: TravelDocument,
  failures: ["NOT_FOUND"],
});

export const scanAddressRoute = defineRoute({
  method: "POST",
  path: `${path}/:_id/scan/address`,
  scope,
  tag,
  summary: "A short-lived link to a scan; needs the password, and is logged for the owner",
  params,
  body: again,
  reply: SignedAddress,
  failures: refusals,
});

export const scanRoute = defineFile({
  method: "GET",
  path: `${path}/:_id/scan`,
  scope: "none",
  tag,
  summary: "A scan, by signed link",
  params,
  query: SignatureQuery,
  file: "application/octet-stream",
  failures: ["NOT_FOUND", "LINK_INVALID"],
});
