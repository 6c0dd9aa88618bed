import { leadSourcesListRoute } from "@pulau/contract/lead-sources.ts";
import {
  deskBookmarksRoute,
  deskSearchRoute,
  updateDeskBookmarksRoute,
} from "@pulau/contract/record-search.ts";
import { groupLimit } from "@pulau/contract/site-search.ts";
import { staffPromoCodesRoute } from "@pulau/contract/staff-promo-codes.ts";
import { landTransfersRoute } from "@pulau/contract/transfer-records.ts";
import { resources } from "@pulau/domain/access/permissions.ts";
import { mostStarred } from "@pulau/domain/bookmarks/with-stars.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { inAll } from "../../../db/factories/words.ts";
import { eq, sql } from "../../../db/orm.ts";
import { leadSource } from "../../../db/schema/bookings.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import { feedbackQuestion } from "../../../db/schema/feedback.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ days: 30, rooms: { standard: 4 } });
  ({ desk } = await staffCaller(stage, Object.fromEntries(resources.map((resource) => [resource, all]))));
  const name = (text: string) => `{"en":"${text}","my":"Nama ${text}","cn":"海龟 ${text}"}`;
  await stage.base.db.execute(sql`
    UPDATE room SET room_no = 'Quokka 1' WHERE id = (SELECT id FROM room ORDER BY id LIMIT 1)`);
  await stage.base.db.execute(sql`UPDATE package SET name = ${name("Quokka nights")}::jsonb`);
  await stage.base.db.execute(sql`UPDATE boat SET name = ${name("Big Quokka")}::jsonb`);
  await stage.base.db.execute(sql`
    INSERT INTO building (name, no_of_floors) VALUES ('House of 100%', '[]'), ('House of 100 doors', '[]')`);
});
afterAll(() => stage.close());

const groupsOf = async (search: string, caller = desk) =>
  (await caller.must(deskSearchRoute, { query: { search } })).searchResult;
