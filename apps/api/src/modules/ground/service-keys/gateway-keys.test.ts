import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { gatewayListRoute, offeredGatewaysRoute } from "@pulau/contract/gateways.ts";
import { paymentStatusRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import {
  forgetEarlierKeysRoute,
  removeServiceKeysRoute,
  serviceKeysRoute,
  setServiceKeysRoute,
  tryGatewayKeysRoute,
} from "@pulau/contract/service-keys.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localServer as localBillplz } from "../../../gateways/billplz/testing/local-server.ts";
import { localServer as localFiuu } from "../../../gateways/fiuu/testing/local-server.ts";
import { localServer as localStripe } from "../../../gateways/stripe/testing/local-server.ts";
import type { Provider, Sent } from "../../../gateways/testing/provider.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type ServerProcess, startServer } from "../../../races/server-process.ts";
import { all, everything, lookOnly, staffCaller } from "../../../races/staff.ts";
import { testPassword } from "../../people/accounts/test-people.ts";

const rights = { ...everything, settings: all, security: all, users: all };
let stage: Stage;
let other: ServerProcess;
let desk: Caller;
let guest: Caller;
let providers: Record<"stripe" | "billplz" | "fiuu", Provider>;
/** Every answer to staff: no key is ever in one. */
const answers: string[] = [];

/** A provider's keys, without the address at which its stand-in listens: that alone is in the environment. */
const keysOf = (id: keyof typeof providers) =>
  Object.fromEntries(Object.entries(providers[id].env).filter(([name]) => !name.endsWith("_URL")));

beforeAll(async () => {
  providers = { stripe: await localStripe(), billplz: await localBillplz(), fiuu: await localFiuu() };
  const addresses = Object.fromEntries(
    Object.values(providers).flatMap(({ env }) =>
      Object.entries(env).filter(([name]) => name.endsWith("_URL")),
    ),
  );
  const noDemo = { PULAU_DEMO: "0", PULAU_TWO_STEP: "0" };
  stage = await openStage({ rooms: { standard: 20 }, days: 120 }, undefined, { ...addresses, ...noDemo });
  other = await startServer(stage.base.url, { env: { ...addresses, PULAU_DEMO: "0" } });
  ({ desk } = await staffCaller(stage, rights));
  guest = await newGuest(stage.urls);
}, 120_000);
afterAll(async () => {
  await other.stop();
  await stage.close();
  for (const provider of Object.values(providers)) await provider.close();
});

const recorded = <T>(answer: T): T => {
  answers.push(JSON.stringify(answer));
  return answer;
};
const params = (service: string) => ({ params: { service } });
const set = async (service: string, values: Record<string, string>, by = desk) =>
  recorded(
    await by.call(setServiceKeysRoute, { ...params(service), body: { values, password: testPassword } }),
  );
const shown = async (service: string) => recorded(await desk.must(serviceKeysRoute, params(service)));
const attempt = async (service: string) => recorded(await desk.call(tryGatewayKeysRoute, params(service)));
const forget = (service: string) =>
  desk.must(forgetEarlierKeysRoute, { ...params(service), body: { password: testPassword } });
const offeredAt = async (url: string) =>
  (await (await newGuest([url])).must(offeredGatewaysRoute, {})).gateways.map(({ id }) => id);

let day = 0;
async function withPage(gateway: string) {
  day += 2;
  const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 20 + day }));
  const started = await guest.must(
    startPaymentRoute,
    { body: { bookingId: _id, part: "full", gateway } },
    { "idempotency-key": randomUUID() },
  );
  return { _id, paymentId: started.paymentId, page: started.redirectUrl };
}
const tell = async (url: string, gateway: string, { headers, body }: Sent) =>
  (await fetch(`${url}/api/payment/callback/${gateway}/reservation`, { method: "POST", headers, body }))
    .status;
const stateOf = async (_id: string) =>
  (await guest.must(paymentStatusRoute, { params: { _id } })).paymentStatus;

