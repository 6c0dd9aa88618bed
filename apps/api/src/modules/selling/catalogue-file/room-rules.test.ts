import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all } from "../../../races/staff.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

type Row = Record<string, unknown>;
let stage: Stage;
let keeper: FileDesk;
let file: Awaited<ReturnType<FileDesk["exported"]>>;
/** The number of the room where somebody ahead sleeps, of the type S. */
let slept: unknown;

beforeAll(async () => {
  stage = await openStage({ days: 30 });
  await mustSubmit(await newGuest(stage.urls), stayOf(stage.resort, { inDays: 5 }));
  const { rows } = await stage.base.pool.query(
    "SELECT r.room_no AS no FROM room r WHERE EXISTS (SELECT FROM room_night n WHERE n.room_id = r.id)",
  );
  slept = rows[0]?.no;
  keeper = await openFileDesk(stage, { settings: all, rooms: all });
});
afterAll(() => stage.close());
beforeEach(async () => {
  file = await keeper.exported();
});

const placeOf = (part: string, key: string, value: unknown): number =>
  file[part]?.findIndex((row) => row[key] === value) ?? -1;
/** The file's own part with one row of it other. */
function withRow(part: string, key: string, value: unknown, change: Row): Record<string, Row[]> {
  const at = placeOf(part, key, value);
  return { [part]: (file[part] ?? []).map((row, place) => (place === at ? { ...row, ...change } : row)) };
}
const take = (parts: object) => keeper.take({ format: "pulau-catalogue", version: 1, ...parts });
const room = (roomNo: unknown, change: Row) => withRow("rooms", "roomNo", roomNo, change);

describe("rooms in the catalogue's file", () => {
  it("change their type while nobody ahead sleeps in them", async () => {
    const { deluxe } = stage.resort.roomTypes;
    expect(await take(room(slept, { roomTypeId: deluxe.id }))).toEqual([
      [`rooms.${slept}`, "catalogue.inWay"],
    ]);
    expect(await keeper.exported()).toEqual(file);
    const free = file.rooms?.find(({ roomNo }) => roomNo !== slept && String(roomNo).startsWith("S"))?.roomNo;
    expect(await take(room(free, { roomTypeId: deluxe.id }))).toEqual([]);
    expect(await take({ rooms: file.rooms })).toEqual([]);
    expect(await keeper.exported()).toEqual(file);
  });

  it("take no more guests than their type", async () => {
    const d01 = placeOf("rooms", "roomNo", "D01");
    expect(await take(room("D01", { maxPax: 4 }))).toEqual([[`rooms.${d01}.maxPax`, "catalogue.roomPax"]]);
    const added = { ...file.rooms?.[d01], id: crypto.randomUUID(), roomNo: "D09", maxPax: 4 };
    expect(await take({ rooms: [...(file.rooms ?? []), added] })).toEqual([
      [`rooms.${file.rooms?.length}.maxPax`, "catalogue.roomPax"],
    ]);
    const smaller = withRow("roomTypes", "roomCode", "D", { maxPax: 2 });
    const type = placeOf("roomTypes", "roomCode", "D");
    expect(await take(smaller)).toEqual([[`roomTypes.${type}.maxPax`, "catalogue.roomPax"]]);
    const rooms = file.rooms?.map((row) =>
      String(row.roomNo).startsWith("D") ? { ...row, maxPax: 2 } : row,
    );
    expect(await take({ ...smaller, rooms })).toEqual([]);
    expect(await take({ roomTypes: file.roomTypes, rooms: file.rooms })).toEqual([]);
  });

  it("are as the file says from then on, whatever they took before their type was cut", async () => {
    const { pool } = stage.base;
    const own = async () =>
      (await pool.query("SELECT own_pax FROM room WHERE room_no = 'D01'")).rows[0]?.own_pax;
    await pool.query("UPDATE room SET own_pax = 2 WHERE room_no = 'D01'");
    expect(await take(room("D01", { desc: "By the stairs" }))).toEqual([]);
    expect(await own()).toBe(2);
    expect(await take(room("D01", { maxPax: 1 }))).toEqual([]);
    expect(await own()).toBeNull();
    expect(await take({ rooms: file.rooms })).toEqual([]);
  });

  it("stand on a floor of their building, which keeps it", async () => {
    const d01 = placeOf("rooms", "roomNo", "D01");
    expect(await take(room("D01", { floor: "7" }))).toEqual([[`rooms.${d01}.floor`, "notListed"]]);
    const lower = { buildings: file.buildings?.map((row) => ({ ...row, noOfFloors: ["1"] })) };
    expect(await take(lower)).toEqual([["buildings.0.noOfFloors", "floorInUse"]]);
    const rooms = file.rooms?.map((row) => ({ ...row, floor: "1" }));
    expect(await take({ ...lower, rooms })).toEqual([]);
    expect(await take({ buildings: file.buildings, rooms: file.rooms })).toEqual([]);
  });

  it("are made up in a way of their own type", async () => {
    const [way] = await makeBedOptions(stage.base.db, stage.resort.roomTypes.standard.id, [[["both", 2, 1]]]);
    const d01 = placeOf("rooms", "roomNo", "D01");
    expect(await take(room("D01", { bedOptionId: way }))).toEqual([
      [`rooms.${d01}.bedOptionId`, "notListed"],
    ]);
    expect(await take(room("S01", { bedOptionId: way }))).toEqual([]);
  });
});
