import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { sampleStays, spreadOver } from "./sample-stays.ts";

const from = dayOf("2027-01-01");
const weekly = (at: number) => addDays(from, at * 7);
const name = { en: "", my: "", cn: "" };
const card: RateBook = {
  package: { id: "package", name },
  option: { id: "option", nights: 2 },
  periods: Array.from({ length: 40 }, (_, at) => ({
    id: `p${at}`,
    from: weekly(at),
    to: addDays(weekly(at), 6),
    arrivalWeekdays: [],
    cutOffDays: 0,
    stopSell: false,
  })),
  rates: Array.from({ length: 20 }, (_, at) => ({
    id: `r${at}`,
    roomTypeId: `type${at}`,
    periodId: null,
    bedType: null,
    guestKind: null,
    sen: 100,
  })),
  surcharges: [
    {
      id: "weekend",
      name,
      from,
      to: addDays(from, 30),
      weekdays: [6],
      per: "personNight",
      guestKinds: [],
      sen: 100,
      group: null,
    },
  ],
  fees: [],
  taxes: [],
  deposit: { share: 5_000, balanceDaysBefore: 30 },
  bands: { package: [{ kind: "child", fromAge: 4, toAge: 11 }], boat: [], fee: [] },
};

describe("stays that show who would pay differently", () => {
  it("are in every period and every room type, and on the nights of surcharges", () => {
    const { count, stayAt } = sampleStays(card, from);
    const all = Array.from({ length: count }, (_, at) => stayAt(at));
    expect(new Set(all.map(({ rooms }) => rooms[0]?.roomTypeId)).size).toBe(20);
    const arrivals = new Set(all.map(({ checkIn }) => checkIn));
    expect(card.periods.every((period) => arrivals.has(period.from))).toBe(true);
    expect(arrivals).toContain("2027-01-02");
    expect(count).toBe(arrivals.size * 20 * 4);
    expect(new Set(all.map((stay) => JSON.stringify(stay))).size).toBe(count);
    expect(sampleStays({ ...card, periods: [] }, from).count).toBe(0);
  });
  it("are taken each once, and the first hundred from everywhere", () => {
    for (const count of [0, 1, 2, 7, 3_280]) {
      expect([...spreadOver(count)].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
    }
    const { count, stayAt } = sampleStays(card, from);
    const first = [...spreadOver(count)].slice(0, 100).map(stayAt);
    expect(new Set(first.map(({ checkIn }) => checkIn)).size).toBeGreaterThan(35);
    expect(new Set(first.map(({ rooms }) => rooms[0]?.roomTypeId)).size).toBe(20);
  });
});