describe("a gateway's keys", () => {
  it.each(["stripe", "billplz", "fiuu"] as const)("are entered, tried and paid by: %s", async (id) => {
    expect(await offeredAt(stage.urls[0] ?? "")).not.toContain(id);
    expect(await attempt(id)).toMatchObject({ ok: false, status: 404 });
    expect(await set(id, keysOf(id))).toMatchObject({ ok: true });
    expect(await attempt(id)).toMatchObject({ ok: true, value: { isTest: true } });
    const { gateways } = recorded(await desk.must(gatewayListRoute, {}));
    expect(gateways.find((gateway) => gateway.id === id)).toMatchObject({ hasKeys: true, isTest: true });
    if (id === "fiuu") return; // not offered until staff switch it on
    const { _id, page } = await withPage(id);
    await providers[id].pay(page);
    // The other process has never heard of these keys.
    expect(await tell(other.url, id, await providers[id].callback(page))).toBe(200);
    expect(await stateOf(_id)).toBe("success");
  });

  it("are shown by their ends, with who set them, and are sealed where they lie", async () => {
    const { fields, set: by, fromServer } = await shown("stripe");
    expect(fields).toEqual([
      // Of a short one nothing is shown.
      { name: "STRIPE_SECRET_KEY", isSet: true, shown: "••••" },
      { name: "STRIPE_WEBHOOK_SECRET", isSet: true, shown: "••••ocal" },
    ]);
    expect(by).toMatchObject({ at: expect.any(String), by: expect.any(String) });
    expect(fromServer).toBe(false);
    const billplz = await shown("billplz");
    expect(billplz.fields.find(({ name }) => name === "BILLPLZ_SANDBOX")?.shown).toBe("1");
    const { rows } = await stage.base.pool.query("SELECT sealed FROM service_keys");
    for (const { sealed } of rows) expect(sealed).toMatch(/^v2\./);
  });

  it("count in every process within two seconds", async () => {
    for (const end = Date.now() + 2_500; Date.now() < end; await pause(100))
      if ((await offeredAt(other.url)).includes("billplz")) break;
    expect(await offeredAt(other.url)).toEqual(expect.arrayContaining(["stripe", "billplz"]));
  });

  it("are refused at their fields by the rules of the environment", async () => {
    expect(
      await set("stripe", { STRIPE_SECRET_KEY: "pk_test_x", STRIPE_WEBHOOK_SECRET: "sk_x" }),
    ).toMatchObject({
      status: 400,
      fields: [
        { path: "values.STRIPE_SECRET_KEY", rule: "invalid" },
        { path: "values.STRIPE_WEBHOOK_SECRET", rule: "invalid" },
      ],
    });
    expect(await set("mail", { SMTP_HOST: "smtp.example.com" })).toMatchObject({
      fields: [{ path: "values.SMTP_PORT", rule: "required" }],
    });
    expect(await set("stripe", { STRIPE_URL: "http://127.0.0.1" })).toMatchObject({
      fields: [{ path: "values.STRIPE_URL", rule: "invalid" }],
    });
    expect(await set("sandbox", {})).toMatchObject({ status: 404 });
    expect(await set("nobody", {})).toMatchObject({ status: 404 });
  });

  it("that the provider does not know say so, in its words and without the key", async () => {
    expect(await set("billplz", { BILLPLZ_API_KEY: "a-wrong-key-of-billplz" })).toMatchObject({ ok: true });
    expect(await attempt("billplz")).toMatchObject({
      status: 409,
      code: "KEYS_REFUSED",
      facts: { reason: "Access denied" },
    });
    await set("billplz", { ...keysOf("billplz"), BILLPLZ_COLLECTION_ID: "other" });
    expect(await attempt("billplz")).toMatchObject({ facts: { reason: "Collection not found" } });
    await set("fiuu", { FIUU_VERIFY_KEY: "wrong" });
    expect(await attempt("fiuu")).toMatchObject({ code: "KEYS_REFUSED", facts: { reason: "Invalid skey" } });
    await set("stripe", { STRIPE_SECRET_KEY: "sk_test_of_somebody_else" });
    expect(await attempt("stripe")).toMatchObject({ code: "KEYS_REFUSED" });
    for (const id of ["stripe", "billplz", "fiuu"] as const) await set(id, keysOf(id));
    providers.stripe.trouble = "down";
    expect(await attempt("stripe")).toMatchObject({
      status: 502,
      code: "GATEWAY_DOWN",
      facts: { rule: "keys" },
    });
    providers.stripe.trouble = "none";
  });

  it("that were replaced still confirm what was opened by them, until they are forgotten", async () => {
    await forget("stripe");
    const [first, second] = [await withPage("stripe"), await withPage("stripe")];
    await set("stripe", { STRIPE_WEBHOOK_SECRET: "whsec_new", STRIPE_SECRET_KEY: "sk_test_other" });
    expect((await shown("stripe")).earlierUntil).not.toBeNull();
    await providers.stripe.pay(first.page);
    expect(await tell(other.url, "stripe", await providers.stripe.callback(first.page))).toBe(200);
    expect(await stateOf(first._id)).toBe("success");
    // Nobody calls for the second: whoever asks finds it by the earlier keys.
    await providers.stripe.pay(second.page);
    await stage.jobs["poll-payment"]({ paymentId: second.paymentId, once: true });
    const { rows } = await stage.base.pool.query(
      "SELECT id FROM gateway_inbox WHERE applied_at IS NULL AND gateway = 'stripe'",
    );
    expect(rows).toHaveLength(1);
    expect((await forget("stripe")).earlierUntil).toBeNull();
    expect(await tell(stage.urls[0] ?? "", "stripe", await providers.stripe.callback(first.page))).toBe(401);
    await set("stripe", keysOf("stripe"));
  });

  it("that were removed are offered to nobody, and end what they began", async () => {
    const { _id, page } = await withPage("billplz");
    await desk.must(removeServiceKeysRoute, { ...params("billplz"), body: { password: testPassword } });
    expect(await offeredAt(stage.urls[0] ?? "")).not.toContain("billplz");
    expect(await shown("billplz")).toMatchObject({ set: null, earlierUntil: expect.any(String) });
    await providers.billplz.pay(page);
    expect(await tell(stage.urls[0] ?? "", "billplz", await providers.billplz.callback(page))).toBe(200);
    expect(await stateOf(_id)).toBe("success");
  });

  it("are set by who may change settings and move money, and knows the password", async () => {
    const values = keysOf("billplz");
    for (const role of [{ ...lookOnly, settings: all }, { ...lookOnly, payments: all }, lookOnly]) {
      const { desk: looker } = await staffCaller(stage, role);
      expect(await set("billplz", values, looker)).toMatchObject({ status: 403 });
      expect(await looker.call(tryGatewayKeysRoute, params("stripe"))).toMatchObject({ status: 403 });
    }
    expect(await guest.call(serviceKeysRoute, params("stripe"))).toMatchObject({ status: 401 });
    const body = { values, password: "not the password" };
    expect(await desk.call(setServiceKeysRoute, { ...params("billplz"), body })).toMatchObject({
      status: 401,
      code: "BAD_CREDENTIALS",
    });
    expect(await shown("billplz")).toMatchObject({ set: null });
  });

  it("are in no answer, no log and no file, only their names are", async () => {
    await set("billplz", keysOf("billplz"));
    const { entries } = recorded(await desk.must(auditLogRoute, { query: { act: "keysSet" } }));
    expect(entries[0]).toMatchObject({
      facts: { service: "billplz", keys: expect.arrayContaining(["BILLPLZ_API_KEY"]) },
    });
    const tables = await stage.base.pool.query(
      "SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM (SELECT facts FROM audit_entry) t",
    );
    const others = await stage.base.pool.query(`SELECT
      (SELECT coalesce(string_agg(s::text, ' '), '') FROM saved_version s) ||
      (SELECT coalesce(string_agg(s::text, ' '), '') FROM security_entry s) ||
      (SELECT coalesce(string_agg(s::text, ' '), '') FROM idempotency_key s) ||
      (SELECT coalesce(string_agg(s::text, ' '), '') FROM service_keys s) AS text`);
    const everywhere = [...answers, tables.rows[0].text, others.rows[0].text, other.errorOutput()].join("\n");
    const secrets = ["stripe", "billplz", "fiuu"].flatMap((id) =>
      Object.entries(keysOf(id as keyof typeof providers))
        .filter(([name]) => /KEY|SECRET/.test(name))
        .map(([, value]) => value),
    );
    expect(secrets.length).toBe(6);
    for (const secret of [...secrets, "sk_test_other", "whsec_new"]) expect(everywhere).not.toContain(secret);
  });

  it("that another secret of the deployment sealed are as none, and are entered again", async () => {
    await stage.base.pool.query("UPDATE service_keys SET sealed = 'v2.unknown1.AAAA' WHERE service = 'fiuu'");
    await pause(2_100);
    expect(await shown("fiuu")).toMatchObject({ unreadable: true });
    expect(await desk.must(gatewayListRoute, {})).toMatchObject({
      gateways: expect.arrayContaining([expect.objectContaining({ id: "fiuu", hasKeys: false })]),
    });
    expect(await set("fiuu", keysOf("fiuu"))).toMatchObject({ ok: true, value: { unreadable: false } });
  });
});

it("leaves the environment's keys alone, which win", async () => {
  const { rows } = await stage.base.pool.query("SELECT count(*)::int AS count FROM service_keys");
  const server = await startServer(stage.base.url, {
    env: { ...providers.billplz.env, PULAU_DEMO: "0" },
  });
  try {
    const { desk: there } = await staffCaller({ ...stage, urls: [server.url] }, rights);
    const keys = await there.must(serviceKeysRoute, params("billplz"));
    expect(keys.fromServer).toBe(true);
    expect(await set("billplz", { BILLPLZ_API_KEY: "mine" }, there)).toMatchObject({
      status: 409,
      code: "KEYS_OF_SERVER",
    });
    const after = await stage.base.pool.query("SELECT count(*)::int AS count FROM service_keys");
    expect(after.rows).toEqual(rows);
  } finally {
    await server.stop();
  }
}, 60_000);
