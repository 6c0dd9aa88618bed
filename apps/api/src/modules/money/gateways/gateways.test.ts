import {
  gatewayBanksRoute,
  gatewayListRoute,
  offeredGatewaysRoute,
  setGatewaysRoute,
} from "@pulau/contract/gateways.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localServer as localBillplz } from "../../../gateways/billplz/testing/local-server.ts";
import { localServer as localFiuu } from "../../../gateways/fiuu/testing/local-server.ts";
import type { Provider } from "../../../gateways/testing/provider.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, lookOnly, staffCaller } from "../../../races/staff.ts";

const setter = { ...everything, settings: all };
let stage: Stage;
let desk: Caller;
let guest: Caller;
let billplz: Provider;
let fiuu: Provider;

beforeAll(async () => {
  [billplz, fiuu] = [await localBillplz(), await localFiuu()];
  stage = await openStage({}, undefined, { ...billplz.env, ...fiuu.env });
  ({ desk } = await staffCaller(stage, setter));
  guest = await newGuest(stage.urls);
});
afterAll(async () => {
  await stage.close();
  await billplz.close();
  await fiuu.close();
});

const offered = async () => {
  const { gateways } = await guest.must(offeredGatewaysRoute, {});
  return gateways.map(({ id }) => id);
};
const set = (ids: Record<string, boolean>) =>
  desk.call(setGatewaysRoute, {
    body: { gateways: Object.entries(ids).map(([id, active]) => ({ id, active })) },
  });

describe("the gateways", () => {
  it("are offered as the product sets them until staff decide: Fiuu is not, nor one without keys", async () => {
    expect(await offered()).toEqual(["sandbox", "billplz"]);
    const { gateways } = await desk.must(gatewayListRoute, {});
    expect(gateways.map(({ id, active, hasKeys }) => [id, active, hasKeys])).toEqual([
      ["sandbox", true, true],
      ["stripe", false, false],
      ["billplz", true, true],
      ["fiuu", false, true],
    ]);
    expect(gateways[2]).toMatchObject({
      isTest: true,
      methods: ["fpx"],
      callbackUrl: `${stage.urls[0]}/api/payment/callback/billplz/reservation`,
    });
  });

  it("are what staff choose, in their order; what they leave out comes after, as it was", async () => {
    expect(await set({ fiuu: true, billplz: false })).toMatchObject({ ok: true });
    expect(await offered()).toEqual(["fiuu", "sandbox"]);
    expect(await set({ billplz: true, fiuu: false })).toMatchObject({ ok: true });
    expect(await offered()).toEqual(["billplz", "sandbox"]);
    const { rows } = await stage.base.pool.query(
      "SELECT facts FROM audit_entry WHERE act = 'changed' AND subject = 'gateways' ORDER BY at",
    );
    const [first, second] = rows.map(({ facts }) => facts);
    expect(first.before.offered).toContain("Billplz");
    expect(first.after.offered).not.toContain("Billplz");
    expect(second.before).toEqual(first.after);
    expect(second.after.offered[0]).toBe("Billplz");
    const lines = async () => (await stage.base.pool.query("SELECT FROM audit_entry")).rowCount;
    const before = await lines();
    expect(await set({ billplz: true, fiuu: false })).toMatchObject({ ok: true });
    expect(await lines(), "nor one for the call itself").toBe(before);
  });

  it("are not switched on without keys, each told at its own switch", async () => {
    const refused = await set({ billplz: true, stripe: true });
    expect(refused).toMatchObject({
      ok: false,
      status: 400,
      code: "INVALID_INPUT",
      fields: [{ path: "gateways.1.active", rule: "gatewayKeys", facts: { gateway: "stripe" } }],
    });
    expect(await offered()).not.toContain("stripe");
    expect(await set({ billplz: true, stripe: false })).toMatchObject({ ok: true });
  });

  it("are chosen among those that there are, each once, by who may", async () => {
    expect(await set({ paypal: true })).toMatchObject({ ok: false, status: 404 });
    const twice = { gateways: [0, 1].map(() => ({ id: "stripe", active: true })) };
    expect(await desk.call(setGatewaysRoute, { body: twice })).toMatchObject({ status: 400 });
    const { desk: looker } = await staffCaller(stage, {
      ...lookOnly,
      payments: all,
    });
    await looker.must(gatewayListRoute, {});
    expect(await looker.call(setGatewaysRoute, { body: { gateways: [] } })).toMatchObject({ status: 403 });
    const { desk: other } = await staffCaller(stage, lookOnly);
    expect(await other.call(gatewayListRoute, {})).toMatchObject({ status: 403 });
    expect(await guest.call(gatewayListRoute, {})).toMatchObject({ ok: false, status: 401 });
  });
});

describe("a gateway's banks", () => {
  const banks = (gateway: string) => guest.call(gatewayBanksRoute, { params: { gateway } });

  it("are those that are open, by name", async () => {
    billplz.trouble = "down";
    expect(await banks("billplz")).toMatchObject({ ok: false, code: "GATEWAY_DOWN" });
    billplz.trouble = "none";
    expect(await banks("billplz")).toMatchObject({
      value: {
        banks: [
          { code: "MB2U0227", name: "Maybank2u" },
          { code: "PBB0233", name: "Public Bank" },
        ],
      },
    });
  });

  it("are only there where guests may pay and choose one", async () => {
    for (const gateway of ["sandbox", "fiuu", "stripe", "nobody"]) {
      expect(await banks(gateway)).toMatchObject({ ok: false, status: 404 });
    }
  });
});
