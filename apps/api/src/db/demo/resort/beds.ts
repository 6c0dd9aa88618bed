import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BedUser } from "@pulau/domain/party/bed-places.ts";

type DemoBed = {
  readonly name: Words;
  readonly usingFor: BedUser;
  /** Centimetres. */
  readonly width: number;
  readonly length: number;
  readonly noOfPax: number;
  readonly desc: string;
};

export const demoBeds = {
  king: {
    name: { en: "King bed", my: "Katil king", cn: "特大床" },
    ...{ usingFor: "both", width: 180, length: 200, noOfPax: 2, desc: "Parts into two singles." },
  },
  queen: {
    name: { en: "Queen bed", my: "Katil queen", cn: "大床" },
    ...{ usingFor: "both", width: 160, length: 200, noOfPax: 2, desc: "" },
  },
  single: {
    name: { en: "Single bed", my: "Katil bujang", cn: "单人床" },
    ...{ usingFor: "both", width: 100, length: 200, noOfPax: 1, desc: "" },
  },
  sofa: {
    name: { en: "Sofa bed", my: "Katil sofa", cn: "沙发床" },
    ...{ usingFor: "both", width: 140, length: 190, noOfPax: 2, desc: "In the lagoon suites." },
  },
  rollaway: {
    name: { en: "Folding bed", my: "Katil lipat", cn: "折叠床" },
    ...{ usingFor: "both", width: 90, length: 190, noOfPax: 1, desc: "Brought in; twelve in store." },
  },
  bunk: {
    name: { en: "Children’s bunk", my: "Katil dua tingkat kanak-kanak", cn: "儿童双层床" },
    ...{ usingFor: "child", width: 80, length: 180, noOfPax: 2, desc: "Takes children under twelve." },
  },
} as const satisfies Record<string, DemoBed>;

export type BedName = keyof typeof demoBeds;
type BedCounts = Partial<Record<BedName, number>>;

/** By room code, in the order in which a room is made up unless its guests ask. Folding beds are extra. */
export const demoBedOptions: Readonly<Record<string, readonly BedCounts[]>> = {
  G: [
    { queen: 1, single: 2 },
    { single: 2, rollaway: 2 },
  ],
  D: [{ single: 4 }],
  J: [{ queen: 1 }, { single: 2 }],
  B: [{ king: 1, single: 2 }, { single: 4 }],
  H: [
    { king: 1, rollaway: 1 },
    { single: 2, rollaway: 1 },
  ],
  V: [
    { queen: 1, single: 2, bunk: 1 },
    { queen: 2, single: 2 },
  ],
  W: [
    { king: 1, rollaway: 1 },
    { single: 2, rollaway: 1 },
  ],
  L: [
    { king: 1, sofa: 1 },
    { single: 2, sofa: 1 },
  ],
};
