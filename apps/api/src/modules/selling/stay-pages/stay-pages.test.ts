import { buildingRecords } from "@pulau/contract/building-records.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { islandRoute, packagePageRoute, roomPageRoute } from "@pulau/contract/stay-pages.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { sql } from "../../../db/orm.ts";
import type { Caller } from "../../../races/caller.ts";
import { eventually } from "../../../races/eventually.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { pageOfPackage } from "../catalogue/public.ts";

let stage: Stage;
let desk: Caller;
let visitor: Caller;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 2 } });
  ({ desk } = await staffCaller(stage, everyRight()));
  visitor = await newGuest(stage.urls);
});
afterAll(() => stage.close());

const pageOf = (slug: string) => visitor.call(packagePageRoute, { params: { slug } });
/** To which pages bookings and offers lead. */
const slugs = async () => {
  const { rows } = await stage.base.db.execute(sql`SELECT ${pageOfPackage(sql`p`)} AS slug FROM package p`);
  return rows.map(({ slug }) => slug);
};
const text = async (path: string) => (await fetch(stage.urls[0] + path)).text();
const rename = (name: string, packageId = stage.resort.packageId) =>
  stage.base.db.execute(
    sql`UPDATE package SET name = ${JSON.stringify(inAll(name))}::jsonb WHERE id = ${packageId}`,
  );
const insert = `INSERT INTO package (code, type, name, summary, picture)
  VALUES ($1, 'tour', jsonb_build_object('en', $2::text, 'my', '', 'cn', ''), '{"en":"","my":"","cn":""}', 'reef')
  RETURNING slug`;

describe("a package's page", () => {
  it("holds its options, days of sale, room types with a price, and its boats", async () => {
    const page = await visitor.must(packagePageRoute, { params: { slug: "reef" } });
    expect(page.package).toMatchObject({ _id: stage.resort.packageId, slug: "reef" });
    expect(page.periods.length).toBeGreaterThan(0);
    expect(page.periods.every(({ optionId }) => optionId === stage.resort.optionId)).toBe(true);
    expect(page.roomTypes.map(({ _id }) => _id)).toContain(stage.resort.roomTypes.standard.id);
    expect(page.boats.map(({ kind }) => kind)).toEqual(["ferry", "charter"]);
  });

  it("leaves out a boat that never goes with it, and says when another does not", async () => {
    const { packageId } = stage.resort;
    const before = await visitor.must(packagePageRoute, { params: { slug: "reef" } });
    const [ferry, charter] = before.boats;
    await stage.base.db.execute(sql`
      INSERT INTO excluded_boat (boat_id, package_id, "from", "to") VALUES
        (${charter?._id}, ${packageId}, NULL, NULL), (${ferry?._id}, ${packageId}, '2099-01-01', '2099-01-31')`);
    const { boats } = await visitor.must(packagePageRoute, { params: { slug: "reef" } });
    expect(boats).toMatchObject([{ _id: ferry?._id, without: { from: "2099-01-01", to: "2099-01-31" } }]);
    await stage.base.db.execute(sql`DELETE FROM excluded_boat`);
  });

  it("is nowhere while it is not sold, is sold ahead, or only through somebody's link", async () => {
    const { packageId } = stage.resort;
    for (const off of ["active_status = false", "sold_ahead = true", "type = 'influencer'"]) {
      await stage.base.db.execute(sql.raw(`UPDATE package SET ${off} WHERE id = '${packageId}'`));
      expect(await pageOf("reef"), off).toMatchObject({ status: 404, code: "NOT_FOUND" });
      expect(await slugs(), off).toEqual([null]);
      expect(await text("/sitemap.xml"), off).not.toContain("/packages/reef");
      await stage.base.db.execute(
        sql`UPDATE package SET active_status = true, sold_ahead = false, type = 'tour' WHERE id = ${packageId}`,
      );
    }
    expect(await pageOf("reef")).toMatchObject({ ok: true });
    expect(await slugs()).toEqual(["reef"]);
    expect(await pageOf("no-such-package")).toMatchObject({ status: 404 });
  });

  it("follows its English name, and is found under the names that it had", async () => {
    await rename("Reef & Café — the “long” one’s");
    const page = await visitor.must(packagePageRoute, { params: { slug: "reef" } });
    expect(page.package.slug).toBe("reef-cafe-the-long-ones");
    await rename("潜水");
    const { rows } = await stage.base.db.execute(sql`SELECT slug FROM package`);
    expect(rows).toEqual([{ slug: "reef" }]); // of its code: its name has no letter that an address has
    expect(await pageOf("reef-cafe-the-long-ones")).toMatchObject({ ok: true });
    await rename("Reef");
  });
});

/** Two transactions that insert a package of one name: the second once the first has, and waits for it. */
async function insertTwice(name: string) {
  const { pool } = stage.base;
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    await first.query("BEGIN");
    await second.query("BEGIN");
    const { rows: pids } = await second.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const before = await first.query<{ slug: string }>(insert, [`${name}1`, name]);
    const later = second
      .query<{ slug: string }>(insert, [`${name}2`, name])
      .then(({ rows }) => rows[0]?.slug)
      .catch((error: { code: string }) => error.code);
    const waiting = "SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event_type = 'Lock'";
    const found = await eventually(
      async () => (await pool.query(waiting, [pids[0]?.pid])).rowCount,
      (count) => count === 1,
    );
    expect(found).toBe(1);
    await first.query("COMMIT");
    return [before.rows[0]?.slug, await later];
  } finally {
    await second.query("ROLLBACK");
    await first.query("ROLLBACK");
    for (const client of [first, second]) client.release();
    await pool.query("DELETE FROM package WHERE code = $1", [`${name}1`]);
  }
}

