import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { charterOut, exampleBook, ferryBack, ferryOut } from "../../checks/example-book.ts";
import { exampleStay, person, sleeping } from "../../checks/example-stay.ts";
import { forAll } from "../../checks/for-all.ts";
import { addDays } from "../calendar/day.ts";
import { bedTypesFor } from "../party/beds.ts";
import type { Occupants, Traveller } from "../party/party.ts";
import type { Quote, RoomToQuote, StayToQuote } from "./lines.ts";
import { quote } from "./quote.ts";

const ages = { adult: [12, 90], child: [4, 11], toddler: [1, 3], infant: [0, 0] } as const;
const kinds = ["adult", "child", "toddler", "infant"] as const;
type RoomGuest = (typeof kinds)[number];

const traveller = (kind: RoomGuest): fc.Arbitrary<Traveller> =>
  fc
    .tuple(fc.integer({ min: ages[kind][0], max: ages[kind][1] }), fc.boolean(), fc.boolean())
    .map(([age, nonMalaysian, disabled]) => person(age, { nonMalaysian, disabled }));

const someOccupants: fc.Arbitrary<Occupants> = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 1 }),
  )
  .map(([adult, child, toddler, infant]) => sleeping({ adult, child, toddler, infant }));

const someRoom: fc.Arbitrary<RoomToQuote> = fc
  .tuple(someOccupants, fc.constantFrom("garden", "seaView"), fc.nat(3))
  .map(([occupants, roomTypeId, pick]) => {
    const fitting = bedTypesFor(occupants);
    return { roomTypeId, bedType: fitting[pick % fitting.length] ?? "quad", occupants };
  });

const travellersIn = (rooms: readonly RoomToQuote[]): fc.Arbitrary<Traveller[]> =>
  fc.tuple(
    ...rooms.flatMap(({ occupants }) =>
      kinds.flatMap((kind) => Array.from({ length: occupants[kind] }, () => traveller(kind))),
    ),
  );

const someStay: fc.Arbitrary<StayToQuote> = fc
  .array(someRoom, { minLength: 1, maxLength: 4 })
  .chain((rooms) => fc.tuple(fc.constant(rooms), travellersIn(rooms), fc.nat(200), fc.boolean()))
  .map(([rooms, travellers, later, byCharter]) =>
    exampleStay({
      checkIn: addDays("2027-03-01", later),
      rooms,
      travellers,
      crossings: [byCharter ? charterOut : ferryOut, ferryBack],
    }),
  );

const priced = (stay: StayToQuote): Quote => {
  const result = quote(stay, exampleBook, "2027-02-01");
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};

describe("every price", () => {
  it("is the sum of its lines, in whole sen, none below zero", () => {
    forAll("lines add up", someStay, (wanted) => {
      const { lines, totalSen, depositSen } = priced(wanted);
      expect(lines.reduce((sum, { amountSen }) => sum + amountSen, 0)).toBe(totalSen);
      expect(lines.every(({ amountSen }) => Number.isSafeInteger(amountSen) && amountSen > 0)).toBe(true);
      expect(depositSen).toBeGreaterThan(0);
      expect(depositSen).toBeLessThanOrEqual(totalSen);
    });
  });

  it("has lines that anyone can check: count × nights × unit, or a share of a base", () => {
    forAll("lines explain themselves", someStay, (wanted) => {
      for (const { count, nights, unitSen, amountSen, share, baseSen } of priced(wanted).lines) {
        expect(count * (nights ?? 1) * unitSen).toBe(amountSen);
        expect(share === null).toBe(baseSen === null);
      }
    });
  });

  it("does not depend on the order of guests or rooms", () => {
    const shuffled = someStay.chain((wanted) =>
      fc.tuple(
        fc.constant(wanted),
        fc.shuffledSubarray([...wanted.travellers], { minLength: wanted.travellers.length }),
        fc.shuffledSubarray([...wanted.rooms], { minLength: wanted.rooms.length }),
      ),
    );
    forAll("order is nothing", shuffled, ([stay, travellers, rooms]) => {
      expect(priced({ ...stay, travellers, rooms })).toEqual(priced(stay));
    });
  });

  it("never falls when a person is added", () => {
    const joined = fc.tuple(
      someStay,
      fc.nat(3),
      fc.constantFrom(...kinds).chain((kind) => fc.tuple(fc.constant(kind), traveller(kind))),
    );
    forAll("one more never costs less", joined, ([stay, pick, [kind, newcomer]]) => {
      const at = pick % stay.rooms.length;
      const rooms = stay.rooms.map((room, i) =>
        i === at ? { ...room, occupants: { ...room.occupants, [kind]: room.occupants[kind] + 1 } } : room,
      );
      const more = priced({ ...stay, rooms, travellers: [...stay.travellers, newcomer] });
      expect(more.totalSen).toBeGreaterThanOrEqual(priced(stay).totalSen);
    });
  });

  it("never falls when a guest turns out to be a foreigner, never rises when disabled", () => {
    forAll("who a guest is", fc.tuple(someStay, fc.nat(20)), ([stay, pick]) => {
      const at = pick % stay.travellers.length;
      const as = (changes: Partial<Traveller>): number =>
        priced({
          ...stay,
          travellers: stay.travellers.map((traveller, i) =>
            i === at ? { ...traveller, ...changes } : traveller,
          ),
        }).totalSen;
      expect(as({ nonMalaysian: true })).toBeGreaterThanOrEqual(as({ nonMalaysian: false }));
      expect(as({ disabled: true })).toBeLessThanOrEqual(as({ disabled: false }));
    });
  });
});
