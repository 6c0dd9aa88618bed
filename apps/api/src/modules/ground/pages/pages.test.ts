import { randomUUID } from "node:crypto";
import { bookingRoute, submitBookingRoute } from "@pulau/contract/bookings.ts";
import {
  addPageRoute,
  adminPageRoute,
  adminPageVersionRoute,
  deletePageRoute,
  hidePageRoute,
  type PageDraft,
  pageRoute,
  pagesRoute,
  pageVersionRoute,
  savePageRoute,
} from "@pulau/contract/pages.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../../../db/connect.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { loadPageLinks } from "./public.ts";

let stage: Stage;
let desk: Caller;
let anybody: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 } });
  ({ desk } = await staffCaller(stage, { settings: all }));
  anybody = new Caller(stage.urls, null);
});
afterAll(() => stage.close());

const inAll = (text: string) => ({ en: text, my: `${text} (BM)`, cn: `${text}（中）` });
const idOf = async (kind: string) =>
  (await desk.must(pagesRoute, {})).pages.find((page) => page.kind === kind)?._id ?? "";
async function save(_id: string, change: Partial<PageDraft>, publish = true) {
  const { draft, version } = await desk.must(adminPageRoute, { params: { _id } });
  return desk.call(
    savePageRoute,
    { params: { _id }, body: { ...draft, ...change, publish } },
    { "if-match": `"${version}"` },
  );
}
const read = (slug: string) => anybody.call(pageRoute, { params: { slug } });

