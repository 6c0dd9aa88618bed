import type { staffFileAddressRoute } from "@pulau/contract/files.ts";
import type {
  endNeedRoute,
  NeedItem,
  needsPersonRoute,
  paymentsCsvAddressRoute,
  paymentsRoute,
} from "@pulau/contract/money-desk.ts";
import type {
  enterPaymentRoute,
  refuseSlipRoute,
  verifySlipRoute,
  voidTransactionRoute,
} from "@pulau/contract/offline-payments.ts";
import type {
  refundAgainRoute,
  refundByHandRoute,
  refundOptionsRoute,
  refundRoute,
  refundToWalletRoute,
} from "@pulau/contract/refunds.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { StaffWholeBookingRoute } from "@pulau/contract/staff.ts";
import { faceOf } from "../../../api/client.ts";

const staff = { scope: "staff" } as const;

export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const booking = faceOf<StaffWholeBookingRoute>({
  ...staff,
  method: "GET",
  path: "/admin/api/reservations/info/:_id",
});
export const needs = faceOf<typeof needsPersonRoute>({
  ...staff,
  method: "GET",
  path: "/admin/api/needs-person",
});
export const endNeed = faceOf<typeof endNeedRoute>({
  ...staff,
  method: "PUT",
  path: "/admin/api/needs-person/:_id",
});
export const fileAddress = faceOf<typeof staffFileAddressRoute>({
  ...staff,
  method: "GET",
  path: "/admin/api/file/:_id/address",
});
export const verifySlip = faceOf<typeof verifySlipRoute>({
  ...staff,
  method: "PUT",
  path: "/admin/api/offline-payment/verify/:_id",
});
export const refuseSlip = faceOf<typeof refuseSlipRoute>({
  ...staff,
  method: "PUT",
  path: "/admin/api/offline-payment/refuse/:_id",
});
export const enterPayment = faceOf<typeof enterPaymentRoute>({
  ...staff,
  method: "POST",
  path: "/admin/api/offline-payment/:_id",
  idempotent: true,
});
export const voidTransaction = faceOf<typeof voidTransactionRoute>({
  ...staff,
  method: "DELETE",
  path: "/admin/api/reservations/transaction/:_id/:tansId",
});
export const refundOptions = faceOf<typeof refundOptionsRoute>({
  ...staff,
  method: "GET",
  path: "/admin/api/refund/:_id",
});
export const refund = faceOf<typeof refundRoute>({
  ...staff,
  method: "POST",
  path: "/admin/api/refund/:_id",
  idempotent: true,
});
export const refundByHand = faceOf<typeof refundByHandRoute>({
  ...staff,
  method: "PUT",
  path: "/admin/api/refund/by-hand/:_id",
});
export const refundToWallet = faceOf<typeof refundToWalletRoute>({
  ...staff,
  method: "PUT",
  path: "/admin/api/refund/to-wallet/:_id",
});
export const refundAgain = faceOf<typeof refundAgainRoute>({
  ...staff,
  method: "PUT",
  path: "/admin/api/refund/again/:_id",
});
export const payments = faceOf<typeof paymentsRoute>({
  ...staff,
  method: "GET",
  path: "/admin/api/payments",
});
export const paymentsCsvAddress = faceOf<typeof paymentsCsvAddressRoute>({
  ...staff,
  method: "GET",
  path: "/admin/api/payments/csv-address",
});

/** What is out of date once money has moved. */
export const moneyPaths = [
  needs.path,
  payments.path,
  refundOptions.path,
  booking.path,
  "/admin/api/front-desk/today",
  "/admin/api/reservations",
] as const;

export type { NeedItem };
export type Way = NeedItem["ways"][number];
export type Booking = Reply<StaffWholeBookingRoute>;
export type RefundOptions = Reply<typeof refundOptionsRoute>;
export type Payments = Reply<typeof paymentsRoute>;
