import type { AccountId, PromoCodeId, VoucherId } from "@pulau/domain/ids.ts";
import { voidBalances, voucherStates } from "@pulau/domain/promotion/voucher.ts";
import { z } from "zod";
import {
  DayField,
  Done,
  Email,
  idOf,
  idParams,
  Language,
  LinkToken,
  Moment,
  SenField,
  text,
  WordsField,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { defineFile, defineRoute } from "./route.ts";
import { promoFailures } from "./shared-failures.ts";

const tag = "Vouchers";
export const VoucherStateField = z.enum(voucherStates);

/** For whom a voucher is a gift; on `sendOn` it goes to them by mail. */
export const GiftField = z.object({
  name: text(120),
  email: Email,
  message: z.string().trim().max(500, { error: "tooLong" }).default(""),
  /** Who gives it, as the mail shall say. */
  from: text(120),
  /** The recipient's language. */
  language: Language,
  sendOn: DayField.nullish().meta({ description: "today if left out" }),
  /** Whether the giver wants to print it too and hand it over: only then do they see its code. */
  byHand: z.boolean().default(false),
});
export type Gift = z.infer<typeof GiftField>;

const VoucherTermsField = z.object({
  packages: z.array(WordsField).meta({ description: "the packages it is valid for; empty for all" }),
  minSpendSen: SenField,
  stayFrom: DayField.nullable(),
  stayTo: DayField.nullable(),
});

export const VoucherReply = z.object({
  _id: idOf<VoucherId>(),
  code: z.string().meta({
    example: "TB-K7M4-XQRA",
    description: "masked for whoever gave it away, unless they hand it over themselves",
  }),
  name: WordsField,
  picture: z.string(),
  worthSen: SenField,
  leftSen: SenField,
  state: VoucherStateField,
  expiresOn: DayField,
  issuedAt: Moment,
  terms: VoucherTermsField,
  /** What putting it into the wallet credits; null for whoever was given it, and where nothing is left to put there. */
  walletSen: SenField.nullable(),
  /** Whether it is in this account; else it was given away from it. */
  mine: z.boolean(),
  /** For whom it is, for its owner and its giver. */
  gift: GiftField.omit({ sendOn: true }).extend({ sendOn: DayField, sentAt: Moment.nullable() }).nullable(),
  /** Opens its printable page, for whoever has it; null for whoever may not see its code. */
  token: z.string().nullable(),
});
export type VoucherReply = z.infer<typeof VoucherReply>;

const ownVouchers = {
  rows: "vouchers",
  row: VoucherReply,
  filters: { fetchAll: z.enum(["true", "false"]).default("false") },
} as const;

export const boughtPromoRoute = defineList({
  ...ownVouchers,
  path: "/api/promo-code/bought",
  scope: "user",
  tag: "Promotions",
  summary:
    "The account's purchased promo codes, gifts included, newest first; `fetchAll=true` returns all at once",
  sorts: ["-issuedAt", "issuedAt"],
});

export const vouchersRoute = defineList({
  ...ownVouchers,
  path: "/api/voucher",
  scope: "user",
  tag,
  summary: "The account's vouchers and those it gave away; those that can be spent come first",
  sorts: ["spendable", "-issuedAt", "expiresOn"],
});

export const voucherRoute = defineRoute({
  method: "GET",
  path: "/api/voucher/:_id",
  scope: "user",
  tag,
  summary: "One voucher that the caller has or gave away",
  params: idParams<VoucherId>(),
  reply: VoucherReply,
  failures: ["NOT_FOUND"],
});

const useFailures = [...promoFailures, "PROMO_GIVEN", "TOO_MANY_REQUESTS"] as const;
const ByCode = z.object({ code: text(40).meta({ example: "TB-K7M4-XQRA" }) });

export const claimVoucherRoute = defineRoute({
  method: "POST",
  path: "/api/voucher/claim",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Redeem a received voucher into the caller's account, by its code",
  body: ByCode,
  reply: VoucherReply,
  failures: useFailures,
});

export const redeemVoucherRoute = defineRoute({
  method: "POST",
  path: "/api/voucher/redeem",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Put the balance of a bought voucher into the wallet, once",
  body: ByCode,
  reply: z.object({ voucher: VoucherReply, amountSen: SenField, balanceSen: SenField }),
  failures: [...useFailures, "WALLET_OFF", "VOUCHER_IS_GIFT"],
});

export const giveVoucherRoute = defineRoute({
  method: "POST",
  path: "/api/voucher/give/:_id",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Give a voucher away: the recipient gets a new code by e-mail, and the old code stops working",
  params: idParams<VoucherId>(),
  body: GiftField,
  reply: VoucherReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const TokenParams = z.object({ token: LinkToken });

export const printVoucherRoute = defineRoute({
  method: "GET",
  path: "/api/voucher/print/:token",
  scope: "none",
  tag,
  summary: "A voucher for printing, for whoever has its link",
  params: TokenParams,
  reply: VoucherReply.pick({
    code: true,
    name: true,
    picture: true,
    worthSen: true,
    leftSen: true,
    state: true,
    expiresOn: true,
    terms: true,
  }).extend({
    gift: z
      .object({ name: z.string(), from: z.string(), message: z.string(), language: Language })
      .nullable(),
  }),
  failures: ["LINK_INVALID"],
});

export const voucherPdfRoute = defineFile({
  method: "GET",
  path: "/api/voucher/print/:token/pdf",
  scope: "none",
  tag,
  summary: "The voucher as a PDF, in `language` or the recipient's language",
  params: TokenParams,
  query: z.object({ language: Language.optional() }),
  file: "application/pdf",
  failures: ["LINK_INVALID"],
});

const VoidBalanceField = z.enum(voidBalances, { error: "required" });

export const StaffVoucherReply = VoucherReply.omit({
  mine: true,
  walletSen: true,
  token: true,
  terms: true,
}).extend({
  promoCodeId: idOf<PromoCodeId>(),
  purchaseNo: z.string(),
  buyer: z.object({ accountId: idOf<AccountId>(), name: z.string(), email: z.string() }),
  ownerName: z.string().nullable(),
  voidReason: z.string().nullable(),
  voidBalance: VoidBalanceField.nullable().meta({
    description: "what happened to the balance of a void one",
  }),
});

export const staffVouchersRoute = defineList({
  path: "/admin/api/voucher",
  scope: "staff",
  permission: ["posts", "read"],
  tag,
  summary:
    "Issued vouchers, newest first. The code of a gift not yet redeemed is masked, and is found only by the whole code",
  rows: "vouchers",
  row: StaffVoucherReply,
  filters: { state: VoucherStateField.optional() },
  search: "code, buyer, recipient, number of the purchase",
  sorts: ["-issuedAt", "issuedAt", "expiresOn", "-expiresOn", "-left"],
  csv: {
    columns: [
      "code",
      "promoName",
      "status",
      "worth",
      "left",
      "expiresOn",
      "at",
      "purchaseNo",
      "buyer",
      "email",
      "owner",
      "recipient",
      "reason",
      "id",
    ],
  },
});

export const voidVoucherRoute = defineRoute({
  method: "POST",
  path: "/admin/api/voucher/:_id/void",
  scope: "staff",
  permission: ["posts", "delete"],
  alsoPermission: ["payments", "delete"],
  tag,
  summary: "Void a voucher, with a reason and what happens to its balance",
  params: idParams<VoucherId>(),
  body: z.object({
    reason: text(300),
    balance: VoidBalanceField.meta({
      description:
        "`buyer`: credited to the buyer's wallet at what was paid for it; `income`: kept by the resort. Later refunds to the voucher are treated the same way",
    }),
  }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
