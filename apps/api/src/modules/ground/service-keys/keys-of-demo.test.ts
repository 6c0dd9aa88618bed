import { setServiceKeysRoute } from "@pulau/contract/service-keys.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { testPassword } from "../../people/accounts/test-people.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({}, undefined, { PULAU_DEMO: "1" });
  ({ desk } = await staffCaller(stage, { ...everything, settings: all, users: all }));
});
afterAll(() => stage.close());

const set = (service: string, values: Record<string, string>) =>
  desk.call(setServiceKeysRoute, { params: { service }, body: { values, password: testPassword } });

it("takes test keys alone in a demo, whose password everybody knows, and no mail server", async () => {
  const secret = "whsec_4eC39HqLyjWDarjt";
  const live = { STRIPE_SECRET_KEY: "sk_live_4eC39HqLyjWDarjt", STRIPE_WEBHOOK_SECRET: secret };
  expect(await set("stripe", live)).toMatchObject({
    status: 400,
    fields: [{ path: "values.STRIPE_SECRET_KEY", rule: "testOnly" }],
  });
  const bill = { BILLPLZ_API_KEY: "a", BILLPLZ_COLLECTION_ID: "b", BILLPLZ_X_SIGNATURE_KEY: "c" };
  expect(await set("billplz", bill)).toMatchObject({ status: 400 });
  expect(await set("billplz", { ...bill, BILLPLZ_SANDBOX: "1" })).toMatchObject({ ok: true });
  expect(await set("stripe", { ...live, STRIPE_SECRET_KEY: "sk_test_4eC39HqLyjWDarjt" })).toMatchObject({
    ok: true,
  });
  const mail = { SMTP_HOST: "smtp.example.com", SMTP_PORT: "465" };
  expect(await set("mail", mail)).toMatchObject({ status: 409, code: "KEYS_OF_SERVER" });
});
