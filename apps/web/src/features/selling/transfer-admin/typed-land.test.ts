import type { Reply } from "@pulau/contract/route.ts";
import type { LandTransferRecord } from "@pulau/contract/transfer-records.ts";
import { endPointsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import type { VehicleRecord } from "@pulau/contract/vehicle-records.ts";
import { expect, it } from "vitest";
import { typedAnswer } from "../../../api/typed-answers.ts";
import { typedPoint, typedTransfer, typedVehicle } from "./typed-land.ts";

const name = (en: string) => ({ en, my: en, cn: en });
type Answer = Reply<typeof endPointsRoute>;
type Ride = Answer["endPoints"][number]["transfers"][number];
const ride: Ride = {
  _id: "road",
  type: "shared",
  direction: "out",
  name: name("Van"),
  seats: 10,
  minutes: 45,
  firstTime: "06:00",
  lastTime: "20:00",
  departures: { out: [], back: [] },
  oneWaySen: 5_000,
  returnSen: 8_000,
  placesLeft: 17,
  placesLeftBack: 20,
  included: false,
  includedBack: false,
};
const coach: Ride = { ...ride, _id: "other", type: "coach", name: name("Coach") };
const jetty = { _id: "jetty", type: "jetty", name: name("Jetty"), meetingPoint: null } as const;
const answer: Answer = { endPoints: [{ ...jetty, transfers: [ride, coach] }] };
const request = { params: { _id: "airport" }, query: { adults: 2, children: "", nonMalaysians: 0 } };

const seen = (typed: ReturnType<typeof typedPoint>): Answer =>
  typedAnswer(typed, { path: endPointsRoute.path, sent: request, answer }) as Answer;
const ridesOf = ({ endPoints }: Answer) => endPoints.flatMap(({ transfers }) => transfers);

const van: VehicleRecord = {
  id: 3,
  _id: "van",
  version: 1,
  transfers: 1,
  active_status: true,
  type: "shared",
  name: name("Van"),
  seats: 10,
  daily: 2,
};
const road: LandTransferRecord = {
  id: 1,
  _id: "road",
  version: 1,
  bookings: 0,
  active_status: true,
  position: 0,
  start_point: 1,
  end_point: 2,
  vehicle: 3,
  start_name: name("Airport"),
  end_name: name("Jetty"),
  vehicle_name: van.name,
  vehicle_type: van.type,
  minutes: 45,
  first_time: "06:00",
  last_time: "20:00",
  departures: { out: [], back: [] },
  price: { per: "person", amounts: [{ guestKind: null, sen: 2_500, returnSen: 4_000 }] },
};

it("tells a ride's times and what it costs whoever asks, and no other ride's", () => {
  expect(seen(typedTransfer(road, road, [], [van]))).toEqual(answer);
  const departures = { out: ["08:00"], back: ["10:00"] };
  const typed = { ...road, minutes: 50, departures, price: { per: "trip", sen: 9_900 } };
  expect(ridesOf(seen(typedTransfer(road, typed, [], [van])))).toEqual([
    { ...ride, minutes: 50, departures, oneWaySen: 9_900, returnSen: 19_800 },
    coach,
  ]);
});

it("asks where only the resort can say, and is driven by the vehicle that is chosen", () => {
  const price = { per: "vehicle", steps: [{ upTo: 1, sen: 100 }], beyond: "enquiry" };
  const car: VehicleRecord = { ...van, id: 4, _id: "car", type: "private", name: name("Car"), seats: 3 };
  const [first] = ridesOf(seen(typedTransfer(road, { ...road, vehicle: 4, price }, [], [van, car])));
  expect(first).toMatchObject({
    oneWaySen: null,
    returnSen: null,
    type: "private",
    seats: 3,
    name: car.name,
  });
});

it("renames a vehicle and counts its places anew", () => {
  const rename = { ...van, name: name("Minibus"), seats: 12 };
  expect(ridesOf(seen(typedVehicle(van, rename)))).toEqual([
    { ...ride, name: rename.name, seats: 12, placesLeft: 21, placesLeftBack: 24 },
    coach,
  ]);
  expect(ridesOf(seen(typedVehicle(van, { ...van, daily: null })))[0]).toMatchObject({ placesLeft: null });
});

it("drives no more what is out of use", () => {
  expect(ridesOf(seen(typedTransfer(road, { ...road, active_status: false }, [], [van])))).toEqual([coach]);
  expect(ridesOf(seen(typedVehicle(van, { ...van, active_status: false })))).toEqual([coach]);
  const point = {
    id: 2,
    _id: "jetty",
    version: 1,
    active_status: true,
    type: "jetty",
    name: jetty.name,
  } as const;
  const row = { ...point, meeting_point: null, position: 0, transfers: 1 };
  expect(seen(typedPoint(row, { ...row, active_status: false })).endPoints).toEqual([]);
  const pier = seen(typedPoint(row, { ...row, name: name("Pier") }));
  expect(pier.endPoints[0]?.name.en).toBe("Pier");
  const starts = { startPoints: [{ ...jetty, directions: ["back"], types: ["shared"] }] };
  const known = { path: startPointsRoute.path, sent: {}, answer: starts };
  expect(typedAnswer(typedPoint(row, { ...row, name: name("Pier") }), known)).toMatchObject({
    startPoints: [{ name: { en: "Pier" }, types: ["shared"] }],
  });
});
