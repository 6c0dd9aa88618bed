import { loginRoute, logoutRoute } from "@pulau/contract/accounts.ts";
import { setOwnBankDetailsRoute } from "@pulau/contract/bank-details.ts";
import { addCurrencyRoute } from "@pulau/contract/currencies.ts";
import { booksRoute } from "@pulau/contract/ledger.ts";
import { requestPayoutRoute } from "@pulau/contract/payouts.ts";
import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { sql } from "../../../db/orm.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { kindOfCall, writeSecurityEntry } from "../../../plugins/security-log.ts";
import { Caller } from "../../../races/caller.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { tidyAccounts } from "../../people/accounts/public.ts";
import { createMember, createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { everyAct, staffWith } from "../../people/accounts/test-staff.ts";

let stage: Stage;
let watcher: Caller;

beforeAll(async () => {
  stage = await openStage();
  watcher = (await staffWith(stage, { security: everyAct })).caller;
});
afterAll(() => stage.close());

type Query = Parameters<typeof watcher.must<typeof securityLogRoute>>[1]["query"];
const entries = async (query: Query) => (await watcher.must(securityLogRoute, { query })).entries;

describe("the security log", () => {
  it("notes who came in, from which session and network, and who was not let in", async () => {
    const aini = await createMember(stage.base.db);
    const caller = new Caller(stage.urls);
    const password = "not her password";
    expect((await caller.call(loginRoute, { body: { email: aini.email, password } })).ok).toBe(false);
    await caller.must(loginRoute, { body: { email: aini.email, password: testPassword } });
    const [signedIn, refused] = await entries({ person: aini.id });
    const person = { _id: aini.id, name: "Aini", email: aini.email };
    const route = "POST /api/authenticate/login/user";
    expect(refused).toMatchObject({ kind: "signInRefused", person: person, session: null, route });
    expect(refused?.facts).toEqual({ code: "BAD_CREDENTIALS" });
    expect(signedIn).toMatchObject({ kind: "signedIn", side: "portal", person: person, route });
    expect(signedIn?.session).toMatch(/^[0-9a-f-]{36}$/);
    expect(signedIn?.network).toMatch(/^[\w-]{22}$/);
    expect(await entries({ network: refused?.network ?? "", person: aini.id })).toHaveLength(2);
  });

  it("keeps no whole address that nobody has, and no password", async () => {
    const body = { email: "typed.by.mistake@example.test", password: "a secret that was typed" };
    await new Caller(stage.urls).call(staffLoginRoute, { body });
    const [refused] = await entries({ side: "staff", kind: "signInRefused" });
    expect(refused).toMatchObject({
      person: null,
      facts: { code: "BAD_CREDENTIALS", typed: "ty…@example.test" },
    });
    const rows = await stage.base.db.execute(sql`SELECT * FROM security_entry`);
    expect(JSON.stringify(rows.rows)).not.toMatch(/mistake|secret that/);
  });

  it("notes a right that was refused, and what was changed with one that was not", async () => {
    const { id, caller } = await staffWith(stage, { settings: everyAct });
    await caller.call(booksRoute, { query: {} });
    const rate = { ringgitPerForeign: "3.3104", ratedOn: stage.resort.from };
    const body = { code: "XTS", name: "Test dollar", symbol: "T$", ...rate };
    await caller.call(addCurrencyRoute, { body });
    const [changed, refused] = await entries({ person: id });
    expect(refused).toMatchObject({ kind: "rightRefused", route: "GET /admin/api/ledger", side: "staff" });
    expect(changed).toMatchObject({ kind: "settingChanged", route: "POST /admin/api/currency" });
    expect(changed?.session).toBe(refused?.session);
  });

  it("notes changed bank details and the end of a session", async () => {
    const aini = await createMember(stage.base.db);
    const caller = new Caller(stage.urls);
    caller.token = (
      await caller.must(loginRoute, { body: { email: aini.email, password: testPassword } })
    ).accessToken;
    const account = { accountName: "Aini", accountNumber: "114012345678", swift: "MBBEMYKL" };
    await caller.must(setOwnBankDetailsRoute, {
      body: { bank: "maybank", ...account, password: testPassword },
    });
    await caller.must(logoutRoute, {});
    const kinds = (await entries({ person: aini.id })).map(({ kind }) => kind);
    expect(kinds).toEqual(["signedOut", "bankDetailsChanged", "signedIn"]);
  });

  it("finds by name, by call and by the number of a booking, and pages without losing a line", async () => {
    const nadia = await createStaff(stage.base.db, { role: { bookings: everyAct } });
    const request = { routeOptions: { url: "/admin/api/papers" }, method: "POST", ip: "10.0.0.7", id: "r" };
    const server = stage.app;
    const session = { kind: "staff", staffId: nadia.id, sessionId: nadia.id } as never;
    for (const bookingNo of ["PB-9001", "PB-9002", "PB-9003"])
      await writeSecurityEntry(stage.base.db, { ...request, server, session } as never, {
        kind: "papersRevealed",
        facts: { bookingNo },
      });
    expect((await entries({ search: "pb-9002" })).map(({ facts }) => facts.bookingNo)).toEqual(["PB-9002"]);
    expect(await entries({ search: nadia.email })).toHaveLength(3);
    expect(await entries({ search: "100%" })).toEqual([]);
    const first = await watcher.must(securityLogRoute, { query: { person: nadia.id, limit: 2 } });
    const cursor = first.nextCursor ?? "";
    const rest = await entries({ person: nadia.id, limit: 2, cursor });
    expect([...first.entries, ...rest].map(({ facts }) => facts.bookingNo)).toEqual([
      "PB-9003",
      "PB-9002",
      "PB-9001",
    ]);
  });

  it("is read only with the right", async () => {
    const { caller } = await staffWith(stage, { users: everyAct, settings: everyAct });
    expect(await caller.call(securityLogRoute, { query: {} })).toMatchObject({ status: 403 });
  });

  it("only grows, until a line has had its time", async () => {
    const { db } = stage.base;
    const change = db.execute(sql`UPDATE security_entry SET kind = 'signedIn'`);
    await expect(change).rejects.toMatchObject({ cause: { code: "23000" } });
    const removal = db.execute(sql`DELETE FROM security_entry`);
    await expect(removal).rejects.toMatchObject({ cause: { code: "23000" } });
    await db.execute(sql`INSERT INTO security_entry (at, kind, side, network, route, facts, request_id)
      VALUES (now() - interval '14 months', 'signedIn', 'portal', 'old', 'POST /', '{}', 'r')`);
    await tidyAccounts(db);
    expect(await entries({ network: "old" })).toEqual([]);
    expect((await entries({})).length).toBeGreaterThan(5);
  });

  it("lets nobody fill the table by being refused", async () => {
    const { id, caller } = await staffWith(stage, {});
    await stage.base.db.execute(sql`UPDATE rate_window SET count = 239 WHERE bucket = 'security log'`);
    for (let times = 0; times < 4; times++)
      expect(await caller.call(booksRoute, { query: {} })).toMatchObject({ status: 403 });
    expect((await entries({ person: id, kind: "rightRefused" })).length).toBeLessThan(3);
  });

  it("tells each line to the server's log too, whatever its level in production", async () => {
    const lines: string[] = [];
    const settings = { ...stage.settings, production: true };
    const logger = createLogger("error", { write: (line) => lines.push(line) });
    const app = await buildApp({ ...stage.base, settings, logger });
    const { email, id } = await createStaff(stage.base.db);
    const payload = { email, password: testPassword };
    await app.inject({ method: "POST", url: "/admin/api/authenticate/login/user", payload });
    await app.close();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ log: "security", kind: "signedIn", personId: id, side: "staff" }),
    ]);
    expect(lines.join()).not.toContain(email);
  });
});

