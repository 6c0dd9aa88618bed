import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../calendar/day.ts";
import { bookingStates } from "./booking-moves.ts";
import { needsOf } from "./stay-needs.ts";

type Stay = Parameters<typeof needsOf>[0];
const today = dayOf("2027-03-10");
const day = (away: number) => addDays(today, away);

/** A paid stay of named guests who come today and leave in two days, into a room that is ready. */
const stay = (other: Partial<Stay> = {}): Stay => ({
  status: "confirmed",
  checkIn: today,
  checkOut: day(2),
  bookingCheckOut: day(2),
  expectedOn: null,
  owesSen: 0,
  balanceOverdue: false,
  unnamed: 0,
  roomReady: true,
  vip: false,
  nameUntil: day(-3),
  ...other,
});
const later = { checkIn: day(20), checkOut: day(22), bookingCheckOut: day(22), nameUntil: day(17) };
const leaving = { status: "inHouse", checkIn: day(-2), checkOut: today, bookingCheckOut: today } as const;

describe("what a stay needs today", () => {
  it.each<[string, Partial<Stay>, string[]]>([
    ["who comes today is checked in", {}, ["checkIn"]],
    ["a VIP who comes today is to be seen", { vip: true }, ["checkIn", "vip"]],
    ["a VIP who is here still is", { vip: true, status: "inHouse", checkIn: day(-1) }, ["vip"]],
    ["a VIP who comes later is not yet", { vip: true, ...later }, []],
    ["who should have come yesterday still is", { checkIn: day(-1) }, ["checkIn"]],
    ["who is expected later is not yet", { checkIn: day(-1), expectedOn: day(1) }, []],
    ["whose nights are over is not any more", { checkIn: day(-2), checkOut: today }, []],
    ["who comes later needs nothing", later, []],
    ["who leaves today is checked out", leaving, ["checkOut"]],
    [
      "who should have left is, too",
      { ...leaving, checkOut: day(-1), bookingCheckOut: day(-1) },
      ["checkOut"],
    ],
    [
      "a room that was left before the rest of its stay is not",
      { ...leaving, checkOut: day(-1), bookingCheckOut: day(1) },
      [],
    ],
    ["who is here and owes pays", { status: "inHouse", owesSen: 1 }, ["balance"]],
    ["who comes today and owes does as well", { owesSen: 1 }, ["checkIn", "balance"]],
    ["who comes later and owes has time", { ...later, owesSen: 1 }, []],
    ["unless the balance is overdue", { ...later, owesSen: 1, balanceOverdue: true }, ["balance"]],
    ["guests can be named until the list is due", { ...later, unnamed: 2 }, []],

    ["or on the day of arrival", { unnamed: 1, nameUntil: day(5) }, ["checkIn", "guests"]],
    ["its room is not ready", { roomReady: false }, ["checkIn", "room"]],
    ["a room is only looked at on that day", { ...later, roomReady: false }, []],
  ])("%s", (_, other, needs) => {
    expect(needsOf(stay(other), today)).toEqual(needs);
  });

  it("is the names of its guests once the last day to name them is over", () => {
    const until = (away: number) => needsOf(stay({ ...later, unnamed: 2, nameUntil: day(away) }), today);
    expect([until(-1), until(0)]).toEqual([["guests"], []]);
    expect(needsOf(stay({ ...later, nameUntil: day(-1) }), today)).toEqual([]);
  });

  it("is nothing once the stay is over, or before it is agreed", () => {
    const troubles = { owesSen: 1, balanceOverdue: true, unnamed: 2, roomReady: false };
    const over = bookingStates.filter((status) => status !== "confirmed" && status !== "inHouse");
    for (const status of over) expect(needsOf(stay({ ...troubles, status }), today)).toEqual([]);
  });
});
