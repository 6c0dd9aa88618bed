import { announcePresenceRoute, presenceRoute } from "@pulau/contract/presence.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Permissions } from "../db/schema/staff.ts";
import { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { mustSubmit, newGuest, stayOf } from "./guest.ts";
import { type Listening, listenTo } from "./news-listener.ts";
import { all, everything, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

/** What the desk waits for at most, in ms. */
const withinMs = 1_000;

let arena: TwoServers;
let bookingId: BookingId;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 2 }, days: 60 });
  const guest = await newGuest(arena.urls);
  bookingId = (await mustSubmit(guest, stayOf(arena.resort, { inDays: 5 })))._id;
});
afterAll(() => arena.close());

type Person = {
  readonly staffId: StaffId;
  readonly news: Listening;
  /** At the other process than the one at which they follow the news. */
  readonly caller: Caller;
  readonly line: string;
};

/** Somebody whose page follows the news at one process; what they say and ask goes to the other. */
async function comes(process: 0 | 1, role: Permissions = everything): Promise<Person> {
  const { desk, staffId } = await staffCaller(arena, role);
  const line = crypto.randomUUID();
  const news = await listenTo(arena.urls[process] ?? "", desk.token, line);
  await news.quiet();
  return { staffId, news, line, caller: new Caller([arena.urls[1 - process] ?? ""], desk.token) };
}

const opens = ({ caller, line }: Person, place: { chart?: boolean; bookingId?: BookingId | null }) =>
  caller.call(announcePresenceRoute, { body: { line, chart: false, bookingId: null, ...place } });
const seenBy = async ({ caller }: Person) => (await caller.must(presenceRoute, {})).people;

/** How long it takes until somebody hears of a person and sees what they have open, in ms. */
async function delayOf(watcher: Person, { staffId }: Person, since: number): Promise<number> {
  return (await watcher.news.until({ kind: "presence", id: staffId })) - since;
}

describe("who looks at a stay, through two processes", () => {
  it("is seen within a second, by name and id alone, and not any more once they look away", async () => {
    const [nora, farah] = [await comes(0), await comes(1)];
    const opened = Date.now();
    await opens(farah, { chart: true, bookingId });
    expect(await delayOf(nora, farah, opened)).toBeLessThan(withinMs);
    const people = await seenBy(nora);
    expect(people).toEqual([{ staffId: farah.staffId, name: expect.any(String), chart: true, bookingId }]);
    expect(await seenBy(farah)).toEqual([]);
    expect(nora.news.text()).not.toContain(people[0]?.name);
    await nora.news.quiet();
    const left = Date.now();
    await opens(farah, {});
    expect(await delayOf(nora, farah, left)).toBeLessThan(withinMs);
    expect(await seenBy(nora)).toEqual([]);
    nora.news.stop();
    farah.news.stop();
  });

  it("ends with the connection within a second, and can't be said again over it", async () => {
    const [nora, farah] = [await comes(0), await comes(1)];
    await opens(farah, { bookingId });
    await eventually(
      () => seenBy(nora),
      ({ length }) => length === 1,
      5,
    );
    await nora.news.quiet();
    const cut = Date.now();
    farah.news.stop();
    expect(await delayOf(nora, farah, cut)).toBeLessThan(withinMs);
    expect(await seenBy(nora)).toEqual([]);
    expect(await opens(farah, { bookingId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await seenBy(nora)).toEqual([]);
    nora.news.stop();
  });

  it("is told to nobody who may not see bookings, and by nobody over another's line", async () => {
    const [nora, farah, boats] = [await comes(0), await comes(1), await comes(0, { boarding: all })];
    expect(await opens({ ...nora, line: farah.line }, { bookingId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await opens(boats, { bookingId })).toMatchObject({ code: "NOT_ALLOWED" });
    await opens(farah, { bookingId });
    await delayOf(nora, farah, Date.now());
    expect(await boats.caller.call(presenceRoute, {})).toMatchObject({ code: "NOT_ALLOWED" });
    expect(boats.news.received()).toEqual([]);
    for (const { news } of [nora, farah, boats]) news.stop();
  });

  it("is over for whoever loses the right, and for a page whose server said nothing for three beats", async () => {
    const [nora, farah] = [await comes(0), await comes(1)];
    await opens(farah, { bookingId });
    const { pool } = arena.base;
    const age = (seconds: number) =>
      pool.query("UPDATE presence SET seen_at = now() - make_interval(secs => $1) WHERE line_id = $2", [
        seconds,
        farah.line,
      ]);
    await age(40);
    expect(await seenBy(nora)).toHaveLength(1);
    await age(46);
    expect(await seenBy(nora)).toEqual([]);
    await age(0);
    await pool.query("UPDATE staff_user SET permissions = $2 WHERE id = $1", [
      farah.staffId,
      { bookings: { ...all, read: false }, boarding: all },
    ]);
    await eventually(
      () => seenBy(nora),
      ({ length }) => length === 0,
      10,
    );
    farah.news.stop();
    await age(100);
    const another = await comes(1);
    const { rows } = await pool.query("SELECT count(*)::int AS rows FROM presence WHERE line_id = $1", [
      farah.line,
    ]);
    expect(rows[0].rows).toBe(0);
    for (const { news } of [nora, another]) news.stop();
  });

  it("takes no booking that is not there", async () => {
    const [nora, farah] = [await comes(0), await comes(1)];
    expect(await opens(farah, { bookingId: crypto.randomUUID() })).toMatchObject({ ok: true });
    expect(await seenBy(nora)).toEqual([]);
    for (const { news } of [nora, farah]) news.stop();
  });
});
