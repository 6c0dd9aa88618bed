import { bookmarksRoute, mainSearchRoute, updateBookmarksRoute } from "@pulau/contract/site-search.ts";
import { mostStarred } from "@pulau/domain/bookmarks/with-stars.ts";
import { menuItems } from "@pulau/domain/portal-menu/menu-items.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillBookings } from "../../../db/factories/bookings.ts";
import { sql } from "../../../db/orm.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
let member: Caller;
let other: Caller;
let visitor: Caller;
let booking: { readonly _id: string; readonly bookingNo: string };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 } });
  ({ member } = await memberWithWallet(stage, 10_000_000));
  ({ member: other } = await memberWithWallet(stage, 10_000_000));
  visitor = await newGuest(stage.urls);
  booking = await mustSubmit(member, stayOf(stage.resort, { inDays: 20 }));
});
afterAll(() => stage.close());

const find = (caller: Caller, search: string) => caller.must(mainSearchRoute, { query: { search } });
const targetsOf = async (caller: Caller, search: string) =>
  (await find(caller, search)).searchResult.flatMap(({ data }) => data.map(({ target }) => target));
const press = (caller: Caller, target: string, starred?: boolean) =>
  caller.call(updateBookmarksRoute, { body: { obj: { target, ...(starred !== undefined && { starred }) } } });
const bookmarksOf = async (caller: Caller) => (await caller.must(bookmarksRoute, {})).searchResult;

describe("the portal's search", () => {
  it("finds pages in any language, and a booking by its number for its owner alone", async () => {
    expect(await targetsOf(member, "trans")).toContain("page:transactions");
    expect(await targetsOf(member, "交易")).toContain("page:transactions");
    expect(await targetsOf(member, booking.bookingNo)).toEqual([`booking:${booking._id}`]);
    expect(await targetsOf(other, booking.bookingNo)).toEqual([]);
    expect(await targetsOf(visitor, booking.bookingNo)).toEqual([]);
  });

  it("shows four of a group at most, no entry that is for others, and nothing for nothing", async () => {
    const groups = (await find(member, "e")).searchResult;
    expect(groups.length).toBeGreaterThan(0);
    for (const { data, searchLimit } of groups) {
      expect(searchLimit).toBe(4);
      expect(data.length).toBeLessThanOrEqual(4);
    }
    expect(await targetsOf(member, "Customers")).toEqual([]);
    expect((await find(member, "  ")).searchResult).toEqual([]);
    expect((await find(member, "no such thing 100%_")).searchResult).toEqual([]);
  });

  it("leads to packages that are on sale", async () => {
    const { rows } = await stage.base.db.execute<{ id: string; name: string }>(
      sql`SELECT id, name ->> 'en' AS name FROM package WHERE id = ${stage.resort.packageId}`,
    );
    expect(await targetsOf(visitor, rows[0]?.name ?? "")).toContain(`package:${rows[0]?.id}`);
  });
});

describe("bookmarks", () => {
  it("are kept and taken away by one press, and twice the same is the same", async () => {
    expect(await press(other, "page:profile")).toMatchObject({ ok: true });
    expect(await press(other, "page:profile", true)).toMatchObject({ ok: true });
    expect(await bookmarksOf(other)).toMatchObject([
      { target: "page:profile", link: "/profile", starred: true, title: { en: "Profile" } },
    ]);
    expect(await bookmarksOf(member)).toEqual([]);
    await press(other, "page:profile");
    await press(other, "page:profile", false);
    expect(await bookmarksOf(other)).toEqual([]);
  });

  it("are of what the member can open", async () => {
    for (const target of [`booking:${booking._id}`, "page:members", "page:nothing", "package:x", "info:no"]) {
      expect(await press(other, target)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    expect(await press(other, "javascript:alert(1)")).toMatchObject({ status: 400 });
    expect(await visitor.call(bookmarksRoute, {})).toMatchObject({ status: 401 });
    expect(await press(member, `booking:${booking._id}`)).toMatchObject({ ok: true });
    expect(await press(member, `booking:${booking._id}`, false)).toMatchObject({ ok: true });
  });

  it("are ten, of more the others wait, and the first of those takes a place that becomes free", async () => {
    const pages = Object.keys(menuItems)
      .filter((id) => !["customers", "myLinks", "commission", "bankDetails", "members"].includes(id))
      .map((id) => `page:${id}`);
    const targets = [`booking:${booking._id}`, ...pages];
    expect(targets.length).toBeGreaterThan(mostStarred);
    for (const target of targets) await press(member, target);
    const all = await bookmarksOf(member);
    expect(all.map(({ target }) => target)).toEqual(targets);
    expect(all.filter(({ starred }) => starred)).toHaveLength(mostStarred);
    await press(member, targets[0] ?? "");
    const left = await bookmarksOf(member);
    expect(left.filter(({ starred }) => starred).map(({ target }) => target)).toEqual(targets.slice(1, 11));
  });

  it("are a hundred at most, also pressed at one moment on two devices", async () => {
    const { member: busy, accountId } = await memberWithWallet(stage, 10_000_000);
    const many = { ownerId: accountId, count: 101, from: stage.resort.from, days: 30 };
    await fillBookings(stage.base.pool, { ...stage.resort, ...many });
    const { rows } = await stage.base.db.execute<{ id: string }>(
      sql`SELECT id FROM booking WHERE owner_id = ${accountId} ORDER BY id`,
    );
    const targets = rows.map(({ id }) => `booking:${id}`);
    await stage.base.db.execute(sql`
      INSERT INTO bookmark (member_id, target, created_at)
      SELECT m.id, t, now() FROM member m, unnest(${sql.param(targets.slice(0, 99))}::text[]) t
      WHERE m.account_id = ${accountId}`);
    const answers = await Promise.all(targets.slice(99).map((target) => press(busy, target, true)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: "BOOKMARKS_FULL" });
    expect(await bookmarksOf(busy)).toHaveLength(100);
    // What can't be opened any more is shown nowhere, and makes room.
    await stage.base.db.execute(sql`
      UPDATE bookmark SET target = 'package:gone' WHERE target = ${targets[0] ?? ""}`);
    expect(await press(busy, "page:profile")).toMatchObject({ ok: true });
    expect(await bookmarksOf(busy)).toHaveLength(100);
  });
});
