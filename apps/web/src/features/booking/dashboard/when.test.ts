import { dayOf } from "@pulau/domain/calendar/day.ts";
import { expect, it } from "vitest";
import { partOfDay, stayMoment } from "./when.ts";

const stay = { checkIn: dayOf("2026-12-04"), checkOut: dayOf("2026-12-06") };

it.each([
  ["2026-11-30", { is: "ahead", days: 4 }],
  ["2026-12-03", { is: "ahead", days: 1 }],
  ["2026-12-04", { is: "today" }],
  ["2026-12-05", { is: "inHouse" }],
  ["2026-12-06", { is: "leaving" }],
])("on %s a stay from the 4th to the 6th is %o", (today, moment) => {
  expect(stayMoment(stay, dayOf(today))).toEqual(moment);
});

it.each([
  ["2026-12-03T16:00:00Z", "morning"],
  ["2026-12-04T03:59:00Z", "morning"],
  ["2026-12-04T04:00:00Z", "afternoon"],
  ["2026-12-04T10:00:00Z", "evening"],
])("greets at %s by the resort's clock", (now, part) => {
  expect(partOfDay(new Date(now), "Asia/Kuala_Lumpur")).toBe(part);
});
