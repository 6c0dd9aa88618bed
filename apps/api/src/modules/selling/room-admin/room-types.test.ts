import { randomUUID } from "node:crypto";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { inAll } from "../../../db/factories/words.ts";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { bed, bedOption, room, roomType } from "../../../db/schema/rooms.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import * as people from "../../people/accounts/test-people.ts";
import { type Desk, openDesk } from "./test-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(people);
});
afterAll(() => desk.close());

const villa = (overrides: object = {}) => ({
  roomCode: "V",
  name: inAll("Villa"),
  summary: inAll("Quiet"),
  highlight: inAll("Pool"),
  picture: "family-villa",
  sizeSqm: 60,
  minPax: 2,
  maxPax: 6,
  bedTypes: ["twin", "quad"],
  amenities: [],
  ...overrides,
});
const add = async (overrides: object = {}): Promise<string> =>
  (await desk.call("POST", "room-type", villa(overrides))).body._id;
const rowOf = async (id: string) =>
  (await desk.base.db.select().from(roomType).where(eq(roomType.id, id)))[0];
const codes = async (): Promise<string[]> =>
  (await desk.call("GET", "room-type")).body.roomTypes.map((type: { roomCode: string }) => type.roomCode);

describe("room types", () => {
  it("are listed in the order of auto-select, page by page", async () => {
    const { body } = await desk.call("GET", "room-type");
    expect(body).toMatchObject({ page: 1, pages: 1, limit: 10, total: 3 });
    expect(body.roomTypes.map((type: object) => ({ ...type }))).toMatchObject([
      { roomCode: "S", priority: 0, rooms: 3, bedOptions: [] },
      { roomCode: "D", priority: 1, rooms: 2 },
      { roomCode: "F", priority: 2, rooms: 1 },
    ]);
    const looked = await desk.call("GET", "room-type?limit=2&page=2", undefined, "looker");
    expect(looked.body).toMatchObject({ page: 2, pages: 2, roomTypes: [{ roomCode: "F" }] });
    const none = await desk.call("GET", "room-type?search=zzz&limit=50");
    expect(none.body).toMatchObject({ roomTypes: [], page: 1, pages: 1, limit: 10, total: 0 });
  });

  it("are added last, under a code of their own", async () => {
    const { status, body } = await desk.call("POST", "room-type", villa({ roomCode: " v2 " }));
    expect(status).toBe(201);
    expect(await rowOf(body._id)).toMatchObject({ roomCode: "V2", priority: 3, activeStatus: true });
    const taken = await desk.call("POST", "room-type", villa({ roomCode: "V2" }));
    expect(taken).toMatchObject({ status: 409, body: { code: "CODE_TAKEN" } });
    const check = (code: string) => desk.call("GET", `room-code-availability/${code}`);
    expect((await check("v2")).body).toMatchObject({ available: false, roomType: { _id: body._id } });
    expect((await check("V3")).body).toEqual({ code: "V3", available: true, roomType: null });
    expect((await check("-V")).body).toMatchObject({ fields: [{ path: "code", rule: "roomCode" }] });
  });

  it("name each field that is wrong", async () => {
    const { status, body } = await desk.call(
      "POST",
      "room-type",
      villa({ roomCode: "V 9!", minPax: 4, maxPax: 2, bedTypes: [], name: { en: "", my: "a", cn: "b" } }),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { path: "roomCode", rule: "roomCode" },
        { path: "name.en", rule: "required" },
        { path: "bedTypes", rule: "required" },
      ]),
    );
    const order = await desk.call("POST", "room-type", villa({ minPax: 4, maxPax: 2 }));
    expect(order.body.fields).toEqual([{ path: "maxPax", rule: "paxOrder" }]);
  });

  it("are changed, but not to another's code, and logged", async () => {
    const id = await add({ roomCode: "V4" });
    const changed = villa({ roomCode: "V5", activeStatus: false, sizeSqm: 70 });
    expect((await desk.call("PUT", `room-type/${id}`, changed)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ roomCode: "V5", activeStatus: false, sizeSqm: 70 });
    const taken = await desk.call("PUT", `room-type/${id}`, villa({ roomCode: "S" }));
    expect(taken).toMatchObject({ status: 409, body: { code: "CODE_TAKEN" } });
    const log = await desk.base.db.select().from(auditEntry).where(eq(auditEntry.subjectId, id));
    expect(log.map(({ act }) => act)).toEqual(["added", "changed"]);
  });

  it("are deleted only when nothing uses them", async () => {
    const id = await add({ roomCode: "V6" });
    await makeBedOptions(desk.base.db, id, [[["both", 2, 1]]]);
    expect((await desk.call("DELETE", `room-type/${id}`)).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    const used = await desk.call("DELETE", `room-type/${desk.resort.roomTypes.family.id}`);
    expect(used).toMatchObject({ status: 409, body: { code: "IN_USE", facts: { rooms: 1 } } });
    expect(used.body.facts.prices).toBeGreaterThan(0);
    const [own] = await desk.base.db
      .select()
      .from(room)
      .where(eq(room.roomTypeId, desk.resort.roomTypes.family.id));
    expect(used.body.facts).toMatchObject({ roomsNames: own?.roomNo, pricesNames: expect.any(String) });
  });

  it("are not deleted while an open enquiry or somebody on the waiting list wishes for one", async () => {
    const id = await add({ roomCode: "V7" });
    const wanted = `'${JSON.stringify([id])}'`;
    const person = `gen_random_uuid(), 'en', 'Aisyah', 'a@example.test', '+60123456789', '{}', ${wanted}`;
    const now = "pulau_now(), pulau_now(), pulau_now()";
    await desk.base.pool.query(`INSERT INTO booking_enquiry
      (owner_id, language, name, email, phone, party, room_type_ids, origin, flexible, message, consent_at, created_at, changed_at)
      VALUES (${person}, 'other', true, 'A view', ${now})`);
    await desk.base.pool.query(`INSERT INTO wait_entry
      (owner_id, language, name, email, phone, party, room_type_ids, package_id, option_id, check_in, days_around, nights,
       consent_at, created_at, changed_at)
      SELECT ${person}, o.package_id, o.id, '2030-01-01', 0, 2, ${now} FROM package_option o LIMIT 1`);
    const remove = () => desk.call("DELETE", `room-type/${id}`);
    expect(await remove()).toMatchObject({ body: { code: "IN_USE", facts: { enquiries: 1, waiting: 1 } } });
    await desk.base.pool.query(
      "UPDATE booking_enquiry SET state = 'closed'; UPDATE wait_entry SET state = 'withdrawn'",
    );
    expect((await remove()).status).toBe(200);
  });

  it("take an order, the others behind", async () => {
    const before = await codes();
    const { standard, family } = desk.resort.roomTypes;
    const roomTypeIds = [family.id, standard.id];
    expect((await desk.call("PUT", "room-type/priority", { roomTypeIds })).status).toBe(200);
    expect(await codes()).toEqual(["F", "S", ...before.filter((code) => code !== "F" && code !== "S")]);
    const foreign = await desk.call("PUT", "room-type/priority", { roomTypeIds: [randomUUID()] });
    expect(foreign).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect((await codes())[0]).toBe("F");
  });

  it("belong to whoever may, and ids of nothing are not found", async () => {
    const id = desk.resort.roomTypes.deluxe.id;
    const order = { roomTypeIds: [id] };
    const acts = [
      ["POST", "room-type", villa({ roomCode: "V7" })],
      ["PUT", `room-type/${id}`, villa({ roomCode: "D" })],
      ["PUT", "room-type/priority", order],
      ["PUT", `room-type/${id}/bed-options`, { bedOptions: [] }],
      ["DELETE", `room-type/${id}`, undefined],
    ] as const;
    for (const [method, url, body] of acts) {
      expect((await desk.call(method, url, body, "looker")).status).toBe(403);
      expect((await desk.call(method, url, body, "nobody")).status).toBe(401);
    }
    for (const url of ["room-type", "bed", "room-code-availability/V9", "rooms-by-room-types"]) {
      expect((await desk.call("GET", url, undefined, "driver")).status).toBe(403);
      expect((await desk.call("GET", url, undefined, "looker")).status).toBe(200);
    }
    for (const [method, url, body] of [acts[1], acts[3], acts[4]]) {
      const foreign = await desk.call(method, url.replace(id, randomUUID()), body);
      expect(foreign).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    }
  });
});

