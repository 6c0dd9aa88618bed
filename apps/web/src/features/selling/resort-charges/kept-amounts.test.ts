import { expect, test } from "vitest";
import { byKindAgain, byNationality } from "./kept-amounts.ts";

const adult = { who: "malaysian", guestKind: "adult", sen: 1_000 } as const;
const child = { who: "malaysian", guestKind: "child", sen: 500 } as const;
const foreign = { who: "foreign", guestKind: null, sen: 2_000 } as const;

test("by the room one amount of each nationality counts", () => {
  expect(byNationality([adult, child, foreign])).toEqual([{ ...adult, guestKind: null }, foreign]);
});

test("by the person again, nothing is lost and what was typed since stands", () => {
  const before = [adult, child, foreign];
  expect(byKindAgain(before, byNationality(before))).toEqual(before);
  const since = [
    { who: "malaysian", guestKind: null, sen: 1_200 },
    { who: null, guestKind: null, sen: 100 },
  ] as const;
  expect(byKindAgain(before, [...since])).toEqual([{ ...adult, sen: 1_200 }, child, since[1]]);
});