describe("the resort's pages", () => {
  it("are those that every resort has, and none is found before it is published", async () => {
    const { pages } = await desk.must(pagesRoute, {});
    expect(pages.map(({ slug }) => slug)).toEqual([
      ...["about", "getting-here", "faq", "terms", "cancellation", "privacy"],
    ]);
    expect(pages.every(({ published, missing }) => published === null && missing.length === 3)).toBe(true);
    expect(await read("about")).toMatchObject({ status: 404 });
    expect((await anybody.must(resortRoute, {})).pages).toEqual([]);
  });

  it("are added and deleted by who may, and written by others", async () => {
    const { desk: writer } = await staffCaller(stage, { settings: { ...all, create: false, delete: false } });
    const body = { title: inAll("Caves"), slug: "caves" };
    expect(await writer.call(addPageRoute, { body })).toMatchObject({ status: 403 });
    const params = await desk.must(addPageRoute, { body });
    expect(await writer.call(deletePageRoute, { params })).toMatchObject({ status: 403 });
    await desk.must(deletePageRoute, { params });
  });

  it("are drafts until they are published, and then what guests read at once", async () => {
    const _id = await idOf("about");
    expect(await save(_id, { body: { en: "By the sea", my: "", cn: "" } }, false)).toMatchObject({
      ok: true,
    });
    expect(await read("about")).toMatchObject({ status: 404 });
    const { page } = await desk.must(adminPageRoute, { params: { _id } });
    expect(page).toMatchObject({ missing: ["my", "cn"], changed: true, published: null });
    expect(await save(_id, {})).toMatchObject({ value: { published: { number: 1 } } });
    expect(await read("about")).toMatchObject({ value: { body: { en: "By the sea" }, current: true } });
    expect((await anybody.must(resortRoute, {})).pages).toMatchObject([{ slug: "about", place: "footer" }]);
  });

  it("keep every version, with who and when; what says the same again makes none", async () => {
    const _id = await idOf("faq");
    for (const text of ["One", "Two", "Two"]) await save(_id, { body: inAll(text) });
    const { versions } = await desk.must(adminPageRoute, { params: { _id } });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(versions[0]?.by).toEqual(expect.any(String));
    const first = await desk.must(adminPageVersionRoute, { params: { _id, number: 1 } });
    expect(first.text.body.en).toBe("One");
    await expect(stage.base.pool.query("UPDATE page_version SET number = 9")).rejects.toThrow();
  });

  it("can't be published empty, nor at an address that another has", async () => {
    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Diving"), slug: "diving" } });
    expect(await save(_id, {})).toMatchObject({ status: 409, code: "PAGE_EMPTY" });
    expect(await save(_id, { slug: "faq" }, false)).toMatchObject({ status: 409, code: "SLUG_TAKEN" });
    const twice = { body: { title: inAll("Diving"), slug: "diving" } };
    expect(await desk.call(addPageRoute, twice)).toMatchObject({ code: "SLUG_TAKEN" });
    expect(await save(_id, { slug: "Not an address" }, false)).toMatchObject({ status: 400 });
  });

  it("are still found by an address of before, until another page takes it", async () => {
    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Dive"), slug: "dive" } });
    await save(_id, { slug: "dive", body: inAll("Down there") });
    for (const slug of ["dive-centre", "dive-school"]) await save(_id, { slug, body: inAll("Down there") });
    for (const old of ["dive", "dive-centre"]) {
      expect(await read(old)).toMatchObject({ value: { slug: "dive-school" } });
      expect(await stage.app.pageMovedTo?.(old)).toBe("dive-school");
    }
    expect(await stage.app.pageMovedTo?.("dive-school")).toBeNull();
    const other = await desk.must(addPageRoute, { body: { title: inAll("Dive"), slug: "dive" } });
    expect((await read("dive")).status).toBe(404);
    await save(other._id, { slug: "dive", body: inAll("Another") });
    expect(await read("dive")).toMatchObject({ value: { slug: "dive", body: { en: "Another" } } });
    await save(_id, { slug: "dive-centre", body: inAll("Down there") });
    expect(await read("dive-school")).toMatchObject({ value: { slug: "dive-centre" } });
    for (const id of [_id, other._id]) await desk.must(deletePageRoute, { params: { _id: id } });
    expect((await read("dive-school")).status).toBe(404);
  });

  it("keep their place in the menu at a new address", async () => {
    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Reef"), slug: "reef" } });
    await save(_id, { slug: "reef", place: "menu", body: inAll("Corals") });
    const menu = async () => (await anybody.must(resortRoute, {})).menu;
    // Where nobody has set the menu, it stands first in the part about the resort.
    expect((await menu()).at(-3)).toMatchObject({ to: "/info/reef", title: { en: "Reef" } });
    const { values } = await desk.must(settingRoutes.menu, {});
    const entries = [{ type: "page" as const, id: "reef", hidden: false }, ...values.menu.entries];
    await desk.must(saveSettingRoutes.menu, { body: { menu: { entries } } });
    await save(_id, { slug: "coral-reef", place: "menu", body: inAll("Corals") });
    expect((await menu()).map(({ to }) => to).slice(0, 2)).toEqual([null, "/info/coral-reef"]);
    await save(_id, { slug: "coral-reef", place: "footer", body: inAll("Corals") });
    expect((await menu()).map(({ to }) => to)).not.toContain("/info/coral-reef");
    await desk.must(saveSettingRoutes.menu, { body: values });
    await desk.must(deletePageRoute, { params: { _id } });
  });

  it("take their entry in the menu with them when they are deleted, under the address that it was saved with", async () => {
    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Wreck"), slug: "wreck" } });
    const { values: before } = await desk.must(settingRoutes.menu, {});
    const entry = { type: "page" as const, id: "wreck", hidden: false };
    const entries = [entry, ...before.menu.entries];
    await desk.must(saveSettingRoutes.menu, { body: { menu: { entries } } });
    await save(_id, { slug: "old-wreck", place: "menu", body: inAll("Deep") });
    const { version } = await desk.must(settingRoutes.menu, {});
    await desk.must(deletePageRoute, { params: { _id } });
    const after = await desk.must(settingRoutes.menu, {});
    expect(after.values).toEqual(before);
    // Whoever has the menu open is told that it is other.
    expect(after.version).toBe(version + 1);
    const { rows } = await stage.base.pool.query(
      "SELECT facts FROM audit_entry WHERE subject = 'settings' AND facts ->> 'group' = 'menu' ORDER BY at DESC LIMIT 1",
    );
    expect(rows[0]?.facts.before.entries[0]).toEqual(entry);
    expect(rows[0]?.facts.after.entries[0]).not.toEqual(entry);
  });

  it("can be taken off, and one's own deleted; the terms only taken off", async () => {
    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Yoga"), slug: "yoga" } });
    await save(_id, { body: inAll("At sunrise"), place: "menu" });
    expect((await read("yoga")).status).toBe(200);
    await desk.must(hidePageRoute, { params: { _id } });
    expect((await read("yoga")).status).toBe(404);
    await desk.must(deletePageRoute, { params: { _id } });
    expect(await desk.call(adminPageRoute, { params: { _id } })).toMatchObject({ status: 404 });
    const terms = { params: { _id: await idOf("terms") } };
    expect(await desk.call(deletePageRoute, terms)).toMatchObject({ code: "WRONG_STATE" });
  });

  it("stand in the audit log with what they said before and after", async () => {
    const _id = await idOf("privacy");
    await save(_id, { body: inAll("We keep little") });
    const { rows } = await stage.base.pool.query(
      "SELECT act, facts FROM audit_entry WHERE subject_id = $1 ORDER BY at, act",
      [_id],
    );
    expect(rows).toMatchObject([
      { act: "changed", facts: { before: { "body.en": "" }, after: { "body.en": "We keep little" } } },
      { act: "published", facts: { before: { shownVersion: null }, after: { shownVersion: 1 } } },
    ]);
  });

  it("are seen by another process within two seconds", async () => {
    const other = connect(stage.base.url, { max: 1 });
    const seen = async () => (await loadPageLinks(other.db)).map(({ slug }) => slug);
    expect(await seen()).not.toContain("directly");
    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Now"), slug: "directly" } });
    await save(_id, { body: inAll("Now") });
    const until = Date.now() + 2_500;
    while (Date.now() < until && !(await seen()).includes("directly"))
      await new Promise((done) => setTimeout(done, 100));
    expect(await seen()).toContain("directly");
    await other.pool.end();
  });

  it("are written by who may change settings alone", async () => {
    const { desk: reader } = await staffCaller(stage, { settings: { ...all, write: false } });
    const params = { _id: await idOf("about") };
    const { draft } = await reader.must(adminPageRoute, { params });
    const sent = { params, body: { ...draft, publish: true } };
    expect(await reader.call(savePageRoute, sent, { "if-match": "*" })).toMatchObject({ status: 403 });
    expect(await reader.call(hidePageRoute, { params })).toMatchObject({ status: 403 });
  });
});

