import { staffUploadRoute } from "@pulau/contract/files.ts";
import { resortPictureRoute, resortRoute } from "@pulau/contract/resort.ts";
import {
  type SettingGroup,
  saveSettingRoutes,
  settingGroupNames,
  settingRoutes,
} from "@pulau/contract/settings/groups.ts";
import type { MenuEntry } from "@pulau/contract/settings/menu.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { transportPoint } from "../../../db/schema/transfers.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, { settings: all }));
  guest = new Caller(stage.urls);
});
afterAll(() => stage.close());

const profileNow = async () => (await desk.must(settingRoutes.resort, {})).values.profile;
type Profile = Awaited<ReturnType<typeof profileNow>>;
const saveProfile = async (given: Partial<Profile>) =>
  desk.must(saveSettingRoutes.resort, { body: { profile: { ...(await profileNow()), ...given } } });

describe("a group of settings", () => {
  it.each(settingGroupNames)("%s comes back as it was sent, and says what is usual", async (group) => {
    const read = settingRoutes[group as SettingGroup] as typeof settingRoutes.limits;
    const save = saveSettingRoutes[group as SettingGroup] as typeof saveSettingRoutes.limits;
    const { values, usual, version } = await desk.must(read, {});
    expect(Object.keys(usual)).toEqual(Object.keys(values));
    expect(await desk.must(save, { body: values })).toEqual({ version: version + 1 });
    expect((await desk.must(read, {})).values).toEqual(values);
  });

  it.each(["2026", "1e9", "true", "null", "[]"])("keeps the text %s as a text", async (bookingNoPrefix) => {
    const { values } = await desk.must(settingRoutes.numbers, {});
    await desk.must(saveSettingRoutes.numbers, { body: { ...values, bookingNoPrefix } });
    expect((await desk.must(settingRoutes.numbers, {})).values).toEqual({ ...values, bookingNoPrefix });
    await desk.must(saveSettingRoutes.numbers, { body: values });
  });

  it("holds from the next call on, and is written down with what it was", async () => {
    const { values } = await desk.must(settingRoutes.limits, {});
    await desk.must(saveSettingRoutes.limits, { body: { limits: { ...values.limits, persons: 24 } } });
    expect((await guest.must(resortRoute, {})).limits.persons).toBe(24);
    const entries = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subject, "settings"));
    expect(entries.map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({
        group: "limits",
        before: { persons: values.limits.persons },
        after: { persons: 24 },
      }),
    );
  });

  it("is refused field by field, and to whoever has no right", async () => {
    const { values } = await desk.must(settingRoutes.guests, {});
    const overlapping = [
      { kind: "child" as const, fromAge: 0, toAge: 12 },
      { kind: "adult" as const, fromAge: 12, toAge: null },
    ];
    const body = { ...values, bands: { ...values.bands, package: overlapping } };
    expect(await desk.call(saveSettingRoutes.guests, { body })).toMatchObject({
      status: 400,
      fields: [{ path: "bands.package", rule: "bands" }],
    });
    const refused = async (part: string, bands: object) => {
      const sent = { ...values, bands: { ...values.bands, [part]: bands } };
      const answer = await desk.call(saveSettingRoutes.guests, { body: sent });
      return answer.ok ? null : answer.fields[0];
    };
    const [child, adult] = [overlapping[0], { kind: "adult", fromAge: 14, toAge: null }];
    expect(await refused("package", [child, adult])).toMatchObject({
      rule: "bandsHole",
      facts: { toAge: 13 },
    });
    expect(await refused("boat", [child])).toMatchObject({ rule: "bandsEnd", facts: { fromAge: 13 } });
    const adults = [{ kind: "adult", fromAge: 0, toAge: null }];
    const { rows } = await stage.base.pool.query(
      "SELECT DISTINCT p.name ->> 'en' AS name FROM package p JOIN package_option o ON o.package_id = p.id",
    );
    expect(rows).toHaveLength(1);
    const packageName = rows[0]?.name;
    expect(await refused("package", adults)).toMatchObject({
      path: "bands.package",
      rule: "bandsInUse",
      facts: { packages: 1, packagesNames: packageName },
    });
    const activityNames = { snorkel: { en: "Snorkelling", my: "Snorkel", cn: "浮潜" } };
    const version = { "if-match": "*" };
    await desk.must(saveSettingRoutes.guests, { body: { ...values, activityNames } }, version);
    const useWord = (rules: string) =>
      stage.base.pool.query(
        `INSERT INTO rate_card (option_id, rules, questions)
         SELECT id, $1, '{"activities": ["snorkel"], "markets": []}' FROM package_option
         ON CONFLICT (option_id) DO UPDATE SET rules = excluded.rules, questions = excluded.questions`,
        [rules],
      );
    await useWord("{}");
    expect(await desk.call(saveSettingRoutes.guests, { body: values }, version)).toMatchObject({
      fields: [
        {
          path: "activityNames",
          rule: "wordInUse",
          facts: { word: "snorkel", count: 1, packages: 1, packagesNames: packageName },
        },
      ],
    });
    expect((await desk.must(settingRoutes.guests, {})).values.activityNames).toEqual(activityNames);
    await useWord(JSON.stringify({ words: activityNames }));
    await desk.must(saveSettingRoutes.guests, { body: values }, version);
    expect((await desk.must(settingRoutes.guests, {})).values.activityNames).toEqual(values.activityNames);
    await stage.base.pool.query("DELETE FROM rate_card");
    const { desk: other } = await staffCaller(stage, lookOnly);
    expect(await other.call(settingRoutes.guests, {})).toMatchObject({ status: 403 });
    expect(await guest.call(saveSettingRoutes.guests, { body: values })).toMatchObject({ status: 401 });
  });
});

