import { changeStaffEmailRoute } from "@pulau/contract/accounts.ts";
import { amenityRecords } from "@pulau/contract/amenity-records.ts";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { bedRecords } from "@pulau/contract/bed-records.ts";
import { buildingRecords } from "@pulau/contract/building-records.ts";
import { roomRecords } from "@pulau/contract/room-records.ts";
import { roomTypeRecords } from "@pulau/contract/room-type-records.ts";
import { departmentRecords, roleRecords, userRecords } from "@pulau/contract/staff-records.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPassword } from "../modules/people/accounts/test-people.ts";
import { everyAct, onlyLook, staffWith } from "../modules/people/accounts/test-staff.ts";
import { tidy } from "../plugins/tidy.ts";
import type { Caller } from "../races/caller.ts";
import { openStage, type Stage } from "../races/one-server.ts";

let stage: Stage;
let keeper: Caller;
let keeperId: string;
/** The number of a role that whoever keeps the lists may give. */
let guide: number;
const words = (en: string) => ({ en, my: `${en} (my)`, cn: `${en} (cn)` });

beforeAll(async () => {
  stage = await openStage();
  const made = await staffWith(stage, { users: everyAct, rooms: everyAct, bookings: everyAct });
  keeper = made.caller;
  keeperId = made.id;
  guide = (await keeper.must(roleRecords.add, { body: { obj: { name: "Guide" } } })).data.id;
  await keeper.must(buildingRecords.add, { body: { obj: { name: "Row", no_of_floors: ["Sand", "Upper"] } } });
});
afterAll(() => stage.close());

const newest = async (list: string): Promise<number> => {
  const { rows } = await stage.base.pool.query(`SELECT max(list_no) AS no FROM ${list}`);
  return rows[0].no;
};

/** Each list with its table, what is added to it, a change of one field, and the field. */
const lists = [
  {
    table: "department",
    routes: departmentRecords,
    obj: { name: "Kayaks" },
    field: "desc",
    other: "By the jetty",
  },
  {
    table: "staff_role",
    routes: roleRecords,
    obj: { name: "Kayak guide" },
    field: "desc",
    other: "On the water",
  },
  {
    table: "building",
    routes: buildingRecords,
    obj: { name: "Kite", no_of_floors: ["Sand"] },
    field: "name",
    other: "Kite Row",
  },
  {
    table: "bed",
    routes: bedRecords,
    obj: { name: words("Cot"), width: 70, length: 140, no_of_pax: 1 },
    field: "using_for",
    other: "Child",
  },
  {
    table: "amenity",
    routes: amenityRecords,
    obj: { name: words("Kayak rack") },
    field: "icon_path",
    other: "diving",
  },
  {
    table: "staff_user",
    routes: userRecords,
    obj: { name: "Lina", email: "lina@example.test", role_id: 0 },
    field: "mobile",
    other: "+60 12 345 6789",
  },
  {
    table: "room_type",
    routes: roomTypeRecords,
    field: "max_pax",
    other: 3,
    obj: {
      name: words("Loft"),
      room_code: "KITE",
      min_pax: 1,
      max_pax: 4,
      desc: words("High"),
      room_images_path: ["garden-room"],
    },
  },
  {
    table: "room",
    routes: roomRecords,
    obj: { room_no: "KITE-01", max_pax: 2, room_type: 0, building_type: 0 },
    field: "room_size",
    other: 31,
  },
] as const;

/** Some rows stand on others. */
async function filled(obj: Record<string, unknown>): Promise<never> {
  return {
    ...obj,
    ...("role_id" in obj && { role_id: guide }),
    ...("room_type" in obj && { room_type: await newest("room_type") }),
    ...("building_type" in obj && { building_type: await newest("building") }),
  } as never;
}

