import { bookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute } from "@pulau/contract/holds.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClaims } from "../../../db/factories/claims.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { includedTransport } from "../../../db/schema/transfers.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf, submit, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { carOf, rideOf } from "../../selling/transport/test-ride.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, cars: 2, days: 120 });
});
afterAll(() => stage.close());

const day = (inDays: number) => addDays(stage.resort.from, inDays);
/** A stay of two adults with these land transfers, typed as they are told. */
const riding = (inDays: number, ...land: object[]) =>
  stayOf(stage.resort, { inDays, transport: { out: null, back: null, land: land as never } });
const guest = () => newGuest(stage.urls);
const countersOf = async (stockId: StockId | undefined) => {
  const { rows } = await stage.base.pool.query("SELECT held, sold FROM stock WHERE id = $1", [stockId]);
  return rows[0];
};
const saveAgain = async (caller: Caller, _id: string, ...land: object[]) => {
  const { json } = await caller.must(draftRoute, { params: { _id } });
  await caller.must(saveDraftRoute, {
    params: { _id },
    body: { ...json, transport: { ...json.transport, land: land as never } },
  });
};

describe("a land transfer", () => {
  it("is kept and priced with the stay, on the days of the boats", async () => {
    const caller = await guest();
    const plain = await mustHold(await guest(), riding(3));
    const hold = await mustHold(caller, riding(3, rideOf(stage.resort)));
    expect(hold.transfers).toMatchObject([
      {
        landTransferId: stage.resort.land.vanId,
        direction: "out",
        pickUpDay: day(3),
        returnDay: day(5),
        from: { en: "Airport" },
        to: { en: "Merang" },
        amountSen: 8_000,
        included: false,
        vehicles: 1,
      },
    ]);
    expect(hold.openTransfers).toEqual([]);
    expect(hold.quote.totalSen - plain.quote.totalSen).toBe(8_000);
    expect(hold.quote.lines.find(({ step }) => step === "transport")).toMatchObject({
      name: { en: "Van: Airport – Merang" },
      guestKind: "adult",
      count: 2,
      unitSen: 4_000,
    });
  });

  it("is free as far as the package includes it", async () => {
    const { packageId, land } = stage.resort;
    await stage.base.db
      .insert(includedTransport)
      .values({ packageId, direction: "out", landTransferId: land.vanId });
    const half = await mustHold(await guest(), riding(7, rideOf(stage.resort)));
    expect(half.transfers[0]).toMatchObject({ amountSen: 5_000, included: false });
    await stage.base.db
      .insert(includedTransport)
      .values({ packageId, direction: "back", landTransferId: land.vanId });
    const whole = await mustHold(await guest(), riding(7, rideOf(stage.resort)));
    expect(whole.transfers[0]).toMatchObject({ amountSen: 0, included: true });
    await stage.base.pool.query("DELETE FROM included_transport");
  });

  it("claims vehicles each way, and lets them go when it is taken off", async () => {
    const { cars } = stage.resort.land;
    const caller = await guest();
    const both = carOf(stage.resort, { tripType: "return", returnTime: "10:30" });
    const hold = await mustHold(caller, riding(12, both));
    expect(await countersOf(cars.out.get(day(12)))).toEqual({ held: 1, sold: 0 });
    expect(await countersOf(cars.back.get(day(14)))).toEqual({ held: 1, sold: 0 });
    await saveAgain(caller, hold._id, carOf(stage.resort));
    await caller.must(alterHoldRoute, { params: { _id: hold._id } });
    expect(await countersOf(cars.back.get(day(14)))).toEqual({ held: 0, sold: 0 });
    await saveAgain(caller, hold._id);
    const without = await caller.must(alterHoldRoute, { params: { _id: hold._id } });
    expect(without.transfers).toEqual([]);
    expect(await countersOf(cars.out.get(day(12)))).toEqual({ held: 0, sold: 0 });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is refused when no vehicle is left, and the rest of the hold stays as it was", async () => {
    const first = await mustHold(await guest(), riding(16, carOf(stage.resort), carOf(stage.resort)));
    expect(first.transfers).toHaveLength(2);
    const caller = await guest();
    const refusal = { status: 409, code: "TRANSFER_FULL", facts: { direction: "out", left: 0, transfer: 0 } };
    expect(await tryHold(caller, riding(16, carOf(stage.resort)))).toMatchObject(refusal);
    const hold = await mustHold(caller, riding(16));
    await saveAgain(caller, hold._id, rideOf(stage.resort), carOf(stage.resort));
    expect(await caller.call(alterHoldRoute, { params: { _id: hold._id } })).toMatchObject({
      code: "TRANSFER_FULL",
      facts: { transfer: 1, persons: 2 },
    });
    await saveAgain(caller, hold._id);
    const again = await caller.must(alterHoldRoute, { params: { _id: hold._id } });
    expect(again.rooms).toEqual(hold.rooms);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("takes as many cars as seat everybody", async () => {
    const six = stayOf(stage.resort, { inDays: 20, rooms: 3 });
    const land = [carOf(stage.resort, { adultCount: 6 })];
    const hold = await mustHold(await guest(), { ...six, transport: { out: null, back: null, land } });
    expect(hold.transfers[0]).toMatchObject({ vehicles: 2, amountSen: 24_000 });
    expect(await countersOf(stage.resort.land.cars.out.get(day(20)))).toEqual({ held: 2, sold: 0 });
  });
});

describe("a land transfer that is not whole", () => {
  const cases = [
    ["half typed", () => ({ type: "shared", direction: "out" }), "tripType", "required", null],
    [
      "without a drop location",
      () => ({ ...rideOf(stage.resort), dropLocation: " " }),
      "dropLocation",
      "required",
      null,
    ],
    ["at no time", () => ({ ...rideOf(stage.resort), pickUpTime: "25:00" }), "pickUpTime", "time", null],
    [
      "there and back without a return time",
      () => ({ ...rideOf(stage.resort), returnTime: "" }),
      "returnTime",
      "required",
      null,
    ],
    ["for nobody", () => ({ ...rideOf(stage.resort), adultCount: 0 }), "adultCount", "oneAdult", null],
    [
      "for more than travel",
      () => ({ ...rideOf(stage.resort), adultCount: 3 }),
      "adultCount",
      "moreThanParty",
      null,
    ],
    [
      "for children who don't travel",
      () => ({ ...rideOf(stage.resort), childCount: 1 }),
      "childCount",
      "moreThanParty",
      null,
    ],
    [
      "on a road that there is not",
      () => ({ ...rideOf(stage.resort), startPointId: stage.resort.land.townId, type: "private" }),
      "endPointId",
      "noRoad",
      null,
    ],
    [
      "too late for the boat",
      () => ({ ...rideOf(stage.resort), pickUpTime: "10:00", dropTime: "10:50" }),
      "pickUpTime",
      "missesBoat",
      "09:45",
    ],
    [
      "home before the boat is back",
      () => ({ ...rideOf(stage.resort), returnTime: "09:45" }),
      "returnTime",
      "beforeBoat",
      "10:15",
    ],
    [
      "faster than the road",
      () => ({ ...rideOf(stage.resort), dropTime: "09:20" }),
      "dropTime",
      "rideTooShort",
      "09:45",
    ],
  ] as const;

  it.each(cases)("%s is not kept yet, and can't be booked", async (_, typed, field, rule, at) => {
    const caller = await guest();
    const hold = await mustHold(caller, riding(24, typed()));
    const path = `transport.land.0.${field}`;
    expect(hold.openTransfers).toEqual([{ place: 0, path, rule, at }]);
    expect(hold.transfers).toEqual([]);
    expect(await submit(caller, hold)).toMatchObject({
      status: 409,
      code: "DRAFT_INCOMPLETE",
      facts: { path, rule },
    });
  });

  it("stays in the draft as it was typed", async () => {
    const caller = await guest();
    const typed = { type: "shared", adultCount: "many", pickUpTime: "9" };
    const { _id } = await caller.must(createDraftRoute, { body: riding(24, typed) });
    const { json } = await caller.must(draftRoute, { params: { _id } });
    expect(json.transport.land).toEqual([typed]);
  });

  it("is taken as soon as it is mended", async () => {
    const caller = await guest();
    const late = { ...rideOf(stage.resort), pickUpTime: "10:00", dropTime: "10:50" };
    const hold = await mustHold(caller, riding(24, late));
    await saveAgain(caller, hold._id, rideOf(stage.resort));
    const altered = await caller.must(alterHoldRoute, { params: { _id: hold._id } });
    expect(altered).toMatchObject({ openTransfers: [], transfers: [{ pickUpTime: "09:00" }] });
    expect((await submit(caller, altered)).ok).toBe(true);
  });

  it("that was changed since it was held is looked at again", async () => {
    const caller = await guest();
    const hold = await mustHold(caller, riding(28, rideOf(stage.resort)));
    await saveAgain(caller, hold._id, rideOf(stage.resort, { pickUpTime: "08:30", dropTime: "09:20" }));
    expect(await submit(caller, hold)).toMatchObject({ code: "HOLD_OUTDATED" });
  });
});

describe("a booked transfer", () => {
  it("stands in the booking with its days, words and price", async () => {
    const caller = await guest();
    const car = carOf(stage.resort, { note: "Child seat, please" });
    const { _id } = await mustSubmit(caller, riding(32, rideOf(stage.resort, { adultCount: 1 }), car));
    const { transfers } = await caller.must(bookingRoute, { params: { _id } });
    expect(transfers).toMatchObject([
      {
        type: "shared",
        tripType: "return",
        pickUpDay: day(32),
        pickUpTime: "09:00",
        dropTime: "09:50",
        returnDay: day(34),
        returnTime: "10:30",
        adultCount: 1,
        amountSen: 4_000,
        pickUpPoint: "Arrival hall",
      },
      { type: "private", tripType: "oneWay", returnDay: null, amountSen: 12_000, note: "Child seat, please" },
    ]);
    expect(await countersOf(stage.resort.land.cars.out.get(day(32)))).toEqual({ held: 1, sold: 0 });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});

describe("boats", () => {
  it("count a baby's seat", async () => {
    const caller = await guest();
    const stockId = stage.resort.sailings.ferry.out.get(day(36));
    const stay = stayOf(stage.resort, { inDays: 36 });
    const occupants = { adult: 2, child: 0, toddler: 0, infant: 1 };
    const hold = await mustHold(caller, {
      ...stay,
      party: { adults: 2, childAges: [0], nonMalaysians: 0 },
      rooms: stay.rooms?.map((room) => ({ ...room, occupants })),
      guests: [],
    });
    expect(hold.crossings[0]?.seats).toBe(3);
    expect(await countersOf(stockId)).toEqual({ held: 3, sold: 0 });
  });

  it("ask a toddler's ticket once", async () => {
    const stay = stayOf(stage.resort, { inDays: 37, roomType: "family" });
    const occupants = { adult: 2, child: 0, toddler: 1, infant: 0 };
    const hold = await mustHold(await guest(), {
      ...stay,
      party: { adults: 2, childAges: [2], nonMalaysians: 0 },
      rooms: stay.rooms?.map((room) => ({ ...room, occupants })),
      guests: [],
    });
    const tickets = hold.quote.lines.filter(({ step }) => step === "transport");
    expect(tickets).toMatchObject([{ guestKind: "toddler", count: 1, amountSen: 20_000 }]);
  });

  it.each(["out", "back"] as const)("that are full %s are told with what goes instead", async (direction) => {
    const on = direction === "out" ? day(50) : day(52);
    const stockId = stage.resort.sailings.ferry[direction].get(on) ?? "";
    const stocks = [{ stockId, pieces: 39 }];
    await makeClaims(stage.base.db, { checkIn: day(50), checkOut: day(52), stocks, secondsLeft: null });
    const refused = await tryHold(await guest(), stayOf(stage.resort, { inDays: 50 }));
    expect(refused).toMatchObject({
      status: 409,
      code: "BOAT_FULL",
      facts: { direction, day: on, left: 1, persons: 2 },
    });
    const instead = refused.ok ? [] : refused.instead;
    expect(instead.map(({ kind, day: at }) => `${kind} ${at}`)).toEqual([
      ...[`charter ${on}`, `ferry ${addDays(on, -1)}`, `charter ${addDays(on, -1)}`],
      ...[`ferry ${addDays(on, 1)}`, `charter ${addDays(on, 1)}`],
    ]);
    await stage.base.pool.query("DELETE FROM stock_claim WHERE stock_id = $1", [stockId]);
    await stage.base.pool.query("UPDATE stock SET sold = 0 WHERE id = $1", [stockId]);
  });
});
