import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { blockPromoRoute, buyPromoRoute } from "@pulau/contract/promo-purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  claimVoucherRoute,
  giveVoucherRoute,
  printVoucherRoute,
  redeemVoucherRoute,
  type VoucherReply,
  vouchersRoute,
} from "@pulau/contract/vouchers.ts";
import { faceOf } from "../../../../api/client.ts";

export const blockPromo = faceOf(blockPromoRoute);
export const buyPromo = faceOf(buyPromoRoute);
export const vouchers = faceOf(vouchersRoute);
export const claimVoucher = faceOf(claimVoucherRoute);
export const redeemVoucher = faceOf(redeemVoucherRoute);
export const giveVoucher = faceOf(giveVoucherRoute);
export const printVoucher = faceOf(printVoucherRoute);
export const createDraft = faceOf(createDraftRoute);

export type Voucher = VoucherReply;
export type PrintedVoucher = Reply<typeof printVoucherRoute>;

/** What is out of date once a voucher has been spent, claimed or given. */
export const voucherPaths = [vouchers.path, "/api/wallet"] as const;
