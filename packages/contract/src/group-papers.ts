import type { BookingId, GroupId, PaperId } from "@pulau/domain/ids.ts";
import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, SenField, WordsField } from "./fields.ts";
import { InvoiceContent, PaperReason, PaperSeller } from "./papers.ts";
import { PriceLineReply } from "./price.ts";
import { defineRoute } from "./route.ts";

/** What a paper of a group says of one booking: the room, who sleeps there, and each line of its price. */
const Part = z.object({
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  roomNo: z.string(),
  guests: z.array(z.string()),
  persons: z.int(),
  checkIn: DayField,
  checkOut: DayField,
  lines: z.array(PriceLineReply),
  totalSen: SenField,
});
export type GroupPaperPart = z.infer<typeof Part>;

const { shape } = InvoiceContent;

/** What a group’s invoice or credit note says for ever: one paper over the bookings that the group pays. */
export const GroupPaper = z.object({
  groupName: z.string(),
  reason: PaperReason,
  corrects: shape.corrects,
  seller: PaperSeller,
  billTo: shape.billTo,
  packageName: WordsField,
  checkIn: DayField,
  checkOut: DayField,
  parts: z.array(Part),
  sums: shape.sums,
});
export type GroupPaper = z.infer<typeof GroupPaper>;

const Summary = z.object({
  _id: idOf<PaperId>(),
  kind: z.enum(paperKinds),
  number: z.string().meta({ example: "TB-INV-26-00042" }),
  issuedOn: DayField,
  reason: PaperReason,
  totalSen: SenField,
});

export const GroupPapersReply = z.object({
  _id: idOf<GroupId>(),
  /** Each as it was issued, in the order of their issue. */
  papers: z.array(GroupPaper.extend(Summary.shape)),
  /** What no paper bills yet, as the next invoice would say it; null where there is nothing. */
  proForma: GroupPaper.nullable(),
  /** All invoices less all credit notes. */
  papersSen: SenField,
  paidSen: SenField.meta({ description: "for the bookings that the group pays" }),
  heldSen: SenField.meta({ description: "on the group’s own account" }),
});
export type GroupPapersReply = z.infer<typeof GroupPapersReply>;

const oneGroup = { scope: "staff", tag: "Groups", params: idParams<GroupId>() } as const;

export const groupPapersRoute = defineRoute({
  ...oneGroup,
  permission: ["groups", "read"],
  alsoPermission: ["payments", "read"],
  method: "GET",
  path: "/admin/api/groups/:_id/papers",
  summary:
    "The invoices and credit notes of a group, each over the bookings that it pays, and what is not billed yet",
  reply: GroupPapersReply,
  failures: ["NOT_FOUND"],
});

export const issueGroupPapersRoute = defineRoute({
  ...oneGroup,
  permission: ["payments", "create"],
  alsoPermission: ["groups", "read"],
  method: "POST",
  path: "/admin/api/groups/:_id/papers",
  idempotent: true,
  summary:
    "Issue one invoice over all that the group pays and no paper bills yet; from then on its papers follow by themselves",
  body: z.object({}).default({}),
  reply: z.object({ papers: z.array(z.object({ _id: idOf<PaperId>(), number: z.string() })) }),
  status: 201,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const mailGroupPaperRoute = defineRoute({
  ...oneGroup,
  permission: ["payments", "create"],
  alsoPermission: ["groups", "read"],
  method: "POST",
  path: "/admin/api/groups/:_id/paper-mails",
  summary: "Send an invoice or credit note of a group, as a PDF, to whom it is made out",
  body: z.object({ paperId: idOf<PaperId>() }),
  reply: Done,
  failures: ["NOT_FOUND"],
});
