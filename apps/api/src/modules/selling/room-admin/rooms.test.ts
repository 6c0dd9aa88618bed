import { randomUUID } from "node:crypto";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { makeClaims } from "../../../db/factories/claims.ts";
import { eq } from "../../../db/orm.ts";
import { roomNight } from "../../../db/schema/room-nights.ts";
import { building, room } from "../../../db/schema/rooms.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import * as people from "../../people/accounts/test-people.ts";
import { type Desk, openDesk } from "./test-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(people);
});
afterAll(() => desk.close());

const change = (roomId: RoomId, body: object, caller?: "looker") =>
  desk.call("PUT", `room-number/${roomId}`, body, caller);
const rowOf = async (id: string) => (await desk.base.db.select().from(room).where(eq(room.id, id)))[0];
const standard = (at: number): string => desk.resort.roomTypes.standard.roomIds[at] ?? "";

describe("rooms by room types", () => {
  it("stand by type, building, floor and number, those out of use too", async () => {
    const { family, deluxe } = desk.resort.roomTypes;
    const { body } = await desk.call("GET", `rooms-by-room-types?roomTypeIds=${family.id},${deluxe.id}`);
    expect(body.roomTypes).toMatchObject([
      { roomCode: "D", rooms: [{ roomNo: "D01", building: "Main", floor: "G" }, { roomNo: "D02" }] },
      { roomCode: "F", rooms: [{ roomNo: "F01", activeStatus: true, adjoins: [], bedOptionId: null }] },
    ]);
    expect((await desk.call("GET", "rooms-by-room-types")).body.roomTypes).toHaveLength(3);
    expect(
      (await desk.call("GET", `rooms-by-room-types?roomTypeIds=${randomUUID()}`)).body.roomTypes,
    ).toEqual([]);
    expect((await desk.call("GET", "rooms-by-room-types?roomTypeIds=x")).status).toBe(400);
  });
});

describe("a room", () => {
  it("gets its neighbours and the way it is made up, and no foreign ones", async () => {
    const { family, standard: type } = desk.resort.roomTypes;
    const [option = ""] = await makeBedOptions(desk.base.db, type.id, [[["both", 2, 1]]]);
    const [foreign = ""] = await makeBedOptions(desk.base.db, family.id, [[["both", 2, 2]]]);
    const beside = [{ roomId: standard(1), connecting: true }];
    expect((await change(standard(0), { bedOptionId: option, adjoins: beside })).status).toBe(200);
    const { body } = await desk.call("GET", `rooms-by-room-types?roomTypeIds=${type.id}`);
    const [first, second] = body.roomTypes[0].rooms;
    expect(first).toMatchObject({ bedOptionId: option, adjoins: [{ roomNo: "S02", connecting: true }] });
    expect(second.adjoins).toMatchObject([{ roomNo: "S01", connecting: true }]);
    for (const body of [
      { bedOptionId: foreign },
      { adjoins: [{ roomId: randomUUID() }] },
      { adjoins: [{ roomId: standard(0) }] },
    ]) {
      expect(await change(standard(0), body)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    }
    expect((await change(standard(1), { adjoins: [] })).status).toBe(200);
    const after = (await desk.call("GET", `rooms-by-room-types?roomTypeIds=${type.id}`)).body.roomTypes[0]
      .rooms;
    expect(after[0].adjoins).toEqual([]);
  });

  it("is changed by whoever may, takes no more than its type, and must be there", async () => {
    expect((await change(standard(0), { desc: "x" }, "looker")).status).toBe(403);
    expect(await change(randomUUID(), { desc: "x" })).toMatchObject({ status: 404 });
    expect((await change(standard(0), { maxPax: 0 })).body.fields).toEqual([
      { path: "maxPax", rule: "number" },
    ]);
    expect(
      (await change(standard(0), { maxPax: 9, allowSmoking: true, desc: " Near the stairs " })).status,
    ).toBe(200);
    expect(await rowOf(standard(0))).toMatchObject({
      maxPax: 2,
      allowSmoking: true,
      desc: "Near the stairs",
    });
  });
});

describe("a room that goes out of use", () => {
  it("is refused with the list of those to move, holds and nights from tonight on included", async () => {
    const { today, base, resort } = desk;
    const roomId = standard(2);
    const booked = await makeStay(base.db, resort, { roomId, checkIn: addDays(today, 10), name: "Lim Wei" });
    await makeStay(base.db, resort, {
      roomId,
      checkIn: addDays(today, -1),
      state: "inHouse",
      name: "Siti Aminah",
    });
    const span = { checkIn: addDays(today, 5), checkOut: addDays(today, 6), roomIds: [roomId] };
    await makeClaims(base.db, { ...span, secondsLeft: 60 });
    await makeClaims(base.db, {
      ...span,
      checkIn: addDays(today, 7),
      checkOut: addDays(today, 8),
      secondsLeft: -1,
    });
    const { status, body } = await change(roomId, { activeStatus: false });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "BOOKINGS_IN_WAY", facts: { count: 3 } });
    expect(body.toMove).toMatchObject([
      { bookingName: "Siti Aminah", checkIn: today, checkOut: addDays(today, 1) },
      { bookingId: null, bookingNo: null, checkIn: addDays(today, 5) },
      { bookingId: booked.id, bookingName: "Lim Wei", roomNo: "S03", persons: 2 },
    ]);
    expect((await rowOf(roomId))?.activeStatus).toBe(true);
    const fewer = await change(roomId, { maxPax: 1 });
    expect(fewer.body.toMove.map((booking: { bookingName: string }) => booking.bookingName)).toEqual([
      "Siti Aminah",
      "Lim Wei",
    ]);
    await base.db.delete(roomNight).where(eq(roomNight.roomId, roomId));
    expect((await change(roomId, { activeStatus: false })).status).toBe(200);
    expect((await rowOf(roomId))?.activeStatus).toBe(false);
    expect((await change(roomId, { activeStatus: true, maxPax: 1 })).status).toBe(200);
  });
});

