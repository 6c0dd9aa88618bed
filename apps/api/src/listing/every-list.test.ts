import { readdirSync } from "node:fs";
import { join } from "node:path";
import { attendeesRoute } from "@pulau/contract/event-admin.ts";
import { ledgerAccountsRoute, ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import { paymentsRoute } from "@pulau/contract/money-desk.ts";
import { priceDraftChangesRoute } from "@pulau/contract/price-draft.ts";
import { priceVersionChangesRoute } from "@pulau/contract/price-versions.ts";
import { boughtPackagesRoute } from "@pulau/contract/promo-packages.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { isDay } from "@pulau/domain/calendar/day.ts";
import Papa from "papaparse";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type DemoCall, demoCalls } from "../db/demo/examples/examples.ts";
import { type Demo, openDemo } from "../db/demo/test-demo.ts";
import type { Language } from "../plugins/language.ts";
import { headOf, isSharedHead } from "./column-heads.ts";
import type { ListCall } from "./source.ts";
import { choicesOf, namesNotShown, textsUnder, valueOfNone, valuesInRows } from "./test-filter-values.ts";
import { findTable, locationOf, type Stand } from "./test-tables.ts";

/** Columns of states and kinds: words of the file's language, never a program's. */
const inWords = new Set(["status", "state", "payment", "what", "kind", "model", "type", "reason", "act"]);
const isCode = (cell: string): boolean => /^[a-z]+([A-Z][a-z]*)*$/.test(cell);
const comesInAgain = new Set(
  [
    "usersList",
    "package",
    "feedbackQuestionsList",
    "transferPointsList",
    "vehiclesList",
    "landTransfersList",
  ].map((list) => `/admin/api/${list}`),
);

const folder = join(import.meta.dirname, "../../../../packages/contract/src");
const contract: RouteDefinition[] = [];
for (const file of readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
  const exported: Record<string, unknown> = await import(join(folder, file));
  for (const value of Object.values(exported)) if (isRoute(value)) contract.push(value);
}
const lists = contract.filter((route): route is ListCall => route.list !== undefined);

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === "object" && value !== null && "method" in value && "reply" in value;
}

type Row = Readonly<Record<string, unknown>>;
type Listed = {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly total: number;
  readonly nextCursor: string | null;
};
type Query = Readonly<Record<string, string>>;

let demo: Demo;
/** The id of the demo's agency. */
let agency: string;
let callOf: (route: RouteDefinition) => DemoCall;

beforeAll(async () => {
  demo = await openDemo();
  await fillShortLists();
  callOf = await demoCalls(demo.base.db);
  const { rows } = await demo.base.pool.query("SELECT id FROM account WHERE kind = 'agency' LIMIT 1");
  agency = rows[0].id;
  const found = await Promise.allSettled(
    lists.map(async (route) => {
      const [first] = (await list(route, { limit: "1" })).rows;
      if (!first) throw new Error(`${route.path}: nothing in it`);
      await findTable(demo.base.pool, route.path, first);
    }),
  );
  expect(found.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []))).toEqual(
    [],
  );
}, 120_000);
afterAll(() => demo.close());

/** What a list must be asked with at least. */
function neededBy(route: RouteDefinition): Query {
  const example = (callOf(route).query ?? {}) as Record<string, unknown>;
  const shape = route.query?.shape ?? {};
  const needed = Object.keys(shape).filter(
    (name) => !(shape[name] as z.ZodType).safeParse(undefined).success,
  );
  const own: Query = route.path === ledgerEntriesRoute.path ? { kind: "wallet", key: agency } : {};
  return { ...Object.fromEntries(needed.map((name) => [name, String(example[name])])), ...own };
}

