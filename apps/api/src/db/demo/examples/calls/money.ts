import {
  agent,
  type Examples,
  type FromDemo,
  fact,
  mailed,
  onBothSides,
  own,
  placesAt,
  sealed,
} from "../example.ts";

const buyer = { body: { tin: "C2584563222" } };
const rates = { body: { text: (({ today }) => `ratedOn,rate\n${today},3.27`) satisfies FromDemo } };
const atStaff = { needs: "a refund that waits for staff" } as const;
const fiuu = { params: { service: "fiuu" } } as const;
const scanned = { needs: "the token of the code that a till shows" } as const;
const unpaid = { needs: "a purchase that is not paid yet" } as const;

/** What payments, wallets, papers and currencies are tried with. */
export const moneyCalls: Examples = {
  ...onBothSides({
    "GET /invoice/:_id/pdf": sealed,
    "GET /papers/:_id/pdf": sealed,
    "GET /receipt/:_id/pdf": sealed,
  }),
  "POST /api/wallet/payout": own,
  "PUT /api/bank-details": own,
  "PUT /admin/api/refund/by-hand/:_id": atStaff,
  "PUT /admin/api/refund/to-wallet/:_id": atStaff,
  "PUT /admin/api/refund/again/:_id": atStaff,
  "DELETE /api/purchase/:_id": unpaid,
  "GET /api/offline-payment/:_id": agent,
  "POST /api/offline-payment/:_id": { ...agent, needs: "a slip that was uploaded before" },
  "GET /api/payment/options/:_id": agent,
  "POST /api/payment/start": {
    ...agent,
    body: { bookingId: fact("awaiting"), part: "full", gateway: "sandbox" },
  },
  "POST /api/wallet/pay": { ...agent, body: { bookingId: fact("owing"), part: "balance" } },
  "POST /api/payment/callback/:gateway/:flow": { needs: "a body that the gateway has signed" },
  "POST /api/wallet/pay-purchase": unpaid,
  "POST /admin/api/offline-payment/:_id": {
    body: { way: "cash", amountSen: 10_000, paidOn: fact("today"), note: "Paid at the jetty" },
  },
  "GET /admin/api/shifts/takings": { query: { from: fact("today"), to: fact("today") } },
  "POST /admin/api/shifts": {
    body: { drawer: 3, floatSen: 30_000 },
    needs: "that you have no drawer open",
  },
  "POST /admin/api/shifts/:_id/drop": { body: { amountSen: 5_000, note: "" } },
  "POST /admin/api/shifts/:_id/pay-out": { body: { amountSen: 1_000, note: "Ice for the bar" } },
  "POST /admin/api/shifts/:_id/close": {
    body: { count: { 5000: 4, 1000: 9, 50: 3 }, expectedSen: 29_150, reason: "", handOver: "" },
    needs: "a count of your drawer, and what it should hold",
  },
  "PUT /admin/api/offline-payment/verify/:_id": { body: { amountSen: 10_000 } },
  "DELETE /admin/api/reservations/transaction/:_id/:tansId": { params: { tansId: fact("offlinePaid") } },
  "DELETE /admin/api/reservations/transaction/:_id": {
    query: { tansId: fact("offlinePaid") },
  },
  "POST /admin/api/refund/:_id": {
    body: { amountSen: 5_000, to: "wallet", reason: "No boat for an hour" },
  },
  "PUT /admin/api/needs-person/:_id": { body: { way: "tickOff", note: "Sorted out by phone" } },
  "GET /admin/api/payments/csv": sealed,
  "GET /admin/api/till/sales/:_id/pdf": sealed,
  "GET /admin/api/room-deposits/:_id/pdf": sealed,
  "PUT /admin/api/reservations/payment-status/:_id": { body: { paymentStatus: "failed" } },
  "GET /api/payment/banks/:gateway": {
    params: { gateway: "billplz" },
    needs: "a gateway that lists banks",
  },
  "PUT /admin/api/gateways": { body: { gateways: [{ id: "sandbox", active: true }] } },
  // Guests are not offered it until staff switch it on, so that nobody is led to a shop that there isn't.
  "GET /admin/api/service-keys/:service": fiuu,
  "PUT /admin/api/service-keys/:service": {
    ...fiuu,
    body: {
      ...own.body,
      values: {
        FIUU_MERCHANT_ID: "telukbiru_Dev",
        FIUU_VERIFY_KEY: "a-verify-key",
        FIUU_SECRET_KEY: "a-secret-key",
        FIUU_SANDBOX: "1",
      },
    },
  },
  "POST /admin/api/service-keys/:service/remove": { ...fiuu, ...own },
  "POST /admin/api/service-keys/:service/forget-earlier": { ...fiuu, ...own },
  "POST /admin/api/gateways/:service/try": {
    params: { service: "stripe" },
    needs: "a gateway whose keys are set",
  },
  "GET /admin/api/papers": { query: { month: fact("soldMonth") } },
  "GET /admin/api/e-invoice/consolidated": { query: { month: fact("soldMonth") } },
  "GET /admin/api/e-invoice/self-billed/:_id": { query: { month: fact("earnedMonth") } },
  "POST /api/wallet/pay-promo-code": { body: { purchaseId: fact("openVouchers") } },
  "GET /api/pay/till/:token": scanned,
  "POST /api/pay/till/:token": { ...scanned, body: { gateway: "sandbox" } },
  "POST /api/pay/till/:token/wallet": { ...scanned, body: { agreedSen: 1_961 } },
  "GET /api/pay/:token": mailed,
  "GET /api/pay/group/:token": mailed,
  "POST /api/pay/group/:token": {
    ...mailed,
    body: { part: "deposit", agreedSen: 50_000, gateway: "sandbox" },
  },
  "POST /api/pay/:token": { ...mailed, body: { part: "balance", gateway: "sandbox" } },
  "POST /api/wallet/top-up": { body: { amountSen: 20_000 } },
  "POST /api/wallet/pay-promo-package": { body: { promoPackageId: fact("promoPackage"), count: 1 } },
  "POST /api/wallet/pay-event": placesAt,
  "PUT /api/e-invoice/account": { ...agent, ...buyer },
  "PUT /api/e-invoice/:_id": buyer,
  "PUT /api/purchase/:_id/e-invoice": buyer,
  "GET /admin/api/papers/csv/:month": sealed,
  "GET /api/papers/:_id/e-invoice-address": {
    needs: "a paper of a booking that an e-Invoice was asked for",
  },
  "GET /api/papers/:_id/e-invoice": sealed,
  "GET /admin/api/e-invoice/:_id/file": sealed,
  "GET /admin/api/e-invoice/consolidated/:month/:kind/:part": sealed,
  "GET /admin/api/e-invoice/self-billed/:_id/:month/:kind/:part": sealed,
  "POST /admin/api/currency": {
    body: {
      code: "NZD",
      name: "New Zealand dollar",
      symbol: "NZ$",
      ringgitPerForeign: "2.56",
      ratedOn: fact("today"),
    },
  },
  "POST /admin/api/currency/:_id/rates": { body: { ratedOn: fact("today"), ringgitPerForeign: "3.27" } },
  "POST /admin/api/currency/:_id/rates/import": rates,
  "POST /admin/api/currency/:_id/rates/import/check": rates,
  "POST /admin/api/currency/import": { needs: "Bank Negara’s interface to be reached" },
};
