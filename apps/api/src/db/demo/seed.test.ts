import { addDays, type Day, dayAt, dayOf, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { loadSettings } from "../../modules/ground/resort/public.ts";
import { createLogger } from "../../plugins/logging.ts";
import { createSealer } from "../../plugins/seal.ts";
import { readSettings } from "../../settings.ts";
import { checkInvariants } from "../invariants.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { isEmpty } from "./is-empty.ts";
import { demoAccounts, demoPassword } from "./people/portal-accounts.ts";
import { demoStaff } from "./people/staff.ts";
import { seedDemo } from "./seed.ts";
import { fullStretches } from "./stays/occupancy.ts";

const today = dayAt(new Date(), "Asia/Kuala_Lumpur");
const secret = "a secret of the tests, long enough to be one";
const sealer = createSealer({ secret, earlierSecrets: [] });
const lines: string[] = [];
let base: TestDatabase;
let app: FastifyInstance;
let emptyBefore: boolean;
let seconds: number;

beforeAll(async () => {
  base = await createTestDatabase();
  emptyBefore = await isEmpty(base.db);
  const begun = performance.now();
  await seedDemo(base.db, { today, seal: sealer.seal, progress: (line) => lines.push(line) });
  seconds = (performance.now() - begun) / 1000;
  const settings = readSettings({ PULAU_SECRET: secret });
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
}, 120_000);
afterAll(async () => {
  await app.close();
  await base.drop();
});

const firstRow = async <T extends object>(query: string, values: unknown[] = []): Promise<T> =>
  (await base.pool.query<T>(query, values)).rows[0] as T;
const allRows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await base.pool.query<T>(query, values)).rows;