function addressOf(route: RouteDefinition, path: string, query: Query): string {
  const params = (callOf(route).params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `${filled}?${new URLSearchParams({ ...neededBy(route), ...query })}`;
}

const headersFor = (route: RouteDefinition) => demo.signedInAs[seenBy[route.path] ?? callOf(route).person];

async function list(route: ListCall, query: Query): Promise<Listed> {
  const answer = await demo.app.inject({
    url: addressOf(route, route.path, query),
    headers: headersFor(route),
  });
  expect(answer.statusCode, `${route.path} ${JSON.stringify(query)}: ${answer.body.slice(0, 300)}`).toBe(200);
  const reply = answer.json();
  return { ...reply, rows: reply[route.list.rows] };
}

/** What a row that has no id of its own is shown by, such as a version of prices. */
const rowNumber = (row: Row): number | null => (typeof row.number === "number" ? row.number : null);

const keyOf = (row: Row): string =>
  String(row._id ?? row.purchaseId ?? row.packageId ?? row.key ?? rowNumber(row) ?? JSON.stringify(row));

const shownBy = (row: Row): string => (typeof row.id === "number" ? String(row.id) : keyOf(row));

/** Pages of a list that are walked: a third of it each, so all of it where it is no longer than this. */
const pagesWalked = 3;
const walked = new Map<string, readonly string[]>();

/** A list's keys page after page, by cursor or by the page's number. */
async function walk(route: ListCall, sort: string, by: "cursor" | "page"): Promise<readonly string[]> {
  const name = [route.path, sort, by].join();
  const known = walked.get(name);
  if (known) return known;
  const { total } = await list(route, { sort, limit: "1" });
  const limit = String(Math.min(100, Math.max(1, Math.ceil(total / pagesWalked))));
  const keys: string[] = [];
  let cursor: string | null = null;
  for (let page = 1; page <= pagesWalked; page++) {
    const where: Query = by === "page" ? { page: String(page) } : cursor ? { cursor } : {};
    const listed: Listed = await list(route, { sort, ...where, limit });
    keys.push(...listed.rows.map(keyOf));
    cursor = listed.nextCursor;
    expect(cursor === null, `${route.path} ${sort} ${page}`).toBe(keys.length === total);
    if (cursor === null) break;
  }
  expect(keys.length).toBe(Math.min(total, Number(limit) * pagesWalked));
  walked.set(name, keys);
  return keys;
}

const named = lists.map((route) => [route.path, route] as const);

/** Whether a call tells pages of something, or how much there is of it, as a list's frame does. */
const answersFrame = ({ method, reply }: RouteDefinition): boolean =>
  method === "GET" &&
  reply instanceof z.ZodObject &&
  ("nextCursor" in reply.shape ||
    ["pages", "total", "totalPages"].some((name) => reply.shape[name] instanceof z.ZodNumber));

/** The page of the staff's lists as it was asked for, with its own names, beside the list of the same rows. */
const isRequiredPage = (path: string): boolean => /^\/admin\/api\/\w+\/data$/.test(path);

/** Calls that tell such a number and are no list, and why. */
const framesOfTheirOwn: Readonly<Record<string, string>> = {
  [priceDraftChangesRoute.path]:
    "the number is of the whole draft, by which its reader sees that one is missing",
  [priceVersionChangesRoute.path]: "what two price cards differ by is worked out, and stands in no table",
};

it("every list of the contract is one of these, and no other call answers a frame", () => {
  expect(lists.length).toBeGreaterThanOrEqual(41);
  const mounted = new Set(demo.app.mounting.routes.map(({ method, path }) => `${method} ${path}`));
  for (const { path } of lists) expect(mounted).toContain(`GET ${path}`);
  const framed = demo.app.mounting.routes.filter((route) => !route.list && answersFrame(route));
  const paths = framed.map(({ path }) => path);
  expect(paths.filter(isRequiredPage).length).toBeGreaterThan(5);
  expect(paths.filter((path) => !isRequiredPage(path)).toSorted()).toEqual(
    Object.keys(framesOfTheirOwn).toSorted(),
  );
});

describe.each(named)("%s", (_, route) => {
  it("has the same rows by cursor as by page, in each of its orders, each row once", async () => {
    for (const sort of route.list.sorts) {
      const byPage = await walk(route, sort, "page");
      expect(byPage.length, sort).toBeGreaterThan(1);
      expect(new Set(byPage).size, sort).toBe(byPage.length);
      expect(await walk(route, sort, "cursor"), sort).toEqual(byPage);
    }
  });

  it("goes on where it was when a row comes in before", async () => {
    for (const sort of route.list.sorts) {
      const { rows, total } = await list(route, { sort, limit: "100" });
      const [first] = rows;
      if (!first) throw new Error("nothing to take away");
      const limit = String(Math.min(100, Math.max(1, Math.ceil(total / 3))));
      const putBack = await takeAway(locationOf(route.path, first));
      const page = await list(route, { sort, limit });
      await putBack();
      const seen = [keyOf(first), ...page.rows.map(keyOf)];
      for (let cursor = page.nextCursor; cursor && seen.length < 100; ) {
        const next = await list(route, { sort, limit, cursor });
        seen.push(...next.rows.map(keyOf));
        cursor = next.nextCursor;
      }
      expect(seen.slice(0, 100), sort).toEqual(rows.map(keyOf));
    }
  });

  it("puts rows that are alike by one order in the order of a second, by page and by cursor", async () => {
    const pair = pairOf(route.list.sorts);
    if (!pair) return;
    const byPage = await walk(route, pair, "page");
    expect(new Set(byPage).size).toBe(byPage.length);
    expect(await walk(route, pair, "cursor")).toEqual(byPage);
    const [first = ""] = pair.split(",");
    for (const wrong of [`${first},${first}`, `${pair},${first}`, `${first},password`]) {
      const url = addressOf(route, route.path, { sort: wrong });
      expect((await demo.app.inject({ url, headers: headersFor(route) })).statusCode, wrong).toBe(400);
    }
  });

  it("has each row alone by its number or id, and none by another", async () => {
    const { rows } = await list(route, { limit: "3" });
    for (const row of rows) {
      const found = await list(route, { row: shownBy(row), limit: "100" });
      expect([found.rows.map(keyOf), found.total], route.path).toEqual([[keyOf(row)], 1]);
    }
    const none = ["01890000-0000-7000-8000-000000000000", "999999999", "a'b%"];
    for (const row of none) expect((await list(route, { row })).total).toBe(0);
  });

  it("looks through what names say, not through the JSON that they are kept in", async () => {
    if (!route.list.searches) return;
    for (const search of ['"en":', '{"', '": "']) expect((await list(route, { search })).total).toBe(0);
  });

  it("asks the database three times at most, and refuses a cursor of another order", async () => {
    const [sort = "", other] = route.list.sorts;
    const { nextCursor } = await list(route, { sort, limit: "1" });
    const queries: Query[] = [{ sort }, { sort, cursor: nextCursor ?? "" }];
    for (const query of queries)
      expect(await queriesOf(() => list(route, { ...query, limit: "1" }))).toBeLessThanOrEqual(3);
    const wrong: Query[] = [{ cursor: "?" }, ...(other ? [{ sort: other, cursor: nextCursor ?? "" }] : [])];
    for (const wrongQuery of wrong) {
      const url = addressOf(route, route.path, wrongQuery);
      const answer = await demo.app.inject({ url, headers: headersFor(route) });
      expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path: "cursor", rule: "invalid" }]]);
    }
  });

  it("is filtered by each of its filters, and by a search", async () => {
    const whole = await list(route, { limit: "100" });
    for (const name of route.list.filters) {
      // All on one page differs from a page of one.
      const limit = name === "fetchAll" && route.path !== boughtPackagesRoute.path ? "1" : "100";
      const plain = limit === "100" ? whole : await list(route, { limit });
      const values = choicesOf(route, name);
      if (values === null) await leavesSomeOut(route, name, whole);
      const found = await Promise.all(
        (values ?? []).map((value) => list(route, { ...besides[name], [name]: value, limit })),
      );
      if (values)
        expect(
          found.some(({ rows }) => JSON.stringify(rows) !== JSON.stringify(plain.rows)),
          name,
        ).toBe(true);
      for (const [i, { rows }] of found.entries())
        for (const row of rows)
          if (typeof row[name] === "string" && name !== "_id") expect(row[name]).toBe(values?.[i]);
    }
    if (!route.list.searches) return;
    expect((await list(route, { search: "zz-nothing-is-called-so" })).total).toBe(0);
    expect((await list(route, { search: "%" })).total).toBeLessThanOrEqual(whole.total);
  });

  if (!route.csv) return;
  it("has all of its rows in its file, headed in three languages, in chosen columns", async () => {
    const file = async (query: Query) => {
      const url = addressOf(route, route.csv?.path ?? "", query);
      const answer = await demo.app.inject({ url, headers: headersFor(route) });
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      return Papa.parse<string[]>(answer.body.replace(/^\uFEFF/, "").trimEnd()).data;
    };
    const columns = route.list.csv?.columns ?? [];
    for (const sort of route.list.sorts) {
      const [, ...lines] = await file({ sort });
      const byPage = await walk(route, sort, "page");
      expect(lines.length).toBe((await list(route, { limit: "1" })).total);
      const ids = lines.slice(0, byPage.length).map((line) => line[columns.indexOf("id")]);
      if (columns.includes("id")) expect(ids).toEqual(byPage);
    }
    const found: Query = route.list.searches ? { search: "zz-nothing" } : {};
    const chosen = [columns[1] ?? "", columns[0] ?? ""];
    const [heads] = await file({ ...found, columns: chosen.join(",") });
    expect(heads).toHaveLength(2);
    if (route.scope === "staff")
      for (const language of ["en", "my", "cn"] as const)
        expectHeads((await file({ ...found, language }))[0] ?? [], columns, language);
    // A file that comes in again has the codes that the import reads.
    if (route.scope === "staff" && !comesInAgain.has(route.path)) {
      const [, ...lines] = await file({ language: "cn" });
      const coded = lines.flatMap((line) =>
        columns.filter((column, place) => inWords.has(column) && isCode(line[place] ?? "")),
      );
      expect([...new Set(coded)]).toEqual([]);
    }
    const unknown = addressOf(route, route.csv?.path ?? "", { columns: "password" });
    expect((await demo.app.inject({ url: unknown, headers: headersFor(route) })).statusCode).toBe(400);
  });
});

