import { staffUploadRoute } from "@pulau/contract/files.ts";
import { resortPictureRoute, resortRoute } from "@pulau/contract/resort.ts";
import {
  type SettingGroup,
  saveSettingRoutes,
  settingGroupNames,
  settingRoutes,
} from "@pulau/contract/settings/groups.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
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
    expect(await refused("package", adults)).toMatchObject({ path: "bands.package", rule: "bandsInUse" });
    const { desk: other } = await staffCaller(stage, lookOnly);
    expect(await other.call(settingRoutes.guests, {})).toMatchObject({ status: 403 });
    expect(await guest.call(saveSettingRoutes.guests, { body: values })).toMatchObject({ status: 401 });
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
  });
});
