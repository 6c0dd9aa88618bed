import { expect, it } from "vitest";
import { personsBySeat, takenSeats } from "./group-places.ts";

const bands = [
  { kind: "child" as const, fromAge: 0, toAge: 11 },
  { kind: "adult" as const, fromAge: 12, toAge: null },
];
const room = (adult: number, child: number) =>
  ({ roomTypeId: "r", bedType: "twin", occupants: { adult, child, toddler: 0, infant: 0 } }) as const;
const persons = [{ age: null }, { age: null }, { age: null }, { age: 7 }];

it("gives each place of the rooms the person of that room and kind", () => {
  const rooms = [room(1, 1), room(2, 0)];
  const guests = [{ room: 1 }, { room: 0 }, { room: 1 }, { room: 0 }];
  expect(personsBySeat(rooms, persons, guests, bands)).toEqual([1, 3, 0, 2]);
});

it("takes somebody of the kind where nobody is in that room, and nobody where none is left", () => {
  const rooms = [room(2, 0), room(2, 1)];
  const guests = [{ room: 0 }, { room: 0 }, { room: 0 }, { room: 1 }];
  expect(personsBySeat(rooms, persons, guests, bands)).toEqual([0, 1, 2, null, 3]);
});

it("knows the places that are typed into", () => {
  expect(takenSeats([1, 0, null], [{ fullName: "Ali" }, {}])).toEqual([1]);
});