/** Columns of several files have the one head of all; those of this list alone have a word of its own. */
function expectHeads(heads: readonly string[], columns: readonly string[], language: Language): void {
  expect(heads).toHaveLength(columns.length);
  for (const [place, column] of columns.entries()) {
    if (isSharedHead(column)) expect(heads[place]).toBe(headOf(column, language));
    else expect(["", column]).not.toContain(heads[place]);
  }
}

it("gives its connection back when a file is broken off, and says nothing of it", async () => {
  const url = `${demo.settings.publicUrl}${paymentsRoute.csv.path}`;
  const headers = demo.signedInAs.admin;
  for (let broken = 0; broken < 8; broken++) {
    const gone = new AbortController();
    const answer = await fetch(url, { headers, signal: gone.signal });
    await answer.body?.getReader().read();
    gone.abort();
    await vi.waitFor(async () => expect(await readersIn(demo)).toBe(0), { timeout: 5_000 });
  }
  const whole = Papa.parse<string[]>(await (await fetch(url, { headers })).text(), { skipEmptyLines: true });
  const { total } = await list(paymentsRoute, { limit: "1" });
  expect(total).toBeGreaterThan(1_000);
  expect(whole.data.length).toBe(total + 1);
  expect(demo.logged).toEqual([]);
});