describe("what a booking agreed to", () => {
  const book = async (agreedTexts?: string[]) => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, stayOf(stage.resort));
    const agreed = { holdId: hold._id, agreedTotalSen: hold.quote.totalSen, termsAgreed: true };
    const body = { ...agreed, ...(agreedTexts && { agreedTexts }) };
    const made = await guest.call(submitBookingRoute, { body }, { "idempotency-key": randomUUID() });
    return { guest, made };
  };
  const bookingOf = async ({ guest, made }: Awaited<ReturnType<typeof book>>) => {
    if (!made.ok) throw new Error(made.code);
    return guest.must(bookingRoute, { params: { _id: made.value._id } });
  };
  const termsNow = async () =>
    (await anybody.must(resortRoute, {})).pages
      .filter(({ kind }) => kind === "terms" || kind === "cancellation")
      .map(({ versionId }) => versionId);

  it("is kept with it in the version of then, however the terms change afterwards", async () => {
    const [terms, cancellation] = [await idOf("terms"), await idOf("cancellation")];
    await save(terms, { body: inAll("Shoes off") });
    await save(cancellation, { body: inAll("Write to us") });
    const before = await bookingOf(await book(await termsNow()));
    expect(before.agreedTexts).toMatchObject([
      { kind: "terms", number: 1 },
      { kind: "cancellation", number: 1 },
    ]);
    await save(terms, { body: inAll("Shoes on") });
    const after = await bookingOf(await book());
    expect(after.agreedTexts.map(({ number }) => number)).toEqual([2, 1]);
    const [agreed] = before.agreedTexts;
    const then = await anybody.must(pageVersionRoute, { params: { _id: agreed?.versionId ?? "" } });
    expect(then).toMatchObject({ body: { en: "Shoes off" }, current: false, slug: "terms" });
  });

  it("is never what was not on show: terms that changed meanwhile are read again", async () => {
    const shown = await termsNow();
    await save(await idOf("terms"), { body: inAll("Bare feet only") });
    const stale = await book(shown);
    expect(stale.made).toMatchObject({ status: 409, code: "TERMS_CHANGED" });
    expect((await book(await termsNow())).made).toMatchObject({ ok: true });
  });

  it("is not told of other pages: their old versions are nobody's to read", async () => {
    const { versions } = await desk.must(adminPageRoute, { params: { _id: await idOf("faq") } });
    const old = { params: { _id: versions.at(-1)?.versionId ?? "" } };
    expect(await anybody.call(pageVersionRoute, old)).toMatchObject({ status: 404 });
  });
});