describe("the beds of a room type", () => {
  it("are set as a whole; a way that is left out is put away and comes back by its id", async () => {
    const id = await add({ roomCode: "V8" });
    const [first = ""] = await makeBedOptions(desk.base.db, id, [[["both", 2, 1]]]);
    const [king] = await desk.base.db
      .insert(bed)
      .values({ name: inAll("King"), width: 180, length: 200, noOfPax: 2 })
      .returning({ id: bed.id });
    const bedId = king?.id ?? "";
    const set = (bedOptions: object[]) => desk.call("PUT", `room-type/${id}/bed-options`, { bedOptions });
    const made = await set([{ beds: [{ bedId, count: 2, extra: true }] }]);
    expect(made.body.bedOptions).toMatchObject([
      { beds: [{ bedId, name: inAll("King"), count: 2, extra: true }] },
    ]);
    const put = await desk.base.db.select().from(bedOption).where(eq(bedOption.id, first));
    expect(put[0]?.activeStatus).toBe(false);
    const second = made.body.bedOptions[0].bedOptionId;
    const again = await set([
      { bedOptionId: first, beds: [{ bedId, count: 1 }] },
      { bedOptionId: second, beds: [{ bedId, count: 3 }] },
    ]);
    expect(again.body.bedOptions).toMatchObject([
      { bedOptionId: first, beds: [{ count: 1, extra: false }] },
      { bedOptionId: second, beds: [{ count: 3 }] },
    ]);
    expect((await set([{ beds: [{ bedId: randomUUID(), count: 1 }] }])).status).toBe(404);
    expect((await set([{ bedOptionId: randomUUID(), beds: [{ bedId, count: 1 }] }])).status).toBe(404);
    const twice = [
      { bedId, count: 1 },
      { bedId, count: 2 },
    ];
    expect((await set([{ beds: twice }])).body.fields).toMatchObject([{ rule: "bedTwice" }]);
    const beds = (await desk.call("GET", "bed")).body.beds;
    expect(beds).toContainEqual(expect.objectContaining({ bedId, width: 180, noOfPax: 2 }));
  });
});

