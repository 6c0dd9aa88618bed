import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sleeping } from "../../checks/example-stay.ts";
import { forAll } from "../../checks/for-all.ts";
import type { BedOptionId, RoomTypeId } from "../ids.ts";
import type { BedOption, BedUser } from "../party/bed-places.ts";
import { extraBedsFor, paxOf, roomHolds } from "../party/beds.ts";
import { sumOccupants } from "../party/kinds.ts";
import { bedTypes, type Occupants } from "../party/party.ts";
import { autoSelect, type OfferedType } from "./auto-select.ts";

const type = (roomTypeId: RoomTypeId, maxPax: number, overrides: Partial<OfferedType> = {}): OfferedType => ({
  roomTypeId,
  maxPax,
  minPax: 1,
  bedTypes,
  free: 10,
  priority: 0,
  ...overrides,
});

const beds = (bedOptionId: BedOptionId, ...sets: [BedUser, number, number][]): BedOption => ({
  bedOptionId,
  beds: sets.map(([usingFor, noOfPax, count]) => ({ usingFor, noOfPax, count })),
});

/** `garden×2` for two garden rooms. */
const summary = (party: Partial<Occupants>, types: readonly OfferedType[]): string => {
  const result = autoSelect(sleeping(party), types);
  if (!result.ok) return result.failure.code;
  return result.value.map(({ roomTypeId, bedType }) => `${roomTypeId} ${bedType}`).join(", ");
};