describe("names of activities and markets", () => {
  it("stay while prices, drafts of them or contracts use them, unless a card has its own", async () => {
    const { pool } = stage.base;
    const word = (en: string) => ({ en, my: "", cn: "" });
    const save = async (names: object) => {
      const { values } = await desk.must(settingRoutes.guests, {});
      const answer = await desk.call(saveSettingRoutes.guests, { body: { ...values, ...names } });
      return answer.ok ? null : answer.fields;
    };
    const both = { activityNames: { diver: word("Diver") }, marketNames: { nearby: word("Nearby") } };
    expect(await save(both)).toBeNull();
    await pool.query(`INSERT INTO rate_card (option_id, rules, questions)
      SELECT id, '{}', '{}' FROM package_option ON CONFLICT DO NOTHING`);
    const tellApart = (words: object) =>
      pool.query("UPDATE rate_card SET questions = $1", [JSON.stringify(words)]);
    await tellApart({ activities: ["diver"], markets: ["nearby"] });
    const refused = (path: string, of: string) => [{ path, rule: "wordInUse", facts: { word: of } }];
    expect(await save({ activityNames: {} })).toMatchObject(refused("activityNames", "diver"));
    expect(await save({ marketNames: {} })).toMatchObject(refused("marketNames", "nearby"));
    await pool.query(`UPDATE rate_card SET rules = rules || '{"words": {"diver": {"en": "Diver"}}}'`);
    expect(await save({ activityNames: {} })).toBeNull();
    await tellApart({ activities: [], markets: [] });
    await pool.query(`INSERT INTO price_change (option_id, part, key, value, staff_id, at)
      SELECT c.option_id, 'rate', 'x', '{"market": "nearby"}', (SELECT id FROM staff_user LIMIT 1), pulau_now()
      FROM rate_card c LIMIT 1`);
    expect(await save({ marketNames: {} })).toMatchObject(refused("marketNames", "nearby"));
    await pool.query("DELETE FROM price_change");
    expect(await save({ marketNames: {} })).toBeNull();
  });
});

