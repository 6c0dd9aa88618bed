import type { createDraftRoute } from "@pulau/contract/drafts.ts";
import type { blockPromoRoute, buyPromoRoute } from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type {
  claimVoucherRoute,
  giveVoucherRoute,
  printVoucherRoute,
  redeemVoucherRoute,
  VoucherReply,
  vouchersRoute,
} from "@pulau/contract/vouchers.ts";
import { faceOf } from "../../../../api/client.ts";

export const blockPromo = faceOf<typeof blockPromoRoute>({
  method: "POST",
  path: "/api/promo-code/block",
  scope: "user",
});
export const buyPromo = faceOf<typeof buyPromoRoute>({
  method: "POST",
  path: "/api/promo-code/buy",
  scope: "user",
  idempotent: true,
});
export const vouchers = faceOf<typeof vouchersRoute>({ method: "GET", path: "/api/voucher", scope: "user" });
export const claimVoucher = faceOf<typeof claimVoucherRoute>({
  method: "POST",
  path: "/api/voucher/claim",
  scope: "user",
});
export const redeemVoucher = faceOf<typeof redeemVoucherRoute>({
  method: "POST",
  path: "/api/voucher/redeem",
  scope: "user",
});
export const giveVoucher = faceOf<typeof giveVoucherRoute>({
  method: "POST",
  path: "/api/voucher/give/:_id",
  scope: "user",
});
export const printVoucher = faceOf<typeof printVoucherRoute>({
  method: "GET",
  path: "/api/voucher/print/:token",
  scope: "none",
});
export const createDraft = faceOf<typeof createDraftRoute>({
  method: "POST",
  path: "/api/draft-booking",
  scope: "userPortal",
});

export type Voucher = VoucherReply;
export type PrintedVoucher = Reply<typeof printVoucherRoute>;

/** What is out of date once a voucher has been spent, claimed or given. */
export const voucherPaths = [vouchers.path, "/api/wallet"] as const;
