import { exclusionRecords } from "@pulau/contract/excluded-boat-records.ts";
import { pointRecords, pointsRoute } from "@pulau/contract/point-records.ts";
import {
  importLandTransfersRoute,
  landTransferRecords,
  landTransfersRoute,
} from "@pulau/contract/transfer-records.ts";
import { endPointsRoute, excludedBoatsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import { vehicleRecords } from "@pulau/contract/vehicle-records.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { carOf, rideOf } from "../transport/test-ride.ts";

let stage: Stage;
let desk: Caller;
let anybody: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 }, cars: 2 });
  ({ desk } = await staffCaller(stage, { boats: all }));
  anybody = new Caller(stage.urls, null);
});
afterAll(() => stage.close());

const words = (en: string) => ({ en, my: `${en} (my)`, cn: `${en} (cn)` });
const day = (inDays: number) => addDays(stage.resort.from, inDays);
const byPerson = {
  per: "person" as const,
  amounts: [
    { guestKind: "adult" as const, sen: 3_000, returnSen: 5_000 },
    { guestKind: "infant" as const, sen: 0 },
  ],
};
/** The row of a list by its UUID. */
const rowOf = async (id: string) => {
  const rows = await desk.must(landTransferRecords.initial, {});
  const found = rows.find(({ _id }) => _id === id);
  if (!found) throw new Error("no such transfer");
  return found;
};
const numberOf = async (records: typeof pointRecords | typeof vehicleRecords, en: string) => {
  const rows = await desk.must((records as typeof pointRecords).initial, {});
  const found = rows.find(({ name }) => name.en === en);
  if (!found) throw new Error(`no ${en}`);
  return found.id;
};
const change = async (id: string, part: object) =>
  desk.call(landTransferRecords.update, { body: { obj: { id: (await rowOf(id)).id, ...part } } });
/** What guests are offered from a point. */
const offered = async (from: string, inDays = 5) => {
  const query = { adults: 2, checkIn: day(inDays), checkOut: day(inDays + 2) };
  const { endPoints } = await anybody.must(endPointsRoute, { params: { _id: from }, query });
  return endPoints.flatMap(({ transfers }) => transfers);
};

