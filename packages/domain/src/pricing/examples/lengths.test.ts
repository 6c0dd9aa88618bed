import { describe } from "vitest";
import { season } from "../../../checks/example-book.ts";
import { adults, exampleStay, person, room } from "../../../checks/example-stay.ts";
import {
  bareBook,
  checkExamples,
  checkOwnExamples,
  priced,
  redang,
  redangExtra,
} from "../../../checks/example-table.ts";

const solo = (nights: number) =>
  exampleStay({ nights, travellers: adults(1), rooms: [room("garden", "single", { adult: 1 })] });
const couple = (nights: number) => exampleStay({ nights });
const family = (nights: number) =>
  exampleStay({
    nights,
    travellers: [...adults(2), person(8)],
    rooms: [room("garden", "triple", { adult: 2, child: 1 })],
  });

describe("an option with fixed nights and extra nights, as on Redang", () => {
  const child = priced("child", 0, { guestKind: "child", share: 5000, of: { guestKind: "adult" } });
  const book = { ...bareBook, rates: [...redang, ...redangExtra, child] };
  checkExamples(book, [
    ["3D2N for two", couple(2), { rate: 1136 }, 1136],
    ["4D3N: one extra night", couple(3), { rate: 1136, extraNight: 316 }, 1452],
    ["6D5N: three extra nights", couple(5), { rate: 1136, extraNight: 948 }, 2084],
    [
      "a child at half the adult's price, on extra nights too",
      family(3),
      { rate: 1096 + 274, extraNight: 296 + 74 },
      1740,
    ],
    [
      "one room stays two nights, the other four",
      exampleStay({
        nights: 4,
        travellers: adults(4),
        rooms: [
          room("garden", "twin", { adult: 2 }),
          { ...room("garden", "twin", { adult: 2 }), checkOut: "2027-04-07" },
        ],
      }),
      { rate: 2272, extraNight: 632 },
      2904,
    ],
    [
      "a room that sleeps one night pays the package",
      exampleStay({
        travellers: adults(4),
        rooms: [
          room("garden", "twin", { adult: 2 }),
          { ...room("garden", "twin", { adult: 2 }), checkIn: "2027-04-06" },
        ],
      }),
      { rate: 2272 },
      2272,
    ],
  ]);
});

describe("a price per number of nights", () => {
  const list = (nights: number, ringgit: number) =>
    priced(`${nights}N`, ringgit, { nights: { from: nights, to: nights } });
  const extra = (after: number, ringgit: number) =>
    priced(`after-${after}`, ringgit, {
      per: "personNight",
      extraNight: true,
      nights: { from: after, to: after },
    });
  const book = {
    ...bareBook,
    option: { id: "any", nights: 1 },
    rates: [list(1, 320), list(2, 480), list(3, 610), extra(2, 150), extra(3, 120)],
  };
  checkExamples(book, [
    ["one night", couple(1), { rate: 640 }, 640],
    ["two nights are not twice as much", couple(2), { rate: 960 }, 960],
    ["three nights", couple(3), { rate: 1220 }, 1220],
    [
      "five: the three-night package and two nights at its price",
      couple(5),
      { rate: 1220, extraNight: 480 },
      1700,
    ],
  ]);
  checkOwnExamples([
    [
      "where nobody sells three nights: two, and a dearer night",
      { ...book, rates: book.rates.filter(({ id }) => id !== "3N") },
      couple(3),
      { rate: 960, extraNight: 300 },
      1260,
    ],
  ]);
});

describe("a price per night", () => {
  const nightly = (id: string, ringgit: number, from: number, to: number | null) =>
    priced(id, ringgit, { per: "personNight", nights: { from, to } });
  const book = {
    ...bareBook,
    option: { id: "any", nights: 1 },
    rates: [nightly("short", 250, 1, 3), nightly("week", 230, 4, 6), nightly("long", 210, 7, null)],
  };
  checkExamples(book, [
    ["two nights", couple(2), { rate: 1000 }, 1000],
    ["four nights: each of them is cheaper", couple(4), { rate: 1840 }, 1840],
    ["ten nights", solo(10), { rate: 2100 }, 2100],
  ]);
});