describe("auto-select", () => {
  const small = type("small", 2);
  const large = type("large", 4);

  it.each<[string, Partial<Occupants>, OfferedType[], string]>([
    ["a couple: the room that fits", { adult: 2 }, [large, small], "small twin"],
    ["a family: one room, not two", { adult: 2, child: 2 }, [small, large], "large quad"],
    ["three: an empty place rather than a second room", { adult: 3 }, [small, large], "large triple"],
    ["five in small rooms alone", { adult: 5 }, [small], "small twin, small twin, small single"],
    ["six: filled best", { adult: 6 }, [small, large], "large quad, small twin"],
    ["six with one large room less: evenly", { adult: 6 }, [large], "large triple, large triple"],
    ["a toddler shares the price", { adult: 2, toddler: 1 }, [large], "large triple"],
    ["an infant takes no place", { adult: 2, infant: 2 }, [small], "small twin"],
    [
      "the preferred of two that are alike",
      { adult: 2 },
      [type("a", 2, { priority: 2 }), type("b", 2)],
      "b twin",
    ],
    ["one adult can't watch two rooms", { adult: 1, child: 3 }, [small], "SOLD_OUT"],
    ["not enough rooms", { adult: 5 }, [type("small", 2, { free: 2 })], "SOLD_OUT"],
    ["a room that wants more guests", { adult: 1 }, [type("villa", 6, { minPax: 4 })], "SOLD_OUT"],
    ["a room without a single price", { adult: 1 }, [type("twin", 2, { bedTypes: ["twin"] })], "SOLD_OUT"],
    ["nobody", {}, [small], "SOLD_OUT"],
    ["nothing free", { adult: 1 }, [type("small", 2, { free: 0 })], "SOLD_OUT"],
  ])("%s", (_, party, types, expected) => {
    expect(summary(party, types)).toBe(expected);
  });

  describe("with beds of their own", () => {
    const king = beds("king", ["both", 2, 1]);
    const kingAndBunk = beds("kingAndBunk", ["both", 2, 1], ["child", 1, 2]);
    const twins = beds("twins", ["both", 1, 2]);
    const made = (party: Partial<Occupants>, ...bedOptions: BedOption[]) => {
      const result = autoSelect(sleeping(party), [type("family", 4, { bedOptions })]);
      return result.ok ? result.value.map((room) => room.bedOptionId) : result.failure.code;
    };

    it.each<[string, Partial<Occupants>, BedOption[], readonly string[] | string]>([
      ["makes up the room in the first way that does", { adult: 2 }, [king, twins], ["king"]],
      ["takes the way with children's beds", { adult: 2, child: 2 }, [king, kingAndBunk], ["kingAndBunk"]],
      ["puts no adults into children's beds", { adult: 4 }, [kingAndBunk], ["kingAndBunk", "kingAndBunk"]],
      ["lets a toddler sleep with its parents", { adult: 2, toddler: 2 }, [king], ["king"]],
      ["takes a room more when beds lack", { adult: 2, child: 1 }, [king], ["king", "king"]],
      ["gives up when no bed is for them", { adult: 1, child: 1 }, [beds("a", ["adult", 2, 1])], "SOLD_OUT"],
    ])("%s", (_, party, options, expected) => {
      expect(made(party, ...options)).toEqual(expected);
    });
  });

  it("spreads adults, so that children are not alone", () => {
    const result = autoSelect(sleeping({ adult: 2, child: 4, infant: 1 }), [type("family", 3)]);
    expect(result.ok && result.value.map(({ occupants }) => [occupants.adult, occupants.child])).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

type Score = readonly [rooms: number, emptyPlaces: number, rank: number, evenness: number];

const better = (a: Score, b: Score): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

/** Tries every way to fill rooms one after another. */
const bruteForce = (party: Occupants, types: readonly OfferedType[]): Score | null => {
  let best: Score | null = null;
  const free = types.map((type) => type.free);
  const tryFrom = (left: Occupants, at: number, score: Score): void => {
    if (paxOf(left) === 0) {
      if (!best || better(score, best)) best = score;
      return;
    }
    for (let i = at; i < types.length; i += 1) {
      const roomType = types[i];
      if (!roomType || (free[i] ?? 0) === 0) continue;
      for (const occupants of waysInto(roomType, left)) {
        const pax = paxOf(occupants);
        free[i] = (free[i] ?? 0) - 1;
        tryFrom(minus(left, occupants), i, [
          score[0] + 1,
          score[1] + roomType.maxPax - pax,
          score[2] + i,
          score[3] + pax * pax,
        ]);
        free[i] = (free[i] ?? 0) + 1;
      }
    }
  };
  tryFrom(party, 0, [0, 0, 0, 0]);
  return best;
};

const minus = (a: Occupants, b: Occupants): Occupants => ({
  adult: a.adult - b.adult,
  child: a.child - b.child,
  toddler: a.toddler - b.toddler,
  infant: a.infant,
});

const waysInto = (offeredType: OfferedType, left: Occupants): Occupants[] => {
  const ways: Occupants[] = [];
  for (let adult = 1; adult <= left.adult; adult += 1) {
    for (let child = 0; child <= left.child; child += 1) {
      for (let toddler = 0; toddler <= left.toddler; toddler += 1) {
        const occupants = sleeping({ adult, child, toddler });
        const choices = [
          ...bedTypes.map((bedType) => ({ bedType })),
          ...extraBedsFor(offeredType, occupants),
        ];
        if (choices.some((beds) => roomHolds(offeredType, { ...beds, occupants }).ok)) ways.push(occupants);
      }
    }
  }
  return ways;
};

const someBeds: fc.Arbitrary<BedOption[]> = fc.array(
  fc
    .array(
      fc.tuple(
        fc.constantFrom<BedUser>("both", "both", "adult", "child"),
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 2 }),
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((sets) => beds(JSON.stringify(sets), ...sets)),
  { maxLength: 2 },
);
const someTypes = fc
  .array(
    fc.record({
      bedOptions: someBeds,
      maxPax: fc.integer({ min: 1, max: 6 }),
      minPax: fc.integer({ min: 1, max: 3 }),
      free: fc.integer({ min: 0, max: 4 }),
      bedTypes: fc.subarray([...bedTypes], { minLength: 1 }),
      childBeds: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...bedTypes])),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => list.map((offer, i) => type(`t${i}`, offer.maxPax, { ...offer, priority: i })));
const someParty = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.nat(3), fc.nat(2), fc.nat(2))
  .map(([adult, child, toddler, infant]) => sleeping({ adult, child, toddler, infant }));

describe("auto-select, for any party", () => {
  it("is as good as trying everything, and right", () => {
    forAll("auto-select", fc.tuple(someParty, someTypes), ([party, types]) => {
      const result = autoSelect(party, types);
      const best = bruteForce(party, types);
      expect(result.ok).toBe(best !== null);
      if (!result.ok) return;
      expect(sumOccupants(result.value)).toEqual(party);
      let score: Score = [0, 0, 0, 0];
      for (const choice of result.value) {
        const { roomTypeId, occupants } = choice;
        const at = types.findIndex((type) => type.roomTypeId === roomTypeId);
        const room = types[at];
        if (!room) throw new Error("an unknown type");
        expect(roomHolds(room, choice).ok).toBe(true);
        const pax = paxOf(occupants);
        score = [score[0] + 1, score[1] + room.maxPax - pax, score[2] + at, score[3] + pax * pax];
      }
      expect(score).toEqual(best);
      for (const type of types) {
        const used = result.value.filter(({ roomTypeId }) => roomTypeId === type.roomTypeId).length;
        expect(used).toBeLessThanOrEqual(type.free);
      }
    });
  });
});

/** The figure is for a machine of one's own; where other tests run beside, it may take longer. */
const patience = 5;

describe("auto-select for a large group", () => {
  /** Twenty types of 25 rooms each, from singles to villas of six, and children's beds in every third. */
  const house = Array.from({ length: 20 }, (_, i) =>
    type(`t${i}`, 1 + (i % 6), {
      free: 25,
      priority: (i * 7) % 20,
      bedOptions:
        i % 3 === 0 && i % 6 > 0 ? [beds(`b${i}`, ["both", 1, Math.max(1, i % 6)], ["child", 1, 2])] : [],
    }),
  );

  it.each<[string, Partial<Occupants>]>([
    ["forty adults", { adult: 40 }],
    ["families", { adult: 22, child: 12, toddler: 4, infant: 2 }],
    ["a school class with its teachers", { adult: 8, child: 32 }],
  ])("fits %s into 500 rooms in no time", (name, party) => {
    const times = Array.from({ length: 5 }, () => {
      const from = performance.now();
      const result = autoSelect(sleeping(party), house);
      const took = performance.now() - from;
      expect(result.ok && sumOccupants(result.value)).toEqual(sleeping(party));
      return took;
    });
    const best = Math.min(...times);
    process.stdout.write(`auto-select, ${name} among 500 rooms: ${best.toFixed(1)} ms\n`);
    expect(best).toBeLessThan(50 * patience);
  });
});
