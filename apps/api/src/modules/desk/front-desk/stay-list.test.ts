import { checkInSeveralRoute, checkOutRoute, checkOutSeveralRoute } from "@pulau/contract/staff.ts";
import { type StayList, staysRoute } from "@pulau/contract/stay-list.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeStay } from "./test-stay.ts";

let stage: Stage;
let today: Day;
let desk: Caller;
let driver: Caller;
let next = 6;
const ids: Record<"coming" | "here" | "leaving" | "stayedOn" | "gone" | "absent", string> = {
  coming: "",
  here: "",
  leaving: "",
  stayedOn: "",
  gone: "",
  absent: "",
};

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 10 }, from: addDays(dayAt(new Date(), malaysianTime), -9) });
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  desk = (await staffCaller(stage, { bookings: all })).desk;
  driver = (await staffCaller(stage, lookOnly)).desk;
  const [a, b, c, d, e, f] = stage.resort.roomTypes.standard.roomIds;
  const make = async (options: Omit<Parameters<typeof makeStay>[2], "roomId">, roomId = "") =>
    (await makeStay(stage.base.db, stage.resort, { roomId, ...options })).id;
  ids.coming = await make(
    {
      checkIn: addDays(today, 2),
      name: "Zara Coming",
      occupants: { child: 1, toddler: 1, infant: 1 },
      paidSen: 40_000,
    },
    a,
  );
  ids.here = await make({ checkIn: addDays(today, -1), nights: 4, state: "inHouse", name: "Here" }, b);
  ids.leaving = await make({ checkIn: addDays(today, -2), nights: 2, state: "inHouse", name: "Leaving" }, c);
  ids.stayedOn = await make({ checkIn: addDays(today, -5), nights: 3, state: "inHouse", name: "Overdue" }, d);
  ids.gone = await make({ checkIn: addDays(today, -3), nights: 6, state: "inHouse", name: "Left early" }, e);
  ids.absent = await make({ checkIn: today, name: "Never came", paidSen: 0 }, f);
  await desk.must(checkOutRoute, { params: { _id: ids.gone }, body: { despiteBalance: false } });
  await stage.base.pool.query("UPDATE booking SET state = 'noShow' WHERE id = $1", [ids.absent]);
  await stage.base.pool.query(
    "DELETE FROM room_night USING booking b WHERE b.hold_id = room_night.hold_id AND b.id = $1",
    [ids.absent],
  );
});
afterAll(() => stage.close());

const list = (list: StayList, from?: Day, to?: Day, more: object = {}, by = desk) =>
  by.must(staysRoute, { query: { list, limit: 50, ...(from && { from }), ...(to && { to }), ...more } });
const names = async (...query: Parameters<typeof list>) =>
  (await list(...query)).stays.map(({ bookingName }) => bookingName).toSorted();

