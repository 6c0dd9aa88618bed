import { describe, expect, it } from "vitest";
import {
  emptyEntry,
  entriesOf,
  isFilled,
  mergeEntries,
  mistakesOf,
  readEntries,
  withPasted,
} from "./entries.ts";

const ali = { ...emptyEntry, fullName: "Ali", identity: "900101-14-5678", age: "37" };

describe("a list as it is typed", () => {
  it("sends the places where somebody is, with what is known of them", () => {
    const { guests } = readEntries([
      emptyEntry,
      { ...ali, phones: "+60 12-345 6789, +6591234567" },
      emptyEntry,
    ]);
    expect(guests).toHaveLength(1);
    expect(guests?.[0]).toMatchObject({
      seat: 1,
      fullName: "Ali",
      age: 37,
      phones: ["+60123456789", "+6591234567"],
    });
  });

  it.each([
    ["age", { age: "old" }, "age"],
    ["identity", { identity: "901399-14-5678" }, "ic"],
    ["identity", { identity: "900101-14-5678", nonMalaysian: true }, "passport"],
    ["email", { email: "ali@" }, "email"],
    ["phones", { phones: "12" }, "phone"],
  ])("says what is wrong with the %s of %o", (field, more, rule) => {
    expect(mistakesOf({ ...ali, ...more }, 0)).toEqual({ [field]: rule });
    expect(readEntries([emptyEntry, { ...ali, ...more }]).mistakes).toEqual({ 1: { [field]: rule } });
  });

  it("finds one paper twice, whatever stands between", () => {
    expect(readEntries([ali, emptyEntry, ali]).mistakes).toEqual({ 2: { identity: "twice" } });
  });

  it("lets a name alone, and a masked paper, pass", () => {
    expect(mistakesOf({ ...emptyEntry, fullName: "Only" }, 0)).toEqual({});
    expect(mistakesOf({ ...ali, identity: "••••5678" }, 0)).toEqual({});
    expect(isFilled({ ...emptyEntry, vegetarian: true })).toBe(false);
  });

  it("takes what was pasted into its places, and leaves the others", () => {
    const known = {
      fullName: "Ben",
      chineseName: null,
      identity: "E1234567",
      age: 30,
      email: null,
      phones: [],
    };
    const ticks = { senior: false, disabled: false, vegetarian: true, nonMalaysian: true };
    const rows = [
      { row: 2, seat: 1, name: "Ben", known: false, guest: { ...known, ...ticks, seat: 1 } },
      { row: 3, seat: null, name: "Too many", known: false, guest: null },
    ];
    const [first, second] = withPasted([ali, emptyEntry], {
      columns: [],
      hasHeading: true,
      problems: [],
      leavers: [],
      rows,
    });
    expect(first).toBe(ali);
    expect(second).toMatchObject({ fullName: "Ben", age: "30", vegetarian: true, nonMalaysian: true });
  });

  it("empties the place of somebody who is given another", () => {
    const mei = { ...emptyEntry, _id: "0199a0a0-0000-7000-8000-000000000001", fullName: "Mei" };
    const guest = {
      _id: mei._id,
      fullName: "Mei",
      chineseName: null,
      identity: "",
      age: null,
      email: null,
      phones: [],
      senior: false,
      disabled: false,
      vegetarian: false,
      nonMalaysian: false,
      seat: 1,
    };
    const rows = [{ row: 2, seat: 1, name: "Mei", known: true, guest }];
    const pasted = { columns: [], hasHeading: true, problems: [], leavers: [], rows };
    expect(withPasted([mei, emptyEntry], pasted).map(({ fullName }) => fullName)).toEqual(["", "Mei"]);
  });

  it("stands as the resort has it", () => {
    const guest = {
      _id: "g",
      fullName: "Mei",
      chineseName: "林美玲",
      identity: "••••5678",
      age: null,
      email: null,
    };
    const ticks = { senior: false, disabled: false, vegetarian: false, nonMalaysian: false };
    const seats = [
      {
        seat: 0,
        kind: "adult" as const,
        guest: { ...guest, ...ticks, phones: ["+60123456789"], missing: [] },
      },
      { seat: 1, kind: "adult" as const, guest: null },
    ];
    const [mei, nobody] = entriesOf({ rooms: [{ seats } as never] });
    expect(mei).toMatchObject({ _id: "g", age: "", chineseName: "林美玲", phones: "+60123456789" });
    expect(nobody).toBe(emptyEntry);
  });

  it("goes over the list that somebody else has kept meanwhile, field by field", () => {
    const base = [ali, emptyEntry];
    const mine = [
      { ...ali, age: "38" },
      { ...emptyEntry, fullName: "Mine" },
    ];
    const now = [
      { ...ali, _id: "a", email: "ali@example.test" },
      { ...emptyEntry, _id: "b", fullName: "Theirs" },
    ];
    const { values, both, theirs } = mergeEntries(base, mine, now);
    expect(values).toEqual([
      { ...ali, _id: "a", age: "38", email: "ali@example.test" },
      { ...emptyEntry, _id: "b", fullName: "Mine" },
    ]);
    expect([both, theirs]).toEqual([["1.fullName"], ["0.email"]]);
  });
});
