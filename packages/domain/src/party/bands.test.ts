import { expect, it } from "vitest";
import { gapInBands, removedKinds } from "./bands.ts";
import type { AgeBand } from "./party.ts";

const child: AgeBand = { kind: "child", fromAge: 0, toAge: 11 };
const adult: AgeBand = { kind: "adult", fromAge: 12, toAge: null };

it.each([
  ["none", [], null],
  ["all ages, in any order", [adult, child], null],
  ["a first age above nothing", [adult], { fromAge: 0, toAge: 11 }],
  ["ages between two", [child, { ...adult, fromAge: 14 }], { fromAge: 12, toAge: 13 }],
  ["an end", [child, { ...adult, toAge: 59 }], { fromAge: 60, toAge: null }],
] as const)("bands with %s", (_, bands, hole) => {
  expect(gapInBands(bands)).toEqual(hole);
});

it("knows which kinds are counted no more", () => {
  expect(removedKinds([child, adult], [adult])).toEqual(["child"]);
});
