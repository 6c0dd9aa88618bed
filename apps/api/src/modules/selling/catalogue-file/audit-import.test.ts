import type { AuditEntry } from "@pulau/contract/audit-log.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Demo, openDemo } from "../../../db/demo/test-demo.ts";
import { exportCatalogue } from "./export-catalogue.ts";

let demo: Demo;
let text: string;
beforeAll(async () => {
  demo = await openDemo();
  text = await exportCatalogue(demo.base.db, everyRight());
}, 180_000);
afterAll(() => demo.close());

type Row = Record<string, unknown>;
type File = Record<string, Row[]>;
const rowOf = (file: File, part: string, key: string, value: unknown): Row => {
  const row = file[part]?.find((known) => known[key] === value);
  if (!row) throw new Error(`no ${part} with ${key} ${value}`);
  return row;
};
const inAll = (text: string) => ({ en: text, my: text, cn: text });

/** Imports the demo's own file with something other in it by the call of its page. */
async function imported(change: (file: File) => void) {
  const file: File = JSON.parse(text);
  change(file);
  const form = new FormData();
  form.append("file", new Blob([JSON.stringify(file)]), "catalogue.json");
  const url = `http://127.0.0.1:${demo.settings.port}/admin/api/catalogue/import`;
  const answer = await fetch(url, { method: "POST", body: form, headers: demo.signedInAs.admin });
  if (!answer.ok) throw new Error(await answer.text());
  return file;
}

const entries = async (query = "limit=100"): Promise<AuditEntry[]> =>
  (await demo.app.inject({ url: `/admin/api/audit-log?${query}`, headers: demo.signedInAs.admin })).json()
    .entries;
const entryOf = async (id: unknown) => (await entries(`thing=${id}`))[0];

