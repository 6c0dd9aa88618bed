import { describe } from "vitest";
import { adults, exampleStay, foreigner, person, room } from "../../../checks/example-stay.ts";
import { bareBook, checkExamples, checkOwnExamples, priced, redang } from "../../../checks/example-table.ts";

const diver = person(null, { activity: "diver" });
const snorkeller = person(null, { activity: "snorkeller" });
const twin = room("garden", "twin", { adult: 2 });

describe("what guests do", () => {
  const book = {
    ...bareBook,
    activity: "nonDiver",
    rates: [
      priced("diver", 1380, { activity: "diver" }),
      priced("snorkeller", 980, { activity: "snorkeller" }),
      priced("nonDiver", 860, { activity: "nonDiver" }),
      priced("child", 0, {
        guestKind: "child",
        share: 5000,
        of: { guestKind: "adult", activity: "nonDiver" },
      }),
    ],
  };
  checkExamples(book, [
    [
      "a diver and a snorkeller share a room",
      exampleStay({ travellers: [diver, snorkeller] }),
      { rate: 2360 },
      2360,
    ],
    [
      "who says nothing does not dive",
      exampleStay({ travellers: [diver, person(null)] }),
      { rate: 2240 },
      2240,
    ],
    [
      "said of the room: one of the two dives",
      exampleStay({ rooms: [{ ...twin, activities: { diver: 1 } }] }),
      { rate: 2240 },
      2240,
    ],
    [
      "a diver's child pays half of a non-diver",
      exampleStay({
        travellers: [diver, diver, person(9)],
        rooms: [room("garden", "triple", { adult: 2, child: 1 })],
      }),
      { rate: 2760 + 430 },
      3190,
    ],
  ]);
});

describe("nationality and market", () => {
  const rates = [
    priced("home", 568, { nationality: "malaysian" }),
    priced("away", 698, { nationality: "foreign" }),
  ];
  const markets = [
    priced("public", 900),
    priced("china", 840, { market: "china" }),
    priced("agents", 765, { priceList: "agents" }),
  ];
  checkOwnExamples([
    [
      "a Malaysian and a guest from abroad in one room",
      { ...bareBook, rates },
      exampleStay({ travellers: [person(null), foreigner] }),
      { rate: 1266 },
      1266,
    ],
    [
      "bought in a market that has a price of its own",
      { ...bareBook, rates: markets },
      exampleStay({ market: "china" }),
      { rate: 1680 },
      1680,
    ],
    [
      "bought in another market",
      { ...bareBook, rates: markets },
      exampleStay({ market: "japan" }),
      { rate: 1800 },
      1800,
    ],
    [
      "the market of whoever names none",
      { ...bareBook, homeMarket: "china", rates: markets },
      exampleStay(),
      { rate: 1680 },
      1680,
    ],
    [
      "by an agents' price list",
      { ...bareBook, rates: markets },
      exampleStay({ priceList: "agents" }),
      { rate: 1530 },
      1530,
    ],
  ]);
});

describe("the size of the party", () => {
  const book = {
    ...bareBook,
    rates: [
      priced("few", 600),
      priced("ten", 540, { party: { from: 10 } }),
      priced("twenty", 500, { party: { from: 20 } }),
      priced("alone", 0, { party: { to: 1 }, share: 15_000, of: { party: 2 } }),
    ],
  };
  const group = (count: number) =>
    exampleStay({ travellers: adults(count), rooms: Array.from({ length: count / 2 }, () => twin) });
  checkExamples(book, [
    ["two", group(2), { rate: 1200 }, 1200],
    ["ten", group(10), { rate: 5400 }, 5400],
    ["twenty: both bands hold, the larger counts", group(20), { rate: 10_000 }, 10_000],
    [
      "one pays half as much again",
      exampleStay({ travellers: adults(1), rooms: [room("garden", "single", { adult: 1 })] }),
      { rate: 900 },
      900,
    ],
  ]);
});

describe("fewer than a price is for", () => {
  const villa = {
    id: "villa",
    name: { en: "Villa", my: "Vila", cn: "别墅" },
    persons: 4,
    fewer: "pay",
  } as const;
  const three = exampleStay({ travellers: adults(3), rooms: [room("villa", "triple", { adult: 3 })] });
  checkOwnExamples([
    [
      "three in a villa for four pay for the fourth",
      { ...bareBook, rates: [priced("villa", 800)], minimums: [{ ...villa, roomTypeIds: ["villa"] }] },
      three,
      { rate: 2400, supplement: 800 },
      3200,
    ],
    [
      "only of short stays",
      { ...bareBook, rates: [priced("villa", 800)], minimums: [{ ...villa, when: { nights: { to: 1 } } }] },
      three,
      { rate: 2400 },
      2400,
    ],
  ]);
});