describe("a land transfer that staff add", () => {
  it("is offered at the next look: a new point, vehicle, times and price", async () => {
    const point = { type: "city" as const, name: words("Marang"), meeting_point: words("Clock tower") };
    const { data: start } = await desk.must(pointRecords.add, { body: { obj: point } });
    const bus = { type: "coach" as const, name: words("Bus"), seats: 20, daily: 1 };
    const { data: vehicle } = await desk.must(vehicleRecords.add, { body: { obj: bus } });
    const obj = {
      start_point: start.id,
      end_point: await numberOf(pointRecords, "Merang"),
      vehicle: vehicle.id,
      minutes: 40,
      departures: { out: ["10:00", "08:30"], back: ["12:00"] },
      price: byPerson,
    };
    const { data } = await desk.must(landTransferRecords.add, { body: { obj } });
    expect(data).toMatchObject({ start_name: words("Marang"), vehicle_type: "coach", bookings: 0 });
    expect(data.departures.out).toEqual(["08:30", "10:00"]);
    const { startPoints } = await anybody.must(startPointsRoute, { query: { type: "coach" } });
    expect(startPoints.map(({ name }) => name.en)).toEqual(["Marang", "Merang"]);
    const [ride] = await offered(start._id);
    expect(ride).toMatchObject({ oneWaySen: 6_000, returnSen: 10_000, placesLeft: 20, placesLeftBack: 20 });
    expect(ride?.departures).toEqual({ out: ["08:30", "10:00"], back: ["12:00"] });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("costs what was saved, in the offer and in what a guest holds", async () => {
    const { vanId, airportId } = stage.resort.land;
    const price = { per: "trip" as const, sen: 7_700, returnSen: 12_300 };
    expect(await change(vanId, { price })).toMatchObject({ ok: true });
    expect((await offered(airportId)).find(({ _id }) => _id === vanId)).toMatchObject({ returnSen: 12_300 });
    const guest = await newGuest(stage.urls);
    const transport = { out: null, back: null, land: [rideOf(stage.resort)] };
    const hold = await mustHold(guest, stayOf(stage.resort, { inDays: 6, transport }));
    expect(hold.transfers[0]).toMatchObject({ amountSen: 12_300 });
    expect(hold.quote.lines.find(({ ruleId }) => ruleId === vanId)).toMatchObject({ amountSen: 12_300 });
  });

  it("is driven at its departures alone, and an open one says which", async () => {
    const { townVanId, townId } = stage.resort.land;
    expect(await change(townVanId, { departures: { out: ["08:00", "09:00"], back: [] } })).toMatchObject({
      ok: true,
    });
    const guest = await newGuest(stage.urls);
    const held = async (pickUpTime: string, dropTime: string) => {
      const land = [rideOf(stage.resort, { startPointId: townId, pickUpTime, dropTime })];
      return mustHold(guest, stayOf(stage.resort, { inDays: 7, transport: { out: null, back: null, land } }));
    };
    expect((await held("08:40", "09:30")).openTransfers).toMatchObject([
      { rule: "notADeparture", at: "09:00", path: "transport.land.0.pickUpTime" },
    ]);
    expect((await held("09:00", "09:50")).transfers).toHaveLength(1);
  });
});

describe("what speaks against a change", () => {
  it.each([
    [
      "a person price without adults",
      { price: { per: "person", amounts: [{ guestKind: "child", sen: 1 }] } },
      "obj.price.amounts.0.guestKind",
      "adultPrice",
    ],
    [
      "a kind of guest twice",
      {
        price: {
          per: "person",
          amounts: [
            { guestKind: "adult", sen: 1 },
            { guestKind: "adult", sen: 2 },
          ],
        },
      },
      "obj.price.amounts.1.guestKind",
      "kindTwice",
    ],
    [
      "vehicles out of order",
      {
        price: {
          per: "vehicle",
          beyond: "more",
          steps: [
            { upTo: 6, sen: 1 },
            { upTo: 4, sen: 2 },
          ],
        },
      },
      "obj.price.steps.1.upTo",
      "stepsRise",
    ],
    [
      "a departure twice",
      { departures: { out: ["08:00", "08:00"], back: [] } },
      "obj.departures.out",
      "timeTwice",
    ],
    ["no such point", { start_point: 999_999 }, "obj.start_point", "notListed"],
    ["no time", { first_time: "25:00" }, "obj.first_time", "time"],
  ])("%s is told at its field", async (_, part, path, rule) => {
    const refused = await change(stage.resort.land.vanId, part);
    expect(refused).toMatchObject({ status: 400 });
    expect(refused).toHaveProperty(
      "fields",
      expect.arrayContaining([expect.objectContaining({ path, rule })]),
    );
  });

  it("a route is driven by one transfer of each type of vehicle, and leads somewhere", async () => {
    const airport = await numberOf(pointRecords, "Airport");
    const jetty = await numberOf(pointRecords, "Merang");
    const { data: minibus } = await desk.must(vehicleRecords.add, {
      body: { obj: { type: "shared", name: words("Minibus"), seats: 20 } },
    });
    const obj = { start_point: jetty, end_point: airport, vehicle: minibus.id, minutes: 40, price: byPerson };
    expect(await desk.call(landTransferRecords.add, { body: { obj } })).toMatchObject({
      fields: [{ path: "obj.vehicle", rule: "routeTwice" }],
    });
    const nowhere = { ...obj, end_point: jetty };
    expect(await desk.call(landTransferRecords.add, { body: { obj: nowhere } })).toMatchObject({
      fields: [{ path: "obj.end_point", rule: "samePoint" }],
    });
  });

  it("who has booked keeps the route and the vehicles, and nothing of it is deleted", async () => {
    const guest = await newGuest(stage.urls);
    const transport = { out: null, back: null, land: [carOf(stage.resort)] };
    const hold = await mustHold(guest, stayOf(stage.resort, { inDays: 9, transport }));
    const { carId } = stage.resort.land;
    const { id } = await rowOf(carId);
    const remove = () => desk.call(landTransferRecords.remove, { body: { obj: { id } } });
    expect(await remove()).toMatchObject({ status: 409, code: "IN_USE", facts: { holds: 1 } });
    const town = await numberOf(pointRecords, "Town");
    expect(await change(carId, { start_point: town })).toMatchObject({
      fields: [{ path: "obj.start_point", rule: "routeBooked" }],
    });
    await mustSubmit(guest, stayOf(stage.resort, { inDays: 12, transport }));
    expect(await remove()).toMatchObject({ code: "IN_USE" });
    expect(hold.transfers).toHaveLength(1);
    const car = await numberOf(vehicleRecords, "Car");
    const turn = (part: object) => desk.call(vehicleRecords.update, { body: { obj: { id: car, ...part } } });
    expect(await turn({ type: "shared" })).toMatchObject({
      fields: [{ path: "obj.type", rule: "typeInUse" }],
    });
    expect(await turn({ seats: 1 })).toMatchObject({ fields: [{ path: "obj.seats", rule: "partyRides" }] });
    expect(await turn({ daily: 1 })).toMatchObject({ ok: true });
    expect(await desk.call(vehicleRecords.remove, { body: { obj: { id: car } } })).toMatchObject({
      code: "IN_USE",
    });
    expect((await offered(stage.resort.land.airportId, 9)).find(({ _id }) => _id === carId)).toMatchObject({
      placesLeft: 0,
    });
    expect(await turn({ daily: 2 })).toMatchObject({ ok: true });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});

describe("a limit that staff set", () => {
  it("counts who booked while there was none, and is refused where they are more", async () => {
    const guest = await newGuest(stage.urls);
    const transport = { out: null, back: null, land: [rideOf(stage.resort)] };
    await mustHold(guest, stayOf(stage.resort, { inDays: 20, transport }));
    const van = await numberOf(vehicleRecords, "Van");
    const turn = (part: object) => desk.call(vehicleRecords.update, { body: { obj: { id: van, ...part } } });
    expect(await turn({ daily: 1, seats: 1 })).toMatchObject({
      status: 400,
      fields: [{ path: "obj.daily", rule: "vehiclesTaken", facts: { taken: 2 } }],
    });
    expect(await turn({ daily: 1, seats: 5 })).toMatchObject({ ok: true });
    const left = async (inDays: number) =>
      (await offered(stage.resort.land.airportId, inDays)).find(({ _id }) => _id === stage.resort.land.vanId)
        ?.placesLeft;
    expect([await left(20), await left(30)]).toEqual([3, 5]);
    expect(await turn({ daily: null })).toMatchObject({ ok: true });
    expect(await left(20)).toBeNull();
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is carried on to the horizon by the job, and comes back with a vehicle that is put back", async () => {
    const { data } = await desk.must(vehicleRecords.add, {
      body: { obj: { type: "private", name: words("Limousine"), seats: 3, daily: 2 } },
    });
    const days = async () => {
      const { rows } = await stage.base.pool.query(
        "SELECT count(*)::int AS days, min(k.capacity) AS least FROM vehicle_day d JOIN stock k ON k.id = d.id WHERE vehicle_id = $1",
        [data._id],
      );
      return rows[0];
    };
    const made = await days();
    expect(made.least).toBe(2);
    expect(made.days).toBeGreaterThan(1_000);
    const last = "(SELECT max(day) FROM vehicle_day WHERE vehicle_id = $1)";
    await stage.base.pool.query(
      `WITH gone AS (DELETE FROM vehicle_day WHERE vehicle_id = $1 AND day = ${last} RETURNING id)
       SELECT id FROM gone`,
      [data._id],
    );
    await stage.base.pool.query(
      "DELETE FROM stock k WHERE kind = 'vehicleDay' AND NOT EXISTS (SELECT FROM vehicle_day d WHERE d.id = k.id)",
    );
    await stage.jobs["make-sailings"]({});
    expect(await days()).toEqual(made);
    const body = { obj: { id: data.id } };
    await desk.must(vehicleRecords.remove, { body });
    expect((await days()).days).toBe(0);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    await desk.must(vehicleRecords.restore, { body: { arr: [data.id] } });
    expect(await days()).toEqual(made);
  });
});

describe("a boat that is not offered", () => {
  it("is told to guests, with whom it still carries", async () => {
    const boat_id = stage.resort.ferryId;
    const none = await desk.call(exclusionRecords.add, { body: { obj: { boat_id } } });
    expect(none).toMatchObject({ status: 400, fields: [{ path: "obj.from", rule: "daysOrPackage" }] });
    const back = { boat_id, from: day(9), to: day(8) };
    expect(await desk.call(exclusionRecords.add, { body: { obj: back } })).toMatchObject({
      fields: [{ path: "obj.to", rule: "dayOrder" }],
    });
    const obj = {
      boat_id,
      from: day(12),
      to: day(12),
      direction: "out" as const,
      reason: words("In the dock"),
    };
    const { data } = await desk.must(exclusionRecords.add, { body: { obj } });
    expect(data).toMatchObject({ boat_name: { en: "Ferry" }, booked: 1 });
    const query = { from: day(12), to: day(12) };
    const reply = await anybody.must(excludedBoatsRoute, { query });
    expect(reply.excludedBoats).toMatchObject([{ _id: data._id, reason: { en: "In the dock" } }]);
    await desk.must(exclusionRecords.remove, { body: { obj: { id: data.id } } });
    expect((await anybody.must(excludedBoatsRoute, { query })).excludedBoats).toEqual([]);
  });
});

describe("the lists", () => {
  it("come out as a table and go in again; a line changes what it says", async () => {
    const all = await desk.must(landTransferRecords.initial, {});
    const url = `${stage.urls[0]}/admin/api/landTransfersList.csv?language=cn`;
    const file = await fetch(url, { headers: { authorization: `Bearer ${desk.token}` } });
    const text = (await file.text()).trim();
    expect(await desk.call(importLandTransfersRoute, { body: { text } })).toMatchObject({
      value: { added: 0, changed: 0, unchanged: all.length },
    });
    const [first, second] = all;
    const named = `${first?.start_name.en},${first?.end_name.en},${first?.vehicle_name.en}`;
    const changed = [
      "From,To,Vehicle,Minutes,Price,Departures to the island",
      `${named},77,adult 41 / 70; infant 0,9:30 8.00`,
    ].join("\n");
    expect(await desk.must(importLandTransfersRoute, { body: { text: changed } })).toMatchObject({
      changed: 1,
    });
    const now = (await desk.must(landTransferRecords.initial, {})).find(({ _id }) => _id === first?._id);
    expect(now).toMatchObject({
      minutes: 77,
      departures: { out: ["08:00", "09:30"], back: first?.departures.back },
      price: { per: "person", amounts: [{ guestKind: "adult", sen: 4_100, returnSen: 7_000 }, { sen: 0 }] },
    });
    const { minutes, departures, price } = first ?? now ?? { minutes: 1 };
    await change(first?._id ?? "", { minutes, departures, price });
    const wrong = [
      "No.,From,To,Vehicle,Price",
      `${second?.id},Nowhere,${named.split(",").slice(1)},free`,
    ].join("\n");
    const { problems } = await desk.must(importLandTransfersRoute.check, { body: { text: wrong } });
    expect(problems).toMatchObject([{ line: 2, field: "price", rule: "transferPrice" }]);
  });

  it("are searched, narrowed and ordered, and say what uses a row", async () => {
    const { rows } = await desk.must(landTransfersRoute, { query: { search: "town", sort: "position" } });
    expect(rows.map(({ start_name }) => start_name.en)).toEqual(["Town"]);
    const jetty = await numberOf(pointRecords, "Merang");
    const point = stage.resort.land.jettyId;
    const { total } = await desk.must(landTransfersRoute, { query: { point, type: "private" } });
    expect(total).toBe(1);
    const points = await desk.must(pointsRoute, { query: { type: "jetty" } });
    expect(points.rows).toMatchObject([{ name: { en: "Merang" }, transfers: 4 }]);
    const remove = await desk.call(pointRecords.remove, { body: { obj: { id: jetty } } });
    expect(remove).toMatchObject({
      code: "IN_USE",
      facts: { transfers: 4, transfersNames: expect.any(String) },
    });
    const named = remove.ok ? "" : String(remove.facts.transfersNames);
    expect(named).toContain("Merang");
  });

  it("are read by who may look, and changed by nobody else", async () => {
    const look = { ...all, write: false, create: false, delete: false };
    const { desk: looker } = await staffCaller(stage, { boats: look });
    const { desk: other } = await staffCaller(stage, { rooms: all });
    const { id } = await rowOf(stage.resort.land.vanId);
    expect((await looker.must(landTransfersRoute, { query: {} })).total).toBeGreaterThan(2);
    expect((await other.call(landTransfersRoute, { query: {} })).status).toBe(403);
    expect((await looker.call(landTransferRecords.update, { body: { obj: { id } } })).status).toBe(403);
    const { rows } = await stage.base.pool.query(
      "SELECT count(*)::int AS lines FROM audit_entry WHERE subject = 'landTransfer' AND act = 'changed'",
    );
    expect(rows[0].lines).toBeGreaterThan(1);
  });
});