describe("fewer and more guests in a room type", () => {
  it("are refused with the bookings to move, and cut its rooms when nothing is in the way", async () => {
    const { id, roomIds } = desk.resort.roomTypes.deluxe;
    const [first = "", second = ""] = roomIds;
    const ahead = addDays(desk.today, 20);
    await makeStay(desk.base.db, desk.resort, { roomId: first, checkIn: ahead, occupants: { adult: 3 } });
    await makeStay(desk.base.db, desk.resort, {
      roomId: second,
      checkIn: ahead,
      occupants: { adult: 2, infant: 1 },
    });
    await makeStay(desk.base.db, desk.resort, {
      roomId: second,
      checkIn: addDays(desk.today, -5),
      occupants: { adult: 3 },
      state: "completed",
    });
    const deluxe = villa({ roomCode: "D", minPax: 1, maxPax: 2 });
    const { status, body } = await desk.call("PUT", `room-type/${id}`, deluxe);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "BOOKINGS_IN_WAY", facts: { count: 1 } });
    expect(body.toMove).toMatchObject([
      {
        roomNo: "D01",
        checkIn: ahead,
        checkOut: addDays(ahead, 2),
        persons: 3,
        bookingName: "Aisyah Rahman",
      },
    ]);
    expect(body.toMove[0].bookingNo).toMatch(/^TB-/);
    expect((await rowOf(id))?.maxPax).toBe(3);
    await desk.base.db.execute(`delete from room_night where room_id = '${first}'`);
    expect((await desk.call("PUT", `room-type/${id}`, deluxe)).status).toBe(200);
    const rooms = await desk.base.db.select().from(room).where(eq(room.roomTypeId, id));
    expect(rooms.map(({ maxPax }) => maxPax)).toEqual([2, 2]);
  });

  it("let its rooms take more again with it, but for one that is smaller than its type", async () => {
    const { id, roomIds } = desk.resort.roomTypes.deluxe;
    const [first = "", second = ""] = roomIds;
    const takes = async (maxPax: number) => {
      const deluxe = villa({ roomCode: "D", minPax: 1, maxPax });
      expect((await desk.call("PUT", `room-type/${id}`, deluxe)).status).toBe(200);
      const rooms = await desk.base.db.select().from(room).where(eq(room.roomTypeId, id));
      const own = new Map(rooms.map((room) => [room.id as string, room.maxPax]));
      return [own.get(first), own.get(second)];
    };
    expect(await takes(3)).toEqual([3, 3]);
    await desk.base.db.execute(`update room set max_pax = 2 where id = '${second}'`);
    expect(await takes(4)).toEqual([4, 2]);
  });

  it("once taken back leave each room as many as it took before", async () => {
    const { id, roomIds } = desk.resort.roomTypes.standard;
    const takes = async (maxPax: number) => {
      const standard = villa({ roomCode: "S", minPax: 1, maxPax });
      expect((await desk.call("PUT", `room-type/${id}`, standard)).status).toBe(200);
      const rooms = await desk.base.db.select().from(room).where(eq(room.roomTypeId, id));
      const own = new Map(rooms.map((room) => [room.id as string, room.maxPax]));
      return roomIds.map((roomId) => own.get(roomId));
    };
    const [, smaller = "", smallest = ""] = roomIds;
    await takes(4);
    await desk.base.db.execute(`update room set max_pax = 4 where room_type_id = '${id}'`);
    await desk.base.db.execute(`update room set max_pax = 3 where id = '${smaller}'`);
    await desk.base.db.execute(`update room set max_pax = 2 where id = '${smallest}'`);
    expect(await takes(2)).toEqual([2, 2, 2]);
    expect(await takes(4)).toEqual([4, 3, 2]);
    expect([await takes(2), await takes(3), await takes(6)]).toEqual([
      [2, 2, 2],
      [3, 3, 2],
      [6, 3, 2],
    ]);
    // What somebody has said since of one room counts from then on.
    await takes(2);
    await desk.base.db.execute(`update room set max_pax = 1 where id = '${smaller}'`);
    expect(await takes(4)).toEqual([4, 1, 2]);
  });

  it("leave a room what somebody has said of it since", async () => {
    const { id, roomIds } = desk.resort.roomTypes.standard;
    const [, resized = "", grown = ""] = roomIds;
    const takes = async (maxPax: number) => {
      const standard = villa({ roomCode: "S", minPax: 1, maxPax });
      expect((await desk.call("PUT", `room-type/${id}`, standard)).status).toBe(200);
      const rooms = await desk.base.db.select().from(room).where(eq(room.roomTypeId, id));
      const own = new Map(rooms.map((room) => [room.id as string, room.maxPax]));
      return [own.get(resized), own.get(grown)];
    };
    const say = async (roomId: string, body: object) =>
      expect((await desk.call("PUT", `room-number/${roomId}`, body)).status).toBe(200);
    await takes(4);
    await desk.base.db.execute(`update room set max_pax = 3, own_pax = null where room_type_id = '${id}'`);
    expect(await takes(2)).toEqual([2, 2]);
    await say(resized, { maxPax: 1 });
    await say(resized, { maxPax: 2 });
    await say(grown, { desc: "By the stairs", maxPax: 2 });
    expect(await takes(4)).toEqual([4, 3]);
    // What it took once is of no more use when it takes that again below its type.
    await desk.base.db.execute(`update room set max_pax = 4 where id = '${grown}'`);
    expect([await takes(3), await takes(6)]).toEqual([
      [3, 3],
      [6, 6],
    ]);
  });
});