describe.each(lists)("the list of $table", ({ table, routes: typed, obj, field, other }) => {
  const routes = typed as typeof departmentRecords;
  /** The number of what was added here. */
  let mine: number;

  it("adds in front under the highest number plus one, changes one field and leaves the others, and pages", async () => {
    const before = (await newest(table)) ?? 0;
    const sent = { body: { obj: await filled(obj) } };
    const key = { "idempotency-key": `lost-answer-${table}` };
    const { data: added } = await keeper.must(routes.add, sent, key);
    expect(added.id).toBe(before + 1);
    // Sent again because the answer was lost, it is not added again.
    expect(await keeper.must(routes.add, sent, key)).toEqual({ data: added });
    mine = added.id;
    const change = { id: added.id, [field]: other } as never;
    const { data: changed } = await keeper.must(routes.update, { body: { obj: change } });
    expect(changed).toEqual({ ...added, [field]: other, version: added.version + 1 });
    const all = await keeper.must(routes.initial, {});
    expect(all[0]).toEqual(changed);
    const page = await keeper.must(routes.page, { query: {} });
    expect(page.data).toEqual(all.slice(0, 10));
    expect(page.totalPages).toBe(Math.ceil(all.length / 10));
    const single = await keeper.must(routes.page, { query: { page: 1, perPage: 1 } });
    expect([single.data, single.totalPages]).toEqual([[changed], all.length]);
  });

  it("writes who added and changed what, before and after", async () => {
    const { rows } = await stage.base.pool.query(
      "SELECT act, staff_id, facts FROM audit_entry WHERE subject_id = (SELECT id FROM " +
        `${table} WHERE list_no = $1) AND act IN ('added', 'changed') ORDER BY at`,
      [mine],
    );
    expect(rows.map(({ act }) => act)).toEqual(["added", "changed"]);
    expect(rows.every(({ staff_id }) => staff_id === keeperId)).toBe(true);
    expect(Object.keys(rows[1].facts.after)).toEqual([field]);
    expect(rows[1].facts.after[field]).toEqual(other);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|password/);
  });

  it("deletes what nothing uses and puts it back whole, once, and for who deleted it alone", async () => {
    const id = mine;
    const before = (await keeper.must(routes.initial, {})).find((record) => record.id === id);
    const { caller: colleague } = await staffWith(stage, { users: everyAct, rooms: everyAct });
    await keeper.must(routes.remove, { body: { obj: { id } } });
    expect((await keeper.must(routes.initial, {})).map((record) => record.id)).not.toContain(id);
    expect(await colleague.call(routes.restore, { body: { arr: [id] } })).toMatchObject({ status: 409 });
    expect(await keeper.must(routes.restore, { body: { arr: [id] } })).toEqual({ restored: [id] });
    expect((await keeper.must(routes.initial, {})).find((record) => record.id === id)).toEqual(before);
    expect(await keeper.call(routes.restore, { body: { arr: [id] } })).toMatchObject({ status: 409 });
    expect(await keeper.call(routes.remove, { body: { obj: { id: 999_999 } } })).toMatchObject({
      status: 404,
    });
  });

  it("is read with one right and written with others", async () => {
    const { caller: looker } = await staffWith(stage, { users: onlyLook, rooms: onlyLook });
    const { caller: driver } = await staffWith(stage, { boats: everyAct });
    expect((await looker.call(routes.page, { query: {} })).status).toBe(200);
    expect((await driver.call(routes.page, { query: {} })).status).toBe(403);
    const sent = { body: { obj: await filled(obj) } };
    expect((await looker.call(routes.add, sent)).status).toBe(403);
    expect((await looker.call(routes.update, { body: { obj: { id: 1 } } })).status).toBe(403);
    expect((await looker.call(routes.remove, { body: { obj: { id: 1 } } })).status).toBe(403);
    expect((await looker.call(routes.removeSelected, { body: { arr: [1] } })).status).toBe(403);
    const several = { arr: [1], obj: {} };
    expect((await looker.call(routes.updateSelected, { body: several as never })).status).toBe(403);
  });

  it("takes no name that another has", async () => {
    const taken = (await keeper.must(routes.initial, {})).find(({ id }) => id === mine);
    const again = {
      ...((await filled(obj)) as object),
      ...(taken && "name" in obj && { name: taken.name }),
    } as never;
    const refused = await keeper.call(routes.add, { body: { obj: again } });
    expect(refused.status).toBe(400);
  });
});