async function readersIn({ base }: Demo): Promise<number> {
  const { rows } = await base.pool.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  return rows[0].count;
}

/** What whoever looks at a list can't be without. */
const kept = new Set(["account", "member", "staff_user", "staff_role"]);

/** Lists of one thing that is itself a row of another list: they are empty while it is still there. */
const within = new Set<string>([attendeesRoute.path]);

it("is page 1 of 1, limit 10, total 0 when nothing is in it", async () => {
  const [inner, outer] = [true, false].map((isWithin) =>
    lists.filter(({ path }) => within.has(path) === isWithin),
  );
  for (const some of [inner ?? [], outer ?? []]) await areEmptied(some);
});

async function areEmptied(some: readonly ListCall[]): Promise<void> {
  await beneath(async (client) => {
    const tables = new Set(some.flatMap(({ path }) => tablesOf(path)));
    for (const table of tables) if (!kept.has(table)) await client.query(`DELETE FROM ${table}`);
  });
  for (const route of some) {
    const search: Query = tablesOf(route.path).some((table) => kept.has(table))
      ? { search: "zz-nobody" }
      : {};
    const { rows, page, pages, limit, total, nextCursor } = await list(route, { ...search, limit: "50" });
    const shape = { path: route.path, rows, page, pages, limit, total, nextCursor };
    const nothing = { rows: [], page: 1, pages: 1, limit: 10, total: 0, nextCursor: null };
    expect(shape).toEqual({ path: route.path, ...nothing });
  }
}

