import { newsRoute } from "@pulau/contract/news.ts";
import { changePriceDraftRoute, priceDraftRoute, publishPricesRoute } from "@pulau/contract/price-draft.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { endStaffSessionRoute, staffSessionsRoute } from "@pulau/contract/sessions.ts";
import { addNoteRoute, staffLoginRoute, staffLogoutRoute } from "@pulau/contract/staff.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPassword } from "../modules/people/accounts/test-people.ts";
import { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { mustSubmit, newGuest, stayOf } from "./guest.ts";
import { type Listening, listenTo } from "./news-listener.ts";
import { all, everything, lookOnly, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

/** What the requirements allow, in ms. */
const withinMs = 2_000;

let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 8 }, days: 60 });
});
afterAll(() => arena.close());

const at = (process: 0 | 1): string => arena.urls[process] ?? "";

const no = { read: false, write: false, create: false, delete: false };
const nothing = { bookings: no, payments: no };

/** The desk listens at the first process; whatever happens, happens at the second. */
async function listening(rights = everything): Promise<Listening> {
  const { desk } = await staffCaller(arena, rights);
  const news = await listenTo(at(0), desk.token);
  await news.quiet();
  return news;
}

/** They sign in once more, at the second process. */
async function signInAgain(staffId: StaffId): Promise<Caller> {
  const { rows } = await arena.base.pool.query("SELECT email FROM staff_user WHERE id = $1", [staffId]);
  const body = { email: rows[0].email, password: testPassword };
  return new Caller([at(1)], (await new Caller([at(1)]).must(staffLoginRoute, { body })).accessToken);
}

async function submitted() {
  const guest = await newGuest([at(1)]);
  return mustSubmit(guest, stayOf(arena.resort, { inDays: 5 }));
}

