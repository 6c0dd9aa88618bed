import { randomUUID } from "node:crypto";
import type { HoldId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { createMember, testPassword } from "./test-people.ts";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db);
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });

/** An anonymous guest with a draft, a hold and a booking. */
async function anonymousGuest() {
  const { guestToken } = (await post("/api/auth/guest-session", {})).json();
  const ownerId = decodeJwt(guestToken).sub ?? "";
  await base.db.insert(draft).values({ ownerId, json: {} as never });
  const [hold] = await base.db
    .insert(stayHold)
    .values({ ownerId, stay: {} as HeldStay, createdAt: new Date() })
    .returning({ id: stayHold.id });
  await base.db.insert(booking).values(bookingOf(ownerId, hold?.id ?? ""));
  return { guestToken, ownerId };
}

const bookingOf = (ownerId: string, holdId: HoldId): typeof booking.$inferInsert => ({
  ownerId,
  holdId,
  bookingNo: randomUUID(),
  state: "awaitingPayment",
  paymentStatus: "pending",
  environment: "NEW",
  language: "en",
  packageId: resort.packageId,
  optionId: resort.optionId,
  checkIn: resort.from,
  checkOut: resort.to,
  bookingName: "Mei Ling",
  email: "mei@example.test",
  mobile: "+60123456789",
  address: { address: "1", area: "", city: "KL", postCode: "50000", state: "KL", country: "MY" },
  party: {} as never,
  persons: 2,
  bookingJson: {} as never,
  totalSen: 10_000,
  depositSen: 5_000,
  policy: { tiers: [], adminFee: 0 },
  payUntilCap: new Date(),
  termsAgreedAt: new Date(),
  submittedAt: new Date(),
});

async function ownedBy(ownerId: string): Promise<number[]> {
  const tables = [draft, stayHold, booking];
  return Promise.all(tables.map((table) => base.db.$count(table, eq(table.ownerId, ownerId))));
}

describe("what an anonymous guest owns", () => {
  it("goes to the account that signs in, and to nobody else's", async () => {
    const [mine, other] = [await anonymousGuest(), await anonymousGuest()];
    const aini = await createMember(base.db);
    const { guestToken } = mine;
    const credentials = { email: aini.email, password: testPassword };
    const wrong = await post("/api/authenticate/login/user", { ...credentials, password: "x", guestToken });
    expect(wrong.statusCode).toBe(401);
    expect(await ownedBy(mine.ownerId)).toEqual([1, 1, 1]);
    await post("/api/authenticate/login/user", { ...credentials, guestToken });
    expect(await ownedBy(mine.ownerId)).toEqual([0, 0, 0]);
    expect(await ownedBy(aini.accountId)).toEqual([1, 1, 1]);
    expect(await ownedBy(other.ownerId)).toEqual([1, 1, 1]);
    const [taken] = await base.db.select().from(booking).where(eq(booking.ownerId, aini.accountId));
    expect(taken?.accountId).toBe(aini.accountId);
  });

  it("goes to the account that it opens", async () => {
    const { guestToken, ownerId } = await anonymousGuest();
    const answer = await post("/api/auth/register", {
      name: "Mei Ling",
      email: `${randomUUID()}@example.test`,
      password: "warm sand at noon",
      guestToken,
    });
    expect(await ownedBy(answer.json().user.accountId)).toEqual([1, 1, 1]);
    expect(await ownedBy(ownerId)).toEqual([0, 0, 0]);
  });

  it("stays where it is for a token that is not a guest's, and the sign-in works all the same", async () => {
    const aini = await createMember(base.db);
    const other = await createMember(base.db);
    const credentials = (email: string) => ({ email, password: testPassword });
    const { accessToken } = (await post("/api/auth/login", credentials(other.email))).json();
    await base.db.insert(draft).values({ ownerId: other.accountId, json: {} as never });
    for (const guestToken of [accessToken, "nonsense"]) {
      const answer = await post("/api/auth/login", { ...credentials(aini.email), guestToken });
      expect(answer.json().user.id).toBe(aini.id);
    }
    expect(await ownedBy(other.accountId)).toEqual([1, 0, 0]);
  });
});
