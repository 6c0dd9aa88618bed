import type { FastifyInstance, HTTPMethods } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { readSettings } from "../settings.ts";
import { createLogger } from "./logging.ts";
import { exampleOf } from "./openapi/example.ts";
import { jsonSchemaOf } from "./openapi/json-schema.ts";

/** Calls that others were promised, to the path. A call that moves breaks somebody's program. */
const promised = `
GET /api/currency
POST /api/authenticate/login/user
POST /api/auth/login
POST /api/auth/register
GET /api/customer/:_id
PUT /api/customer/:_id
GET /api/profile/:_id
PUT /api/profile/:_id
POST /api/customer/pass-update
GET /api/reservations
POST /api/reservations
GET /api/reservations/info/:_id
GET /api/reservations/booking-json/:_id
PUT /api/reservations/booking-json/:_id
GET /api/reservations/get-payments
GET /api/reservations/completed-booking
GET /api/reservations/completed-booking/checkedIn
GET /api/reservations/summary/:_id
GET /api/reservations/rates/:_id
GET /api/reservations/payment-status/:_id
GET /api/reservations/exclude-charge/:_id
PUT /api/reservations/:_id
POST /api/reservations/edit
PUT /api/reservations/transportation/:_id
PUT /api/reservations/included-transportation/:_id
PUT /api/reservations/transportation-notes/:_id/:transId
PUT /api/reservations/notes/:_id
PUT /api/reservations/notes/:_id/:transId
POST /api/reservations/by-room
DELETE /api/reservations/cancel/:_id
POST /api/pre-reservation
GET /api/pre-reservation/:_id
GET /api/pre-reservation/booking-json/:_id
PUT /api/pre-reservation/booking-json/:_id
POST /api/referral-click
GET /api/package
GET /api/package/info/:_id
POST /api/package/discount/:_id
GET /api/package/all
GET /api/package/all-available
GET /api/package/option/:packageId
GET /api/package/period/:_id
POST /api/package/additional
GET /api/influencer-package/:_id/:agentId
GET /api/agent-info
GET /api/agent-info/bank-details
PUT /api/agent-info/bank-details
POST /api/room-types
POST /api/room-numbers
POST /api/rooms-availability
POST /api/auto-select-room
POST /api/unblocked-room
POST /api/room-type-bed-combos
POST /api/room-block/:_id
DELETE /api/room-block/:_id
PUT /api/room-block/:_id/extend
GET /api/room-timer/:_id
POST /api/add-on/included
POST /api/add-on/category
GET /api/add-on
GET /api/additional-charge
GET /api/surcharge
GET /api/surcharge/calendar
GET /api/pax-type-setting
GET /api/lead-sources
POST /api/booking-enquiry
GET /api/transportation/start-points
GET /api/transportation/end-points/:_id
GET /api/transportation/excluded-boats
POST /api/upload
GET /api/offline-payment/:_id
POST /api/offline-payment/:_id
POST /admin/api/offline-payment/:_id
DELETE /admin/api/reservations/transaction/:_id/:tansId
POST /admin/api/upload
GET /api/invoice/:_id
GET /api/wallet
POST /api/wallet/pay
POST /api/wallet/pay-promo-package
POST /api/wallet/pay-event
POST /api/wallet/pay-purchase
POST /api/wallet/top-up
GET /api/wallet/transactions
GET /api/e-wallet-setting
DELETE /api/wallet/payout/:_id
GET /api/payment/options/:_id
POST /api/payment/start
GET /api/payment/gateways
GET /api/promo-package
GET /api/promo-package/:_id
GET /api/promo-package/periods/:_id
GET /api/promo-package/user/bought
POST /api/promo-package/buy
GET /api/event/user/:id
POST /api/event/vacancy
POST /api/event/buy
GET /web/events
GET /api/web/events
GET /api/offline-payment/:_id
POST /api/offline-payment/:_id
GET /api/bank-details
PUT /api/bank-details
GET /api/receipt/:_id
POST /api/voucher/redeem
POST /api/voucher/claim
POST /upload
POST /api/upload
GET /api/promo-code
GET /api/promo-code/:_id
GET /api/promo-code/bought
POST /api/promo-code/block
POST /api/promo-code/buy
POST /api/promo-code/book
GET /promo-code-by-code/:code
GET /api/promo-code-by-code/:code
DELETE /api/promo-code/block/:_id
GET /api/promotions
GET /api/voucher
POST /api/wallet/pay-promo-code
GET /api/wallet/commissions
GET /api/rewards/settings
GET /api/social-share
GET /api/social-share/modal
GET /api/wallet-setting
GET /api/wallet/payout
POST /api/wallet/payout
PUT /admin/api/reservations/payment-status/:_id
DELETE /admin/api/reservations/transaction/:_id
DELETE /admin/api/reservations/transaction/:_id/:tansId
POST /admin/api/offline-payment/:_id
PUT /admin/api/offline-payment/verify/:_id
PUT /admin/api/offline-payment/refuse/:_id
POST /admin/api/refund/:_id
GET /admin/api/needs-person
GET /admin/api/payout
POST /admin/api/payout/:_id/approve
POST /admin/api/payout/:_id/paid
POST /admin/api/payout/:_id/reject
GET /admin/api/rewards/settings
PUT /admin/api/rewards/settings
GET /admin/api/invoice/:_id
POST /admin/upload
POST /admin/api/upload
GET /admin/api/room-type
POST /admin/api/room-type
PUT /admin/api/room-type/:_id
DELETE /admin/api/room-type/:_id
PUT /admin/api/room-type/priority
GET /admin/api/room-code-availability/:code
GET /admin/api/rooms-by-room-types
GET /admin/api/reservation-per-period
GET /admin/api/occupancy
`
  .trim()
  .split("\n");

/** The staff's eight lists, each with its six calls. */
const eightLists = [
  ...["usersList", "departmentsList", "rolesList", "buildingsList"],
  ...["bedsList", "amenitiesList", "roomTypesList", "roomNumbersList"],
].flatMap((list) => [
  ...["initial-data", "data"].map((call) => `GET /admin/api/${list}/${call}`),
  ...["add-data", "update-data", "delete-data", "delete-selected"].map(
    (call) => `POST /admin/api/${list}/${call}`,
  ),
]);

let base: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  base = await createTestDatabase();
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

it("serves every promised call at its path, with or without a slash at the end", async () => {
  const isServed = (call: string) => {
    const [method = "", url = ""] = call.split(" ");
    return app.hasRoute({ method: method as HTTPMethods, url });
  };
  expect([...promised, ...eightLists].filter((call) => !isServed(call))).toEqual([]);
  const slashed = await app.inject({ method: "GET", url: "/api/reservations/" });
  expect(slashed.statusCode).toBe(401);
});

it("shows for every call an example that the call takes", () => {
  const wrong = app.mounting.routes.flatMap((route) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = route[part];
      const parsed = schema?.safeParse(exampleOf(jsonSchemaOf(schema, "input"), { unknown: "text" }));
      return parsed === undefined || parsed.success
        ? []
        : parsed.error.issues.map(({ path, message }) => [
            route.method,
            route.path,
            part,
            path.join("."),
            message,
          ]);
    }),
  );
  expect(wrong).toEqual([]);
});
