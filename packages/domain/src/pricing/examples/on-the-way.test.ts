import { describe } from "vitest";
import { charterOut, ferryBack, ferryOut, words } from "../../../checks/example-book.ts";
import { adults, exampleStay, person, room } from "../../../checks/example-stay.ts";
import { bareBook, checkOwnExamples, redang } from "../../../checks/example-table.ts";

const book = { ...bareBook, rates: redang };
const withToddler = exampleStay({
  travellers: [...adults(2), person(2)],
  rooms: [room("garden", "twin", { adult: 2, toddler: 1 })],
});
const bothWays = { tickets: ferryOut.tickets, goodFor: "bothWays" } as const;
const sharedBoat = {
  id: "boat",
  name: words("Shared boat"),
  price: {
    per: "person",
    amounts: [
      { guestKind: "adult", sen: 6_000, returnSen: 11_000 },
      { guestKind: "child", sen: 4_000 },
    ],
    minimum: { persons: 4 },
  },
} as const;
const van = {
  id: "van",
  name: words("Van"),
  price: {
    per: "vehicle",
    beyond: "more",
    steps: [
      { upTo: 4, sen: 12_000, returnSen: 22_000 },
      { upTo: 10, sen: 20_000, returnSen: 38_000 },
    ],
  },
} as const;
const couples = (count: number) =>
  exampleStay({
    travellers: adults(count * 2),
    rooms: Array.from({ length: count }, () => room("garden", "twin", { adult: 2 })),
  });

describe("a toddler's boat ticket", () => {
  checkOwnExamples([
    [
      "by ferry both ways: once",
      book,
      {
        ...withToddler,
        crossings: [
          { ...ferryOut, ...bothWays },
          { ...ferryBack, ...bothWays },
        ],
      },
      { rate: 1136, transport: 200 },
      1336,
    ],
    [
      "out by speedboat, back by ferry: once",
      book,
      { ...withToddler, crossings: [charterOut, { ...ferryBack, ...bothWays }] },
      { rate: 1136, transport: 800 + 200 },
      2136,
    ],
    [
      "by speedboat both ways: none",
      book,
      { ...withToddler, crossings: [charterOut, { ...charterOut, id: "home", direction: "back" }] },
      { rate: 1136, transport: 1600 },
      2736,
    ],
    [
      "a ticket for one way is paid each way",
      book,
      { ...withToddler, crossings: [ferryOut, { ...ferryBack, tickets: ferryOut.tickets }] },
      { rate: 1136, transport: 400 },
      1536,
    ],
  ]);
});

describe("transfers", () => {
  checkOwnExamples([
    [
      "of the card: both ways, and the seats that lack to four",
      { ...book, transfers: [sharedBoat] },
      couples(1),
      { rate: 1136, transport: 220 + 220 },
      1576,
    ],
    ["four fill it", { ...book, transfers: [sharedBoat] }, couples(2), { rate: 2272, transport: 440 }, 2712],
    [
      "the lacking seats taken off by staff",
      { ...book, transfers: [sharedBoat] },
      { ...couples(1), excluded: ["boat"] },
      { rate: 1136, transport: 220 },
      1356,
    ],
    [
      "a van for two, one way",
      book,
      { ...couples(1), transfers: [{ transfer: van, ways: 1 }] },
      { rate: 1136, transport: 120 },
      1256,
    ],
    [
      "the larger van for six, return",
      book,
      { ...couples(3), transfers: [{ transfer: van, ways: 2 }] },
      { rate: 3408, transport: 380 },
      3788,
    ],
    [
      "fourteen: a large and a small van",
      book,
      { ...couples(7), transfers: [{ transfer: van, ways: 2 }] },
      { rate: 7952, transport: 600 },
      8552,
    ],
    [
      "only two of six ride",
      book,
      { ...couples(3), transfers: [{ transfer: van, ways: 1, persons: 2 }] },
      { rate: 3408, transport: 120 },
      3528,
    ],
    [
      "a trip at one price",
      book,
      {
        ...couples(3),
        transfers: [
          { transfer: { id: "taxi", name: words("Taxi"), price: { per: "trip", sen: 9_000 } }, ways: 2 },
        ],
      },
      { rate: 3408, transport: 180 },
      3588,
    ],
  ]);
});
