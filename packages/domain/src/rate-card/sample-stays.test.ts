import { describe, expect, it } from "vitest";
import { exampleBook } from "../../checks/example-book.ts";
import type { AgentContract } from "../agents/contract.ts";
import { addDays, dayOf, weekdayOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { quote } from "../pricing/quote.ts";
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
const samplesOf = (after: RateBook, before = after, contracts: readonly AgentContract[] = []) =>
  sampleStays({ before, after }, { today: from, contracts });
const allOf = ({ count, stayAt }: ReturnType<typeof samplesOf>) =>
  Array.from({ length: count }, (_, at) => stayAt(at));
const staysOf = (after: RateBook) => allOf(samplesOf(after)).map(({ stay }) => stay);

describe("stays that show who would pay differently", () => {
  it("are in every period and every room type, and on the nights of surcharges", () => {
    const { count, stayAt } = samplesOf(card);
    const all = Array.from({ length: count }, (_, at) => stayAt(at).stay);
    expect(new Set(all.map(({ rooms }) => rooms[0]?.roomTypeId)).size).toBe(20);
    const arrivals = new Set(all.map(({ checkIn }) => checkIn));
    expect(card.periods.every((period) => arrivals.has(period.from))).toBe(true);
    expect(arrivals).toContain("2027-01-02");
    expect(new Set(all.map((stay) => JSON.stringify(stay))).size).toBe(count);
    expect(samplesOf({ ...card, periods: [] }).count).toBe(0);
  });

  it("begin at a period's beginning, in its middle, on its last day and on a weekend", () => {
    const [period] = card.periods;
    if (!period) throw new Error("no period");
    const long = { ...period, to: addDays(from, 60) };
    const arrivals = new Set(
      staysOf({ ...card, periods: [long], surcharges: [] }).map(({ checkIn }) => checkIn),
    );
    expect([...arrivals]).toEqual([from, addDays(from, 30), long.to]);
    expect(weekdayOf(from)).toBe(5);
    const later = staysOf({ ...card, periods: [{ ...long, from: addDays(from, 1) }], surcharges: [] });
    expect(later.map(({ checkIn }) => checkIn)).toContain(addDays(from, 7));
  });

  it("are of the lengths that the card has prices for, within those that a period allows", () => {
    const [rate] = card.rates;
    const [period] = card.periods;
    if (!rate || !period) throw new Error("no rate");
    const rates = [
      rate,
      { ...rate, id: "4d3n", nights: { from: 3, to: 3 } },
      { ...rate, id: "more", extraNight: true },
    ];
    const nightsIn = (part: Partial<typeof period>) =>
      new Set(
        staysOf({ ...card, rates, surcharges: [], periods: [{ ...period, ...part }] }).map(
          ({ nights }) => nights,
        ),
      );
    expect(nightsIn({})).toEqual(new Set([2, 3, 4]));
    expect(nightsIn({ minNights: 3 })).toEqual(new Set([3, 4]));
    expect(nightsIn({ maxNights: 2 })).toEqual(new Set([2]));
  });

  it("are of every sharing and kind of guest, from here and abroad, and of groups", () => {
    const all = staysOf({
      ...exampleBook,
      freePlaces: [{ id: "foc", name, paying: 10, free: 1, worth: "cheapest" }],
    });
    expect(new Set(all.map(({ rooms }) => rooms[0]?.bedType))).toEqual(
      new Set(["single", "twin", "triple", "quad"]),
    );
    const guests = all.flatMap(({ travellers }) => travellers);
    expect(new Set(guests.map(({ age }) => age))).toEqual(new Set([null, 6, 4, 1, 0]));
    expect(guests.some(({ senior }) => senior)).toBe(true);
    expect(new Set(guests.map(({ nonMalaysian }) => nonMalaysian)).size).toBe(2);
    expect(all.some(({ travellers, rooms }) => travellers.length === 11 && rooms.length === 6)).toBe(true);
    expect(all.filter((stay) => quote(stay, exampleBook, dayOf("2026-12-01")).ok).length).toBeGreaterThan(
      all.length / 2,
    );
  });

  it("are bought by every price list, market and contract, with extras and without", () => {
    const [rate] = card.rates;
    if (!rate) throw new Error("no rate");
    const sold: RateBook = {
      ...card,
      rates: [rate, { ...rate, id: "agents", priceList: "agents" }],
      discounts: [{ id: "d", name, share: 500, when: { priceLists: ["fans"], markets: ["abroad"] } }],
      extras: [{ id: "wifi", name, per: "booking", amounts: [{ who: null, guestKind: null, sen: 100 }] }],
    };
    const contract: AgentContract = {
      id: "c",
      model: "net",
      commission: 0,
      priceList: "agents",
      market: null,
      markdown: 1_000,
      payment: { kind: "payNow" },
      roomsUnpaid: 3,
      from,
      to: null,
    };
    const all = allOf(samplesOf(sold, sold, [contract, { ...contract, id: "same" }]));
    expect(
      new Set(all.map(({ stay, contract: by }) => [stay.priceList, stay.market, by?.id].join(" "))),
    ).toEqual(new Set(["  ", "agents  ", "fans  ", " abroad ", "agents  same"]));
    expect(new Set(all.map(({ stay }) => stay.extras?.join()))).toEqual(new Set([undefined, "wifi"]));
  });

  it("show what a change takes away too", () => {
    const after = { ...card, rates: card.rates.slice(1) };
    const types = allOf(samplesOf(after, card)).map(({ stay }) => stay.rooms[0]?.roomTypeId);
    expect(types).toContain("type0");
  });

  it("are taken each once, and the first hundred from everywhere", () => {
    for (const count of [0, 1, 2, 7, 3_280]) {
      expect([...spreadOver(count)].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
    }
    const { count, stayAt } = samplesOf(card);
    const first = [...spreadOver(count)].slice(0, 100).map((at) => stayAt(at).stay);
    expect(new Set(first.map(({ checkIn }) => checkIn)).size).toBeGreaterThan(35);
    expect(new Set(first.map(({ rooms }) => rooms[0]?.roomTypeId)).size).toBe(20);
  });
});
