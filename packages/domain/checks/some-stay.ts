import fc from "fast-check";
import { addDays } from "../src/calendar/day.ts";
import { bedTypesFor } from "../src/party/beds.ts";
import type { Occupants, Traveller } from "../src/party/party.ts";
import type { RoomToQuote, StayToQuote } from "../src/pricing/lines.ts";
import { exampleStay, person, sleeping } from "./example-stay.ts";

const ages = { adult: [12, 90], child: [4, 11], toddler: [1, 3], infant: [0, 0] } as const;
export const sleeperKinds = ["adult", "child", "toddler", "infant"] as const;
type RoomGuest = (typeof sleeperKinds)[number];

/** A guest of a kind, of any nationality, who dives or not. */
export const someTraveller = (kind: RoomGuest): fc.Arbitrary<Traveller> =>
  fc
    .tuple(
      fc.integer({ min: ages[kind][0], max: ages[kind][1] }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(null, "diver"),
    )
    .map(([age, nonMalaysian, disabled, activity]) => person(age, { nonMalaysian, disabled, activity }));

const someOccupants: fc.Arbitrary<Occupants> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2), fc.nat(1), fc.nat(1))
  .map(([adult, child, toddler, infant]) => sleeping({ adult, child, toddler, infant }));

export const someRoom: fc.Arbitrary<RoomToQuote> = fc
  .tuple(someOccupants, fc.constantFrom("garden", "villa"), fc.nat(3), fc.boolean())
  .map(([occupants, roomTypeId, pick, sharing]) => {
    const fitting = bedTypesFor(occupants);
    return { roomTypeId, bedType: fitting[pick % fitting.length] ?? "quad", occupants, sharing };
  });

export const travellersIn = (rooms: readonly RoomToQuote[]): fc.Arbitrary<Traveller[]> =>
  fc.tuple(
    ...rooms.flatMap(({ occupants }) =>
      sleeperKinds.flatMap((kind) => Array.from({ length: occupants[kind] }, () => someTraveller(kind))),
    ),
  );

/** A party in up to four rooms for up to six nights of the season. */
export const someStay: fc.Arbitrary<StayToQuote & { nights: number }> = fc
  .array(someRoom, { minLength: 1, maxLength: 4 })
  .chain((rooms) =>
    fc.tuple(fc.constant(rooms), travellersIn(rooms), fc.nat(200), fc.integer({ min: 1, max: 6 })),
  )
  .map(([rooms, travellers, later, nights]) => ({
    ...exampleStay({ checkIn: addDays("2027-03-01", later), rooms, travellers }),
    nights,
  }));