describe("what is in use", () => {
  it("stays, and says by what; of several the others go", async () => {
    const first = await newest("building");
    const { data: free } = await keeper.must(buildingRecords.add, {
      body: { obj: { name: "Empty house", no_of_floors: ["Sand"] } },
    });
    const refused = await keeper.call(buildingRecords.remove, { body: { obj: { id: first } } });
    expect(refused).toMatchObject({ status: 409, code: "IN_USE", facts: { rooms: 1 } });
    const room = (await keeper.must(roomRecords.initial, {})).find(
      ({ building_type }) => building_type === first,
    );
    expect(refused).toMatchObject({ facts: { roomsNames: room?.room_no } });
    const reply = await keeper.must(buildingRecords.removeSelected, {
      body: { arr: [first, free.id, 999_999] },
    });
    expect(reply).toEqual({
      deleted: [free.id],
      failed: [
        { id: first, code: "IN_USE", uses: { rooms: 1, roomsNames: room?.room_no } },
        { id: 999_999, code: "NOT_FOUND", uses: {} },
      ],
    });
  });

  it("is changed with others in one call, each by itself", async () => {
    const add = (name: string) =>
      keeper.must(buildingRecords.add, { body: { obj: { name, no_of_floors: ["Sand"] } } });
    const [{ data: first }, { data: second }] = [await add("Stilt house"), await add("Boat house")];
    const reply = await keeper.must(buildingRecords.updateSelected, {
      body: { arr: [first.id, 999_999, second.id, first.id], obj: { active_status: false } },
    });
    expect(reply).toEqual({
      done: [second.id, first.id].toSorted((a, b) => a - b),
      failed: [{ id: 999_999, code: "NOT_FOUND", facts: {} }],
    });
    const rows = await keeper.must(buildingRecords.initial, {});
    const after = rows.filter(({ id }) => id === first.id || id === second.id);
    expect(after.map(({ active_status, version }) => [active_status, version])).toEqual([
      [false, first.version + 1],
      [false, second.version + 1],
    ]);
    await keeper.must(buildingRecords.removeSelected, { body: { arr: [first.id, second.id] } });
  });

  it("keeps a floor on which there are rooms", async () => {
    const id = await newest("room");
    await keeper.must(roomRecords.update, { body: { obj: { id, associated_floor: "Sand" } } });
    const [room] = await keeper.must(roomRecords.initial, {});
    const body = { obj: { id: room?.building_type ?? 0, no_of_floors: ["Roof"] } };
    expect(await keeper.call(buildingRecords.update, { body })).toMatchObject({ status: 400 });
    expect(
      await keeper.call(roomRecords.update, { body: { obj: { id, associated_floor: "Cellar" } } }),
    ).toMatchObject({
      status: 400,
    });
  });

  it("gives a number that was taken meanwhile to nobody twice", async () => {
    const add = (name: string) => keeper.must(departmentRecords.add, { body: { obj: { name } } });
    const { data: gone } = await add("Spa");
    await keeper.must(departmentRecords.remove, { body: { obj: { id: gone.id } } });
    const { data: next } = await add("Bar");
    expect(next.id).toBe(gone.id);
    const { restored } = await keeper.must(departmentRecords.restore, { body: { arr: [gone.id] } });
    expect(restored).toEqual([gone.id + 1]);
  });

  it("has one of those who add the same name at once, and tells the others at its field", async () => {
    const add = () => keeper.call(departmentRecords.add, { body: { obj: { name: "Night watch" } } });
    const answers = await Promise.all(Array.from({ length: 8 }, add));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT" });
  });

  it("is not put back over another of its name, nor without what it belonged to", async () => {
    const add = async (name: string) =>
      (await keeper.must(departmentRecords.add, { body: { obj: { name } } })).data;
    const { id } = await add("Linen");
    await keeper.must(departmentRecords.remove, { body: { obj: { id } } });
    await add("Linen");
    const refused = { status: 409, code: "CANNOT_UNDO" };
    expect(await keeper.call(departmentRecords.restore, { body: { arr: [id] } })).toMatchObject(refused);

    const house = { name: "Far row", no_of_floors: ["Sand"] };
    const building = (await keeper.must(buildingRecords.add, { body: { obj: house } })).data;
    const room = {
      room_no: "FAR-01",
      max_pax: 2,
      room_type: await newest("room_type"),
      building_type: building.id,
    };
    const made = (await keeper.must(roomRecords.add, { body: { obj: room } })).data;
    await keeper.must(roomRecords.remove, { body: { obj: { id: made.id } } });
    await keeper.must(buildingRecords.remove, { body: { obj: { id: building.id } } });
    expect(await keeper.call(roomRecords.restore, { body: { arr: [made.id] } })).toMatchObject(refused);
    await keeper.must(buildingRecords.restore, { body: { arr: [building.id] } });
    expect(await keeper.must(roomRecords.restore, { body: { arr: [made.id] } })).toEqual({
      restored: [made.id],
    });
  });

  it("comes back with the row that it is tied to, as adjoining rooms do, in whatever order they are named", async () => {
    const { pool } = stage.base;
    const house = { name: "Twin row", no_of_floors: ["Sand"] };
    const building = (await keeper.must(buildingRecords.add, { body: { obj: house } })).data;
    const room_type = await newest("room_type");
    const add = async (room_no: string) => {
      const obj = { room_no, max_pax: 2, room_type, building_type: building.id };
      return (await keeper.must(roomRecords.add, { body: { obj } })).data.id;
    };
    const arr = [await add("TWIN-01"), await add("TWIN-02")];
    await pool.query(
      `INSERT INTO room_link (room_id, other_id)
       SELECT min(id::text)::uuid, max(id::text)::uuid FROM room WHERE room_no LIKE 'TWIN-%'`,
    );
    await keeper.must(roomRecords.removeSelected, { body: { arr } });
    expect(await keeper.must(roomRecords.restore, { body: { arr } })).toEqual({ restored: arr });
    const { rowCount } = await pool.query(
      "SELECT FROM room_link l JOIN room r ON r.id = l.room_id WHERE r.room_no LIKE 'TWIN-%'",
    );
    expect(rowCount).toBe(1);
  });

  it("is kept for a day after it was deleted, and then forgotten", async () => {
    const { pool, db } = stage.base;
    const { data } = await keeper.must(departmentRecords.add, { body: { obj: { name: "Dive shed" } } });
    await keeper.must(departmentRecords.remove, { body: { obj: { id: data.id } } });
    const kept = async () =>
      (await pool.query("SELECT FROM deleted_record WHERE list = 'department' AND record_no = $1", [data.id]))
        .rowCount;
    const setBack = (hours: number) =>
      pool.query("UPDATE deleted_record SET deleted_at = pulau_now() - make_interval(hours => $1)", [hours]);
    await setBack(23);
    await tidy(db);
    expect(await kept()).toBe(1);
    await setBack(25);
    await tidy(db);
    expect(await kept()).toBe(0);
  });
});

