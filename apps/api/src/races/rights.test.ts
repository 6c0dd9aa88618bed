import { randomUUID } from "node:crypto";
import { loginRoute } from "@pulau/contract/accounts.ts";
import { payEventRoute } from "@pulau/contract/events.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { requestPayoutRoute } from "@pulau/contract/payouts.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMember, createStaff, testPassword } from "../modules/people/accounts/test-people.ts";
import { staffWith } from "../modules/people/accounts/test-staff.ts";
import { guestsOf, makeEvent } from "../modules/selling/events/test-event.ts";
import { buyVouchers, cashPromo, once } from "../modules/selling/vouchers/test-vouchers.ts";
import { exampleOf } from "../plugins/openapi/example.ts";
import { jsonSchemaOf } from "../plugins/openapi/json-schema.ts";
import { Caller } from "./caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { openStage, type Stage } from "./one-server.ts";
import { staffCaller } from "./staff.ts";

/** Rights of every mounted call, taken from the routes themselves: a new call is in here by being mounted. */

const all = { read: true, write: true, create: true, delete: true };
let stage: Stage;
let app: FastifyInstance;
let routes: readonly RouteDefinition[];
/** Things of the owner's that nobody else may reach, by what they are. */
let owned: Record<string, string>;
let owner: Caller;
let strangers: Record<"member" | "agency" | "anonymous", Caller>;
let viewer: Caller;
let powerless: Caller;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 90 });
  app = stage.app;
  routes = app.mounting.routes;
  owner = (await memberWithWallet(stage, 100_000_00)).member;
  owned = { ...(await possessionsOf(owner)), ...(await moneyOf(owner)) };
  strangers = {
    member: (await memberWithWallet(stage, 100)).member,
    agency: await memberOf("agency"),
    anonymous: await newGuest(stage.urls),
  };
  viewer = await memberOf("guest", "viewer");
  powerless = await staffWithoutRights();
});
afterAll(() => stage.close());

async function possessionsOf(guest: Caller) {
  const draft = await mustHold(guest, stayOf(stage.resort, { inDays: 10 }));
  const waiting = await mustSubmit(guest, stayOf(stage.resort, { inDays: 20 }));
  const paid = await mustSubmit(guest, stayOf(stage.resort, { inDays: 30 }));
  const body = { bookingId: paid._id, part: "full" as const };
  const { paymentId } = await guest.must(payFromWalletRoute, { body }, once());
  return { draft: draft._id, preBooking: waiting._id, booking: paid._id, payment: paymentId };
}

/** What an account has beside its stays, and whatever has money in it. */
async function moneyOf(guest: Caller) {
  const topUp = await guest.must(topUpRoute, { body: { amountSen: 20_000 } }, once());
  const bank = { accountName: "Mei Ling", bank: "maybank", bankName: "", swift: "MBBEMYKL" };
  const payout = await guest.must(
    requestPayoutRoute,
    { body: { amountSen: 25_000, ...bank, accountNumber: "512345678901", password: testPassword } },
    once(),
  );
  const eventId = await makeEvent(stage.base.db, stage.resort, {});
  const places = await guest.must(payEventRoute, { body: { eventId, guests: guestsOf(1) } }, once());
  await stage.jobs["fulfil-purchase"](places);
  const { desk } = await staffCaller(stage, { posts: all });
  const promo = await cashPromo(desk);
  const { vouchers } = await buyVouchers(stage, guest, { promoCodeId: promo._id });
  const { rows } = await stage.base.pool.query(
    `INSERT INTO stored_file (owner_id, name, media_type, bytes, storage_key, created_at)
     SELECT account_id, 'slip.png', 'image/png', 1, 'none', now() FROM payout WHERE id = $1 RETURNING id`,
    [payout._id],
  );
  return {
    ...{ purchase: topUp._id, payout: payout._id, places: places.purchaseId },
    ...{ voucher: vouchers[0]?._id ?? "", file: String(rows[0].id) },
  };
}

async function memberOf(kind: "guest" | "agency", role: "admin" | "viewer" = "admin"): Promise<Caller> {
  const person = await createMember(stage.base.db, { role });
  await stage.base.pool.query("UPDATE account SET kind = $1 WHERE id = $2", [kind, person.accountId]);
  const caller = new Caller(stage.urls);
  const { accessToken } = await caller.must(loginRoute, {
    body: { email: person.email, password: testPassword },
  });
  caller.token = accessToken;
  return caller;
}

async function staffWithoutRights(): Promise<Caller> {
  const person = await createStaff(stage.base.db, {});
  const caller = new Caller(stage.urls);
  const { accessToken } = await caller.must(staffLoginRoute, {
    body: { email: person.email, password: testPassword },
  });
  caller.token = accessToken;
  return caller;
}

const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;
const signedIn = () => routes.filter(({ scope }) => scope !== "none");

