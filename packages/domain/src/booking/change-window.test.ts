import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { BookingState } from "./booking-moves.ts";
import { type ChangeDays, changeableUntil, changeKinds, mayChange } from "./change-window.ts";

const days: ChangeDays = { dates: 14, rooms: 14, party: 14, guests: 3, transport: 2, addOns: 1, notes: 0 };
const checkIn = "2027-03-20";
const guestOn = (today: Day) => ({ who: "guest", days, today }) as const;
const codeOf = (result: ReturnType<typeof mayChange>) => (result.ok ? "yes" : result.failure.code);

describe("what a guest may change", () => {
  it.each([
    ["dates on their last day", ["dates"], "2027-03-06", "yes"],
    ["dates a day later", ["dates"], "2027-03-07", "TOO_LATE"],
    ["a guest's name then", ["guests"], "2027-03-07", "yes"],
    ["a note on the day of arrival", ["notes"], "2027-03-20", "yes"],
    ["a note the day after", ["notes"], "2027-03-21", "TOO_LATE"],
    ["a boat together with dates", ["transport", "dates"], "2027-03-07", "TOO_LATE"],
  ] as const)("%s", (_, whats, today, expected) => {
    expect(codeOf(mayChange({ state: "confirmed", checkIn }, whats, guestOn(today)))).toBe(expected);
  });

  it("names what is too late and until when it could be had", () => {
    const refused = mayChange({ state: "confirmed", checkIn }, ["notes", "rooms"], guestOn("2027-03-10"));
    expect(refused).toMatchObject({ failure: { facts: { what: "rooms", until: "2027-03-06" } } });
    expect(changeableUntil(days, "rooms", checkIn)).toBe("2027-03-06");
  });

  it.each<[BookingState, string, string]>([
    ["awaitingPayment", "yes", "yes"],
    ["confirmed", "yes", "yes"],
    ["inHouse", "WRONG_STATE", "yes"],
    ["completed", "WRONG_STATE", "WRONG_STATE"],
    ["cancelled", "WRONG_STATE", "WRONG_STATE"],
    ["noShow", "WRONG_STATE", "WRONG_STATE"],
  ])("%s: guest %s, staff %s", (state, guest, staff) => {
    expect(codeOf(mayChange({ state, checkIn }, changeKinds, guestOn("2027-01-01")))).toBe(guest);
    expect(codeOf(mayChange({ state, checkIn }, changeKinds, { who: "staff" }))).toBe(staff);
  });

  it("is not limited by days for staff", () => {
    expect(codeOf(mayChange({ state: "inHouse", checkIn: "2020-01-01" }, ["dates"], { who: "staff" }))).toBe(
      "yes",
    );
  });
});
