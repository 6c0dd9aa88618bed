import { kitchenRoute } from "@pulau/contract/kitchen.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { checkInRoute, checkOutRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Meal } from "@pulau/domain/catalogue/meals.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { payAll } from "../../booking/changes/test-booking.ts";
import { makeStay } from "../front-desk/test-stay.ts";

type Kitchen = Reply<typeof kitchenRoute>;

let stage: Stage;
let desk: Caller;
let cook: Caller;
let today: Day;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 }, days: 60, from: undefined });
  today = stage.resort.from;
  const may = { ...everything, kitchen: all, settings: all };
  desk = (await staffCaller(stage, may)).desk;
  cook = (await staffCaller(stage, { kitchen: { read: true, write: false, create: false, delete: false } }))
    .desk;
});
afterAll(() => stage.close());
beforeEach(async () => {
  await sql("UPDATE package_option SET meals = 'full'");
  await sql("DELETE FROM room_night");
  await sql("UPDATE booking SET state = 'cancelled', cancel_reason = 'staff' WHERE state <> 'cancelled'");
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const kitchen = (from: Day, days = 1) => cook.must(kitchenRoute, { query: { from, days } });
const stayIn = (room: number, name: string, more: Partial<Parameters<typeof makeStay>[2]> = {}) => {
  const roomId = stage.resort.roomTypes.standard.roomIds[room] ?? "";
  return makeStay(stage.base.db, stage.resort, { roomId, checkIn: today, name, ...more });
};

/** Adults at breakfast, lunch and dinner of each day. */
const adults = ({ days }: Kitchen) =>
  days.map(({ meals }) =>
    (["breakfast", "lunch", "dinner"] as const).map(
      (name) => meals.find(({ meal }) => meal === name)?.adults,
    ),
  );
const headsAt = (day: Kitchen["days"][number] | undefined, name: Meal) =>
  day?.meals.find(({ meal }) => meal === name);

describe("the kitchen", () => {
  it("cooks for whoever sleeps here: lunch and dinner on arrival, breakfast on departure, all between", async () => {
    await stayIn(0, "Two nights", {
      checkIn: addDays(today, 3),
      occupants: { child: 1, toddler: 1, infant: 1 },
    });
    expect(adults(await kitchen(addDays(today, 2), 5))).toEqual([
      [0, 0, 0],
      [0, 2, 2],
      [2, 2, 2],
      [2, 0, 0],
      [0, 0, 0],
    ]);
    const [day] = (await kitchen(addDays(today, 4))).days;
    const heads = { adults: 2, children: 1, toddlers: 1, infants: 1, vegetarians: 1 };
    expect(headsAt(day, "lunch")).toEqual({ meal: "lunch", ...heads });
    expect(day?.guests).toMatchObject([
      {
        name: "Two nights",
        room: "S01",
        vegetarian: true,
        allergies: null,
        meals: ["breakfast", "lunch", "dinner"],
      },
    ]);
  });

  it("serves what is in the package", async () => {
    await stayIn(0, "Half board");
    const days = async (meals: string) => {
      await sql("UPDATE package_option SET meals = $1", [meals]);
      return adults(await kitchen(today, 3));
    };
    expect(await days("half")).toEqual([
      [0, 0, 2],
      [2, 0, 2],
      [2, 0, 0],
    ]);
    expect(await days("breakfast")).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [2, 0, 0],
    ]);
    expect(await days("none")).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect((await kitchen(today)).days[0]?.guests).toEqual([]);
  });

  it("serves the last lunch on the day of departure where the resort says so", async () => {
    await stayIn(0, "Lunch at the end");
    const { values, version } = await desk.must(settingRoutes.times, {});
    const body = { ...values, lunchDay: "departure" as const };
    const saved = await desk.must(saveSettingRoutes.times, { body }, { "if-match": `"${version}"` });
    expect(adults(await kitchen(today, 3))).toEqual([
      [0, 0, 2],
      [2, 2, 2],
      [2, 2, 0],
    ]);
    await desk.must(saveSettingRoutes.times, { body: values }, { "if-match": `"${saved.version}"` });
    expect(adults(await kitchen(today, 3))[0]).toEqual([0, 2, 2]);
  });

  it("forgets who did not come, who left early and whose days were called off, and knows who stays longer", async () => {
    const nights = 4;
    await stayIn(0, "Never came", { checkIn: addDays(today, 1), state: "noShow" });
    await stayIn(1, "Not paid", { checkIn: addDays(today, 1), state: "awaitingPayment" });
    const late = await stayIn(2, "Comes a day late", { checkIn: addDays(today, 1), nights });
    await sql("UPDATE booking SET expected_on = $2 WHERE id = $1", [late.id, addDays(today, 2)]);
    const early = await stayIn(3, "Left early", { checkIn: addDays(today, 0), nights });
    await desk.must(checkInRoute, { params: { _id: early.id }, body: {} });
    expect(adults(await kitchen(today, 4))).toEqual([
      [0, 2, 2],
      [2, 2, 2],
      [2, 4, 4],
      [4, 4, 4],
    ]);
    await desk.must(checkOutRoute, { params: { _id: early.id }, body: { leavesOwing: true } as never });
    expect(adults(await kitchen(today, 3))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 2, 2],
    ]);
    const over = await stayIn(4, "Still here", { checkIn: addDays(today, 10), nights: 1, state: "inHouse" });
    await sql("UPDATE booking SET check_in = $2, check_out = $3 WHERE id = $1", [
      over.id,
      addDays(today, -3),
      addDays(today, -1),
    ]);
    expect(adults(await kitchen(addDays(today, -3), 4))).toEqual([
      [0, 2, 2],
      [2, 2, 2],
      [2, 2, 2],
      [2, 0, 0],
    ]);
  });

  it("is told of allergies as a guest typed them, and of what they wrote, through a booking that is made and paid", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const draft = stayOf(stage.resort, { inDays: 12 });
    const guests = (draft.guests ?? []).map((guest, i) => ({
      ...guest,
      allergies: i === 0 ? "  Peanuts and crab " : "",
      vegetarian: i === 1,
    }));
    const { _id, bookingNo } = await mustSubmit(member, {
      ...draft,
      guests,
      specialRequest: "Birthday cake",
    });
    await payAll(member, _id);
    const [day] = (await kitchen(addDays(today, 12))).days;
    expect(day?.guests).toMatchObject([
      { bookingNo, allergies: "Peanuts and crab", vegetarian: false, meals: ["lunch", "dinner"] },
      { bookingNo, allergies: null, vegetarian: true },
    ]);
    expect(day?.requests).toEqual([
      expect.objectContaining({ bookingId: _id, rooms: [day?.guests[0]?.room], text: "Birthday cake" }),
    ]);
    expect(headsAt(day, "dinner")).toMatchObject({ adults: 2, vegetarians: 1 });
  });

  it("counts whoever a rooming list that is not whole yet names as vegetarian, as it lists them", async () => {
    const { id } = await stayIn(0, "Half a list", { checkIn: today });
    await sql("DELETE FROM booking_guest WHERE booking_id = $1", [id]);
    const known = JSON.stringify({ fullName: "Meera Nair", vegetarian: true });
    await sql("INSERT INTO guest_entry (booking_id, position, room, known) VALUES ($1, 0, 0, $2)", [
      id,
      known,
    ]);
    const [day] = (await kitchen(today)).days;
    expect(day?.guests).toMatchObject([{ name: "Meera Nair", vegetarian: true }]);
    expect(headsAt(day, "dinner")).toMatchObject({ vegetarians: 1 });
  });

  it("refuses days that are none, too many of them, and whoever has nothing to do with it", async () => {
    const refused = async (query: object) =>
      cook.call(kitchenRoute, { query: query as { from: Day; days: number } });
    expect(await refused({ days: 32 })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await refused({ days: 0 })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await refused({ from: "2026-02-30" })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await refused({ from: "2999-12-31", days: 31 })).toMatchObject({ code: "INVALID_INPUT" });
    const { desk: driver } = await staffCaller(stage, { boats: all });
    expect(await driver.call(kitchenRoute, { query: {} })).toMatchObject({ code: "NOT_ALLOWED" });
    expect((await cook.must(kitchenRoute, { query: {} })).days).toHaveLength(7);
  });
});
