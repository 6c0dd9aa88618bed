import { describe } from "vitest";
import { charterOut, exampleBook, ferryBack, ferryOut, words } from "../../checks/example-book.ts";
import { adults, exampleStay, foreigner, gardenTwin, person, room } from "../../checks/example-stay.ts";
import { checkExamples, type Example } from "../../checks/example-table.ts";

const barbecue = {
  id: "barbecue",
  name: words("Barbecue"),
  sen: 6_000,
  per: "person",
  taxGroup: "food",
} as const;
const photos = { id: "photos", name: words("Photos"), sen: 5_000, per: "piece", taxGroup: "none" } as const;
const ferries = [ferryOut, ferryBack];
const sharing = (count: number, bedType: "single" | "twin" | "triple" | "quad") =>
  exampleStay({ travellers: adults(count), rooms: [room("garden", bedType, { adult: count })] });

const examples: readonly Example[] = [
  // who shares
  ["one alone", sharing(1, "single"), { rate: 738, fee: 5, tax: 59.04 }, 802.04],
  ["a couple", sharing(2, "twin"), { rate: 1136, fee: 10, tax: 90.88 }, 1236.88],
  ["three share", sharing(3, "triple"), { rate: 1644, fee: 15, tax: 131.52 }, 1790.52],
  ["four share", sharing(4, "quad"), { rate: 2032, fee: 20, tax: 162.56 }, 2214.56],
  [
    "two couples, one with a sea view",
    exampleStay({ travellers: adults(4), rooms: [gardenTwin, room("seaView", "twin", { adult: 2 })] }),
    { rate: 1136 + 1296, fee: 20, tax: 194.56 },
    2646.56,
  ],
  // which nights
  [
    "Wednesday: the second night is a Thursday",
    exampleStay({ checkIn: "2027-04-07" }),
    { rate: 1136, surcharge: 60, fee: 10, tax: 95.68 },
    1301.68,
  ],
  [
    "Thursday: both nights are",
    exampleStay({ checkIn: "2027-04-08" }),
    { rate: 1136, surcharge: 120, fee: 10, tax: 100.48 },
    1366.48,
  ],
  [
    "Saturday: Sunday night is not",
    exampleStay({ checkIn: "2027-04-10" }),
    { rate: 1136, surcharge: 60, fee: 10, tax: 95.68 },
    1301.68,
  ],
  [
    "a school holiday",
    exampleStay({ checkIn: "2027-06-01" }),
    { rate: 1136, surcharge: 200, fee: 10, tax: 106.88 },
    1452.88,
  ],
  [
    "a weekend in the holiday: only the dearer counts",
    exampleStay({ checkIn: "2027-06-03" }),
    { rate: 1136, surcharge: 200, fee: 10, tax: 106.88 },
    1452.88,
  ],
  [
    "the last night of the holiday",
    exampleStay({ checkIn: "2027-06-06" }),
    { rate: 1136, surcharge: 100, fee: 10, tax: 98.88 },
    1344.88,
  ],
  [
    "leaving on the first day of the holiday: not a night",
    exampleStay({ checkIn: "2027-05-27" }),
    { rate: 1136, surcharge: 120, fee: 10, tax: 100.48 },
    1366.48,
  ],
  // children
  [
    "a child of eight",
    exampleStay({
      travellers: [...adults(2), person(8)],
      rooms: [room("garden", "triple", { adult: 2, child: 1 })],
    }),
    { rate: 1096 + 274, fee: 12, tax: 109.6 },
    1491.6,
  ],
  [
    "a child of five: the park asks nothing",
    exampleStay({
      travellers: [...adults(2), person(5)],
      rooms: [room("garden", "triple", { adult: 2, child: 1 })],
    }),
    { rate: 1096 + 274, fee: 10, tax: 109.6 },
    1489.6,
  ],
  [
    "a toddler in the parents' bed: the boat ticket alone",
    exampleStay({
      travellers: [...adults(2), person(2)],
      rooms: [room("garden", "twin", { adult: 2, toddler: 1 })],
      crossings: ferries,
    }),
    { rate: 1136, transport: 200, fee: 10, tax: 90.88 },
    1436.88,
  ],
  [
    "a toddler in a bed of its own: the parents pay the triple price",
    exampleStay({
      travellers: [...adults(2), person(2)],
      rooms: [room("garden", "triple", { adult: 2, toddler: 1 })],
      crossings: ferries,
    }),
    { rate: 1096, transport: 200, fee: 10, tax: 87.68 },
    1393.68,
  ],
  [
    "an infant is free everywhere",
    exampleStay({
      travellers: [...adults(2), person(0)],
      rooms: [room("garden", "twin", { adult: 2, infant: 1 })],
      crossings: ferries,
    }),
    { rate: 1136, fee: 10, tax: 90.88 },
    1236.88,
  ],
  // seniors, disabled people
  [
    "two seniors where they have no rate",
    exampleStay({ travellers: [person(64), person(61)] }),
    { rate: 1136, fee: 4, tax: 90.88 },
    1230.88,
  ],
  [
    "a senior who has a rate",
    exampleStay({ travellers: [person(64), person(40)], rooms: [room("seaView", "twin", { adult: 2 })] }),
    { rate: 568 + 648, fee: 7, tax: 97.28 },
    1320.28,
  ],
  [
    "a senior in one of two rooms: counted where it saves most",
    exampleStay({
      travellers: [person(64), ...adults(3)],
      rooms: [gardenTwin, room("seaView", "twin", { adult: 2 })],
    }),
    { rate: 1136 + 568 + 648, fee: 17, tax: 188.16 },
    2557.16,
  ],
  [
    "a disabled person pays no park fee",
    exampleStay({ travellers: [person(30, { disabled: true }), person(30)] }),
    { rate: 1136, fee: 5, tax: 90.88 },
    1231.88,
  ],
  // nationality
  [
    "a couple from abroad: park fee, and tourism tax for one room and two nights",
    exampleStay({ travellers: [foreigner, foreigner] }),
    { rate: 1136, fee: 60 + 20, tax: 90.88 },
    1306.88,
  ],
  [
    "two of four from abroad: one room would sleep them",
    exampleStay({ travellers: [foreigner, foreigner, ...adults(2)], rooms: [gardenTwin, gardenTwin] }),
    { rate: 2272, fee: 70 + 20, tax: 181.76 },
    2543.76,
  ],
  [
    "three of four from abroad: two rooms",
    exampleStay({
      travellers: [foreigner, foreigner, foreigner, ...adults(1)],
      rooms: [gardenTwin, gardenTwin],
    }),
    { rate: 2272, fee: 95 + 40, tax: 181.76 },
    2588.76,
  ],
  [
    "only the toddler is a foreigner: one room",
    exampleStay({
      travellers: [...adults(2), person(2, { nonMalaysian: true })],
      rooms: [room("garden", "twin", { adult: 2, toddler: 1 })],
    }),
    { rate: 1136, fee: 10 + 20, tax: 90.88 },
    1256.88,
  ],
  // beside the package
  [
    "food bears its own tax",
    exampleStay({ addOns: [{ addOn: barbecue, count: 2, day: "2027-04-06" }] }),
    { rate: 1136, addOn: 120, fee: 10, tax: 90.88 + 7.2 },
    1364.08,
  ],
  [
    "an add-on without tax",
    exampleStay({ addOns: [{ addOn: photos, count: 1, day: null }] }),
    { rate: 1136, addOn: 50, fee: 10, tax: 90.88 },
    1286.88,
  ],
  [
    "a speedboat one way, the ferry back",
    exampleStay({ crossings: [charterOut, ferryBack] }),
    { rate: 1136, transport: 800, fee: 10, tax: 90.88 },
    2036.88,
  ],
  [
    "two speedboats",
    exampleStay({ crossings: [{ ...charterOut, boats: 2 }, ferryBack] }),
    { rate: 1136, transport: 1600, fee: 10, tax: 90.88 },
    2836.88,
  ],
];

describe("the price of a stay", () => {
  checkExamples(exampleBook, examples);
});
