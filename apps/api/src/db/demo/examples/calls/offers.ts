import { agent, type Examples, fact, mailed, placesAt, words } from "../example.ts";

const event = {
  name: words("Squid by lantern", "Mencandat sotong", "灯下钓鱿鱼"),
  description: words("Two hours on the boat.", "Dua jam di atas bot.", "乘船两小时。"),
  place: words("Main jetty", "Jeti utama", "主码头"),
  startsAt: "20:00",
  day: fact("checkOut"),
  saleUntil: fact("checkIn"),
  adultSen: 9_000,
  childSen: 4_500,
  capacity: 20,
};

const promoPackage = {
  optionId: fact("promoOption"),
  name: words("Two nights ahead", "Dua malam awal", "预购两晚"),
  description: words("Buy now, choose later.", "Beli dahulu, pilih kemudian.", "先购买，后选日期。"),
  per: "pax",
  depositSen: 5_000,
  paxMax: 2,
  nosToSell: 50,
  saleFrom: fact("today"),
  expiresAfterDays: 365,
};

/** What vouchers, packages sold ahead and events are tried with. */
export const offersCalls: Examples = {
  "PUT /admin/api/promo-code/:_id": { body: { code: "STAFF25" } },
  "GET /promo-code-by-code/:code": { params: { code: "HELLO50" } },
  "GET /api/promo-code-by-code/:code": { params: { code: "HELLO50" } },
  "POST /api/promo-code/block": { body: { promoCodeId: fact("promoCode"), count: 1 } },
  "DELETE /api/promo-code/block/:_id": { needs: "the `_id` of a block" },
  "POST /api/promo-code/buy": { body: { promoCodeId: fact("promoCode"), count: 1 } },
  "POST /api/promo-code/book": { body: { draftId: fact("draft"), code: "HELLO50" } },
  "POST /api/voucher/claim": { ...agent, body: { code: fact("giftCode") } },
  "POST /api/voucher/redeem": { body: { code: fact("voucherCode") } },
  "POST /api/voucher/give/:_id": {
    ...agent,
    body: { name: "Mei Ling", email: "meiling@example.com", from: "Aisyah Rahman", language: "cn" },
  },
  "GET /api/voucher/print/:token": mailed,
  "GET /api/voucher/print/:token/pdf": mailed,
  "POST /admin/api/voucher/:_id/void": { body: { balance: "buyer", reason: "Bought twice" } },
  "POST /api/promo-package/buy": { body: { promoPackageId: fact("promoPackage"), count: 1 } },
  "POST /admin/api/promo-package": { body: promoPackage },
  "PUT /admin/api/promo-package/:_id": { body: { ...promoPackage, paxMax: 4, nosToSell: 200 } },
  "POST /api/event/vacancy": { body: { eventId: fact("event"), count: 2 } },
  "POST /api/event/buy": placesAt,
  "GET /api/event/user/:id": { params: { id: fact("guest") } },
  "DELETE /api/event/tickets/:_id": { query: { to: "wallet" } },
  "POST /admin/api/event": { body: event },
  "PUT /admin/api/event/:_id": { body: { ...event, capacity: 200 } },
  "POST /admin/api/event/:_id/cancel": { body: { note: "The sea is too rough" } },
};