/** The records that are found, with what of their addresses names them. */
const find = async (search: string, caller = desk) =>
  (await groupsOf(search, caller)).flatMap(({ data }) =>
    data
      .filter(({ icon }) => icon !== "booking")
      .map(({ target, title, link, icon, note }) => ({
        kind: icon,
        _id: target.split(":")[1] ?? "",
        no: Number(/#open-(\d+)$/.exec(link)?.[1] ?? /roles\/(\d+)$/.exec(link)?.[1] ?? 0),
        link,
        name: title ?? inAll(""),
        note,
      })),
  );

/** Each finds few enough that none is left out. */
const numbats = ["numbat e", "numbat f", "a numbat?", "numbat d", "numbat w", "× numbat", "– numbat"];

describe("the dashboard's search box", () => {
  it("finds records by their name, what begins so first, whatever the language", async () => {
    const found = await find("quokka");
    const names = found.map(({ kind, name }) => [kind, name.en]);
    expect(names).toContainEqual(["room", "Quokka 1"]);
    expect(names).toContainEqual(["package", "Quokka nights"]);
    expect(names).toContainEqual(["boat", "Big Quokka"]);
    expect(names[0]).toEqual(["room", "Quokka 1"]);
    expect((await find("海龟")).map(({ kind }) => kind)).toEqual(expect.arrayContaining(["package", "boat"]));
    expect(found.find(({ kind }) => kind === "room")?.no).toBeGreaterThan(0);
  });

  it("finds a room by its number, not by the house that it stands in", async () => {
    await stage.base.db.execute(
      sql`UPDATE building SET name = 'Wombat' WHERE id = (SELECT building_id FROM room LIMIT 1)`,
    );
    expect((await find("wombat")).map(({ kind }) => kind)).toEqual(["building"]);
  });

  it("finds pages and mails by their title and subject, and people by their address", async () => {
    expect(await find("terms")).toContainEqual(expect.objectContaining({ kind: "page", note: "terms" }));
    const mails = (await find("booking")).filter(({ kind }) => kind === "mail");
    expect(mails.length).toBeGreaterThan(0);
    expect(mails[0]?.name.en).not.toContain("{resort}");
    const people = await find("@");
    expect(people.some(({ kind, note }) => kind === "person" && note.includes("@"))).toBe(true);
  });

  it("finds what has no page of its own: by its name and code, with what it opens with", async () => {
    const { db } = stage.base;
    const { optionId, packageId, roomTypes, leadSourceId } = stage.resort;
    await db
      .update(packageOption)
      .set({ name: inAll("Numbat escape") })
      .where(eq(packageOption.id, optionId));
    await db
      .update(leadSource)
      .set({ name: inAll("Numbat forum") })
      .where(eq(leadSource.id, leadSourceId));
    await db.insert(feedbackQuestion).values({ question: inAll("Did you see a numbat?"), kind: "yesNo" });
    await db.execute(sql`UPDATE currency SET name = 'Numbat dollar' WHERE code = 'SGD'`);
    const words = { name: inAll("Numbat week"), description: inAll(""), picture: "lagoon-above" };
    await db.insert(promoCode).values({ ...words, code: "BURROW26", type: "percent", share: 1_000 as never });
    await makeBedOptions(db, roomTypes.standard.id, [[["adult", 2, 2]]]);
    await db.execute(
      sql`UPDATE bed SET name = ${JSON.stringify(inAll("Numbat bed"))}::jsonb WHERE no_of_pax = 2`,
    );
    await db.execute(sql`
      UPDATE transport_point SET name = ${JSON.stringify(inAll("Numbat jetty"))}::jsonb WHERE type = 'jetty'`);
    const found = new Map<string, Awaited<ReturnType<typeof find>>[number]>();
    for (const search of numbats) for (const record of await find(search)) found.set(record.kind, record);
    expect(found.get("packageOption")).toMatchObject({
      name: { en: "Numbat escape" },
      link: expect.stringContaining(`/staff/packages/${packageId}#open-`),
    });
    expect(found.get("leadSource")).toMatchObject({ _id: leadSourceId });
    expect(found.get("feedbackQuestion")?.no).toBeGreaterThan(0);
    expect(found.get("currency")).toMatchObject({ name: { cn: "Numbat dollar" }, note: "SGD" });
    expect(found.get("promoCode")).toMatchObject({ name: { en: "Numbat week" }, note: "BURROW26" });
    expect(found.get("bedOption")).toMatchObject({
      name: { en: "2 × Numbat bed" },
      link: expect.stringMatching(new RegExp(`#beds-${roomTypes.standard.id}$`)),
    });
    const road = found.get("landTransfer");
    expect(road?.name.en).toMatch(/ – Numbat jetty$/);
    const { rows } = await desk.must(landTransfersRoute, { query: { search: road?.name.en ?? "" } });
    expect(rows.map(({ id }) => id)).toContain(road?.no);
    expect((await find("burrow")).map(({ kind }) => kind)).toEqual(["promoCode"]);
    expect((await find("sgd")).map(({ kind }) => kind)).toEqual(["currency"]);
  });

  it.each([
    ["posts", "promoCode"],
    ["rates", "packageOption"],
    ["rooms", "bedOption"],
    ["boats", "landTransfer"],
    ["comments", "feedbackQuestion"],
    ["settings", "leadSource"],
    ["settings", "currency"],
  ] as const)("needs the right to read %s for a %s", async (resource, kind) => {
    const others = resources.filter((other) => other !== resource);
    const without = await staffCaller(stage, Object.fromEntries(others.map((other) => [other, all])));
    const { desk: reader } = await staffCaller(stage, { [resource]: { ...all, write: false } });
    const kindsOf = async (caller: Caller) => {
      const found = await Promise.all(numbats.map((search) => find(search, caller)));
      return found.flat().map((record) => record.kind);
    };
    expect(await kindsOf(reader)).toContain(kind);
    expect(await kindsOf(without.desk)).not.toContain(kind);
  });

  it("opens by its number or id, however many are called so and whatever signs their names have", async () => {
    const { db } = stage.base;
    const called = (n: number) => inAll(`Quoll "50%" \\ ${n}`);
    await db
      .insert(leadSource)
      .values(Array.from({ length: 150 }, (_, n) => ({ name: called(n), position: n % 100 })));
    const [first] = await find('quoll "50%" \\ 0');
    expect(first).toMatchObject({ kind: "leadSource", name: called(0) });
    const byName = { search: 'quoll "50%" \\', limit: 100, sort: "-id" } as const;
    const listed = await desk.must(leadSourcesListRoute, { query: byName });
    expect([listed.total, listed.rows.some(({ id }) => id === first?.no)]).toEqual([150, false]);
    const alone = await desk.must(leadSourcesListRoute, { query: { row: String(first?.no) } });
    expect(alone.rows).toMatchObject([{ id: first?.no, _id: first?._id }]);
    const [code] = await find("burrow");
    const { promoCodes } = await desk.must(staffPromoCodesRoute, { query: { row: code?._id ?? "" } });
    expect(promoCodes).toMatchObject([{ _id: code?._id, code: "BURROW26" }]);
  });

  it("finds in a list what its names say in a language, not every row by the language's name", async () => {
    const totalOf = async (search: string) =>
      (await desk.must(leadSourcesListRoute, { query: { search } })).total;
    const { rows } = await stage.base.pool.query(
      "SELECT count(*)::int AS n FROM lead_source WHERE concat(name ->> 'en', name ->> 'my', name ->> 'cn') ILIKE '%en%'",
    );
    expect(await totalOf("en")).toBe(rows[0].n);
    expect(await totalOf("quoll")).toBe(150);
    expect(await totalOf('"en"')).toBe(0);
    expect(await totalOf("qu%ll")).toBe(0);
  });

  it("finds the resort's charges and boats that are not offered, as long as they are in force", async () => {
    const { pool } = stage.base;
    const name = `'{"en":"Dugong","my":"Dugong","cn":"儒艮"}'`;
    for (const table of ["surcharge", "tax", "fee"])
      await pool.query(`INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(t) || jsonb_build_object(
        'id', gen_random_uuid(), 'name', ${name}::jsonb, 'active_status', on_sale))).*
        FROM (SELECT * FROM ${table} LIMIT 1) t CROSS JOIN (VALUES (true), (false)) v (on_sale)`);
    await pool.query(`UPDATE boat SET name = ${name} WHERE id = (SELECT id FROM boat ORDER BY id LIMIT 1)`);
    await pool.query(`INSERT INTO excluded_boat (boat_id, "from", active_status)
      SELECT id, '2030-01-01', on_sale FROM boat CROSS JOIN (VALUES (true), (false)) v (on_sale)
      WHERE name ->> 'en' = 'Dugong'`);
    const kinds = (await find("dugong")).map(({ kind }) => kind).toSorted();
    const there = await pool.query("SELECT 1 FROM surcharge WHERE name ->> 'en' = 'Dugong'");
    const expected = ["boat", "excludedBoat", "fee", "tax", ...(there.rowCount ? ["surcharge"] : [])];
    expect(kinds).toEqual(expected.toSorted());
  });

  it("takes the signs of patterns for letters", async () => {
    expect((await find("100%")).map(({ name }) => name.en)).toEqual(["House of 100%"]);
    expect(await find("_____________")).toEqual([]);
  });

  it("finds nothing of a kind that the role may not read", async () => {
    const kindsFor = async (role: Record<string, typeof all>) => {
      const { desk: caller } = await staffCaller(stage, role);
      return new Set(
        [...(await find("quokka", caller)), ...(await find("o", caller))].map(({ kind }) => kind),
      );
    };
    const boats = await kindsFor({ rates: { ...all, read: false }, boats: all });
    expect(boats).toContain("boat");
    expect(
      [...boats].filter(
        (kind) => !["boat", "point", "vehicle", "landTransfer", "excludedBoat"].includes(kind),
      ),
    ).toEqual([]);
    const rooms = await kindsFor({ rooms: all });
    expect(rooms).toContain("room");
    expect([...rooms].filter((kind) => ["person", "boat", "page", "mail"].includes(kind))).toEqual([]);
    expect(await kindsFor({ bookings: all })).toEqual(new Set());
  });

  it("stays quick among two thousand names of several kinds", async () => {
    await stage.base.db.execute(sql`
      INSERT INTO building (name, no_of_floors) SELECT 'Row ' || n, '[]' FROM generate_series(1, 2000) n`);
    await stage.base.db.execute(sql`
      INSERT INTO department (name) SELECT 'Crew ' || n FROM generate_series(1, 2000) n`);
    await stage.base.db.execute(sql`
      INSERT INTO staff_role (name, permissions) SELECT 'Shift ' || n, '{}' FROM generate_series(1, 2000) n`);
    await find("warm");
    const began = performance.now();
    expect((await find("row 1999")).map(({ name }) => name.en)).toEqual(["Row 1999"]);
    expect(performance.now() - began).toBeLessThan(500);
    const many = await groupsOf("1");
    expect(many.find(({ group }) => group === "people")?.data).toHaveLength(groupLimit);
    for (const { data } of many) expect(data.length).toBeLessThanOrEqual(groupLimit);
  });
});

describe("what staff keep by a star", () => {
  const press = (caller: Caller, target: string, starred?: boolean) =>
    caller.call(updateDeskBookmarksRoute, {
      body: { obj: { target, ...(starred !== undefined && { starred }) } },
    });
  const keptBy = async (caller: Caller) => (await caller.must(deskBookmarksRoute, {})).searchResult;

  it("are bookings, records and pages that they may read, each their own", async () => {
    const { member } = await memberWithWallet(stage, 10_000_000);
    const booking = await mustSubmit(member, stayOf(stage.resort, { inDays: 4 }));
    const [room] = (await find("quokka 1")).filter(({ kind }) => kind === "room");
    const { desk: chef } = await staffCaller(stage, { kitchen: { ...all, write: false } });
    const { desk: clerk } = await staffCaller(stage, { bookings: all, rooms: all });
    const targets = ["at:/staff/tape-chart", `booking:${booking._id}`, `room:${room?._id}`];
    for (const target of targets) expect(await press(clerk, target)).toMatchObject({ ok: true });
    expect(await keptBy(clerk)).toMatchObject([
      { target: targets[0], title: null, link: "/staff/tape-chart", starred: true },
      { target: targets[1], note: booking.bookingNo, link: `/staff/bookings/${booking._id}` },
      {
        target: targets[2],
        title: { en: "Quokka 1" },
        link: expect.stringContaining("/staff/room-numbers?q="),
      },
    ]);
    const [found] = (await groupsOf(booking.bookingNo, clerk)).filter(({ group }) => group === "bookings");
    expect(found?.data).toMatchObject([{ target: targets[1] }]);
    expect(await keptBy(chef)).toEqual([]);
    for (const target of targets.slice(1)) {
      expect(await press(chef, target)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    expect(await groupsOf(booking.bookingNo, chef)).toEqual([]);
    await press(clerk, targets[0] ?? "");
    expect((await keptBy(clerk)).map(({ target }) => target)).toEqual(targets.slice(1));
  });

  it("are ten, and what comes after waits for a place", async () => {
    const { desk: clerk } = await staffCaller(stage, { bookings: all });
    const targets = Array.from({ length: mostStarred + 2 }, (_, n) => `at:/staff/page-${n}`);
    for (const target of targets) await press(clerk, target);
    const starred = async () =>
      (await keptBy(clerk)).filter((place) => place.starred).map(({ target }) => target);
    expect(await starred()).toEqual(targets.slice(0, mostStarred));
    await press(clerk, targets[3] ?? "", false);
    expect(await starred()).toEqual(targets.slice(0, mostStarred + 1).filter((_, n) => n !== 3));
    expect(await press(clerk, "at:/booking/listing")).toMatchObject({ status: 400 });
    expect(await press(clerk, "at:/staff/../booking")).toMatchObject({ status: 400 });
  });
});