describe("many rooms at once", () => {
  const several = async (body: object, caller?: "looker") => {
    const [house] = await desk.base.db.select().from(building);
    const facts = { roomTypeId: desk.resort.roomTypes.standard.id, buildingId: house?.id, floor: "G" };
    return desk.call("POST", "room-number/several", { ...facts, ...body }, caller);
  };

  it("are added by their numbers, and sold from then on; none takes more than its type", async () => {
    const { status, body } = await several({ numbers: "301 to 305, 311", maxPax: 20 });
    expect([status, body.added]).toEqual([201, ["301", "302", "303", "304", "305", "311"]]);
    const { maxPax } = (await rowOf(standard(0))) ?? {};
    const made = await desk.base.db.select().from(room).where(eq(room.roomNo, "303"));
    expect(made).toMatchObject([{ maxPax, floor: "G", activeStatus: true, allowSmoking: false }]);
    const { rooms } = (await desk.call("GET", "rooms-by-room-types")).body.roomTypes[0];
    expect(rooms.map(({ roomNo }: { roomNo: string }) => roomNo)).toContain("305");
  });

  it("are all refused, by name, when others have a number already", async () => {
    const { status, body } = await several({ numbers: "304-307" });
    expect([status, body.code, body.facts]).toEqual([409, "ROOM_NUMBERS_TAKEN", { numbers: "304, 305" }]);
    expect(await desk.base.db.select().from(room).where(eq(room.roomNo, "306"))).toEqual([]);
  });

  it("say what is wrong with them, and are added by nobody without the right", async () => {
    const backwards = await several({ numbers: "120 to 101" });
    expect([backwards.status, backwards.body.fields]).toEqual([
      400,
      [{ path: "numbers", rule: "roomNumbers" }],
    ]);
    expect((await several({ numbers: "401", floor: "Roof" })).status).toBe(404);
    expect((await several({ numbers: "401", buildingId: randomUUID() })).status).toBe(404);
    expect((await several({ numbers: "401", bedOptionId: randomUUID() })).status).toBe(404);
    expect((await several({ numbers: "401" }, "looker")).status).toBe(403);
  });
});