describe("news through two processes", () => {
  it("tells of a new booking and of a note within two seconds, and only kinds and ids", async () => {
    const news = await listening();
    const { _id } = await submitted();
    const submittedAt = Date.now();
    expect((await news.until({ kind: "booking", id: _id })) - submittedAt).toBeLessThan(withinMs);

    await news.quiet();
    const writer = new Caller([at(1)], (await staffCaller(arena)).desk.token);
    await writer.must(addNoteRoute, { params: { _id }, body: { note: "Arrives late, Mei Ling" } });
    const notedAt = Date.now();
    expect((await news.until({ kind: "booking", id: _id })) - notedAt).toBeLessThan(withinMs);
    expect(news.text()).not.toContain("Mei Ling");
    news.stop();
  });

  it("has published prices in front of guests of the other process, and tells of them, within two seconds", async () => {
    const params = { _id: arena.resort.optionId };
    const rates = { rates: all };
    const news = await listening(rates);
    const manager = new Caller([at(1)], (await staffCaller(arena, rates)).desk.token);
    const { optionId, checkIn, party, rooms } = stayOf(arena.resort, { inDays: 20 });
    const guest = await newGuest([at(0)]);
    const body = { optionId: optionId ?? "", checkIn: checkIn ?? "", party: party as never, rooms };
    const before = (await guest.must(quoteRoute, { body })).quote.totalSen;
    const { published } = await manager.must(priceDraftRoute, { params });
    const changes = published.rates.map((rate) => ({
      part: "rates" as const,
      key: rate.id,
      was: rate,
      now: { ...rate, sen: rate.sen + 1_000 },
    }));
    await manager.must(changePriceDraftRoute, { params, body: { changes } });
    await manager.must(publishPricesRoute, { params, body: {} });
    const publishedAt = Date.now();
    await eventually(
      async () => (await guest.must(quoteRoute, { body })).quote.totalSen,
      (total) => total > before,
      20,
    );
    await news.until({ kind: "prices", id: params._id });
    expect(Date.now() - publishedAt).toBeLessThan(withinMs);
    news.stop();
  });

  it("publishes prices at the time that was set, in front of guests of the other process within two seconds", async () => {
    const params = { _id: arena.resort.optionId };
    const manager = new Caller([at(1)], (await staffCaller(arena, { rates: all })).desk.token);
    const { optionId, checkIn, party, rooms } = stayOf(arena.resort, { inDays: 21 });
    const guest = await newGuest([at(0)]);
    const body = { optionId: optionId ?? "", checkIn: checkIn ?? "", party: party as never, rooms };
    const totalNow = async () => (await guest.must(quoteRoute, { body })).quote.totalSen;
    const before = await totalNow();
    const { published } = await manager.must(priceDraftRoute, { params });
    const changes = published.rates.map((rate) => ({
      part: "rates" as const,
      key: rate.id,
      was: rate,
      now: { ...rate, sen: rate.sen + 2_000 },
    }));
    await manager.must(changePriceDraftRoute, { params, body: { changes } });
    const due = Date.now() + 4_000;
    const planned = { at: new Date(due).toISOString() };
    const answer = await manager.must(publishPricesRoute, { params, body: planned });
    expect(answer).toMatchObject({ number: null, planned });

    let lastOld = 0;
    let firstNew = 0;
    await eventually(
      async () => {
        const startedAt = Date.now();
        const total = await totalNow();
        if (total === before) lastOld = startedAt;
        else firstNew = Date.now();
        return total;
      },
      (total) => total > before,
      20,
    );
    expect(lastOld).toBeGreaterThan(due - 1_000);
    expect(firstNew).toBeGreaterThanOrEqual(due);
    expect(firstNew - due).toBeLessThan(withinMs);
    expect((await manager.must(priceDraftRoute, { params })).planned).toBeNull();
    expect(await totalNow()).toBeGreaterThan(before);
  });

  it("keeps what a person has no right to from them", async () => {
    const news = await listening(lookOnly);
    const { _id } = await submitted();
    await arena.base.pool.query(
      "INSERT INTO needs_person (kind, booking_id, facts, at) VALUES ('REFUND_BY_HAND', $1, '{}', now())",
      [_id],
    );
    await news.until({ kind: "booking", id: _id });
    await news.quiet();
    expect(news.received().map(({ kind }) => kind)).not.toContain("money");
    news.stop();

    const { desk: without } = await staffCaller(arena, { boats: all });
    expect(await without.call(newsRoute, { query: { seconds: 1 } })).toMatchObject({ code: "NOT_ALLOWED" });
  });

  it("ends within two seconds when the session does, by whatever: log-out, its end, a block, rights taken away", async () => {
    const { pool } = arena.base;
    const ends: Record<string, (desk: Caller, staffId: StaffId) => Promise<unknown>> = {
      "logged out elsewhere": (desk) => new Caller([at(1)], desk.token).must(staffLogoutRoute, {}),
      "ended by its owner": async (_, staffId) => {
        const own = await signInAgain(staffId);
        const { sessions } = await own.must(staffSessionsRoute, {});
        const params = { _id: sessions.find(({ here }) => !here)?._id ?? "" };
        return own.must(endStaffSessionRoute, { params });
      },
      "cut short": (_, staffId) =>
        pool.query("UPDATE session SET expires_at = pulau_now() WHERE person_id = $1", [staffId]),
      blocked: (_, staffId) =>
        pool.query("UPDATE staff_user SET status = 'blocked' WHERE id = $1", [staffId]),
      "rights taken from the person": (_, staffId) =>
        pool.query("UPDATE staff_user SET permissions = $2 WHERE id = $1", [staffId, nothing]),
      "rights taken from the role": (_, staffId) =>
        pool.query(
          "UPDATE staff_role SET permissions = '{}' WHERE id = (SELECT role_id FROM staff_user WHERE id = $1)",
          [staffId],
        ),
    };
    for (const [ending, end] of Object.entries(ends)) {
      const { desk, staffId } = await staffCaller(arena);
      const news = await listenTo(at(0), desk.token);
      await news.quiet();
      await end(desk, staffId);
      const endedAt = Date.now();
      await eventually(async () => news.ended(), Boolean, 20).catch(() => undefined);
      expect([ending, Date.now() - endedAt < withinMs, news.ended()]).toEqual([ending, true, true]);
    }
  });

  it("ends by the clock when the session has lasted its time", async () => {
    const { desk, staffId } = await staffCaller(arena);
    await arena.base.pool.query(
      "UPDATE session SET expires_at = pulau_now() + interval '3 seconds' WHERE person_id = $1",
      [staffId],
    );
    const news = await listenTo(at(0), desk.token);
    const openedAt = Date.now();
    expect(await eventually(async () => news.ended(), Boolean, 20)).toBe(true);
    expect(Date.now() - openedAt).toBeLessThan(3_000 + withinMs);
  });

  it("goes on for who keeps their rights when a role is changed", async () => {
    const news = await listening();
    await arena.base.pool.query("UPDATE staff_role SET permissions = permissions || '{\"security\": {}}'");
    await news.quiet();
    const { _id } = await submitted();
    await news.until({ kind: "booking", id: _id });
    news.stop();
  });

  it("hears again after its connection was cut, and says that news may have been missed", async () => {
    const news = await listening();
    const { rows } = await arena.base.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%' OR datname = current_database() AND query = 'SELECT 1'",
    );
    expect(rows.length).toBeGreaterThan(0);
    await news.until({ kind: "booking", id: null });
    await news.until({ kind: "money", id: null });
    await news.quiet();
    const { _id } = await submitted();
    const submittedAt = Date.now();
    expect((await news.until({ kind: "booking", id: _id })) - submittedAt).toBeLessThan(withinMs);
    news.stop();
  });

  it("says many instead of naming each of a hundred", async () => {
    await Promise.all(Array.from({ length: 2 }, submitted));
    const news = await listening();
    await arena.base.pool.query(
      "INSERT INTO needs_person (kind, facts, at) SELECT 'REFUND_BY_HAND', '{}', now() FROM generate_series(1, 100)",
    );
    await news.until({ kind: "money", id: null });
    expect(news.received().filter(({ id }) => id !== null)).toEqual([]);
    news.stop();
  });

  it("does not keep a server that stops from stopping", async () => {
    const { desk } = await staffCaller(arena);
    const news = await listenTo(at(1), desk.token);
    const began = Date.now();
    await arena.servers[1]?.stop();
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(await eventually(async () => news.ended(), Boolean, 2)).toBe(true);
  });
});
