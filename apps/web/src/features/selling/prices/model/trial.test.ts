import { addDays, dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { describe, expect, it } from "vitest";
import { dependsOnBeds, dependsOnBookingDay, firstTrial, onSoldDay } from "./first-trial.ts";
import { otherActivities, type Trial, tryStay, withinParty } from "./trial.ts";

const today = dayOf("2026-11-23");
const words = (en: string) => ({ en, my: en, cn: en });
const rate = (rest: Partial<Rate> & Pick<Rate, "id">): Rate => ({
  periodId: null,
  roomTypeId: "garden",
  bedType: null,
  guestKind: "adult",
  sen: 0,
  ...rest,
});
const card: RateBook = {
  package: { id: "reef", name: words("Reef") },
  option: { id: "3d2n", nights: 2 },
  periods: [
    {
      id: "high",
      from: dayOf("2027-06-01"),
      to: dayOf("2027-08-31"),
      season: "High",
      arrivalWeekdays: [],
      cutOffDays: 0,
      stopSell: false,
    },
  ],
  rates: [
    rate({ id: "twin", bedType: "twin", sen: 55_900 }),
    rate({ id: "child", guestKind: "child", place: "shared", share: 5_000, of: { guestKind: "adult" } }),
  ],
  surcharges: [],
  fees: [],
  taxes: [],
  bands: {
    package: [
      { kind: "child", fromAge: 4, toAge: 11 },
      { kind: "adult", fromAge: 12, toAge: null },
    ],
    boat: [],
    fee: [],
  },
  freePlaces: [{ id: "tenth", name: words("One free"), paying: 10, free: 1, worth: "cheapest" }],
  discounts: [{ id: "early", name: words("Early bird"), share: 1_000, when: { daysBefore: { from: 60 } } }],
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};
const usual = firstTrial(card, today);
const late = { ...usual, bookedOn: dayOf("2027-05-20") };
const totalOf = (trial: Trial) => {
  const tried = tryStay(trial, card, { today });
  return tried.ok ? tried.quote.totalSen : tried;
};

describe("a stay that is tried beside the editor", () => {
  it("is booked today, or on a day of one's choice", () => {
    expect(totalOf(usual)).toBe(2 * 55_900 - 11_180);
    expect(totalOf(late)).toBe(2 * 55_900);
  });

  it("comes to the same on a card of a thousand prices, also where a share names one of another period", () => {
    const from = (at: number) => addDays(dayOf("2028-01-01"), at * 3);
    const others = Array.from({ length: 600 }, (_, at) => ({
      id: `p${at}`,
      from: from(at),
      to: addDays(from(at), 2),
      arrivalWeekdays: [],
      cutOffDays: 0,
      stopSell: false,
    }));
    const priced = others.flatMap(({ id: periodId }, at) => [
      rate({ id: `twin${at}`, periodId, bedType: "twin", sen: 10_000 + at }),
      rate({ id: `child${at}`, periodId, guestKind: "child", sen: 1_000 + at }),
    ]);
    const named = rate({
      id: "far",
      periodId: "high",
      bedType: "twin",
      share: 20_000,
      of: { rateId: "twin7" },
    });
    const large = {
      ...card,
      periods: [...card.periods, ...others],
      rates: [...card.rates, ...priced, named],
    };
    const tried = (trial: Trial) => {
      const found = tryStay(trial, large, { today });
      return found.ok ? found.quote.totalSen : found;
    };
    expect(tried(late)).toBe(2 * 20_014);
    expect(tried({ ...late, checkIn: from(7), checkOut: from(8), bookedOn: from(7) })).toMatchObject({
      ok: false,
    });
    const within = { ...late, checkIn: from(7), checkOut: addDays(from(7), 2), bookedOn: from(7) };
    expect(tried(within)).toBe(2 * 10_007);
  });

  it("spreads a group over its rooms, with its free places", () => {
    expect(totalOf({ ...late, adults: 22, rooms: 11 })).toBe(20 * 55_900);
    expect(totalOf({ ...late, adults: 4, rooms: 2, childAges: [6], extraBeds: 0 })).toBe(4 * 55_900 + 27_950);
  });

  it("lets a child share a bed, and else says whose price is missing", () => {
    const family = { ...late, childAges: [6] };
    expect(totalOf({ ...family, extraBeds: 0 })).toBe(2 * 55_900 + 27_950);
    expect(totalOf(family)).toMatchObject({
      ok: false,
      why: "NO_RATE",
      missing: { roomTypeId: "garden", bedType: "twin", guestKind: "child", place: "extraBed" },
    });
    const longer = { ...late, checkOut: dayOf("2027-06-04") };
    expect(totalOf(longer)).toMatchObject({ missing: { guestKind: "adult", extraNight: true } });
  });

  it("names every rule by which guests would be refused, and when such a stay could begin", () => {
    const [high] = card.periods;
    const strict = (rest: Partial<Period>): RateBook => ({
      ...card,
      periods: high ? [{ ...high, arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7], ...rest }] : [],
    });
    const closedBy = (book: RateBook, trial: Trial = late) => tryStay(trial, book, { today }).closed;
    expect(closedBy(strict({}))).toEqual([]);
    expect(closedBy(strict({ minNights: 3 }))).toEqual([
      { checkIn: "2027-06-01", rule: "minStay", minStay: 3 },
    ]);
    const many = strict({
      stopSell: true,
      cutOffDays: 14,
      closedArrivals: [dayOf("2027-06-01")],
      closedDepartures: [dayOf("2027-06-03")],
    });
    expect(closedBy(many).map(({ rule }) => rule)).toEqual([
      "stopSell",
      "arrivalDay",
      "cutOff",
      "departureDay",
    ]);
    const arrival = strict({ closedArrivals: [dayOf("2027-06-01")] });
    expect(closedBy(arrival)).toMatchObject([{ rule: "arrivalDay", nextOn: "2027-06-02" }]);
    const out = { ...late, checkIn: dayOf("2027-05-30"), checkOut: dayOf("2027-06-01") };
    expect(closedBy(strict({}), out)).toMatchObject([{ rule: "notSold", nextOn: "2027-06-01" }]);
  });

  it("prices guests of one party by what each of them does", () => {
    const dives: RateBook = {
      ...card,
      activity: "snorkeller",
      rates: [
        rate({ id: "twin", bedType: "twin", activity: "snorkeller", sen: 50_000 }),
        rate({ id: "dive", bedType: "twin", activity: "diver", sen: 90_000 }),
        rate({ id: "child", guestKind: "child", sen: 20_000 }),
      ],
    };
    const total = (trial: Trial) => {
      const tried = tryStay(trial, dives, { today });
      return tried.ok ? tried.quote.totalSen : tried;
    };
    expect(otherActivities(dives)).toEqual(["diver"]);
    expect(total({ ...late, activities: { diver: 1 } })).toBe(140_000);
    expect(total({ ...late, childAges: [6], activities: { diver: 2 } })).toBe(200_000);
    expect(total({ ...late, activities: { gone: 1 } })).toBe(100_000);
    const smaller = { ...late, adults: 1, activities: { diver: 2, gone: 1 } };
    expect(withinParty(smaller)).toEqual({ diver: 1, gone: 0 });
  });

  it("leaves ashore whom a guest's quote leaves ashore: the child of two divers", () => {
    const dives: RateBook = {
      ...card,
      activity: "diver",
      rates: [
        rate({ id: "dive", bedType: "twin", activity: "diver", sen: 90_000 }),
        rate({ id: "ashore", bedType: "twin", activity: "nonDiver", sen: 60_000 }),
        rate({ id: "childDive", guestKind: "child", activity: "diver", sen: 50_000 }),
        rate({ id: "childAshore", guestKind: "child", activity: "nonDiver", sen: 30_000 }),
      ],
    };
    const family = { ...late, childAges: [7], activities: { nonDiver: 1 } };
    expect(tryStay(family, dives, { today })).toMatchObject({
      ok: true,
      quote: { totalSen: 2 * 90_000 + 30_000 },
    });
  });

  it("moves to a day that is sold once there is one, unless somebody chose its dates", () => {
    const empty = firstTrial({ ...card, periods: [], rates: [] }, today);
    expect(empty.checkIn).toBe("2026-12-23");
    const moved = onSoldDay(empty, card, { today, isChosen: false });
    expect([moved.checkIn, moved.checkOut]).toEqual(["2027-06-01", "2027-06-03"]);
    expect(onSoldDay(empty, card, { today, isChosen: true })).toBe(empty);
    expect(onSoldDay(usual, card, { today, isChosen: false })).toBe(usual);
    const longer = { ...card, periods: card.periods.map((period) => ({ ...period, minNights: 5 })) };
    expect(onSoldDay(usual, longer, { today, isChosen: false }).checkOut).toBe(
      addDays(dayOf(usual.checkIn), 5),
    );
    expect(onSoldDay(usual, longer, { today, isChosen: true })).toBe(usual);
  });

  it("asks for beds and for the day of booking only where a price depends on them", () => {
    expect([dependsOnBeds(card), dependsOnBookingDay(card)]).toEqual([true, true]);
    const plain = { ...card, rates: card.rates.slice(0, 1), discounts: [] };
    expect([dependsOnBeds(plain), dependsOnBookingDay(plain)]).toEqual([false, false]);
  });
});