describe("amenities of a room type", () => {
  it("are its list's: by number, renamed everywhere, in use while a type has them", async () => {
    const { data: fan } = await keeper.must(amenityRecords.add, { body: { obj: { name: words("Fan") } } });
    const { data: safe } = await keeper.must(amenityRecords.add, { body: { obj: { name: words("Safe") } } });
    const id = await newest("room_type");
    const type = { id, associated_amenities_id: [safe.id, fan.id] };
    const { data } = await keeper.must(roomTypeRecords.update, { body: { obj: type } });
    expect(data.associated_amenities_id).toEqual([safe.id, fan.id]);
    await keeper.must(amenityRecords.update, { body: { obj: { id: fan.id, name: words("Ceiling fan") } } });
    const { rows } = await stage.base.pool.query("SELECT amenities FROM room_type WHERE list_no = $1", [id]);
    expect(rows[0].amenities).toEqual([words("Safe"), words("Ceiling fan")]);
    const refused = await keeper.call(amenityRecords.remove, { body: { obj: { id: fan.id } } });
    expect(refused).toMatchObject({ code: "IN_USE", facts: { roomTypes: 1, roomTypesNames: data.name.en } });
    const inChinese = { "accept-language": "zh" };
    expect(
      await keeper.call(amenityRecords.remove, { body: { obj: { id: fan.id } } }, inChinese),
    ).toMatchObject({ facts: { roomTypesNames: data.name.cn } });
    const unknown = { id, associated_amenities_id: [999_999] };
    expect(await keeper.call(roomTypeRecords.update, { body: { obj: unknown } })).toMatchObject({
      status: 400,
    });
  });
});

describe("the audit log", () => {
  it("tells who changed what, before and after, to those with the right, and is searched and narrowed", async () => {
    const { data } = await keeper.must(departmentRecords.add, { body: { obj: { name: "Laundry" } } });
    await keeper.must(departmentRecords.update, { body: { obj: { id: data.id, desc: "By the well" } } });
    const { caller: auditor } = await staffWith(stage, { security: onlyLook });
    const { entries } = await auditor.must(auditLogRoute, { query: { thing: data._id } });
    expect(entries.map(({ act }) => act)).toEqual(["changed", "added"]);
    expect(entries[0]).toMatchObject({
      person: { _id: keeperId },
      subject: "department",
      name: "Laundry",
      before: { desc: "" },
      after: { desc: "By the well" },
    });
    expect((await auditor.must(auditLogRoute, { query: { search: "laundr" } })).total).toBe(2);
    expect((await auditor.must(auditLogRoute, { query: { person: data._id } })).total).toBe(0);
    expect((await keeper.call(auditLogRoute, { query: {} })).status).toBe(403);
  });

  it("has a line of a call whose act writes none, with the names of what was sent and nothing of what it said", async () => {
    const { id, caller } = await staffWith(stage, {});
    const body = { email: "another.tide@example.test", password: testPassword };
    await caller.must(changeStaffEmailRoute, { body });
    const { rows } = await stage.base.pool.query("SELECT act, facts FROM audit_entry WHERE staff_id = $1", [
      id,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].act).toBe(`${changeStaffEmailRoute.method} ${changeStaffEmailRoute.path}`);
    expect(rows[0].facts.fields).toEqual(Object.keys(body));
    expect(JSON.stringify(rows)).not.toContain("tide");
  });
});

it("keeps the audit log as it was written", async () => {
  const statements = ["UPDATE audit_entry SET act = 'x'", "DELETE FROM audit_entry", "TRUNCATE audit_entry"];
  for (const statement of statements) await expect(stage.base.pool.query(statement)).rejects.toThrow();
});