describe("an act and its entry", () => {
  const newCurrency = (code: string) => ({
    code,
    name: `${code} dollar`,
    symbol: "X$",
    ringgitPerForeign: "3.3104",
    ratedOn: stage.resort.from,
  });
  const currencies = async (code: string) =>
    (await stage.base.pool.query("SELECT 1 FROM currency WHERE code = $1", [code])).rowCount;
  const lines = () => entries({ kind: "settingChanged", limit: 100 });
  /** Breaks every transaction that writes into a table: at its commit, or at the statement. */
  async function breaking(table: string, when: "commit" | "statement", work: () => Promise<unknown>) {
    const { pool } = stage.base;
    await pool.query(`CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'broken for the test'; END $$`);
    await pool.query(`CREATE CONSTRAINT TRIGGER breaks AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY ${when === "commit" ? "DEFERRED" : "IMMEDIATE"} FOR EACH ROW EXECUTE FUNCTION break_it()`);
    try {
      await work();
    } finally {
      await pool.query(`DROP TRIGGER breaks ON ${table}`);
      await pool.query("DROP FUNCTION break_it()");
    }
  }

  it("are both there or neither: a commit that fails leaves no entry, an entry that fails no act", async () => {
    const { caller } = await staffWith(stage, { settings: everyAct });
    const before = (await lines()).length;
    await breaking("currency", "commit", async () => {
      expect(await caller.call(addCurrencyRoute, { body: newCurrency("XTA") })).toMatchObject({
        status: 500,
      });
    });
    expect([await currencies("XTA"), (await lines()).length]).toEqual([0, before]);
    for (const when of ["commit", "statement"] as const)
      await breaking("security_entry", when, async () => {
        expect(await caller.call(addCurrencyRoute, { body: newCurrency("XTB") })).toMatchObject({
          status: 500,
        });
      });
    expect([await currencies("XTB"), (await lines()).length]).toEqual([0, before]);
    await caller.must(addCurrencyRoute, { body: newCurrency("XTC") });
    expect([await currencies("XTC"), (await lines()).length]).toEqual([1, before + 1]);
  });

  it("share one transaction, and what was refused or is sent again adds none", async () => {
    const { caller } = await staffWith(stage, { settings: everyAct });
    await caller.must(addCurrencyRoute, { body: newCurrency("XTD") });
    const { rows } = await stage.base.pool.query(`
      SELECT c.xmin = e.xmin AS same FROM currency c, security_entry e
      WHERE c.code = 'XTD' AND e.seq = (SELECT max(seq) FROM security_entry)`);
    expect(rows).toEqual([{ same: true }]);
    const before = (await lines()).length;
    expect(await caller.call(addCurrencyRoute, { body: newCurrency("XTD") })).toMatchObject({ ok: false });
    expect((await lines()).length).toBe(before);

    const { member: own } = await memberWithWallet(stage, 50_000);
    const bank = { accountName: "Aini", bank: "maybank", accountNumber: "114012345678", swift: "MBBEMYKL" };
    const payout = { body: { amountSen: 5_000, ...bank, password: testPassword } };
    const key = { "idempotency-key": "one-payout-and-no-more" };
    const moved = () => entries({ side: "portal", kind: "moneyMoved" });
    const first = await own.must(requestPayoutRoute, payout, key);
    expect(await own.must(requestPayoutRoute, payout, key)).toEqual(first);
    expect(await moved()).toHaveLength(1);
    const tooMuch = { body: { ...payout.body, amountSen: 4_000_000 } };
    expect(await own.call(requestPayoutRoute, tooMuch, { "idempotency-key": "far-too-much" })).toMatchObject({
      ok: false,
    });
    expect(await moved()).toHaveLength(1);
  });
});

