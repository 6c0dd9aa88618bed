import { packagesRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  addPromoCodeRoute,
  changePromoCodeRoute,
  endPromoCodeRoute,
  endPromoCodesRoute,
  orderPromoCodesRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/staff-promo-codes.ts";
import { staffVouchersRoute, voidVoucherRoute } from "@pulau/contract/vouchers.ts";
import { faceOf } from "../../../api/client.ts";

export const promoCodes = faceOf(staffPromoCodesRoute);
export const addPromoCode = faceOf(addPromoCodeRoute);
export const changePromoCode = faceOf(changePromoCodeRoute);
export const endPromoCodes = faceOf(endPromoCodesRoute);
export const endPromoCode = faceOf(endPromoCodeRoute);
export const orderPromoCodes = faceOf(orderPromoCodesRoute);
export const vouchers = faceOf(staffVouchersRoute);
export const voidVoucher = faceOf(voidVoucherRoute);
export const packages = faceOf(packagesRoute);

export type Promo = Reply<typeof staffPromoCodesRoute>["promoCodes"][number];
export type Voucher = Reply<typeof staffVouchersRoute>["vouchers"][number];