const tablesOf = (path: string): string[] =>
  [{ what: "payment", bookingId: 1 }, { what: "refund" }].map((row) => locationOf(path, row)?.table ?? "");

/** How often the database is asked; the less of two times, as the server has other business as well. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const counts = [];
  for (let i = 0; i < 2; i++) {
    const query = vi.spyOn(demo.base.pool, "query");
    await work();
    counts.push(query.mock.calls.length);
    query.mockRestore();
  }
  expect(Math.min(...counts)).toBeGreaterThan(0);
  return Math.min(...counts);
}

/** An order and another column's below it, falling where there is one. */
function pairOf(sorts: readonly string[]): string | null {
  const [first = ""] = sorts;
  const others = sorts.filter((sort) => sort.replace("-", "") !== first.replace("-", ""));
  const second = others.find((sort) => sort.startsWith("-") !== first.startsWith("-")) ?? others[0];
  return second === undefined ? null : `${first},${second}`;
}

/** What must be asked beside a filter for it to say anything. */
const besides: Readonly<Record<string, Query>> = { dates: { from: "2026-01-01", to: "2026-01-02" } };

/**
 * By an id, a day or a text that some rows have and others not, there are those alone; by one that none has, no row. Where a list
 * is always of one value, or its rows stay and their sums are of the days, another value has other rows.
 */
async function leavesSomeOut(route: ListCall, name: string, whole: Listed): Promise<void> {
  const by = (value: string) => list(route, { [name]: value, limit: "100" });
  const staysWhole = name in neededBy(route) || route.path === ledgerAccountsRoute.path;
  const differs = ({ rows, total }: Listed) =>
    total > 0 && (staysWhole ? JSON.stringify(rows) !== JSON.stringify(whole.rows) : total < whole.total);
  if (!staysWhole) expect((await by(valueOfNone(route, name))).total, `${name} of none`).toBe(0);
  const inTables = namesNotShown[name];
  const { rows: hidden } = inTables ? await demo.base.pool.query<{ value: string }>(inTables) : { rows: [] };
  const shown = valuesInRows(route, name, whole.rows);
  for (const value of [...hidden.map((row) => row.value), ...shown].slice(0, mostTried)) {
    const found = await by(value);
    if (!differs(found)) continue;
    if (!isDay(value) && shown.includes(value))
      for (const row of found.rows) expect(textsUnder(name, row), `${name} ${value}`).toContain(value);
    return;
  }
  expect.fail(`no ${name} leaves some rows and not all`);
}

const mostTried = 120;
/** Who sees more of a list than the person of its example. */
const seenBy: Readonly<Record<string, "agent" | "admin">> = {
  "/api/reservations": "agent",
  "/api/reservations/completed-booking": "agent",
  "/api/reservations/completed-booking/checkedIn": "agent",
  "/api/reservations/get-payments": "agent",
};

