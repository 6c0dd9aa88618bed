import { randomUUID } from "node:crypto";
import type { bookingsRoute } from "@pulau/contract/bookings.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { fillBookings } from "../../../db/factories/bookings.ts";
import { makeResort } from "../../../db/factories/resort.ts";
import { sql } from "../../../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { type SentStatement, watchStatements } from "../../../db/watch-statements.ts";
import type { Session } from "../../../plugins/session.ts";
import { readSettings } from "../../../settings.ts";
import { frontDeskModule } from "../../desk/front-desk/routes.ts";
import { bookingsModule } from "./routes.ts";

const ownerId = randomUUID();
const guest: Session = { kind: "anonymous", ownerId };
const rights = { read: true, write: false, create: false, delete: false };
const staff: Session = {
  kind: "staff",
  staffId: randomUUID(),
  sessionId: randomUUID(),
  accessLevel: "staff",
  name: "Farah",
  permissions: { bookings: rights },
};
const count = 250;

let base: TestDatabase;
let app: FastifyInstance;
let sent: SentStatement[];

beforeAll(async () => {
  base = await createTestDatabase();
  sent = watchStatements(base.pool);
  const resort = await makeResort(base.db);
  await fillBookings(base.pool, { ...resort, ownerId, count, from: addDays(resort.from, -400), days: 100 });
  app = await buildApp({
    ...base,
    settings: readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" }),
    readSession: async (_, side) => (side === "staff" ? staff : guest),
    modules: [bookingsModule, frontDeskModule],
  });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

/** A page of a listing, and the statements that it took. */
async function page(url: string): Promise<{ listed: Reply<typeof bookingsRoute>; queries: number }> {
  sent.length = 0;
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return { listed: answer.json(), queries: sent.length };
}

it.each([
  "/api/reservations?tab=past&limit=50",
  "/api/reservations?tab=past&limit=50&search=Guest%2012",
  "/admin/api/reservations?limit=50",
])("asks three times at most for fifty bookings: %s", async (url) => {
  const { listed, queries } = await page(url);
  expect(listed.reservations.length).toBeGreaterThan(0);
  expect(queries).toBeGreaterThan(0);
  expect(queries).toBeLessThanOrEqual(3);
  if (listed.nextCursor === null) return;
  expect((await page(`${url}&cursor=${listed.nextCursor}`)).queries).toBeLessThanOrEqual(3);
});

it("walks by cursor over every booking once, many on one day", async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const next: string = cursor && `&cursor=${cursor}`;
    const { listed } = await page(`/api/reservations?tab=past&sort=-checkIn&limit=40${next}`);
    seen.push(...listed.reservations.map((reservation) => reservation.bookingNo));
    cursor = listed.nextCursor;
  }
  const { rows } = await base.db.execute<{ no: string }>(
    sql`SELECT booking_no AS no FROM booking ORDER BY check_in DESC, id DESC`,
  );
  expect(seen).toEqual(rows.map((row) => row.no));
  expect(seen).toHaveLength(count);
});
