import { readFile } from "node:fs/promises";
import { settingSchemas } from "@pulau/contract/settings/setting-schemas.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { addDays, type Day, dayAt, dayOf } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetSettings, loadSettings } from "../../modules/ground/resort/public.ts";
import { exportCatalogue } from "../../modules/selling/catalogue-file/export-catalogue.ts";
import { importCatalogue } from "../../modules/selling/catalogue-file/import-catalogue.ts";
import { importTemplate } from "../../modules/selling/catalogue-file/import-template.ts";
import { readCatalogue } from "../../modules/selling/catalogue-file/read-catalogue.ts";
import { movedBy, templateText, yearsUntil } from "../../modules/selling/catalogue-file/template.ts";
import { checkInvariants } from "../invariants.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { reach } from "./stays/occupancy.ts";

const all = everyRight();
let made: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
  empty = await createTestDatabase();
});
afterAll(async () => {
  await made.drop();
  await empty.drop();
});

const by = { staffId: null, permissions: all };
const importOf = async (text: string): Promise<void> => {
  const read = readCatalogue(text);
  if (!read.ok) throw new Error("no catalogue");
  const done = await importCatalogue(made.db, { catalogue: read.value, by, pictures: [], keeps: true });
  if (!done.ok) throw new Error(done.failure.code);
  expect(done.value.problems).toEqual([]);
};

describe("the demo's catalogue as a template", () => {
  it("is, to the byte, what an export gives after its import: `vitest -u` puts a file that was edited in order", async () => {
    await importOf(await readFile(new URL("template.json", import.meta.url), "utf8"));
    await expect(await exportCatalogue(made.db, all)).toMatchFileSnapshot("template.json");
  });

  it("goes into an empty Pulau once, with prices for a year and boats that sail", async () => {
    const store = { put: async () => {}, get: async () => null, remove: async () => {} };
    await empty.pool.query(`INSERT INTO resort_setting (name, value) VALUES ('bookingNoPrefix', '"KP"')`);
    const taken = await importTemplate({ db: empty.db, store }, by);
    if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
    const today = dayAt(new Date(), malaysianTime);
    const { rows } = await empty.pool.query<
      Record<"rooms" | "sailings" | "people" | "past" | "bare", number> & { last: Day }
    >(
      `SELECT (SELECT count(*)::int FROM room) AS rooms, (SELECT max("to")::text FROM period) AS last,
         (SELECT count(*)::int FROM room_type WHERE jsonb_array_length(amenities) < 3) AS bare,
         (SELECT count(*)::int FROM sailing WHERE day > pulau_now()) AS sailings,
         (SELECT count(*)::int FROM period WHERE "to" < $1) AS past,
         (SELECT count(*)::int FROM booking) + (SELECT count(*)::int FROM account) AS people`,
      [today],
    );
    expect(rows[0]).toMatchObject({ rooms: 62, people: 0, past: 0, bare: 0 });
    expect(rows[0]?.last && rows[0].last >= addDays(today, 400)).toBe(true);
    expect(rows[0]?.sailings).toBeGreaterThan(1_000);
    expect(await checkInvariants(empty.pool)).toEqual([]);
    // Nobody is told to pay the demo's bank, or to write to its people.
    forgetSettings(empty.db);
    const { profile, taxPayer, bookingNoPrefix } = await loadSettings(empty.db);
    expect(bookingNoPrefix).toBe("KP");
    const pages = await empty.pool.query<{ slug: string; draft: { body: { en: string } } }>(
      "SELECT slug, draft FROM page ORDER BY position",
    );
    const sold = await empty.pool.query<{ texts: object }>(
      `SELECT jsonb_build_array(name, summary) AS texts FROM package
       UNION ALL SELECT jsonb_build_array(name, includes) FROM package_option`,
    );
    expect(sold.rows.length).toBeGreaterThan(20);
    expect(sold.rows.filter(({ texts }) => /Teluk Biru|碧湾/.test(JSON.stringify(texts)))).toEqual([]);
    expect(pages.rows.filter(({ draft }) => /Teluk Biru|碧湾/.test(JSON.stringify(draft)))).toEqual([]);
    expect(pages.rows.filter(({ draft }) => draft.body.en !== "").map(({ slug }) => slug)).toEqual([
      "getting-here",
      "faq",
      "cancellation",
      "privacy",
      "turtle-nights",
    ]);
    expect([profile.jetties, taxPayer]).toEqual([["Tanjung Jetty", "Teluk Biru Jetty"], null]);
    expect({ ...profile, jetties: [] }).toEqual(settingSchemas.profile.parse({}));
    expect(await importTemplate({ db: empty.db, store }, by)).toMatchObject({
      failure: { code: "WRONG_STATE" },
    });
  });

  it.each(["2026-11-23", "2027-09-26", "2027-09-27", "2031-05-04", "2044-02-29"])(
    "has prices for a year before and four hundred days after %s",
    async (day) => {
      const today = dayOf(day);
      const { prices } = JSON.parse(await templateText(today));
      for (const { periods } of prices) {
        const days = periods.flatMap(({ from, to }: { from: Day; to: Day }) => [from, to]).toSorted();
        expect(days.at(0) <= addDays(today, -reach.past - 1)).toBe(true);
        expect(days.at(-1) >= addDays(today, 400)).toBe(true);
      }
    },
  );

  it.each([
    ["2026-02-28", 1, "2027-02-28"],
    ["2026-02-28", 2, "2028-02-29"],
    ["2026-03-01", 2, "2028-03-01"],
    ["2028-02-29", 1, "2029-02-28"],
    ["2026-12-31", 0, "2026-12-31"],
  ])("moves %s by %s whole years to %s", (from, years, to) => {
    expect(movedBy(`{"from": "${from}", "note": "${from}a"}`, years)).toBe(
      `{"from": "${to}", "note": "${from}a"}`,
    );
    expect(yearsUntil(dayOf(from), dayOf(to))).toBe(years);
  });
});
