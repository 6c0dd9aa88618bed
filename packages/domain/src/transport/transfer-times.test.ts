import { describe, expect, it } from "vitest";
import { addMinutes, isBetween, minutesUntil } from "./clock.ts";
import { type TransferTimes, transferDays, transferFault } from "./transfer-times.ts";

const road = { minutes: 45, firstTime: "06:00", lastTime: "20:00", departures: { out: [], back: [] } };
const boats = { out: "11:00", back: "09:30", boardMinutes: 30, crossingMinutes: 45 };
const trip = (rest: Partial<TransferTimes>): TransferTimes => ({
  direction: "out",
  tripType: "oneWay",
  pickUpTime: "09:00",
  dropTime: "09:50",
  returnTime: null,
  ...rest,
});

describe("the times of a transfer", () => {
  it.each([
    ["in good time", {}, null],
    ["at the last minute", { pickUpTime: "09:45", dropTime: "10:30" }, null],
    [
      "a minute late for the boat",
      { pickUpTime: "09:46", dropTime: "10:31" },
      { field: "pickUpTime", rule: "missesBoat", at: "09:45" },
    ],
    ["faster than the road", { dropTime: "09:44" }, { field: "dropTime", rule: "rideTooShort", at: "09:45" }],
    [
      "set down before the pick-up",
      { dropTime: "08:50" },
      { field: "dropTime", rule: "rideTooShort", at: "09:45" },
    ],
    [
      "before anybody drives",
      { pickUpTime: "05:30", dropTime: "06:30" },
      { field: "pickUpTime", rule: "notDriven", at: "06:00" },
    ],
    ["homeward once ashore", { direction: "back", pickUpTime: "10:15", dropTime: "11:00" }, null],
    [
      "homeward while still at sea",
      { direction: "back", pickUpTime: "10:14", dropTime: "11:00" },
      { field: "pickUpTime", rule: "beforeBoat", at: "10:15" },
    ],
    ["there and back", { tripType: "return", returnTime: "10:15" }, null],
    [
      "there, and back too early",
      { tripType: "return", returnTime: "09:30" },
      { field: "returnTime", rule: "beforeBoat", at: "10:15" },
    ],
    [
      "there, and back too late at night",
      { tripType: "return", returnTime: "21:00" },
      { field: "returnTime", rule: "notDriven", at: "20:00" },
    ],
  ] as const)("%s", (_, times, fault) => {
    expect(transferFault(trip(times), road, boats)).toEqual(fault);
  });

  it("ask nothing of a charter, which waits", () => {
    const waits = { ...boats, out: null, back: null };
    expect(transferFault(trip({ pickUpTime: "15:00", dropTime: "16:00" }), road, waits)).toBeNull();
    const early = trip({ direction: "back", pickUpTime: "06:00", dropTime: "07:00" });
    expect(transferFault(early, road, waits)).toBeNull();
  });

  it("are those at which it leaves, where it does not drive at any time", () => {
    const bus = { ...road, departures: { out: ["06:30", "09:00"], back: ["12:15"] } };
    expect(transferFault(trip({ tripType: "return", returnTime: "12:15" }), bus, boats)).toBeNull();
    expect(transferFault(trip({ pickUpTime: "08:00" }), bus, boats)).toEqual({
      field: "pickUpTime",
      rule: "notADeparture",
      at: "09:00",
    });
    expect(transferFault(trip({ tripType: "return", returnTime: "23:30" }), bus, boats)).toEqual({
      field: "returnTime",
      rule: "notADeparture",
      at: "12:15",
    });
  });

  it("may span the night", () => {
    const coach = { minutes: 420, firstTime: "20:00", lastTime: "02:00", departures: { out: [], back: [] } };
    const times = trip({ pickUpTime: "22:30", dropTime: "06:00" });
    expect(transferFault(times, coach, boats)).toBeNull();
    expect(transferFault(trip({ pickUpTime: "04:00", dropTime: "11:00" }), coach, boats)?.rule).toBe(
      "notDriven",
    );
  });
});

describe("the days of a transfer", () => {
  const stay = { checkIn: "2026-12-01" as const, checkOut: "2026-12-03" as const };
  it("are those of check-in and check-out", () => {
    const there = trip({ tripType: "return", returnTime: "10:30" });
    expect(transferDays(there, stay)).toEqual({
      pickUpDay: "2026-12-01",
      dropDay: "2026-12-01",
      returnDay: "2026-12-03",
    });
  });
  it("reach into the evening before, or the morning after", () => {
    const overnight = { pickUpTime: "22:30", dropTime: "06:00" };
    expect(transferDays(trip(overnight), stay)).toEqual({
      pickUpDay: "2026-11-30",
      dropDay: "2026-12-01",
      returnDay: null,
    });
    expect(transferDays(trip({ ...overnight, direction: "back" }), stay)).toEqual({
      pickUpDay: "2026-12-03",
      dropDay: "2026-12-04",
      returnDay: null,
    });
  });
});

describe("times of day", () => {
  it("go round midnight", () => {
    expect(addMinutes("23:50", 15)).toBe("00:05");
    expect(addMinutes("00:10", -30)).toBe("23:40");
    expect(minutesUntil("23:00", "01:30")).toBe(150);
    expect([isBetween("23:30", "20:00", "02:00"), isBetween("12:00", "20:00", "02:00")]).toEqual([
      true,
      false,
    ]);
  });
});
