import { amenitiesRoute, amenityRecords, importAmenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { everyRoomTypeRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import { buildingRecords } from "@pulau/contract/building-records.ts";
import { pictureOfFile } from "@pulau/contract/picture.ts";
import { deleteRoomTypeRoute } from "@pulau/contract/room-admin.ts";
import { importRoomsRoute, roomRecords, roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomTypeRecords, roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { sendPicture } from "../../../races/send-picture.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let code: string;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 } });
  ({ desk } = await staffCaller(stage, { rooms: all }));
  await desk.must(buildingRecords.add, {
    body: { obj: { name: "Palm House", no_of_floors: ["Ground", "Upper"] } },
  });
  const { rows } = await desk.must(roomTypesListRoute, { query: {} });
  code = rows.find(({ _id }) => _id === stage.resort.roomTypes.standard.id)?.room_code ?? "";
});
afterAll(() => stage.close());

const head = "Room number,Room type,Building,Floor,Most guests,Size (m²),Smoking allowed,Description";
const take = (...lines: string[]) =>
  desk.call(importRoomsRoute, { body: { text: [head, ...lines].join("\n") } });
const roomOf = async (number: string) => {
  const { rows } = await desk.must(roomsListRoute, { query: { search: number } });
  return rows.find(({ room_no }) => room_no === number);
};

describe("room numbers as a table", () => {
  it("are taken in whole: new ones added, known ones changed in what the line says", async () => {
    expect(
      await take(`701,${code},palm house,Upper,2,31,yes,By the stairs`, `702,${code},Palm House,,,,,`),
    ).toMatchObject({
      value: { added: 2, changed: 0 },
    });
    expect(await roomOf("701")).toMatchObject({
      building_name: "Palm House",
      associated_floor: "Upper",
      room_size: 31,
      allow_smoking: true,
      type_code: code,
      desc: "By the stairs",
      active_status: true,
      bookings: 0,
    });
    const before = await roomOf("702");
    expect(await take(`702,${code},Palm House,Ground,,,,Quiet`)).toMatchObject({
      value: { added: 0, changed: 1 },
    });
    expect(await roomOf("702")).toMatchObject({
      associated_floor: "Ground",
      desc: "Quiet",
      max_pax: before?.max_pax,
    });
    expect((await roomOf("702"))?.version).toBeGreaterThan(before?.version ?? 99);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("are taken not at all where a line is wrong, and it says which cell", async () => {
    const lines = [
      `801,${code},Palm House,,,,,`,
      "802,NONE,Palm House,,,,,",
      `803,${code},Palm House,Cellar,,,,`,
    ];
    const check = await desk.must(importRoomsRoute.check, { body: { text: [head, ...lines].join("\n") } });
    expect(check.problems).toMatchObject([
      { line: 3, column: 2, field: "roomType", rule: "notListed" },
      { line: 4, column: 4, field: "floor", rule: "notListed" },
    ]);
    expect(await take(...lines)).toMatchObject({ status: 400 });
    expect(await roomOf("801")).toBeUndefined();
    expect(await take(`${"9".repeat(30)},${code},Palm House,,0,,maybe,`)).toMatchObject({ status: 400 });
  });

  it("come out as they go in", async () => {
    const file = await fetch(`${stage.urls[0]}/admin/api/roomNumbersList.csv?search=701`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    const text = await file.text();
    expect(text).toContain(`701,${code},Palm House,Upper,2,31`);
    expect(await desk.call(importRoomsRoute, { body: { text } })).toMatchObject({
      value: { added: 0, changed: 0, unchanged: 1 },
    });
  });

  it("are narrowed by type, building, floor and use, and say what is booked in them", async () => {
    const guest = await newGuest(stage.urls);
    await mustSubmit(guest, stayOf(stage.resort));
    const type = stage.resort.roomTypes.standard.id;
    const { rows } = await desk.must(roomsListRoute, { query: { type, sort: "-name", limit: 100 } });
    expect(rows.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(1);
    const used = rows.find(({ bookings }) => bookings > 0);
    const refused = await desk.call(roomRecords.remove, { body: { obj: { id: used?.id ?? 0 } } });
    expect(refused).toMatchObject({ code: "IN_USE" });
    const upper = await desk.must(roomsListRoute, { query: { floor: "Upper" } });
    expect(upper.rows.map(({ room_no }) => room_no)).toEqual(["701"]);
    const free = rows.find(({ bookings }) => bookings === 0);
    await desk.must(roomRecords.update, { body: { obj: { id: free?.id ?? 0, active_status: false } } });
    expect((await desk.must(roomsListRoute, { query: { active: "false" } })).total).toBe(1);
    const types = await desk.must(roomTypesListRoute, { query: { search: code } });
    expect(types.rows[0]).toMatchObject({ room_code: code, bookings: 1 });
    expect(types.rows[0]?.buildings).toContain("Palm House");
  });

  it("are taken in by who may add rooms, and by nobody else", async () => {
    const { desk: looker } = await staffCaller(stage, { rooms: { ...all, create: false } });
    const body = { text: `${head}\n901,${code},Palm House,,,,,` };
    expect((await looker.call(importRoomsRoute, { body })).status).toBe(403);
  });
});

describe("a room type's own pictures", () => {
  it("are seen by guests with what they show, and keep their words when their order changes", async () => {
    const picture = await sendPicture(stage.urls, desk);
    const alt = { en: "The bay from the bed", my: "Teluk dari katil", cn: "" };
    const rows = await desk.must(roomTypeRecords.initial, {});
    const before = rows.find((row) => row.room_code === code);
    const id = before?.id ?? 0;
    expect(before?.room_images_path).toHaveLength(1); // the one that it has had all along
    const change = (obj: object) => desk.must(roomTypeRecords.update, { body: { obj: { id, ...obj } } });
    // Words alone are kept for the picture that the type has always had.
    expect((await change({ room_images_alt: [alt] })).data.room_images_alt).toEqual([alt]);
    await change({ room_images_path: [picture, "reef"], room_images_alt: [alt, noWords] });
    const guest = await newGuest(stage.urls);
    const { optionId, from: checkIn } = stage.resort;
    const party = { adults: 2, childAges: [], nonMalaysians: 0 };
    const shownType = async () => {
      const { roomTypes } = await guest.must(roomTypesRoute, { body: { optionId, checkIn, party } });
      return roomTypes.find((type) => type.code === code);
    };
    expect(await shownType()).toMatchObject({ picture, pictureAlt: alt });
    expect((await fetch(`${stage.urls[0]}${picture}?w=480`)).status).toBe(200);
    const { data } = await change({ room_images_path: ["reef", picture] });
    expect(data.room_images_alt).toEqual([noWords, alt]);
    expect(await shownType()).toMatchObject({ picture: "reef", pictureAlt: null });
    const { desk: other } = await staffCaller(stage, { rooms: all });
    const lost = pictureOfFile(crypto.randomUUID());
    const body = { obj: { id, room_images_path: ["reef", lost] } };
    expect(await other.call(roomTypeRecords.update, { body })).toMatchObject({
      fields: [{ path: "obj.room_images_path.1", rule: "invalid" }],
    });
  });
});

describe("an amenity's icon", () => {
  const name = { en: "Sun loungers", my: "Katil jemur", cn: "躺椅" };
  /** What guests read of it beside the type that has it. */
  const shownNow = async () => {
    const { roomTypes } = await (await newGuest(stage.urls)).must(everyRoomTypeRoute, {});
    return roomTypes.find((type) => type.code === code)?.amenities;
  };

  it("is one of ours, or a picture that guests see once it is saved", async () => {
    const { data } = await desk.must(amenityRecords.add, { body: { obj: { name, icon_path: "beach" } } });
    const type = (await desk.must(roomTypeRecords.initial, {})).find((row) => row.room_code === code);
    const obj = { id: type?.id ?? 0, associated_amenities_id: [data.id] };
    await desk.must(roomTypeRecords.update, { body: { obj } });
    expect(await shownNow()).toEqual([{ ...name, icon: "beach" }]);
    const picture = await sendPicture(stage.urls, desk);
    const address = `${stage.urls[0]}${picture}?w=480`;
    expect((await fetch(address)).status).toBe(404);
    await desk.must(amenityRecords.update, { body: { obj: { id: data.id, icon_path: picture } } });
    expect(await shownNow()).toEqual([{ ...name, icon: picture }]);
    expect((await fetch(address)).status).toBe(200);
  });

  it("is no address of another site, and no picture that nobody has sent", async () => {
    const lost = pictureOfFile(crypto.randomUUID());
    const other = { ...name, en: "Kayak rack" };
    for (const [icon_path, rule] of [
      ["https://icons.example/fan.svg", "amenityIcon"],
      ["/art/reef-800.webp", "amenityIcon"],
      ["kayak", "amenityIcon"],
      [lost, "invalid"],
    ] as const)
      expect(
        await desk.call(amenityRecords.add, { body: { obj: { name: other, icon_path } } as never }),
      ).toMatchObject({ fields: expect.arrayContaining([{ path: "obj.icon_path", rule }]) });
  });

  it("goes out in the table and comes in again, and a wrong one is told at its cell", async () => {
    const { rows } = await desk.must(amenitiesRoute, { query: { search: name.en } });
    const file = await fetch(`${stage.urls[0]}/admin/api/amenitiesList.csv?search=${name.en}`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    const text = await file.text();
    expect(text).toContain(rows[0]?.icon_path);
    const take = (sent: string) => desk.call(importAmenitiesRoute, { body: { text: sent } });
    expect(await take(text)).toMatchObject({ value: { added: 0, changed: 0, unchanged: 1 } });
    const outside = text.replace(rows[0]?.icon_path ?? "", "https://icons.example/fan.svg");
    const check = await desk.must(importAmenitiesRoute.check, { body: { text: outside } });
    expect(check.problems).toMatchObject([{ line: 2, field: "icon", rule: "amenityIcon" }]);
    expect(await take(text.replace(rows[0]?.icon_path ?? "", "fan"))).toMatchObject({
      value: { changed: 1 },
    });
    expect(await shownNow()).toEqual([{ ...name, icon: "fan" }]);
  });
});

// Last, as it leaves prices of its own behind.
describe("a room type that rules and drafts name", () => {
  it("is deleted by neither call, until they name it no more", async () => {
    const { id: own } = stage.resort.roomTypes.standard;
    const words = { en: "Hut", my: "Pondok", cn: "小屋" };
    const { data: hut } = await desk.must(roomTypeRecords.add, {
      body: {
        obj: {
          name: words,
          room_code: "HUT",
          min_pax: 1,
          max_pax: 2,
          desc: words,
          room_images_path: ["reef"],
        },
      },
    });
    const { pool } = stage.base;
    const { optionId } = stage.resort;
    const whom = JSON.stringify({ whom: { roomTypeIds: [hut._id] } });
    const rules = JSON.stringify({ minimums: [{ id: "m", roomTypeIds: [hut._id] }] });
    await pool.query(
      "INSERT INTO rate_card (option_id, rules, questions) VALUES ($1, '{}', '{}') ON CONFLICT DO NOTHING",
      [optionId],
    );
    await pool.query(
      `INSERT INTO fee (id, name, per, amounts) VALUES (gen_random_uuid(), '{"en":"Jetty"}', 'person', '[]')`,
    );
    await pool.query(
      `INSERT INTO surcharge (id, name, "from", "to", weekdays, per, guest_kinds, sen)
       VALUES (gen_random_uuid(), '{"en":"Gala"}', '2030-01-01', '2030-01-02', '[]', 'person', '[]', 100)`,
    );
    const draft = JSON.stringify({ rooms: [{ roomTypeId: hut._id, bedType: "twin" }] });
    const places = [
      ["prices", "UPDATE rate SET terms = $1", "UPDATE rate SET terms = NULL", whom],
      ["prices", "UPDATE rate_card SET rules = $1", "UPDATE rate_card SET rules = '{}'", rules],
      ["prices", "UPDATE rate_card SET own = $1", "UPDATE rate_card SET own = '{}'", whom],
      ["prices", "UPDATE surcharge SET terms = $1", "UPDATE surcharge SET terms = NULL", whom],
      ["prices", "UPDATE fee SET terms = $1", "UPDATE fee SET terms = NULL", whom],
      [
        "prices",
        `INSERT INTO price_change (option_id, part, key, value, at) VALUES ('${optionId}', 'rates', 'r', $1, now())`,
        "DELETE FROM price_change",
        JSON.stringify({ id: "r", roomTypeId: hut._id }),
      ],
      [
        "prices",
        `INSERT INTO price_change (option_id, part, key, value, at) VALUES ('${optionId}', 'rates', 'r', $1, now())`,
        "DELETE FROM price_change",
        JSON.stringify({ id: "r", roomTypeId: "HUT" }),
      ],
      [
        "prices",
        `INSERT INTO price_change (option_id, part, key, value, at) VALUES ('${optionId}', 'discounts', 'd', $1, now())`,
        "DELETE FROM price_change",
        JSON.stringify({ id: "d", whom: { roomTypeIds: ["GONE", "HUT"] } }),
      ],
      [
        "drafts",
        "INSERT INTO draft (id, owner_id, json) VALUES (gen_random_uuid(), gen_random_uuid(), $1)",
        "DELETE FROM draft",
        draft,
      ],
    ] as const;
    for (const [word, name, forget, value] of places) {
      await pool.query(name, [value]);
      const refusal = { code: "IN_USE", facts: { [word]: expect.any(Number) } };
      const byId = { params: { _id: hut._id } };
      expect(await desk.call(deleteRoomTypeRoute, byId), name).toMatchObject(refusal);
      const byNumber = { body: { obj: { id: hut.id } } };
      expect(await desk.call(roomTypeRecords.remove, byNumber), name).toMatchObject(refusal);
      await pool.query(forget);
    }
    await desk.must(deleteRoomTypeRoute, { params: { _id: hut._id } });
    expect(await desk.call(deleteRoomTypeRoute, { params: { _id: own } })).toMatchObject({ code: "IN_USE" });
  });
});

it("a room of another type takes as many as it is said to, whatever it took before its own was cut", async () => {
  const { rows } = await desk.must(roomsListRoute, { query: { limit: 100 } });
  const free = rows.find(({ bookings }) => bookings === 0);
  const types = await desk.must(roomTypeRecords.initial, {});
  const other = types.find(({ room_code }) => room_code !== free?.type_code);
  const own = async () =>
    (await stage.base.pool.query("SELECT own_pax FROM room WHERE id = $1", [free?._id])).rows[0]?.own_pax;
  await stage.base.pool.query("UPDATE room SET own_pax = 2 WHERE id = $1", [free?._id]);
  const change = (obj: object) =>
    desk.must(roomRecords.update, { body: { obj: { id: free?.id ?? 0, ...obj } } });
  await change({ desc: "Repainted" });
  expect(await own()).toBe(2);
  await change({ room_type: other?.id });
  expect(await own()).toBeNull();
});
