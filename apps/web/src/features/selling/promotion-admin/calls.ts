import type { packagesRoute } from "@pulau/contract/catalogue.ts";
import type {
  addPromoCodeRoute,
  changePromoCodeRoute,
  endPromoCodeRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { staffVouchersRoute, voidVoucherRoute } from "@pulau/contract/vouchers.ts";
import { faceOf } from "../../../api/client.ts";

export const promoCodes = faceOf<typeof staffPromoCodesRoute>({
  method: "GET",
  path: "/admin/api/promo-code",
  scope: "staff",
});
export const addPromoCode = faceOf<typeof addPromoCodeRoute>({
  method: "POST",
  path: "/admin/api/promo-code",
  scope: "staff",
});
export const changePromoCode = faceOf<typeof changePromoCodeRoute>({
  method: "PUT",
  path: "/admin/api/promo-code/:_id",
  scope: "staff",
});
export const endPromoCode = faceOf<typeof endPromoCodeRoute>({
  method: "DELETE",
  path: "/admin/api/promo-code/:_id",
  scope: "staff",
});
export const vouchers = faceOf<typeof staffVouchersRoute>({
  method: "GET",
  path: "/admin/api/voucher",
  scope: "staff",
});
export const voidVoucher = faceOf<typeof voidVoucherRoute>({
  method: "POST",
  path: "/admin/api/voucher/:_id/void",
  scope: "staff",
});
export const packages = faceOf<typeof packagesRoute>({ method: "GET", path: "/api/package", scope: "none" });

export type Promo = Reply<typeof staffPromoCodesRoute>["promoCodes"][number];
export type Voucher = Reply<typeof staffVouchersRoute>["vouchers"][number];
