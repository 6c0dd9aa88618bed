import type { OutletId, StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { saleWays } from "@pulau/domain/till/sale-ways.ts";
import { backKinds } from "@pulau/domain/till/settle-sale.ts";
import { z } from "zod";
import { LanguageQuery, SignedAddress, SignedLanguageQuery } from "./downloads.ts";
import {
  CashField,
  DayField,
  Done,
  Email,
  idOf,
  idParams,
  Language,
  Moment,
  SenField,
  text,
  WordsField,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { PaperSeller } from "./papers.ts";
import { defineFile, defineRoute } from "./route.ts";
import { BasketFields, isFilled, isPlain } from "./till-basket.ts";

const till = { scope: "staff", tag: "Till sales" } as const;
const mayLook = ["sales", "read"] as const;
const maySell = ["sales", "create"] as const;

/** The reference of a sale, its note, and why its money goes back. */
export const saleTexts = { reference: 60, note: 200, reason: 300 } as const;

const Person = z.object({ _id: idOf<StaffId>(), name: z.string() });
const Back = z
  .object({ as: z.enum(backKinds), at: Moment, by: z.string(), reason: z.string() })
  .nullable()
  .meta({ description: "how the money went back; null where it did not" });

const SaleFacts = {
  _id: idOf<TillSaleId>(),
  number: z.string().meta({ example: "TB-TS-26-00042" }),
  at: Moment,
  outlet: z.object({ _id: idOf<OutletId>(), name: WordsField }),
  staff: Person,
  way: z.enum(saleWays),
  reference: z.string(),
  totalSen: SenField.meta({ description: "taxes included, before cash is rounded" }),
  taxSen: SenField,
  roundingSen: SenField,
  /** What was paid: the total, and of cash its rounding. */
  paidSen: SenField,
  back: Back,
};

export const TillSaleRow = z.object({ ...SaleFacts, items: z.string().meta({ example: "2 × Beer, can" }) });
export type TillSaleRow = z.infer<typeof TillSaleRow>;

/** A receipt of the till. */
export const TillReceipt = z.object({
  ...SaleFacts,
  seller: PaperSeller,
  note: z.string(),
  lines: z.array(
    z.object({
      name: WordsField,
      count: z.int(),
      unitSen: SenField,
      amountSen: SenField.meta({ description: "before the taxes that come on top" }),
    }),
  ),
  beforeSen: SenField,
  taxes: z.array(
    z.object({
      name: WordsField.nullable(),
      share: z.int().nullable().meta({ description: "basis points" }),
      amountSen: SenField,
      insideSen: SenField.meta({ description: "what the prices hold of it already" }),
    }),
  ),
  receivedSen: SenField.nullable(),
  changeSen: SenField.nullable(),
  backTo: z
    .enum(backKinds)
    .nullable()
    .meta({ description: "what giving the money back would be now; null where it went back" }),
});
export type TillReceipt = z.infer<typeof TillReceipt>;

export const sellRoute = defineRoute({
  ...till,
  permission: maySell,
  method: "POST",
  path: "/admin/api/till/sales",
  summary:
    "Sell at the till for money: cash into the open drawer of who sells, rounded to 5 sen, or by card terminal or transfer with its reference",
  idempotent: true,
  body: z
    .object({
      ...BasketFields,
      way: z.enum(offlineWays),
      reference: z.string().trim().max(saleTexts.reference, { error: "tooLong" }).default("").meta({
        description: "what the terminal or the bank shows; required unless it is cash",
      }),
      receivedSen: CashField.nullable().default(null).meta({ description: "the cash that is handed over" }),
      note: z.string().trim().max(saleTexts.note, { error: "tooLong" }).default(""),
      agreedTotalSen: SenField.meta({
        description: "what was shown, taxes included, before cash is rounded; any other is refused",
      }),
    })
    .refine(isFilled, { error: "required", path: ["items"] })
    .refine(isPlain, { error: "twice", path: ["items"] }),
  reply: TillReceipt,
  status: 201,
  failures: ["PRICE_CHANGED", "NOT_ALLOWED", "NO_OPEN_DRAWER"],
});

export const tillSalesRoute = defineList({
  ...till,
  permission: mayLook,
  path: "/admin/api/till/sales",
  summary: "What was sold at the till for money, newest first",
  rows: "sales",
  row: TillSaleRow,
  filters: {
    outletId: idOf<OutletId>().optional(),
    way: z.enum(saleWays).optional(),
    staffId: idOf<StaffId>().optional(),
    state: z.enum(["sold", "back"]).optional().meta({ description: "`back`: voided or refunded" }),
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "the number, the reference, or an item",
  sorts: ["-at", "at", "-paid", "paid"],
  extra: {
    /** Of all that the filters find. */
    paidSen: SenField.meta({ description: "of what did not go back" }),
    people: z.array(Person).meta({ description: "everybody who ever sold" }),
    outlets: z.array(z.object({ _id: idOf<OutletId>(), name: WordsField })),
  },
  csv: {
    name: "till-sales",
    columns: [
      "paperNo",
      "day",
      "time",
      "outlet",
      "person",
      "items",
      "way",
      "reference",
      "total",
      "tax",
      "rounding",
      "paid",
      "state",
      "reason",
    ],
  },
});

const ofSale = { ...till, params: idParams<TillSaleId>(), failures: ["NOT_FOUND"] } as const;

export const tillSaleRoute = defineRoute({
  ...ofSale,
  permission: mayLook,
  method: "GET",
  path: "/admin/api/till/sales/:_id",
  summary: "The receipt of a sale at the till",
  reply: TillReceipt,
});
export const tillReceiptPdfAddressRoute = defineRoute({
  ...ofSale,
  permission: mayLook,
  method: "GET",
  path: "/admin/api/till/sales/:_id/pdf-address",
  summary: "A short-lived link to the receipt as a PDF",
  query: LanguageQuery,
  reply: SignedAddress,
});
export const tillReceiptPdfRoute = defineFile({
  ...ofSale,
  scope: "none",
  failures: ["NOT_FOUND", "LINK_INVALID"],
  method: "GET",
  path: "/admin/api/till/sales/:_id/pdf",
  summary: "The receipt as a PDF, by signed link",
  query: SignedLanguageQuery,
  file: "application/pdf",
});
export const mailTillReceiptRoute = defineRoute({
  ...ofSale,
  permission: maySell,
  method: "POST",
  path: "/admin/api/till/sales/:_id/mail",
  summary: "Send the receipt of a sale to an e-mail address, which is not kept",
  idempotent: true,
  body: z.object({ email: Email, language: Language.default("en") }),
  reply: Done,
  status: 202,
});
export const takeBackSaleRoute = defineRoute({
  ...ofSale,
  permission: ["sales", "delete"],
  method: "POST",
  path: "/admin/api/till/sales/:_id/take-back",
  summary:
    "Give the money of a sale back, whole, with a reason: voided while its drawer is open (without cash, on its day), out of that drawer; refunded from then on, out of the drawer of who does it. What was paid on a phone goes back to the gateway or the wallet it came from",
  idempotent: true,
  body: z.object({
    as: z.enum(backKinds).meta({ description: "as it was shown; any other than it is now is refused" }),
    reason: text(saleTexts.reason).meta({ example: "Rung up twice" }),
  }),
  reply: z.object({ paidSen: SenField }),
  failures: ["NOT_FOUND", "WRONG_STATE", "NO_OPEN_DRAWER"],
});
