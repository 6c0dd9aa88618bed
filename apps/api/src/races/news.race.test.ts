import { newsRoute } from "@pulau/contract/news.ts";
import { addNoteRoute } from "@pulau/contract/staff.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { mustSubmit, newGuest, stayOf } from "./guest.ts";
import { type Listening, listenTo } from "./listening.ts";
import { all, everything, lookOnly, staffCaller } from "./staff.ts";
import { type Arena, openArena } from "./two-servers.ts";

/** What the requirements allow, in ms. */
const withinMs = 2_000;

let arena: Arena;
beforeAll(async () => {
  arena = await openArena({ rooms: { standard: 8 }, days: 60 });
});
afterAll(() => arena.close());

const at = (process: 0 | 1): string => arena.urls[process] ?? "";

/** The desk listens at the first process; whatever happens, happens at the second. */
async function listening(rights = everything): Promise<Listening> {
  const { desk } = await staffCaller(arena, rights);
  const news = await listenTo(at(0), desk.token);
  await news.quiet();
  return news;
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

  it("keeps what a person has no right to from them", async () => {
    const news = await listening(lookOnly);
    const { _id } = await submitted();
    await arena.base.pool.query(
      "INSERT INTO needs_person (kind, booking_id, facts, at) VALUES ('REFUND_BY_HAND', $1, '{}', now())",
      [_id],
    );
    await news.until({ kind: "booking", id: _id });
    await news.quiet();
    expect(news.heard().map(({ kind }) => kind)).not.toContain("money");
    news.stop();

    const { desk: without } = await staffCaller(arena, { rates: all });
    expect(await without.call(newsRoute, { query: { seconds: 1 } })).toMatchObject({ code: "NOT_ALLOWED" });
  });

  it("ends the stream of who signs out, at the next beat at the latest", async () => {
    const { desk, staffId } = await staffCaller(arena);
    const news = await listenTo(at(0), desk.token);
    await arena.base.pool.query("UPDATE session SET ended_at = now() WHERE person_id = $1", [staffId]);
    await expect(eventually(async () => news.ended(), Boolean, 20)).resolves.toBe(true);
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
    expect(news.heard().filter(({ id }) => id !== null)).toEqual([]);
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