describe("two packages of one name", () => {
  it("have two addresses, also when both are made at one moment", async () => {
    expect(await insertTwice("Tide")).toEqual(["tide", "tide-tide2"]);
  });

  it("would have one without the lock, and the second could not be made", async () => {
    const { pool } = stage.base;
    const { rows } = await pool.query<{ body: string }>(
      "SELECT pg_get_functiondef('set_slug'::regproc) AS body",
    );
    const guarded = rows[0]?.body ?? "";
    const open = guarded.replace(/PERFORM pg_advisory_xact_lock\(.*\);/, "");
    expect(open).not.toBe(guarded);
    await pool.query(open);
    try {
      expect(await insertTwice("Ebb")).toEqual(["ebb", "23505"]);
    } finally {
      await pool.query(guarded);
    }
  });
});

describe("a room type's page", () => {
  it("holds its pictures, where such rooms are, and the packages with them", async () => {
    const { rows } = await stage.base.db.execute<{ slug: string }>(
      sql`SELECT slug FROM room_type WHERE id = ${stage.resort.roomTypes.standard.id}`,
    );
    const slug = rows[0]?.slug ?? "";
    const page = await visitor.must(roomPageRoute, { params: { slug } });
    expect(page.roomType).toMatchObject({ _id: stage.resort.roomTypes.standard.id, slug });
    expect(page.pictures).toEqual([{ picture: page.roomType.picture, alt: inAll("") }]);
    expect(page.places).toHaveLength(1);
    expect(page.packages).toMatchObject([{ slug: "reef", nights: [2] }]);
    await stage.base.db.execute(
      sql`UPDATE room_type SET active_status = false WHERE id = ${stage.resort.roomTypes.standard.id}`,
    );
    expect(await visitor.call(roomPageRoute, { params: { slug } })).toMatchObject({ status: 404 });
    await stage.base.db.execute(
      sql`UPDATE room_type SET active_status = true WHERE id = ${stage.resort.roomTypes.standard.id}`,
    );
  });
});

describe("the island", () => {
  it("has buildings where staff have put them, and nothing of those that are off it", async () => {
    const [house] = await desk.must(buildingRecords.initial, {});
    if (!house) throw new Error("no building");
    await desk.must(buildingRecords.update, { body: { obj: { id: house.id, map_at: { x: 250, y: 400 } } } });
    const { buildings } = await visitor.must(islandRoute, {});
    expect(buildings.find(({ _id }) => _id === house._id)).toMatchObject({ x: 250, y: 400 });
    const off = await desk.call(buildingRecords.update, {
      body: { obj: { id: house.id, map_at: { x: 1_001, y: 400 } } },
    });
    expect(off).toMatchObject({ status: 400 });
    await expect(stage.base.pool.query("UPDATE building SET map_x = NULL")).rejects.toMatchObject({
      constraint: "building_map_whole",
    });
    await desk.must(buildingRecords.update, { body: { obj: { id: house.id, map_at: null } } });
    const after = await visitor.must(islandRoute, {});
    expect(after.buildings.find(({ _id }) => _id === house._id)).toMatchObject({ x: null, y: null });
  });

  it("says what staff have set of its map, the tide and the months", async () => {
    const { values } = await desk.must(settingRoutes.island, {});
    expect(values.island).toMatchObject({ map: null, mapPlaces: [] });
    const place = {
      kind: "reef" as const,
      name: { en: "House reef", my: "", cn: "" },
      text: inAll(""),
      x: 1,
      y: 2,
    };
    const months = values.island.months.with(0, "closed");
    const island = {
      ...values.island,
      map: "island-map" as const,
      mapPlaces: [place],
      months,
      tide: inAll("Low at noon"),
      bring: inAll("Water shoes"),
    };
    await desk.must(saveSettingRoutes.island, { body: { island } });
    const shown = await visitor.must(islandRoute, {});
    expect(shown).toMatchObject({
      map: "island-map",
      places: [{ kind: "reef", name: { en: "House reef", cn: "House reef" } }],
      tide: inAll("Low at noon"),
      bring: inAll("Water shoes"),
    });
    expect(shown.months.slice(0, 2)).toEqual(["closed", null]);
    expect(shown.roads.length).toBeGreaterThan(0);
  });
});

describe("what search engines are told", () => {
  it("is every public page in three languages, each with the others", async () => {
    const map = await text("/sitemap.xml");
    const [origin] = stage.urls;
    for (const path of ["/", "/offers", "/packages/reef", "/island", "/contact"]) {
      expect(map).toContain(`<loc>${origin}${path}</loc>`);
      expect(map).toContain(`<loc>${origin}${path}?lang=cn</loc>`);
    }
    expect(map).toContain(`hreflang="ms" href="${origin}/packages/reef?lang=my"`);
    expect(map.match(/<url>/g)?.length).toBe((map.match(/hreflang="x-default"/g) ?? []).length);
  });

  it("is where that list is, and that accounts are nobody's", async () => {
    const robots = await text("/robots.txt");
    expect(robots).toContain(`Sitemap: ${stage.urls[0]}/sitemap.xml`);
    expect(robots).toContain("Disallow: /staff");
    expect(robots).not.toMatch(/Disallow: \/$/m);
  });
});