describe("a room per night by its weekday", () => {
  const book = {
    ...bareBook,
    option: { id: "any", nights: 1 },
    rates: [
      priced("week", 280, { per: "roomNight" }),
      priced("weekend", 350, { per: "roomNight", weekdays: [5, 6] }),
    ],
  };
  checkExamples(book, [
    ["Monday and Tuesday", couple(2), { rate: 560 }, 560],
    ["Thursday to Sunday", exampleStay({ checkIn: "2027-04-08", nights: 3 }), { rate: 280 + 700 }, 980],
  ]);
});

describe("a price by the day of arrival", () => {
  const book = {
    ...bareBook,
    rates: [priced("week", 520), priced("weekend", 590, { arrivalWeekdays: [4, 5, 6] })],
  };
  checkExamples(book, [
    ["arriving on Monday", couple(2), { rate: 1040 }, 1040],
    [
      "arriving on Friday, whatever nights follow",
      exampleStay({ checkIn: "2027-04-09" }),
      { rate: 1180 },
      1180,
    ],
  ]);
});

describe("seasons", () => {
  const june = { ...season, id: "low", to: "2027-05-31" as const };
  const high = { ...season, id: "high", from: "2027-06-01" as const };
  const rates = [
    priced("low", 200, { periodId: "low", per: "personNight" }),
    priced("high", 260, { periodId: "high", per: "personNight" }),
  ];
  const book = { ...bareBook, option: { id: "any", nights: 1 }, periods: [june, high], rates };
  const across = exampleStay({ checkIn: "2027-05-30", nights: 4 });
  checkOwnExamples([
    ["by check-in: all four nights are low", book, across, { rate: 1600 }, 1600],
    [
      "night by night: two low, two high",
      { ...book, seasons: { package: "night" } },
      across,
      { rate: 800 + 1040 },
      1840,
    ],
    [
      "night by night in a package: each night is its part of that season's price",
      {
        ...book,
        seasons: { package: "night" },
        rates: [
          priced("low", 500, { periodId: "low", nights: { from: 3, to: 3 } }),
          priced("high", 620, { periodId: "high", nights: { from: 3, to: 3 } }),
        ],
      },
      exampleStay({ checkIn: "2027-05-30", nights: 3 }),
      // 500 in three nights is 166.67 + 166.67 + 166.66; 620 is 206.67 + 206.67 + 206.66.
      { rate: 2 * (333.34 + 206.66) },
      1080,
    ],
    [
      "the package by check-in, extra nights by their own season",
      {
        ...book,
        option: { id: "3d2n", nights: 2 },
        seasons: { extraNights: "night" },
        rates: [
          priced("low", 400, { periodId: "low" }),
          priced("low-extra", 180, { periodId: "low", per: "personNight", extraNight: true }),
          priced("high-extra", 220, { periodId: "high", per: "personNight", extraNight: true }),
        ],
      },
      exampleStay({ checkIn: "2027-05-29", nights: 4 }),
      { rate: 800, extraNight: 360 + 440 },
      1600,
    ],
    [
      "one season of two periods, named by its word",
      {
        ...book,
        periods: [
          { ...june, id: "spring", season: "shoulder" },
          { ...high, id: "autumn", season: "shoulder" },
        ],
        rates: [priced("shoulder", 230, { season: "shoulder", per: "personNight" })],
      },
      across,
      { rate: 1840 },
      1840,
    ],
    [
      "high season is low season and a fifth",
      {
        ...book,
        periods: [
          { ...june, season: "low" },
          { ...high, season: "high" },
        ],
        rates: [
          priced("low", 200, { season: "low", per: "personNight" }),
          priced("high", 0, { season: "high", share: 12_000, of: { season: "low" } }),
        ],
      },
      exampleStay({ checkIn: "2027-07-05", nights: 2 }),
      { rate: 960 },
      960,
    ],
  ]);
});