/** The demo has none of these, or one: some more are written. */
async function fillShortLists(): Promise<void> {
  const guest = "(SELECT account_id FROM member WHERE email = 'guest@demo.pulau.test')";
  const admin = "(SELECT id FROM staff_user WHERE email = 'admin@demo.pulau.test')";
  await beneath(async (client) => {
    await client.query(`
      UPDATE booking SET owner_id = (SELECT id FROM account WHERE kind = 'agency' LIMIT 1)
      WHERE id IN (SELECT id FROM booking WHERE state = 'inHouse' ORDER BY booking_no LIMIT 5)`);
    await client.query(`UPDATE booking_enquiry SET owner_id = ${guest}`);
    await client.query(`UPDATE booking_enquiry SET assignee_id = ${admin} WHERE enquiry_no % 2 = 0`);
    await client.query(`
      INSERT INTO draft (owner_id, staff_id, json, updated_at)
      SELECT gen_random_uuid(), ${admin}, d.json, d.updated_at - n * interval '1 hour'
      FROM (SELECT * FROM draft LIMIT 1) d, generate_series(1, 4) n`);
    await client.query(`
      INSERT INTO wait_entry (owner_id, state, name, email, phone, language, package_id, option_id, check_in, nights,
        days_around, party, consent_at, created_at, changed_at)
      SELECT ${guest}, CASE WHEN n % 2 = 0 THEN 'waiting' ELSE 'withdrawn' END, 'Guest ' || n, 'guest@demo.pulau.test',
        '+60123456789', 'en', o.package_id, o.id, current_date + 30 + n, 2, 1,
        '{"adults": 2, "childAges": [], "nonMalaysians": 0}', now(), now(), now()
      FROM (SELECT * FROM package_option LIMIT 1) o, generate_series(1, 5) n`);
    await client.query(`
      INSERT INTO price_version (option_id, number, at, act, card, changed)
      SELECT o.id, n, now() + n * interval '1 minute', 'published', '{}', '{"rates": 1}'
      FROM package_option o, generate_series(1, 5) n`);
    await client.query(`
      INSERT INTO price_list (list_no, code, name, active_status)
      SELECT (SELECT coalesce(max(list_no), 0) FROM price_list) + n, 'list-' || n, 'Prices ' || n % 3, n % 2 = 0
      FROM generate_series(1, 5) n`);
    await client.query(`
      UPDATE bought_package SET expires_on = current_date - 40
      WHERE id = (SELECT id FROM bought_package WHERE account_id = ${guest} LIMIT 1)`);
    await client.query(`
      INSERT INTO member (account_id, role, name, email, password_hash)
      SELECT account_id, role, name, name || '@demo.pulau.test', '-'
      FROM (SELECT account_id FROM member WHERE email = 'agent@demo.pulau.test') whose,
        (VALUES ('admin', '0 first'), ('admin', 'zz last'), ('viewer', '0 looks on')) AS more (role, name)`);
    await client.query(`
      UPDATE needs_person SET done_at = now(), done_note = 'seen'
      WHERE id = (SELECT id FROM needs_person WHERE kind = 'SLIP_TO_VERIFY' LIMIT 1)`);
    await client.query("UPDATE audit_entry SET at = at - abs(hashtext(id::text)) % 5 * interval '1 day'");
    await client.query(
      "UPDATE security_entry SET network = 'elsewhere', at = at - interval '1 day' WHERE side = 'staff'",
    );
  });
}

/** Works on a connection for which no trigger and no foreign key holds. */
async function beneath<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await demo.base.pool.connect();
  try {
    await client.query("SET session_replication_role = replica");
    return await work(client);
  } finally {
    // The connection is kept: a new one reads the catalogue anew, which took longer than what is tried.
    await client.query("RESET session_replication_role").then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

async function ownColumns(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER' AND table_schema = 'public'`,
    [table],
  );
  return rows[0]?.names ?? "";
}

/** Takes a row out of the database, and gives back what puts it in again: as if it came in only then. */
async function takeAway(stand: Stand | undefined): Promise<() => Promise<void>> {
  if (!stand) throw new Error("nobody knows where this row stands");
  const { table, column, value } = stand;
  const kept = await beneath(async (client) => {
    const names = await ownColumns(client, table);
    const { rows } = await client.query(
      `WITH gone AS (DELETE FROM ${table} WHERE ${column}::text = $1 RETURNING ${names})
       SELECT json_agg(gone)::text AS kept FROM gone`,
      [value],
    );
    await readAnew(client, table);
    return { names, rows: String(rows[0].kept) };
  });
  return () =>
    beneath(async (client) => {
      await client.query(
        `INSERT INTO ${table} (${kept.names}) OVERRIDING SYSTEM VALUE
         SELECT ${kept.names} FROM json_populate_recordset(NULL::${table}, $1)`,
        [kept.rows],
      );
      await readAnew(client, table);
    });
}

/** What is kept with the catalogue, as triggers would have it read anew. */
async function readAnew(client: pg.PoolClient, table: string): Promise<void> {
  if (table === "feedback") await client.query("UPDATE catalogue_stamp SET number = number + 1");
}
