import type { RouteDefinition } from "@pulau/contract/route.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staffWith } from "../modules/people/accounts/test-staff.ts";
import { agencyWithData, guestWithData, influencerWithData } from "./accounts-with-data.ts";
import { rounds } from "./counts.ts";
import { nameOf, namesIn, sendExample } from "./every-call.ts";
import { openStage, type Stage } from "./one-server.ts";
import { ownedRows, rowsAsTheyAre } from "./owned-rows.ts";

// Every call of staff, as each of the roles that a resort begins with, with ids of rows that are there.

const [administrator] = sampleRoles;
let stage: Stage;
let app: FastifyInstance;
let routes: readonly RouteDefinition[];
/** A colleague who may do everything, and the number of their row. */
let colleague: { readonly id: string; readonly no: number };
/** The first row of each table. */
let rows: ReadonlyMap<string, string>;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 40 }, days: 120 });
  app = stage.app;
  // One stays open for as long as somebody listens, the other asks Bank Negara.
  routes = app.mounting.routes.filter(
    (route) => route.scope === "staff" && !route.event && nameOf(route) !== "POST /admin/api/currency/import",
  );
  await guestWithData(stage);
  await agencyWithData(stage);
  await influencerWithData(stage);
  const { id } = await staffWith(stage, administrator.permissions);
  await stage.base.pool.query(
    `INSERT INTO staff_passkey (staff_id, name, credential_id, public_key, counter, transports, created_at)
     VALUES ($1, 'Phone', 'of-a-colleague', '', 0, '[]', now())`,
    [id],
  );
  colleague = { id, no: await numberOf(id) };
  rows = await firstOfEachTable();
}, 120_000);
afterAll(() => stage.close());
// What is asked too often would be refused for that.
beforeEach(() => stage.base.pool.query("DELETE FROM rate_window"));

async function numberOf(id: string): Promise<number> {
  const found = await stage.base.pool.query("SELECT list_no AS no FROM staff_user WHERE id = $1", [id]);
  return found.rows[0].no;
}

/** What no call names: logs, ledgers, and what is counted by the day. */
const unnamed =
  /(_entry|_transaction|_version|_day|_claim|_line|_attempt|_event|_night)$|^(ledger|saved|stock|sailing|rate)_?/;

async function firstOfEachTable(): Promise<ReadonlyMap<string, string>> {
  const { pool } = stage.base;
  const tables = await pool.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.column_name = 'id' AND c.data_type = 'uuid' AND t.table_type = 'BASE TABLE'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables.rows) {
    const first = await pool.query<{ id: string }>(`SELECT id FROM ${name} ORDER BY id LIMIT 1`);
    if (first.rows[0] && !unnamed.test(name)) found.set(name, first.rows[0].id);
  }
  return found;
}

/** Which table a call's first id is of, by the word of its path. */
const tables: Readonly<Record<string, string>> = {
  package: "package",
  "package-option": "package_option",
  boat: "boat",
  partners: "account",
  payout: "payout",
  voucher: "voucher",
  file: "stored_file",
  event: "event",
  pages: "page",
  "promo-code": "promo_code",
  "booking-enquiry": "booking_enquiry",
  "room-type": "room_type",
  "room-number": "room",
  currency: "currency",
  receipt: "payment",
  "draft-booking": "draft",
  "room-block": "draft",
  "room-timer": "draft",
  purchase: "purchase",
  auth: "session",
};
const idFor = ({ path }: RouteDefinition): string => {
  const table = tables[path.split("/")[3] ?? ""] ?? "booking";
  return rows.get(table) ?? rows.get("booking") ?? "";
};

function isAllowed(permissions: Permissions, route: RouteDefinition): boolean {
  const has = (wanted: RouteDefinition["permission"]) => wanted === undefined || may(permissions, ...wanted);
  const { permission, orPermission, alsoPermission } = route;
  return (has(permission) || (orPermission !== undefined && has(orPermission))) && has(alsoPermission);
}

