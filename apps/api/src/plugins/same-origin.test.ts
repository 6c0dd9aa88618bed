import { connect } from "node:net";
import { securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { securityEntry } from "../db/schema/logs.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { createMember, testPassword } from "../modules/people/accounts/test-people.ts";
import { readSettings } from "../settings.ts";
import { createLogger } from "./logging.ts";

let base: TestDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
let email: string;
beforeAll(async () => {
  base = await createTestDatabase();
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), PUBLIC_URL: "https://stay.pulau.test" });
  const patience = { headers: 300, wholeRequest: 400, looksEvery: 50 };
  app = await buildApp({ ...base, settings, logger: createLogger("silent"), patience });
  email = (await createMember(base.db)).email;
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const signIn = async (headers: Record<string, string>) => {
  const payload = { email, password: testPassword };
  return (await app.inject({ method: "POST", url: "/api/authenticate/login/user", payload, headers }))
    .statusCode;
};

describe("a call that begins a session", () => {
  it.each([
    [{}, 200],
    [{ "sec-fetch-site": "same-origin", origin: "https://stay.pulau.test" }, 200],
    [{ origin: "https://stay.pulau.test" }, 200],
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.test" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "https://blog.pulau.test" }, 403],
    [{ origin: "https://evil.test" }, 403],
    [{ origin: "null" }, 403],
  ])("with %j is answered %i", async (headers, status) =>
    expect(await signIn(headers as never)).toBe(status),
  );

  it("leaves a line in the security log when it comes from elsewhere", async () => {
    const rows = await base.db.select().from(securityEntry);
    expect(rows.filter(({ facts }) => facts.code === "OTHER_SITE").length).toBeGreaterThan(2);
    expect(rows.every(({ kind }) => securityKinds.includes(kind))).toBe(true);
  });

  it("is asked of every call that sets or takes a session's cookie", () => {
    const checked = app.mounting.routes.filter(({ ownPages }) => ownPages).map(({ path }) => path);
    expect(checked).toEqual(
      expect.arrayContaining([
        "/api/authenticate/login/user",
        "/api/auth/login",
        "/api/auth/register",
        "/api/auth/refresh-token",
        "/api/auth/logout",
        "/api/auth/reset-password",
        "/api/auth/join",
        "/admin/api/authenticate/login/user",
        "/admin/api/auth/refresh-token",
        "/admin/api/auth/logout",
      ]),
    );
  });
});

describe("a request that trickles in", () => {
  it("is ended, and its connection with it", async () => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, "127.0.0.1");
    socket.write(
      "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
    );
    const began = performance.now();
    const trickle = setInterval(() => socket.write(" "), 100);
    let answer = "";
    socket.on("data", (part) => {
      answer += part.toString();
    });
    await new Promise((done) => socket.on("close", done).on("error", () => undefined));
    clearInterval(trickle);
    expect(answer).toContain("408");
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
