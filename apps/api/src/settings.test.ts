import { describe, expect, it } from "vitest";
import { gatewaysOf } from "./gateways/gateways.ts";
import { stripeKeys } from "./gateways/stripe/keys.ts";
import { readSettings, SettingsError } from "./settings.ts";

const secret = "a-secret-of-at-least-32-characters";
const linesFor = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split("\n");
  }
};

describe("readSettings", () => {
  it("needs nothing but a secret", () => {
    expect(readSettings({ PULAU_SECRET: secret })).toMatchObject({
      production: false,
      host: "localhost",
      port: 3000,
      databaseUrl: null,
      dataFolder: "./data",
      demo: true,
      publicUrl: "http://localhost:3000",
      trustProxy: 0,
    });
  });

  it("says each thing that is wrong in a line of its own", () => {
    expect(
      linesFor({ PORT: "80.5", DATABASE_URL: "mysql://x", PULAU_BACKENDS: "guest", PULAU_SECRET: "short" }),
    ).toEqual([
      "PORT must be a whole number from 0 to 65535.",
      "DATABASE_URL must be an address that begins with postgresql:// or postgres://.",
      "PULAU_BACKENDS must be one of both, app, admin.",
      "PULAU_SECRET must have 32 characters or more.",
    ]);
  });

  it("takes an empty variable for one that isn't set", () => {
    expect(readSettings({ PULAU_SECRET: secret, PORT: "", DATABASE_URL: "" }).port).toBe(3000);
  });

  it("is strict in production: a secret, an address, no demo unless asked for", () => {
    expect(linesFor({ NODE_ENV: "production" })[0]).toContain("PULAU_SECRET must be set");
    expect(linesFor({ NODE_ENV: "production", PULAU_SECRET: secret })[0]).toContain("PUBLIC_URL must be set");
    const env = { NODE_ENV: "production", PULAU_SECRET: secret, PUBLIC_URL: "https://stay.example.com/" };
    expect(readSettings(env)).toMatchObject({ demo: false, publicUrl: "https://stay.example.com" });
    expect(readSettings({ ...env, PULAU_DEMO: "1" }).demo).toBe(true);
  });

  it("makes no demo accounts in a database of one's own unless asked to", () => {
    const env = { PULAU_SECRET: secret, DATABASE_URL: "postgresql://pulau@db.example.com/pulau" };
    expect(readSettings(env).demo).toBe(false);
    expect(readSettings({ ...env, PULAU_DEMO: "1" }).demo).toBe(true);
    expect(readSettings({ PULAU_SECRET: secret, PULAU_DEMO: "0" }).demo).toBe(false);
  });

  it("asks who moves money for a second step wherever there is no demo, unless told", () => {
    const isRequired = (env: Record<string, string>) =>
      readSettings({ PULAU_SECRET: secret, ...env }).requireTwoStep;
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://stay.example.com" };
    expect([isRequired({}), isRequired({ PULAU_DEMO: "0" }), isRequired(production)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isRequired({ ...production, PULAU_DEMO: "1" })).toBe(false);
    expect(isRequired({ DATABASE_URL: "postgresql://pulau@db.example.com/pulau" })).toBe(true);
    expect([
      isRequired({ PULAU_TWO_STEP: "1" }),
      isRequired({ PULAU_DEMO: "0", PULAU_TWO_STEP: "0" }),
    ]).toEqual([true, false]);
  });

  it("takes no secret in production that can be guessed", () => {
    const env = { NODE_ENV: "production", PUBLIC_URL: "https://stay.example.com" };
    for (const weak of ["s".repeat(40), "abcd".repeat(10), "pulau-resort".repeat(4), "0123456789".repeat(5)])
      expect(linesFor({ ...env, PULAU_SECRET: weak })[0]).toContain("PULAU_SECRET can be guessed");
    for (const strong of ["q5h0mF7eXvYt2LkZr8Wc1BnJp4DsG6aU9oIy3TfKjQM=", "9f86d081884c7d659a2feaa0c55ad015"])
      expect(linesFor({ ...env, PULAU_SECRET: strong })).toEqual([]);
  });

  it("keeps earlier secrets beside the one that counts", () => {
    const earlier = `${"a".repeat(32)}, ${"b".repeat(32)}`;
    const read = readSettings({ PULAU_SECRET: secret, PULAU_SECRET_EARLIER: earlier });
    expect(read.earlierSecrets).toEqual(["a".repeat(32), "b".repeat(32)]);
    expect(readSettings({ PULAU_SECRET: secret }).earlierSecrets).toEqual([]);
    expect(linesFor({ PULAU_SECRET: secret, PULAU_SECRET_EARLIER: "short" })[0]).toContain("32 characters");
  });

  it("wants all keys of a gateway or none", () => {
    const readyBy = (env: Record<string, string>) =>
      gatewaysOf(readSettings({ PULAU_SECRET: secret, PULAU_DEMO: "0", ...env })).ready.map(({ id }) => id);
    expect(readyBy({})).toEqual([]);
    expect(readyBy({ PULAU_DEMO: "1", STRIPE_SECRET_KEY: "" })).toEqual(["sandbox"]);
    expect(linesFor({ PULAU_SECRET: secret, STRIPE_SECRET_KEY: "sk_test_x", FIUU_VERIFY_KEY: "v" })).toEqual([
      "STRIPE_WEBHOOK_SECRET must be set beside STRIPE_SECRET_KEY.",
      "FIUU_MERCHANT_ID must be set beside FIUU_VERIFY_KEY.",
      "FIUU_SECRET_KEY must be set beside FIUU_VERIFY_KEY.",
    ]);
    expect(
      linesFor({ PULAU_SECRET: secret, STRIPE_SECRET_KEY: "pk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_w" }),
    ).toEqual([
      "STRIPE_SECRET_KEY is not valid: enter a secret or restricted key of Stripe. It begins with sk_ or rk_.",
    ]);
    const env = { STRIPE_SECRET_KEY: "sk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_a, whsec_b" };
    expect(readyBy(env)).toEqual(["stripe"]);
    expect(stripeKeys(readSettings({ PULAU_SECRET: secret, ...env }).gatewayEnv)).toMatchObject({
      webhookSecrets: ["whsec_a", "whsec_b"],
    });
    expect(linesFor({ PULAU_SECRET: secret, FIUU_SANDBOX: "perhaps", BILLPLZ_URL: "x" })).toEqual([
      "BILLPLZ_URL must be an address that begins with http:// or https://.",
      "FIUU_SANDBOX must be 1 or 0.",
    ]);
  });

  it("runs one backend alone", () => {
    const sides = (text: string) => [...readSettings({ PULAU_SECRET: secret, PULAU_BACKENDS: text }).sides];
    expect([sides("both"), sides("app"), sides("admin")]).toEqual([
      ["portal", "staff"],
      ["portal"],
      ["staff"],
    ]);
  });

  it("trusts proxies by their number or their address", () => {
    const trust = (text: string) => readSettings({ PULAU_SECRET: secret, TRUST_PROXY: text }).trustProxy;
    expect([trust("1"), trust("0"), trust("2")]).toEqual([1, 0, 2]);
    expect(trust("10.0.0.1, 10.1.0.0/16,fd00::/8")).toEqual(["10.0.0.1", "10.1.0.0/16", "fd00::/8"]);
    for (const wrong of ["true", "all", "10.0.0.1/33", "10.0.0.1/8/8", "-1", ","])
      expect(linesFor({ PULAU_SECRET: secret, TRUST_PROXY: wrong })[0]).toContain("TRUST_PROXY must be");
  });
});