describe("the demo resort", () => {
  it("is made once, in a few seconds, and says what it made", async () => {
    process.stdout.write(`demo resort: ${seconds.toFixed(1)} s, ${lines.join("; ")}\n`);
    expect(emptyBefore).toBe(true);
    expect(await isEmpty(base.db)).toBe(false);
    expect(lines.length).toBeGreaterThan(1);
  });

  it("keeps every rule that must always hold", async () => {
    expect(await checkInvariants(base.pool)).toEqual([]);
  });

  it("lies where its airport, its jetty's road and its telephone are", async () => {
    const { profile, taxPayer } = await loadSettings(base.db);
    const airport = await firstRow<{ name: string }>(
      "SELECT name ->> 'en' AS name FROM transport_point WHERE type = 'airport' ORDER BY position LIMIT 1",
    );
    expect(airport.name).toContain("Kuala Terengganu");
    for (const text of [profile.address.short, profile.address.second, profile.bank?.address])
      expect(text).toContain("Terengganu");
    expect(taxPayer?.address).toMatchObject({ state: "11", postCode: "21600" });
    for (const number of [...profile.tel, profile.fax, taxPayer?.phone]) expect(number).toMatch(/^\+60 ?9/);
  });

  it("has 62 rooms of eight types in four buildings", async () => {
    const counted =
      await firstRow(`SELECT (SELECT count(*) FROM room) AS rooms, (SELECT count(*) FROM room_type) AS types,
      (SELECT count(*) FROM building) AS buildings, (SELECT count(*) FROM package) AS packages,
      (SELECT count(*) FROM add_on) AS "addOns", (SELECT count(*) FROM boat) AS boats`);
    expect(counted).toEqual({ rooms: 62, types: 8, buildings: 4, packages: 17, addOns: 15, boats: 4 });
  });

  it("has beds for everybody that a room takes, and neighbours on each floor", async () => {
    const short = await allRows(`SELECT t.room_code FROM room_type t WHERE t.max_pax > ALL (
      SELECT sum(b.no_of_pax * ob.count) FROM bed_option o JOIN bed_option_bed ob ON ob.bed_option_id = o.id
      JOIN bed b ON b.id = ob.bed_id WHERE o.room_type_id = t.id GROUP BY o.id)`);
    expect(short).toEqual([]);
    const counted = await firstRow(`SELECT
      (SELECT count(*)::int FROM room r JOIN bed_option o ON o.id = r.bed_option_id AND o.room_type_id = r.room_type_id) AS made,
      (SELECT count(*)::int FROM room_link) AS links, (SELECT count(*)::int FROM room_link WHERE connecting) AS doors`);
    expect(counted).toEqual({ made: 62, links: 48, doors: 16 });
  });

  it("is open on each of the next 60 days, and full only where it means to be", async () => {
    const nights = await allRows<{ away: number; taken: number }>(
      `SELECT n - $1::date AS away, (SELECT count(*)::int FROM room_night WHERE night = n) AS taken
       FROM generate_series(0, 59) i, LATERAL (SELECT $1::date + i AS n) d ORDER BY n`,
      [today],
    );
    const full = nights.filter(({ taken }) => taken === 62);
    expect(full.length).toBeGreaterThanOrEqual(4);
    expect(full.length).toBeLessThanOrEqual(6);
    const usual = nights.filter(({ away, taken }) => away < 45 && taken < 62);
    const share = usual.reduce((sum, { taken }) => sum + taken, 0) / usual.length / 62;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.8);
    const open = await firstRow<{ days: number }>(
      `SELECT count(DISTINCT d.day)::int AS days FROM generate_series($1::date, $1::date + 59, '1 day') AS d(day)
       JOIN period p ON d.day BETWEEN p."from" AND p."to" AND NOT p.stop_sell
       JOIN sailing s ON s.day = d.day AND s.is_default AND s.direction = 'out'`,
      [today],
    );
    expect(open.days).toBe(60);
  });

  it("gives the front desk a day's work", async () => {
    const desk = await firstRow<{ arrivals: number; departures: number; house: number }>(
      `SELECT count(*) FILTER (WHERE check_in = $1 AND state IN ('confirmed', 'inHouse'))::int AS arrivals,
         count(*) FILTER (WHERE check_out = $1 AND state IN ('completed', 'inHouse'))::int AS departures,
         count(*) FILTER (WHERE state = 'inHouse')::int AS house
       FROM booking`,
      [today],
    );
    process.stdout.write(`today: ${JSON.stringify(desk)}\n`);
    expect(desk.arrivals).toBeGreaterThanOrEqual(4);
    expect(desk.departures).toBeGreaterThanOrEqual(3);
    expect(desk.house).toBeGreaterThanOrEqual(20);
  });

  it("has balances that are overdue and were reminded of, and none whose last day has passed", async () => {
    const late = await allRows<{ dueOn: Day; last: Day; reminded: boolean; isDue: boolean }>(
      `SELECT balance_due_on AS "dueOn", balance_due_on + 5 AS last, balance_due_on + 1 < $1::date AS "isDue",
         EXISTS (SELECT FROM balance_reminder r WHERE r.booking_id = b.id AND r.due_on = b.balance_due_on) AS reminded
       FROM booking b WHERE state = 'confirmed' AND paid_sen < total_sen AND balance_due_on < $1
         AND balance_due_on + 6 < check_in`,
      [today],
    );
    expect(late.length).toBeGreaterThan(0);
    expect(late.filter(({ last }) => last < today)).toEqual([]);
    expect(late.filter(({ reminded, isDue }) => isDue && !reminded)).toEqual([]);
  });

  it("gives the guest stays, drafts and a wallet, and the agency bookings that wait for their payment", async () => {
    const mine = await firstRow(
      `SELECT w.credited_sen - w.debited_sen - w.requested_sen AS balance,
         (SELECT count(*)::int FROM draft WHERE owner_id = m.account_id) AS drafts,
         (SELECT count(*)::int FROM booking WHERE account_id = m.account_id AND state = 'confirmed') AS ahead,
         (SELECT count(*)::int FROM booking WHERE account_id = m.account_id AND check_out < $1) AS past
       FROM member m JOIN wallet w ON w.account_id = m.account_id WHERE email = 'guest@demo.pulau.test'`,
      [today],
    );
    expect(mine).toEqual({ balance: 409_620, drafts: 2, ahead: 2, past: 5 });
    const waiting = await allRows(`SELECT 1 FROM booking b JOIN account a ON a.id = b.account_id
      WHERE a.kind = 'agency' AND state = 'awaitingPayment' AND pay_until > now()`);
    expect(waiting).toHaveLength(3);
  });

  it("gives the guest's wallet top-ups and a payout in each state", async () => {
    const wallet = await firstRow(`SELECT
      (SELECT count(*)::int FROM purchase WHERE flow = 'top-up' AND state = 'done') AS "topUps",
      (SELECT array_agg(state ORDER BY requested_at) FROM payout) AS payouts,
      (SELECT requested_sen::int FROM wallet WHERE requested_sen > 0) AS kept`);
    expect(wallet).toEqual({
      topUps: 3,
      payouts: ["paid", "rejected", "cancelled", "approved", "requested"],
      kept: 45_000,
    });
  });

  it("gives the agency its contracts and customers, and the influencer links that were followed", async () => {
    const agency = await firstRow<Record<string, number>>(`SELECT
      (SELECT count(*)::int FROM agent_contract) AS contracts, (SELECT count(*)::int FROM customer) AS customers,
      (SELECT count(*)::int FROM booking b JOIN customer c ON c.id = b.customer_id AND c.name = b.booking_name
        AND c.account_id = b.account_id) AS bookings,
      (SELECT count(*)::int FROM booking WHERE account_id IN (SELECT id FROM account WHERE kind = 'agency')
        AND agent_member_id IS NULL) AS "byNobody"`);
    expect(agency).toMatchObject({ contracts: 3, byNobody: 0 });
    expect(agency.customers).toBeGreaterThan(10);
    expect(agency.bookings).toBeGreaterThanOrEqual(agency.customers ?? 0);
    const links = await firstRow(`SELECT (SELECT count(*)::int FROM influencer_package) AS links,
      (SELECT count(*)::int FROM referral_click WHERE package_id IS NOT NULL) > 20 AS followed,
      (SELECT count(*)::int FROM booking b JOIN package p ON p.id = b.package_id
        WHERE (p.type = 'influencer') <> (b.influencer_id IS NOT NULL)) AS wrong,
      (SELECT count(*)::int FROM booking WHERE influencer_id IS NOT NULL) > 0 AS bought,
      (SELECT count(*)::int FROM booking WHERE referred_by IS NOT NULL) AS referred`);
    expect(links).toEqual({ links: 2, followed: true, wrong: 0, bought: true, referred: 5 });
  });

  it("calls nobody like somebody else of their party", async () => {
    expect(
      await allRows(
        "SELECT booking_id, full_name FROM booking_guest GROUP BY 1, 2 HAVING count(*) > 1 AND full_name <> ''",
      ),
    ).toEqual([]);
  });

  it("seals identity papers and continues the numbers of its bookings", async () => {
    const guest = await firstRow<{ sealed: string; tail: string }>(
      "SELECT identity_sealed AS sealed, identity_tail AS tail FROM booking_guest LIMIT 1",
    );
    expect(sealer.unseal(guest.sealed).endsWith(guest.tail)).toBe(true);
    const next = await firstRow<{ next: number; last: number }>(
      "SELECT nextval('booking_number') AS next, (SELECT count(*) FROM booking)::int + 1000 AS last",
    );
    expect(next.next).toBe(next.last + 1);
  });

  it("lets everybody in who is named in the terminal", async () => {
    const portal = demoAccounts.flatMap(({ members }) => members.map(({ mailbox }) => mailbox));
    const staff = demoStaff.map(({ username }) => username);
    expect([...portal, ...staff].toSorted()).toEqual([
      "admin",
      "agent",
      "agent.staff",
      "bar",
      "crew",
      "dive",
      "driver",
      "frontdesk",
      "guest",
      "housekeeping",
      "housekeeping2",
      "influencer",
      "kitchen",
      "manager",
      "viewer",
    ]);
    const signIn = (side: string, name: string) =>
      app.inject({
        method: "POST",
        url: `${side}/api/authenticate/login/user`,
        payload: { email: `${name}@demo.pulau.test`, password: demoPassword },
      });
    for (const name of portal) expect((await signIn("", name)).statusCode, name).toBe(200);
    for (const name of staff) expect((await signIn("/admin", name)).statusCode, name).toBe(200);
  });

  it("asks of a family of four in June what the resort's pictures say", async () => {
    const optionId = await lagoonOption();
    const party = { adults: 2, childAges: [7, 2], nonMalaysians: 0 };
    const reply = await app.inject({
      method: "POST",
      url: "/api/room-types",
      payload: { optionId, checkIn: fridayInJune(), party },
    });
    const types: { code: string; prices: { bedType: string; totalSen: Sen }[] }[] = reply.json().roomTypes;
    const quadOf = (code: string) =>
      types.find((type) => type.code === code)?.prices.find(({ bedType }) => bedType === "quad")?.totalSen;
    expect([quadOf("V"), quadOf("B"), quadOf("G")]).toEqual([229_100, 212_900, 202_100]);
  });

  it("has rate cards that make sense, and come back as they were told", async () => {
    const headers = { authorization: `Bearer ${await staffToken()}` };
    const packages = await allRows<{ id: string; code: string }>(
      "SELECT id, code FROM package WHERE type <> 'additional' ORDER BY position",
    );
    for (const { id, code } of packages) {
      const url = `/admin/api/package/${id}/rate-card`;
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode, code).toBe(200);
      if (code !== "REEF") continue;
      const read = { ...headers, "if-match": `"${answer.json().version}"` };
      const put = await app.inject({ method: "PUT", url, headers: read, payload: answer.json() });
      expect(put.statusCode).toBe(200);
      expect(put.json().cards).toEqual(answer.json().cards);
    }
  });

  it("asks divers and guests from abroad where a price depends on it", async () => {
    const { packages } = (await app.inject({ url: "/api/package" })).json();
    const questions = packages.map(
      (offer: { code: string; options: { questions: Record<string, { word: string }[]> }[] }) => [
        offer.code,
        offer.options[0]?.questions.activities?.map(({ word }) => word),
        offer.options[0]?.questions.markets?.map(({ word }) => word),
      ],
    );
    expect(questions).toContainEqual([
      "REEF",
      ["diver", "snorkeller", "nonDiver"],
      ["malaysia", "international"],
    ]);
    expect(questions).toContainEqual(["LAGOON", [], []]);
  });

  it("sells early and midweek for less than usual, and a night more for a night's price", async () => {
    const priced = async (query: string) => {
      const url = `/api/package/all-available?adults=2&checkIn=${addDays(today, 50)}${query}`;
      const { packages } = (await app.inject({ url })).json();
      return new Map<string, { totalSen: Sen; usualSen: Sen | null }>(
        packages.map((offer: { package: { code: string } }) => [offer.package.code, offer]),
      );
    };
    const offers = await priced("");
    for (const code of ["EARLY", "MIDWEEK"]) {
      const { totalSen, usualSen } = offers.get(code) ?? { totalSen: 0, usualSen: null };
      expect(usualSen, code).toBeGreaterThan(totalSen);
    }
    expect(offers.get("LAGOON")?.usualSen).toBeNull();
    const longer = await priced("&nights=5");
    expect(longer.get("LAGOON")?.totalSen).toBeGreaterThan(offers.get("LAGOON")?.totalSen ?? 0);
    expect(longer.has("ONE")).toBe(false);
  });

  it("shows full days in its calendar", async () => {
    const [first] = fullStretches(today);
    const day = first?.from ?? "";
    const url = `/api/calendar?adults=2&optionId=${await lagoonOption()}&month=${day}`;
    const { days }: { days: { day: Day; state: string }[] } = (await app.inject({ url })).json();
    expect(days.find((candidate) => candidate.day === day)?.state).toBe("full");
  });
});

async function staffToken(): Promise<string> {
  const payload = { email: "admin@demo.pulau.test", password: demoPassword };
  const url = "/admin/api/authenticate/login/user";
  return (await app.inject({ method: "POST", url, payload })).json().accessToken;
}

const lagoonOption = async (): Promise<string> =>
  (
    await firstRow<{ id: string }>(
      "SELECT o.id FROM package_option o JOIN package p ON p.id = o.package_id WHERE code = 'LAGOON' AND nights = 2",
    )
  ).id;

/** Between the school holidays and the next, on a weekend, at the high season's price. */
function fridayInJune(): Day {
  const thisYear = dayOf(`${today.slice(0, 4)}-06-08`);
  const from = thisYear > today ? thisYear : dayOf(`${Number(today.slice(0, 4)) + 1}-06-08`);
  return addDays(from, (5 - weekdayOf(from) + 7) % 7);
}