/** Sends a call with a plain example of its input; every id in it is `id`, and no running number is anybody's. */
function send(route: RouteDefinition, caller: Pick<Caller, "token"> | null, id: string = randomUUID()) {
  const withId = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value ?? null)
        .replaceAll(exampleId, id)
        .replaceAll(/"id":\d+/g, '"id":999999'),
    );
  const exampleOfPart = (part: "params" | "query" | "body") =>
    route[part] ? withId(exampleOf(jsonSchemaOf(route[part], "input"), { unknown: "text" })) : undefined;
  const params = (exampleOfPart("params") ?? {}) as Record<string, string>;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries((exampleOfPart("query") ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)]);
  const body = exampleOfPart("body");
  return app.inject({
    method: route.method,
    url: `${path}?${new URLSearchParams(query)}`,
    headers: {
      ...(caller && { authorization: `Bearer ${caller.token}` }),
      ...(route.idempotent && { "idempotency-key": randomUUID() }),
      ...(route.versioned && { "if-match": "*" }),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}
const exampleId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";

async function statusesOf(
  which: readonly RouteDefinition[],
  call: (route: RouteDefinition) => Promise<{ readonly statusCode: number }>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const route of which) found[nameOf(route)] = (await call(route)).statusCode;
  return found;
}
const others = (found: Record<string, number>, ...fine: number[]) =>
  Object.entries(found).filter(([, status]) => !fine.includes(status));

describe("every call that is not for everybody", () => {
  it("answers 401 to somebody without a token", async () => {
    expect(signedIn().length).toBeGreaterThan(40);
    const found = await statusesOf(signedIn(), (route) => send(route, null));
    expect(others(found, 401)).toEqual([]);
  });

  it("opens no staff call to a portal token, and no portal call to a staff token", async () => {
    const found = await statusesOf(signedIn(), (route) =>
      send(route, route.scope === "staff" ? owner : powerless),
    );
    expect(others(found, 401, 403)).toEqual([]);
  });

  it("answers 403 to staff whose matrix does not permit it", async () => {
    const limited = routes.filter(({ scope, permission }) => scope === "staff" && permission);
    const found = await statusesOf(limited, (route) => send(route, powerless));
    expect(others(found, 403)).toEqual([]);
  });

  it("answers 403 to a viewer where only others may", async () => {
    const limited = routes.filter(
      ({ roles, scope }) => scope !== "staff" && roles && !roles.includes("viewer"),
    );
    const found = await statusesOf(limited, (route) => send(route, viewer));
    expect(others(found, 403)).toEqual([]);
  });

  it("is for agencies where it says so", async () => {
    const agents = routes.filter(({ scope }) => scope === "agent");
    const found = await statusesOf(agents, (route) => send(route, strangers.member));
    expect(others(found, 403)).toEqual([]);
  });
});

describe.each(sampleRoles)("staff whose role is $name", ({ permissions }) => {
  it("are answered 403 exactly where their matrix says so, and never with a failure of ours", async () => {
    const { caller } = await staffWith(stage, permissions);
    const has = (wanted: RouteDefinition["permission"]) =>
      wanted === undefined || may(permissions, ...wanted);
    const wrong: unknown[] = [];
    for (const route of routes.filter(({ scope }) => scope === "staff")) {
      const { permission, orPermission, alsoPermission } = route;
      const allowed =
        (has(permission) || (orPermission !== undefined && has(orPermission))) && has(alsoPermission);
      // One stays open for as long as somebody listens, the other asks Bank Negara.
      if (allowed && (route.event || nameOf(route) === "POST /admin/api/currency/import")) continue;
      const answer = await send(route, caller);
      const code: unknown = answer.statusCode >= 400 ? answer.json().code : null;
      const letIn = code !== "NOT_ALLOWED";
      // A wrong password is a 401 as well; a session that ended is not what is looked at here.
      if (answer.statusCode >= 500 || code === "NOT_SIGNED_IN" || letIn !== allowed)
        wrong.push([nameOf(route), answer.statusCode, code]);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

/**
 * Calls of the portal that name something by its id in the address. A link's token is a right of its own, and no id; the
 * name of a list is the same for everybody.
 */
const byId = () =>
  routes.filter(
    ({ scope, params, path }) =>
      scope !== "none" && scope !== "staff" && params !== undefined && !/:(token|name)\b/.test(path),
  );

describe("somebody else's id", () => {
  it.each(["member", "agency", "anonymous"] as const)("is not found by another %s", async (who) => {
    const wrong: unknown[] = [];
    for (const [what, id] of Object.entries(owned)) {
      const found = await statusesOf(byId(), (route) => send(route, strangers[who], id));
      // 401 and 403: not for such callers at all. 400: the example lacks something that is looked at before.
      wrong.push(...others(found, 404, 401, 403, 400).map((other) => [what, ...other]));
    }
    expect(wrong).toEqual([]);
  });

  it("is refused for what it is, not for a mistake in the example", async () => {
    const found = await statusesOf(byId(), (route) => send(route, strangers.member, owned.booking));
    expect(others(found, 404, 401, 403)).toEqual([]);
  });
});
