import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { cancelUntil, checkPlaces, type EventOnSale, hasBegun, isOnSale, mayGiveBack } from "./places.ts";

const event: EventOnSale = {
  activeStatus: true,
  cancelled: false,
  day: "2026-05-10",
  startsAt: "19:30:00",
  saleUntil: "2026-05-10",
  cancelDays: 2,
  adultSen: 12_000,
  childSen: 6_000,
};
const at = (today: Day, time = "12:00") => ({ today, time });
const couple = { adults: 2, children: 1 };

describe("places at an event", () => {
  it("cost by head", () => {
    expect(checkPlaces(event, couple, at("2026-05-01"))).toEqual({ ok: true, value: { totalSen: 30_000 } });
  });

  it.each([
    ["has begun", {}, at("2026-05-10", "19:30")],
    ["is over", {}, at("2026-05-11")],
    ["is past its sale", { saleUntil: "2026-05-08" }, at("2026-05-09")],
    ["is cancelled", { cancelled: true }, at("2026-05-01")],
    ["is switched off", { activeStatus: false }, at("2026-05-01")],
  ] as const)("are not sold when it %s", (_when, change, now) => {
    expect(isOnSale({ ...event, ...change }, now)).toBe(false);
    expect(checkPlaces({ ...event, ...change }, couple, now)).toMatchObject({
      failure: { code: "NOT_ON_SALE" },
    });
  });

  it("are sold until the minute before it begins", () => {
    expect(isOnSale(event, at("2026-05-10", "19:29"))).toBe(true);
    expect(hasBegun(event, at("2026-05-10", "19:29:59"))).toBe(false);
  });

  it("are not sold to children alone", () => {
    expect(checkPlaces(event, { adults: 0, children: 2 }, at("2026-05-01")).ok).toBe(false);
  });

  it("can be given back until their day, that day included", () => {
    expect(cancelUntil(event)).toBe("2026-05-08");
    expect(mayGiveBack(event, at("2026-05-08", "23:59"))).toBe(true);
    expect(mayGiveBack(event, at("2026-05-09", "00:00"))).toBe(false);
    expect(mayGiveBack({ ...event, cancelled: true }, at("2026-05-01"))).toBe(false);
    expect(mayGiveBack({ ...event, cancelDays: 0 }, at("2026-05-10", "19:30"))).toBe(false);
  });
});