describe("children", () => {
  const half = priced("half", 0, {
    guestKind: "child",
    share: 5000,
    of: { guestKind: "adult", bedType: "twin" },
  });
  const inTriple = room("garden", "triple", { adult: 2, child: 1 });
  const withTwo = room("garden", "twin", { adult: 2, child: 2 });
  const family = (...ages: number[]) => [...adults(2), ...ages.map((age) => person(age))];
  const book = { ...bareBook, rates: [...redang, half] };
  checkOwnExamples([
    [
      "half of the adult's twin price, though three share",
      book,
      exampleStay({ travellers: family(8), rooms: [inTriple] }),
      { rate: 1096 + 284 },
      1380,
    ],
    [
      "rounded up to ten ringgit",
      { ...book, rates: [...redang, { ...half, rounding: { to: 1000, way: "up" } }] },
      exampleStay({ travellers: family(8), rooms: [inTriple] }),
      { rate: 1096 + 290 },
      1386,
    ],
    [
      "30 % up to six, 50 % above",
      {
        ...book,
        rates: [
          ...redang,
          priced("small", 0, { ages: { from: 4, to: 6 }, share: 3000, of: { guestKind: "adult" } }),
          priced("big", 0, { ages: { from: 7, to: 11 }, share: 5000, of: { guestKind: "adult" } }),
        ],
      },
      exampleStay({ travellers: family(5, 9), rooms: [withTwo] }),
      { rate: 1136 + 170.4 + 284 },
      1590.4,
    ],
    [
      "one in an extra bed, one in the parents' bed",
      {
        ...book,
        rates: [
          ...redang,
          priced("extra", 0, {
            guestKind: "child",
            place: "extraBed",
            share: 5000,
            of: { guestKind: "adult" },
          }),
          priced("shared", 120, { guestKind: "child", place: "shared" }),
        ],
      },
      exampleStay({ travellers: family(9, 5), rooms: [{ ...withTwo, extraBeds: 1 }] }),
      { rate: 1136 + 284 + 120 },
      1540,
    ],
    [
      "the first free, the second at half",
      {
        ...book,
        rates: [...redang, half, priced("first", 0, { guestKind: "child", nth: { to: 1 } })],
      },
      exampleStay({ travellers: family(9, 5), rooms: [withTwo] }),
      { rate: 1136 + 284 },
      1420,
    ],
    [
      "one free for each adult",
      { ...book, freeGuests: [{ id: "free", whom: { guestKinds: ["child"] }, count: 1, per: "adult" }] },
      exampleStay({ travellers: family(9, 5), rooms: [withTwo] }),
      { rate: 1136 },
      1136,
    ],
    [
      "one free for each room, the youngest",
      { ...book, freeGuests: [{ id: "free", whom: { guestKinds: ["child"] }, count: 1, per: "room" }] },
      exampleStay({ travellers: family(9, 5), rooms: [withTwo] }),
      { rate: 1136 + 284 },
      1420,
    ],
    [
      "one adult and one child pay as two adults",
      {
        ...book,
        pricedAs: [
          {
            id: "pair",
            occupants: { adult: { from: 1, to: 1 }, child: { from: 1, to: 1 } },
            bedType: "twin",
            guests: [{ from: "child", to: "adult" }],
          },
        ],
      },
      exampleStay({
        travellers: [person(40), person(8)],
        rooms: [room("garden", "twin", { adult: 1, child: 1 })],
      }),
      { rate: 1136 },
      1136,
    ],
    [
      "with one adult the child pays three quarters, with two half",
      {
        ...book,
        rates: [
          ...redang,
          half,
          priced("oneAdult", 0, {
            guestKind: "child",
            occupants: { adult: { to: 1 } },
            share: 7500,
            of: { guestKind: "adult" },
          }),
        ],
      },
      exampleStay({
        travellers: [person(40), person(8)],
        rooms: [room("garden", "twin", { adult: 1, child: 1 })],
      }),
      { rate: 568 + 426 },
      994,
    ],
    [
      "a toddler pays where it has a price",
      { ...book, rates: [...redang, priced("toddler", 90, { guestKind: "toddler" })] },
      exampleStay({ travellers: family(2), rooms: [room("garden", "twin", { adult: 2, toddler: 1 })] }),
      { rate: 1136 + 90 },
      1226,
    ],
  ]);
});

describe("a room's own price", () => {
  const chalet = priced("chalet", 220, { per: "roomNight", persons: 2 });
  const extra = priced("extra", 60, { per: "personNight" });
  const extraChild = priced("extraChild", 35, { per: "personNight", guestKind: "child" });
  const book = { ...bareBook, option: { id: "any", nights: 1 }, rates: [chalet, extra, extraChild] };
  checkOwnExamples([
    ["two included", book, exampleStay({ nights: 3 }), { rate: 660 }, 660],
    [
      "a third adult in an extra bed",
      book,
      exampleStay({ nights: 3, travellers: adults(3), rooms: [room("garden", "twin", { adult: 3 })] }),
      { rate: 660 + 180 },
      840,
    ],
    [
      "a third who is a child",
      book,
      exampleStay({
        nights: 3,
        travellers: [...adults(2), person(7)],
        rooms: [room("garden", "twin", { adult: 2, child: 1 })],
      }),
      { rate: 660 + 105 },
      765,
    ],
    [
      "an extra person at a quarter of the room",
      { ...book, rates: [chalet, priced("quarter", 0, { share: 2500, of: { per: "room" } })] },
      exampleStay({ nights: 2, travellers: adults(3), rooms: [room("garden", "twin", { adult: 3 })] }),
      { rate: 440 + 110 },
      550,
    ],
    [
      "a family's room for the whole stay, whoever sleeps in it",
      {
        ...bareBook,
        rates: [
          ...redang,
          priced("family", 1999, {
            per: "room",
            occupants: { adult: { from: 2, to: 2 }, child: { from: 2, to: 2 } },
          }),
        ],
      },
      exampleStay({
        travellers: [...adults(2), person(8), person(6)],
        rooms: [room("garden", "quad", { adult: 2, child: 2 })],
      }),
      { rate: 1999 },
      1999,
    ],
  ]);
});
