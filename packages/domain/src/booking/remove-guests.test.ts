import { describe, expect, it } from "vitest";
import type { AgeBand, BedType } from "../party/party.ts";
import { partyWithout, withoutGuest, withoutPlace, withoutRoom } from "./remove-guests.ts";

const bands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const bedTypesOf = (): BedType[] => ["single", "twin", "triple"];
const room = (bedType: BedType, adult: number, child = 0, infant = 0) => ({
  roomTypeId: "deluxe",
  bedType,
  occupants: { adult, child, toddler: 0, infant },
});
const guest = (name: string, age: number, inRoom: number) => ({ name, age, senior: age >= 60, room: inRoom });
const family = {
  rooms: [room("triple", 2, 1, 1), room("single", 1)],
  guests: [
    guest("mother", 38, 0),
    guest("grandfather", 71, 0),
    guest("son", 7, 0),
    guest("baby", 0, 0),
    guest("aunt", 40, 1),
  ],
};
const off = (position: number, stay = family) => withoutGuest(stay, position, { bands, bedTypesOf });
const names = (stay: { guests: readonly { name: string }[] }) => stay.guests.map(({ name }) => name);

describe("a room taken off", () => {
  it("goes with its guests, and the others' rooms move up", () => {
    const left = withoutRoom(family, 0);
    expect(left).toEqual({ ok: true, value: { rooms: [family.rooms[1]], guests: [guest("aunt", 40, 0)] } });
  });

  it("is not the last one, nor one that is not there", () => {
    const single = { rooms: [room("single", 1)], guests: [guest("aunt", 40, 0)] };
    expect(withoutRoom(single, 0)).toMatchObject({ failure: { code: "PARTY_MISMATCH" } });
    expect(withoutRoom(family, 2)).toMatchObject({ failure: { code: "NOT_FOUND" } });
  });
});

describe("a guest taken off", () => {
  it.each([
    ["a child: two share", 2, "twin", { adult: 2, child: 0, toddler: 0, infant: 1 }],
    ["a senior, who sleeps as an adult", 1, "twin", { adult: 1, child: 1, toddler: 0, infant: 1 }],
    ["a baby, who had no bed", 3, "triple", { adult: 2, child: 1, toddler: 0, infant: 0 }],
  ] as const)("%s", (_, position, bedType, occupants) => {
    const left = off(position);
    expect(left.ok && left.value.rooms[0]).toMatchObject({ bedType, occupants });
    expect(left.ok && names(left.value)).toEqual(names(family).filter((__, i) => i !== position));
  });

  it("keeps the extra beds of the children who stay", () => {
    const twin = { ...room("twin", 2, 2), extraBeds: 2 };
    const stay = { rooms: [twin], guests: [guest("mother", 38, 0), guest("son", 7, 0)] };
    const without = (position: number) => {
      const left = withoutGuest(stay, position, { bands, bedTypesOf });
      return left.ok ? left.value.rooms[0] : null;
    };
    expect(without(1)).toMatchObject({ bedType: "twin", extraBeds: 1, occupants: { adult: 2, child: 1 } });
    expect(without(0)).toMatchObject({ bedType: "twin", extraBeds: 1, occupants: { adult: 1, child: 2 } });
  });

  it("takes the room along when nobody is left in it", () => {
    const left = off(4);
    expect(left.ok && left.value.rooms).toEqual([family.rooms[0]]);
  });

  it("keeps the bed type when the room type offers no smaller one", () => {
    const left = withoutGuest(family, 2, { bands, bedTypesOf: () => ["triple"] });
    expect(left.ok && left.value.rooms[0]?.bedType).toBe("triple");
  });

  it("is found in another room when the list does not know who sleeps where", () => {
    const unsorted = { ...family, guests: family.guests.map((guest) => ({ ...guest, room: 1 })) };
    const left = off(2, unsorted);
    expect(left.ok && left.value.rooms[0]?.occupants.child).toBe(0);
  });

  it("must travel with them, and must not be the only one", () => {
    expect(off(5)).toMatchObject({ failure: { code: "NOT_FOUND" } });
    const alone = { rooms: [room("single", 1)], guests: [guest("aunt", 40, 0)] };
    expect(off(0, alone)).toMatchObject({ failure: { code: "PARTY_MISMATCH" } });
    const wrong = { rooms: [room("single", 1)], guests: [guest("child", 7, 0)] };
    expect(off(0, wrong)).toMatchObject({ failure: { code: "PARTY_MISMATCH" } });
  });
});

describe("a place that nobody is named for", () => {
  const about = { bands, bedTypesOf };
  const half = { ...family, guests: [guest("mother", 38, 0), guest("aunt", 40, 1)] };

  it("is given up, and the bed type fits those who are left", () => {
    const left = withoutPlace(half, { room: 0, kind: "adult" }, about);
    expect(left).toMatchObject({ ok: true, value: { rooms: [room("twin", 1, 1, 1), room("single", 1)] } });
    expect(left.ok && names(left.value)).toEqual(["mother", "aunt"]);
  });

  it("must be open: who is named leaves by name", () => {
    for (const place of [
      { room: 1, kind: "adult" },
      { room: 0, kind: "toddler" },
      { room: 7, kind: "adult" },
    ] as const)
      expect(withoutPlace(half, place, about)).toMatchObject({ failure: { code: "NOT_FOUND" } });
  });
});

describe("a party", () => {
  const party = { adults: 3, childAges: [7, 0, 9], nonMalaysians: 2 };

  it("has fewer without those who leave: a child of the known age, else one of the kind", () => {
    expect(
      partyWithout(
        party,
        [
          { kind: "adult", nonMalaysian: true },
          { kind: "child", age: 9 },
        ],
        bands,
      ),
    ).toEqual({
      adults: 2,
      childAges: [7, 0],
      nonMalaysians: 1,
    });
    expect(partyWithout(party, [{ kind: "infant" }, { kind: "child" }], bands)).toEqual({
      adults: 3,
      childAges: [9],
      nonMalaysians: 2,
    });
    expect(partyWithout({ ...party, nonMalaysians: 6 }, [{ kind: "adult" }], bands).nonMalaysians).toBe(5);
  });
});
