import { activitiesRoute } from "@pulau/contract/activities.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { bookingAddOn } from "../../../db/schema/booking-parts.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeStay } from "../front-desk/test-stay.ts";

let stage: Stage;
let today: Day;
let shop: Caller;
const look = { read: true, write: false, create: false, delete: false };

beforeAll(async () => {
  const from = addDays(dayAt(new Date(), malaysianTime), -5);
  stage = await openStage({ from, days: 20, rooms: { standard: 8 } });
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  shop = (await staffCaller(stage, { activities: look })).desk;
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.base.pool.query("DELETE FROM room_night");
  await stage.base.pool.query(
    "UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_STAFF' WHERE state <> 'cancelled'",
  );
});

let room = 0;
const stayOf = (name: string, more: Partial<Parameters<typeof makeStay>[2]> = {}) => {
  const roomId = stage.resort.roomTypes.standard.roomIds[room++ % 8] ?? "";
  return makeStay(stage.base.db, stage.resort, { roomId, checkIn: today, name, state: "inHouse", ...more });
};
const book = (bookingId: BookingId, name: string, day: Day | null, count = 2) =>
  stage.base.db
    .insert(bookingAddOn)
    .values({ bookingId, addOnId: crypto.randomUUID(), name: inAll(name), count, day, amountSen: 0 });
const doing = (bookingId: BookingId, activity: string) =>
  stage.base.pool.query("UPDATE booking_guest SET activity = $2 WHERE booking_id = $1", [
    bookingId,
    activity,
  ]);
const days = async () => (await shop.must(activitiesRoute, {})).days;

it("tells who does what today and tomorrow, by booking, with room, boat and what they wrote", async () => {
  const { id } = await stayOf("Aina");
  await doing(id, "diver");
  await book(id, "Night dive", addDays(today, 1));
  await book(id, "Snorkel set", null, 1);
  await stage.base.pool.query("UPDATE booking SET special_request = 'Fins size 40' WHERE id = $1", [id]);
  const [now, next] = await days();
  expect(now).toMatchObject({ day: today, counts: [{ name: { en: "diver" }, count: 1 }] });
  expect(now?.stays).toMatchObject([
    {
      bookingName: "Aina",
      here: true,
      rooms: [expect.any(String)],
      boat: { direction: "out", time: "11:00" },
      addOns: [{ name: { en: "Snorkel set" }, anyDay: true }],
      people: [{ name: "Aina", activity: { en: "diver" } }],
      request: "Fins size 40",
    },
  ]);
  expect(next?.counts).toEqual([
    { name: inAll("Night dive"), count: 2 },
    { name: inAll("diver"), count: 1 },
  ]);
  expect(next?.stays[0]).toMatchObject({
    boat: null,
    addOns: [{ anyDay: false, count: 2 }, { anyDay: true }],
  });
});

it("leaves out whoever does nothing, has left, or comes later; who is expected is told so", async () => {
  await stayOf("Reads on the deck");
  const left = await stayOf("Has left", { checkIn: addDays(today, -3), nights: 2, state: "completed" });
  await doing(left.id, "diver");
  const later = await stayOf("Comes in two days", { checkIn: addDays(today, 2), state: "confirmed" });
  await doing(later.id, "diver");
  const coming = await stayOf("Comes tomorrow", { checkIn: addDays(today, 1), state: "confirmed" });
  await doing(coming.id, "diver");
  const [now, next] = await days();
  expect(now?.stays).toEqual([]);
  expect(next?.stays).toMatchObject([{ bookingName: "Comes tomorrow", here: false }]);
});

it("shows neither papers nor money, and is shown to who may see it", async () => {
  const { id } = await stayOf("Aina");
  await doing(id, "diver");
  expect(JSON.stringify(await days())).not.toMatch(/sealed|Sen"|5678/);
  const { desk } = await staffCaller(stage, { kitchen: look });
  expect(await desk.call(activitiesRoute, {})).toMatchObject({ code: "NOT_ALLOWED" });
});
