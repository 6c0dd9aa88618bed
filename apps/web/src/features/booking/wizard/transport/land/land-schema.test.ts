import { describe, expect, test } from "vitest";
import type { EndPoint } from "../../calls.ts";
import { landSchema, newTransfer, rideOf, suggestTimes, tripOf, withTrip } from "./land-schema.ts";

const inAll = (text: string) => ({ en: text, my: text, cn: text });
const airport = "0199a0a0-0000-4000-8000-000000000001";
const jetty = "0199a0a0-0000-4000-8000-000000000002";
const ride = (direction: "out" | "back"): EndPoint["transfers"][number] => ({
  _id: airport,
  type: "shared",
  direction,
  name: inAll("Van"),
  seats: 12,
  minutes: 45,
  firstTime: "06:00",
  lastTime: "20:00",
  departures: { out: [], back: [] },
  oneWaySen: 5_000,
  returnSen: 8_000,
  placesLeft: null,
  placesLeftBack: null,
  included: false,
  includedBack: false,
});
const endsAt = (_id: string, direction: "out" | "back"): EndPoint[] => [
  { _id, type: "jetty", name: inAll("Jetty"), meetingPoint: null, transfers: [ride(direction)] },
];
const party = { adults: 2, childAges: [7], nonMalaysians: 0 };
const boats = { out: "11:00", back: "09:30", boardMinutes: 30, crossingMinutes: 45 };
const whole = {
  ...newTransfer(party),
  type: "shared",
  startPointId: airport,
  endPointId: jetty,
  pickUpPoint: "Hall",
  dropLocation: "Counter",
  pickUpTime: "09:30",
  dropTime: "10:20",
  returnTime: "10:30",
};
const mistakes = (transfer: object, ends: EndPoint[] | undefined = endsAt(jetty, "out")) => {
  const read = landSchema({ party, boats, ends: [ends] }).safeParse({ land: [transfer] });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

describe("a land transfer as typed", () => {
  test("is whole once everything is told", () => expect(mistakes(whole)).toEqual([]));

  test("asks for each thing that is missing", () => {
    expect(mistakes(newTransfer(party))).toEqual(
      [
        "type",
        "startPointId",
        "endPointId",
        "pickUpPoint",
        "pickUpTime",
        "dropLocation",
        "dropTime",
        "returnTime",
      ].map((field) => `land.0.${field} required`),
    );
  });

  test.each([
    [{ pickUpTime: "10:00", dropTime: "10:50" }, "land.0.pickUpTime missesBoat"],
    [{ returnTime: "10:00" }, "land.0.returnTime beforeBoat"],
    [{ dropTime: "09:40" }, "land.0.dropTime rideTooShort"],
    [{ pickUpTime: "05:00", dropTime: "06:00" }, "land.0.pickUpTime notDriven"],
    [{ adultCount: 3 }, "land.0.adultCount moreThanParty"],
    [{ childCount: 2 }, "land.0.childCount moreThanParty"],
    [{ type: "private" }, "land.0.endPointId noRoad"],
  ])("with %o says %s", (part, mistake) => expect(mistakes({ ...whole, ...part })).toEqual([mistake]));

  test("is not blamed for a road that is still being looked up", () => {
    const read = landSchema({ party, boats, ends: [undefined] }).safeParse({
      land: [{ ...whole, type: "private" }],
    });
    expect(read.success).toBe(true);
  });
});

describe("the way of a transfer", () => {
  test("is told in one word, and turned round for the way home", () => {
    expect([whole, withTrip(whole, "out"), withTrip(whole, "back")].map(tripOf)).toEqual([
      "return",
      "out",
      "back",
    ]);
    expect(withTrip(whole, "out")).toMatchObject({ returnTime: "", pickUpTime: "09:30" });
    expect(withTrip(whole, "back")).toMatchObject({
      startPointId: jetty,
      endPointId: airport,
      pickUpPoint: "Counter",
      dropLocation: "Hall",
      pickUpTime: "",
    });
  });
});

describe("suggested times", () => {
  const bare = { ...whole, pickUpTime: "", dropTime: "", returnTime: "" };
  const found = rideOf(whole, endsAt(jetty, "out"));
  test("fit the boat, and leave what was typed", () => {
    if (!found) throw new Error("no ride");
    expect(suggestTimes(bare, found, boats)).toMatchObject({
      pickUpTime: "09:35",
      dropTime: "10:20",
      returnTime: "10:25",
    });
    expect(mistakes(suggestTimes(bare, found, boats))).toEqual([]);
    expect(suggestTimes({ ...bare, returnTime: "12:00" }, found, boats)).toMatchObject({
      returnTime: "12:00",
    });
    expect(suggestTimes(withTrip(bare, "back"), ride("back"), boats)).toMatchObject({
      pickUpTime: "10:25",
      dropTime: "11:10",
    });
  });

  test("are departures where it leaves at fixed times: in time for the boat, and once ashore", () => {
    const bus = {
      ...ride("out"),
      departures: { out: ["08:00", "09:00", "12:00"], back: ["09:00", "11:30"] },
    };
    expect(suggestTimes(bare, bus, boats)).toMatchObject({
      pickUpTime: "09:00",
      dropTime: "09:45",
      returnTime: "11:30",
    });
  });

  test("are none where no time would do, and none for a boat without one", () => {
    const atNight = { ...ride("out"), firstTime: "20:00", lastTime: "23:00" };
    expect(suggestTimes(bare, atNight, boats)).toBe(bare);
    expect(suggestTimes(bare, ride("out"), { ...boats, out: null, back: null })).toBe(bare);
  });
});