/** What belongs to one person only: no right opens a colleague's. */
const ofOneself = () =>
  routes.filter(
    (route) => namesIn(route).includes("params") && /auth\/(sessions|passkey)\/:_id/.test(route.path),
  );
/** What is done to a member of staff by their number. */
const toSomebody = () =>
  routes.filter(
    ({ path, method }) =>
      method !== "GET" && path.startsWith("/admin/api/usersList/") && !/import|add-data|restore/.test(path),
  );

/** Of the calls that a role may make every third is made, by each role others; all of those that it may not. */
const everyFewCalls = rounds(3, 1);
const roles = sampleRoles.map((role, turn) => ({ ...role, turn }));

describe.each(roles)("staff whose role is $name", ({ permissions, turn }) => {
  it("are answered 403 exactly where their matrix says so, and never with a failure of ours", async () => {
    const { caller } = await staffWith(stage, permissions);
    const wrong: unknown[] = [];
    for (const [at, route] of routes.entries()) {
      const allowed = isAllowed(permissions, route);
      if (allowed && (at + turn) % everyFewCalls !== 0) continue;
      // What may be done is done to nothing that is there; what may not, to what is.
      const answer = await sendExample(app, route, caller, allowed ? {} : { id: idFor(route), no: 1 });
      const code: unknown = answer.statusCode >= 400 ? answer.json().code : null;
      const letIn = code !== "NOT_ALLOWED";
      // A wrong password is a 401 as well; a session that ended is not what is looked at here.
      if (answer.statusCode >= 500 || code === "NOT_SIGNED_IN" || letIn !== allowed)
        wrong.push([nameOf(route), answer.statusCode, code]);
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  it("reach nothing that is a colleague’s own, and change nobody who may do more", async () => {
    const { pool } = stage.base;
    const { caller } = await staffWith(stage, permissions);
    const owned = await ownedRows(pool, "staff_user", colleague.id);
    const own = new Map(
      [...owned].filter(([table]) => ["staff_user", "session", "staff_passkey"].includes(table)),
    );
    expect(own.size).toBe(3);
    const before = await rowsAsTheyAre(pool, own);
    const wrong: unknown[] = [];
    expect(ofOneself().length).toBeGreaterThan(2);
    for (const ids of own.values())
      for (const id of ids)
        for (const route of ofOneself()) {
          const { statusCode, body } = await sendExample(app, route, caller, { id });
          // What asks for the password asks for it first.
          const refused = statusCode === 404 || JSON.parse(body).code === "BAD_CREDENTIALS";
          if (!refused) wrong.push([nameOf(route), statusCode]);
        }
    expect(toSomebody().length).toBeGreaterThan(5);
    if (!may(permissions, "settings", "write"))
      for (const route of toSomebody()) {
        const { statusCode, body } = await sendExample(app, route, caller, { no: colleague.no });
        if (statusCode >= 500) wrong.push([nameOf(route), statusCode, body]);
      }
    expect(wrong).toEqual([]);
    expect(await rowsAsTheyAre(pool, own)).toEqual(before);
  });
});

/** In `npm test` each call is tried with every eighth table's row, each with others; in `npm run test:long` with all. */
const everyFewTables = rounds(8, 1);

it("is never answered with a failure of ours, whatever row an id is of", async () => {
  const { caller } = await staffWith(stage, administrator.permissions);
  const wrong: unknown[] = [];
  const naming = routes.filter((route) => namesIn(route).length > 0);
  for (const [turn, [table, id]] of [...rows].entries()) {
    await stage.base.pool.query("DELETE FROM rate_window");
    for (const route of naming.filter((_, at) => (at + turn) % everyFewTables === 0)) {
      const { statusCode, body } = await sendExample(app, route, caller, { id });
      if (statusCode >= 500 || statusCode === 429)
        wrong.push([table, nameOf(route), statusCode, body.slice(0, 200)]);
    }
  }
  expect(wrong).toEqual([]);
}, 600_000);