describe("what guests see of the resort", () => {
  it("has a flag for each contact, and nothing of what is kept hidden", async () => {
    await saveProfile({
      fax: "+60 9-555 0120",
      gstNumber: "GST-1",
      adminPortalUrl: "https://desk.example",
      tel: ["+60 9-555 0118", "+60 9-555 0119"],
      jetties: ["Merang", "Pulau", "Kuala Besut"],
      hidden: [],
    });
    const shown = await guest.must(resortRoute, {});
    expect(shown.contact).toMatchObject({ fax: "+60 9-555 0120", adminPortal: "https://desk.example" });
    expect(shown.gstNumber).toBe("GST-1");
    expect(shown.ferry).toMatchObject({ jettyOne: "Merang", jettyTwo: "Pulau", jettyThree: "Kuala Besut" });
    expect(shown.has).toMatchObject({ fax: true, tel: true, telAlternate: true, telAlternate2: false });
    // The earliest boat is one to the third jetty: it is no boat between the first two.
    const { pool } = stage.base;
    const { rows: times } = await pool.query("SELECT id, time FROM sailing_time WHERE time IS NOT NULL");
    expect(times.length).toBeGreaterThan(1);
    await pool.query(
      "UPDATE sailing_time SET from_jetty = 'Merang', to_jetty = 'Pulau' WHERE direction = 'out'",
    );
    const earliest = (await guest.must(resortRoute, {})).ferry.timeOneToTwo;
    await pool.query(
      "UPDATE sailing_time SET from_jetty = 'Kuala Besut' WHERE direction = 'out' AND time::text LIKE $1",
      [`${earliest}%`],
    );
    expect((await guest.must(resortRoute, {})).ferry.timeOneToTwo).not.toBe(earliest);
    await saveProfile({ hidden: ["fax", "tel", "gstNumber"] });
    const without = await guest.must(resortRoute, {});
    expect(without).toMatchObject({ contact: { fax: null, tel: [] }, gstNumber: null });
    expect(without.has).toMatchObject({ fax: false, tel: false, telAlternate: false, gstNumber: false });
    expect((await profileNow()).fax).toBe("+60 9-555 0120");
  });

  it("names the resort's own pages elsewhere, and no place where it has none", async () => {
    const { social } = await profileNow();
    const kept = { ...social, instagram: "https://www.instagram.com/teluk", xiaohongshu: " " };
    await saveProfile({ social: { ...kept, facebook: null } });
    expect((await guest.must(resortRoute, {})).contact.social).toEqual([
      { network: "instagram", url: "https://www.instagram.com/teluk" },
    ]);
    const wrong = { ...(await profileNow()), social: { ...kept, tiktok: "javascript:alert(1)" } };
    expect(await desk.call(saveSettingRoutes.resort, { body: { profile: wrong } })).toMatchObject({
      status: 400,
      fields: [{ path: "profile.social.tiktok", rule: "url" }],
    });
  });

  it("takes its colours from a style sheet whose address changes with them", async () => {
    const { values } = await desk.must(settingRoutes.firstPage, {});
    expect((await guest.must(resortRoute, {})).look).toEqual({ logo: null, stylesheet: null });
    const colours = async (primary: string) => {
      await desk.must(saveSettingRoutes.firstPage, {
        body: { ...values, look: { ...values.look, primary } },
      });
      return (await guest.must(resortRoute, {})).look.stylesheet ?? "";
    };
    const [green, pale] = [await colours("#1f6033"), await colours("#FFE08A")];
    expect(green).not.toBe(pale);
    const sheet = await fetch(stage.urls[0] + pale);
    expect(sheet.headers.get("content-type")).toContain("text/css");
    expect(sheet.headers.get("cache-control")).toContain("immutable");
    expect(await sheet.text()).toMatch(/--primary:#[0-9a-f]{6}.*data-theme="dark"/s);
    expect(
      await desk.call(saveSettingRoutes.firstPage, {
        body: { ...values, look: { ...values.look, primary: "red" } },
      }),
    ).toMatchObject({ fields: [{ path: "look.primary", rule: "colour" }] });
  });

  it("shows a sent picture to everybody once it is the first page's, in the width that is asked for", async () => {
    const form = new FormData();
    const raw = { width: 900, height: 500, channels: 3 as const, background: "#37658b" };
    const png = await sharp({ create: raw }).png().toBuffer();
    form.append("file", new Blob([new Uint8Array(png)]), "beach.png");
    const { _id } = (await (
      await fetch(stage.urls[0] + staffUploadRoute.path, {
        method: "POST",
        headers: { authorization: `Bearer ${desk.token}` },
        body: form,
      })
    ).json()) as { _id: string };
    const address = `${stage.urls[0]}${resortPictureRoute.path.replace(":_id", _id)}?w=480`;
    expect((await fetch(address)).status).toBe(404);
    const { values } = await desk.must(settingRoutes.firstPage, {});
    const body = { ...values, firstPage: { ...values.firstPage, picture: _id } };
    const { desk: other } = await staffCaller(stage, { settings: all });
    expect(await other.call(saveSettingRoutes.firstPage, { body })).toMatchObject({ code: "NOT_FOUND" });
    await desk.must(saveSettingRoutes.firstPage, { body });
    expect((await guest.must(resortRoute, {})).firstPage.picture).toContain(_id);
    const shown = await fetch(address);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 480 });
    // As mails ask for it.
    for (const format of ["jpeg", "png"]) {
      const mailed = await fetch(`${address}&as=${format}`);
      expect(mailed.headers.get("content-type")).toBe(`image/${format}`);
      expect(await sharp(Buffer.from(await mailed.arrayBuffer())).metadata()).toMatchObject({ format });
    }
  });
});