describe("the list of stays", () => {
  it("is the arrivals of any days", async () => {
    expect(await names("arrivals", today, today)).toEqual(["Never came"]);
    expect(await names("arrivals", today, addDays(today, 2))).toEqual(["Never came", "Zara Coming"]);
    const { stays, persons, rooms, total } = await list("arrivals", addDays(today, 1));
    expect(stays).toMatchObject([
      {
        _id: ids.coming,
        nights: 2,
        adults: 2,
        children: 2,
        infants: 1,
        boat: { time: "11:00" },
        owesSen: 60_000,
        status: "confirmed",
      },
    ]);
    expect([total, persons, rooms]).toEqual([1, 5, 1]);
  });

  it("knows who leaves, by the boat back, and nobody who never came", async () => {
    const { stays } = await list("departures", addDays(today, -2), addDays(today, 4));
    expect(stays.map(({ bookingName, boat }) => [bookingName, boat?.time])).toEqual([
      ["Overdue", "09:30"],
      ["Leaving", "09:30"],
      ["Here", "09:30"],
      ["Left early", "09:30"],
      ["Zara Coming", "09:30"],
    ]);
    expect(await names("departures", today, today)).toEqual(["Leaving"]);
  });

  it("knows who sleeps here in any night of the days: who left early until then, who stays on until today", async () => {
    expect(await names("inHouse", today, today)).toEqual(["Here", "Leaving", "Overdue"]);
    const before = addDays(today, -1);
    expect(await names("inHouse", before, before)).toEqual(["Here", "Leaving", "Left early"]);
    expect(await names("inHouse", addDays(today, 1), addDays(today, 2))).toEqual(["Here", "Zara Coming"]);
    expect(await names("inHouse", addDays(today, 40))).toEqual([]);
  });

  it("is searched by name, number and room, put in order, and filed", async () => {
    const found = async (search: string) => names("inHouse", today, today, { search });
    const [row] = (await list("inHouse", today, today, { search: "overd" })).stays;
    expect(await found(row?.bookingNo.replaceAll("-", "") ?? "")).toEqual(["Overdue"]);
    expect(await found(row?.rooms[0] ?? "")).toContain("Overdue");
    expect(await found("%")).toEqual([]);
    for (const sort of ["day", "-day", "room", "name"])
      expect((await list("inHouse", today, today, { sort })).total).toBe(3);
    const csv = await fetch(
      `${stage.urls[0]}/admin/api/front-desk/stays.csv?list=departures&from=${today}&to=${today}&language=cn`,
      {
        headers: { authorization: `Bearer ${desk.token}` },
      },
    );
    expect(await csv.text()).toMatch(/预订编号[\s\S]+Leaving/);
  });

  it("tells who only looks neither what is owed nor a phone number", async () => {
    const { stays } = await list("inHouse", today, today, {}, driver);
    expect(stays).toHaveLength(3);
    for (const row of stays) {
      expect(row).not.toHaveProperty("owesSen");
      expect(row).not.toHaveProperty("mobile");
    }
    const { desk: nobody } = await staffCaller(stage, { payments: all });
    expect(await nobody.call(staysRoute, { query: {} })).toMatchObject({ status: 403 });
  });
});

describe("several bookings at once", () => {
  it("are let in, each by itself: what refuses is named with its reason, and keeps no other out", async () => {
    const group = await Promise.all(
      ["Paid", "Paid too", "Owes"].map((name) => {
        const roomId = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
        const paidSen = name === "Owes" ? 40_000 : 100_000;
        return makeStay(stage.base.db, stage.resort, { roomId, checkIn: today, name, paidSen });
      }),
    );
    const [paid = "", another = "", owes = ""] = group.map(({ id }) => id);
    const rows = async () =>
      (await list("arrivals", today, today)).stays.filter(({ _id }) => [paid, another, owes].includes(_id));
    expect((await rows()).map(({ canCheckIn }) => canCheckIn)).toEqual([true, true, true]);
    const arr = [paid, owes, ids.coming, another];
    expect(await driver.call(checkInSeveralRoute, { body: { arr } })).toMatchObject({ status: 403 });
    expect(await desk.must(checkInSeveralRoute, { body: { arr } })).toEqual({
      done: [paid, another],
      failed: [
        { id: owes, code: "BALANCE_DUE", facts: { dueSen: 60_000 } },
        { id: ids.coming, code: "TOO_EARLY", facts: { checkIn: addDays(today, 2) } },
      ],
    });
    const states = Object.fromEntries((await rows()).map((row) => [row._id, row.status]));
    expect(states).toEqual({ [paid]: "inHouse", [another]: "inHouse", [owes]: "confirmed" });
    expect(await desk.must(checkInSeveralRoute, { body: { arr: [paid] } })).toMatchObject({
      done: [],
      failed: [{ id: paid, code: "WRONG_STATE" }],
    });
  });

  it("are let out, once, whoever presses first", async () => {
    const arr = [ids.leaving, ids.stayedOn];
    const both = await Promise.all([
      desk.must(checkOutSeveralRoute, { body: { arr } }),
      desk.must(checkOutSeveralRoute, { body: { arr: arr.toReversed() } }),
    ]);
    expect(both.flatMap(({ done }) => done).toSorted()).toEqual(arr.toSorted());
    expect(both.flatMap(({ failed }) => failed.map(({ code }) => code))).toEqual([
      "WRONG_STATE",
      "WRONG_STATE",
    ]);
    expect(await names("inHouse", today, today)).not.toContain("Leaving");
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});