describe("what a call notes", () => {
  it("is nothing where it only asks what a change would cost", () => {
    const reading = stage.app.mounting.routes.filter(({ method }) => method === "GET");
    expect(reading.filter((route) => kindOfCall(route) !== null)).toEqual([]);
  });

  it("follows the right that it asks for, so that no new call of staff is forgotten", () => {
    const kinds = stage.app.mounting.routes
      .filter(({ scope, method, keepsNothing }) => scope === "staff" && method !== "GET" && !keepsNothing)
      .map((route) => ({ kind: kindOfCall(route), route }));
    const unwatched = kinds.filter(({ kind }) => kind === null).map(({ route }) => route.permission?.join());
    expect(new Set(unwatched)).toEqual(
      new Set([
        ...["bookings,write", "bookings,create", "boarding,write", "pickUps,write", "housekeeping,write"],
        "charges,create",
        ...["groups,create", "groups,write", "groups,delete"],
        ...["rates,read", undefined],
      ]),
    );
    const money = kinds.filter(({ kind }) => kind === "moneyMoved").map(({ route }) => route.path);
    expect(money).toEqual(
      expect.arrayContaining([
        "/admin/api/refund/:_id",
        "/admin/api/payout/:_id/approve",
        "/admin/api/reservations/cancel/:_id",
        "/admin/api/voucher/:_id/void",
      ]),
    );
  });
});