describe("an import of the catalogue in the audit log", () => {
  it("is told thing by thing with what was before and after, under one line with its counts", async () => {
    const file = await imported((parts) => {
      rowOf(parts, "buildings", "name", "Garden Court").desc = "By the spring";
      const lead = parts.leadSources?.shift();
      parts.leadSources?.push({ ...lead, id: crypto.randomUUID(), name: inAll("A poster at the jetty") });
      Object.assign(parts.settings ?? {}, { checkInTime: "16:30" });
      Object.assign(parts, { mailTexts: [{ mail: "booking-confirmed", text: ownMail }] });
    });
    const [first, ...others] = await entries();
    expect(first).toMatchObject({ act: "catalogueImported", person: { name: expect.any(String) } });
    expect(first?.facts.buildings).toEqual({ changed: { count: 1, names: ["Garden Court"] } });
    const building = rowOf(file, "buildings", "name", "Garden Court");
    expect(await entryOf(building.id)).toMatchObject({
      act: "changed",
      subject: "building",
      name: "Garden Court",
      before: { desc: expect.not.stringContaining("spring") },
      after: { desc: "By the spring" },
      facts: { imported: true },
    });
    const entry = (subject: string, act = "changed") =>
      others.find((entry) => entry.subject === subject && entry.act === act);
    expect(entry("leadSource", "added")).toMatchObject({
      name: "A poster at the jetty",
      before: null,
      after: { name: inAll("A poster at the jetty"), activeStatus: true },
    });
    expect(entry("leadSource")).toMatchObject({
      before: { activeStatus: true },
      after: { activeStatus: false },
    });
    expect(entry("settings")).toMatchObject({
      before: { checkInTime: "15:00" },
      after: { checkInTime: "16:30" },
      facts: { group: "times" },
    });
    expect(entry("mailText")).toMatchObject({
      before: { "subject.en": "" },
      after: { "subject.en": "See you at the jetty" },
    });
  });

  it("tells what belongs to a thing with it, by names and not by ids", async () => {
    const roomType = JSON.parse(text).roomTypes[0];
    const boat = JSON.parse(text).boats.find(({ kind }: Row) => kind === "ferry");
    await imported((parts) => {
      const links = parts.roomTypeAmenities ?? [];
      links.splice(
        links.findIndex(({ roomTypeId }) => roomTypeId === roomType.id),
        1,
      );
      rowOf(parts, "sailingTimes", "boatId", boat.id).isDefault = false;
      const room = rowOf(parts, "rooms", "roomTypeId", roomType.id);
      const house = parts.buildings?.find(({ id }) => id !== room.buildingId);
      if (!house) throw new Error("one building alone");
      [room.buildingId, room.floor] = [house.id, (house.noOfFloors as string[])[0]];
    });
    const type = await entryOf(roomType.id);
    expect(type).toMatchObject({ act: "changed", subject: "roomType", name: roomType.name.en });
    expect(type?.before?.roomTypeAmenities).toEqual([
      { amenityId: expect.stringMatching(/^[A-Z]/), position: expect.any(Number) },
    ]);
    expect(type?.after?.roomTypeAmenities).toEqual([]);
    const sailings = await entryOf(boat.id);
    expect(sailings).toMatchObject({
      subject: "boat",
      before: { sailingTimes: [{ isDefault: true, direction: expect.any(String) }] },
      after: { sailingTimes: [{ isDefault: false }] },
    });
    // What stayed the same is not told again.
    expect(sailings?.after?.sailingTimes).not.toMatchObject([{ weekdays: expect.anything() }]);
    const ids = /[0-9a-f]{8}-[0-9a-f]{4}-/;
    const [room] = await entries("subject=room");
    expect(room).toMatchObject({ act: "changed", facts: { imported: true } });
    expect(room?.before?.buildingId).not.toBe(room?.after?.buildingId);
    for (const entry of [type, sailings, room])
      expect(JSON.stringify([entry?.before, entry?.after])).not.toMatch(ids);
  });

  it("tells what a room type’s pictures show picture by picture, as its form does, and who stands in the log", async () => {
    const roomType = JSON.parse(text).roomTypes[0];
    const [first] = roomType.images;
    await imported((parts) => {
      rowOf(parts, "roomTypes", "id", roomType.id).pictureAlts = { [first]: inAll("The veranda") };
    });
    const entry = await entryOf(roomType.id);
    expect(entry?.before).toMatchObject({
      room_images_alt: roomType.images.map((picture: string) => roomType.pictureAlts[picture]),
    });
    expect(entry?.after).toMatchObject({
      room_images_alt: [inAll("The veranda"), ...roomType.images.slice(1).map(() => inAll(""))],
    });
    const { people } = (
      await demo.app.inject({ url: "/admin/api/audit-log?limit=10", headers: demo.signedInAs.admin })
    ).json();
    expect(people).toContainEqual(entry?.person && { _id: entry.person._id, name: entry.person.name });
  });

  it("tells prices line by line, a large change in several entries of a size that a page can show", async () => {
    const { optionId, rates } = JSON.parse(text).prices.toSorted(
      (a: { rates: Row[] }, b: { rates: Row[] }) => b.rates.length - a.rates.length,
    )[0];
    expect(rates.length).toBeGreaterThan(200);
    await imported((parts) => {
      for (const rate of rowOf(parts, "prices", "optionId", optionId).rates as { sen: number }[])
        rate.sen += 100;
    });
    const lines = await entries(`thing=${optionId}&act=pricesPublished&limit=100`);
    expect(lines.length).toBe(Math.ceil(rates.length / 200));
    const changes = lines.flatMap(({ facts }) => facts.changes as Row[]);
    expect(changes.length).toBe(rates.length);
    for (const { part, before, after } of changes as { part: string; before: Row; after: Row }[])
      expect([part, after.sen]).toEqual(["rates", Number(before.sen) + 100]);
    expect(lines[0]?.facts.name).toMatch(/ · /);
  });

  it("stands in the log's file, too, and a second import of the same file in neither", async () => {
    const file = async () =>
      (await demo.app.inject({ url: "/admin/api/audit-log.csv", headers: demo.signedInAs.admin })).body.split(
        "\r\n",
      );
    const change = (parts: File) => {
      rowOf(parts, "buildings", "name", "Garden Court").desc = "Behind the palms";
    };
    await imported(change);
    const lines = await file();
    const line = lines.find((text) => text.includes("Behind the palms"));
    expect(line).toMatch(
      /changed,building,Garden Court,"\{""desc"":.*\}","\{""desc"":""Behind the palms""\}"/,
    );
    await imported(change);
    expect(await file()).toHaveLength(lines.length);
  });
});

const nothing = inAll("");
const ownMail = {
  subject: { ...nothing, en: "See you at the jetty" },
  greeting: nothing,
  body: nothing,
  closing: nothing,
};