describe("the portal's menu", () => {
  const menuNow = async () => (await desk.must(settingRoutes.menu, {})).values.menu.entries;
  const save = (entries: MenuEntry[]) => desk.call(saveSettingRoutes.menu, { body: { menu: { entries } } });
  const shownIds = async () => (await guest.must(resortRoute, {})).menu.map(({ id }) => id);
  const link: MenuEntry = {
    type: "external-link",
    id: "0d6f8f0a-9a4c-4a55-8f0e-2f6f6f1f0a01",
    name: { en: "Diving", my: "", cn: "潜水" },
    to: "https://dive.example.com",
    hidden: false,
  };

  it("comes to guests in the order of staff, with links and without what is hidden", async () => {
    const usual = await menuNow();
    const others = usual.filter(({ id }) => id !== "profile" && id !== "redeem");
    const moved: MenuEntry[] = [
      { type: "groupHeader", id: "account", name: null, hidden: false },
      { type: "item", id: "profile", hidden: false },
      link,
      ...others.filter(({ id }) => id !== "account"),
      { type: "item", id: "redeem", hidden: true },
    ];
    expect(await save(moved)).toMatchObject({ ok: true });
    const { menu } = await guest.must(resortRoute, {});
    expect(menu.slice(0, 3)).toEqual([
      { type: "groupHeader", id: "account", title: null, to: null },
      { type: "item", id: "profile", title: null, to: "/profile" },
      // A translation that is missing reads as the English one.
      {
        type: "external-link",
        id: link.id,
        title: { en: "Diving", my: "Diving", cn: "潜水" },
        to: "https://dive.example.com",
      },
    ]);
    expect(menu.map(({ id }) => id)).not.toContain("redeem");
    const entries = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subject, "settings"));
    const entry = entries.find(({ facts }) => (facts as { group?: string }).group === "menu");
    expect(entry?.facts).toMatchObject({
      before: { entries: expect.arrayContaining([expect.objectContaining({ id: "redeem", hidden: false })]) },
      after: { entries: expect.arrayContaining([expect.objectContaining({ id: "redeem", hidden: true })]) },
    });
    expect(await save([...usual])).toMatchObject({ ok: true });
    expect(await shownIds()).toContain("redeem");
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "/credits",
    "mailto:",
    "java\nscript:alert(1)",
    "dive.example",
    "https:dive.example.com",
  ])("has no link to %s", async (to) => {
    const usual = await menuNow();
    expect(await save([...usual, { ...link, to } as MenuEntry])).toMatchObject({
      status: 400,
      fields: [{ path: `menu.entries.${usual.length}.to`, rule: "menuLink" }],
    });
  });

  it.each(["mailto:stay@telukbiru.example", "tel:+6095550118", "http://dive.example.com/a?b=c"])(
    "may have a link to %s",
    async (to) => {
      const usual = await menuNow();
      expect(await save([...usual, { ...link, to } as MenuEntry])).toMatchObject({ ok: true });
      expect((await guest.must(resortRoute, {})).menu.at(-1)).toMatchObject({ to });
      await save(usual);
    },
  );

  it("says how each heading opens", async () => {
    const usual = await menuNow();
    const saved = await save(
      usual.map((entry) => (entry.id === "account" ? { ...entry, type: "dropdown" } : entry) as MenuEntry),
    );
    expect(saved).toMatchObject({ ok: true });
    const { menu } = await guest.must(resortRoute, {});
    expect(menu.filter(({ id }) => id === "account")).toEqual([
      { type: "dropdown", id: "account", title: null, to: null },
    ]);
    const twice: MenuEntry = { type: "collapse", id: "account", name: null, hidden: false };
    expect(await save([...(await menuNow()), twice])).toMatchObject({
      status: 400,
      fields: [{ path: `menu.entries.${usual.length}.id`, rule: "menuTwice" }],
    });
    await save(usual);
  });

  it("hides nothing that guests need, has nothing twice and no heading without a name", async () => {
    const usual = await menuNow();
    const broken: MenuEntry[] = [
      ...usual.map((entry) => (entry.id === "profile" ? { ...entry, hidden: true } : entry)),
      { type: "item", id: "redeem", hidden: false },
      { type: "groupHeader", id: link.id, name: null, hidden: false },
    ];
    expect(await save(broken)).toMatchObject({
      status: 400,
      fields: [
        { path: `menu.entries.${usual.findIndex(({ id }) => id === "profile")}.hidden`, rule: "menuNeeded" },
        { path: `menu.entries.${usual.length}.id`, rule: "menuTwice" },
        { path: `menu.entries.${usual.length + 1}.name.en`, rule: "required" },
      ],
    });
    expect(await menuNow()).toEqual(usual);
  });

  it("tells the second of two people what the first has changed", async () => {
    const { values, version } = await desk.must(settingRoutes.menu, {});
    const read = { "if-match": `"${version}"` };
    expect(await desk.call(saveSettingRoutes.menu, { body: values }, read)).toMatchObject({ ok: true });
    expect(await desk.call(saveSettingRoutes.menu, { body: values }, read)).toMatchObject({
      code: "CHANGED_SINCE",
    });
  });
});

describe("the jetties", () => {
  const save = async (jetties: string[]) => {
    const body = { profile: { ...(await profileNow()), jetties } };
    return desk.call(saveSettingRoutes.resort, { body });
  };
  const sailed = async (table: "sailing_time" | "sailing") => {
    const { rows } = await stage.base.pool.query(
      `SELECT DISTINCT from_jetty AS "from", to_jetty AS "to" FROM ${table} ORDER BY 1`,
    );
    return rows;
  };

  it("take their new names to timetables, sailings ahead and places, and stay while those name them", async () => {
    const { pool, db } = stage.base;
    for (const table of ["sailing_time", "sailing"])
      await pool.query(`UPDATE ${table} SET
        from_jetty = CASE direction WHEN 'out' THEN 'Merang' ELSE 'Teluk' END,
        to_jetty = CASE direction WHEN 'out' THEN 'Teluk' ELSE 'Merang' END`);
    await pool.query("DELETE FROM sailing WHERE day < (pulau_now() + interval '2 days')::date");
    await db
      .update(transportPoint)
      .set({ name: { en: "Merang", my: "Jeti Merang", cn: "Merang" } })
      .where(eq(transportPoint.type, "jetty"));
    const town = { en: "Merang", my: "Merang", cn: "Merang" };
    await db.insert(transportPoint).values({ type: "city", name: town });
    expect(await save(["Merang", "Teluk"])).toMatchObject({ ok: true });
    expect(await save(["Merang Jetty", "Teluk"])).toMatchObject({ ok: true });
    const both = [
      { from: "Merang Jetty", to: "Teluk" },
      { from: "Teluk", to: "Merang Jetty" },
    ];
    expect([await sailed("sailing_time"), await sailed("sailing")]).toEqual([both, both]);
    const points = await db.select().from(transportPoint);
    const namesOf = (kind: string) => points.filter(({ type }) => type === kind).map(({ name }) => name);
    expect(namesOf("jetty")).toEqual([{ en: "Merang Jetty", my: "Jeti Merang", cn: "Merang Jetty" }]);
    expect(namesOf("city")).toEqual([town]);
    const [changedBoat] = await db.select().from(auditEntry).where(eq(auditEntry.subject, "boat"));
    expect(changedBoat?.facts).toMatchObject({
      before: { timetables: [{ mainland: "Merang", island: "Teluk" }] },
      after: { timetables: [{ mainland: "Merang Jetty", island: "Teluk" }] },
    });
    const [changedPoint] = await db.select().from(auditEntry).where(eq(auditEntry.subject, "transportPoint"));
    expect(changedPoint?.facts).toMatchObject({ after: { name: { en: "Merang Jetty" } } });
    const { rows } = await pool.query(
      "SELECT DISTINCT thing, changed FROM saved_version WHERE thing IN ('boat', 'record') ORDER BY 1",
    );
    expect(rows).toEqual([
      { thing: "boat", changed: ["timetables"] },
      { thing: "record", changed: ["name"] },
    ]);
    expect(await save(["Teluk"])).toMatchObject({
      status: 400,
      fields: [
        {
          path: "profile.jetties.0",
          rule: "jettyInUse",
          facts: {
            jetty: "Merang Jetty",
            boats: 2,
            boatsNames: "Ferry\nSpeedboat",
            points: 1,
            pointsNames: "Merang Jetty",
          },
        },
      ],
    });
    expect((await profileNow()).jetties).toEqual(["Merang Jetty", "Teluk"]);
  });

  it("are each listed once, and go when nothing names them", async () => {
    expect(await save(["Merang Jetty", "Teluk", "Teluk"])).toMatchObject({
      fields: [{ path: "profile.jetties.2", rule: "jettyTwice" }],
    });
    expect(await save(["Merang Jetty", "Teluk", "Besut"])).toMatchObject({ ok: true });
    expect(await save(["Merang Jetty", "Teluk"])).toMatchObject({ ok: true });
  });
});
