import { describe } from "vitest";
import { weekend, words } from "../../../checks/example-book.ts";
import { adults, exampleStay, gardenTwin, person, room } from "../../../checks/example-stay.ts";
import { bareBook, checkOwnExamples, priced, redang, redangExtra } from "../../../checks/example-table.ts";

const group = (couples: number, alone = 0) =>
  exampleStay({
    travellers: adults(couples * 2 + alone),
    rooms: [
      ...Array.from({ length: couples }, () => gardenTwin),
      ...Array.from({ length: alone }, () => room("garden", "single", { adult: 1 })),
    ],
  });
const rates = [...redang, priced("single", 738, { bedType: "single" })];
const free = { id: "foc", name: words("One free for ten"), paying: 10, free: 1 } as const;
const book = { ...bareBook, rates };
const stayTax = { id: "tax", name: words("Service tax"), group: "stay", share: 800 } as const;

describe("one free for so many paying", () => {
  checkOwnExamples([
    [
      "ten have none free",
      { ...book, freePlaces: [{ ...free, worth: "cheapest" }] },
      group(5),
      { rate: 5680 },
      5680,
    ],
    [
      "the eleventh: the cheapest place is free",
      { ...book, freePlaces: [{ ...free, worth: "cheapest" }] },
      group(5, 1),
      { rate: 5680 + 738, promotion: -568 },
      5850,
    ],
    [
      "their average, to whole ringgit",
      { ...book, freePlaces: [{ ...free, worth: "average", rounding: { to: 100, way: "half" } }] },
      group(5, 1),
      // 6,418 for eleven is 583.45 each.
      { rate: 6418, promotion: -583 },
      5835,
    ],
    [
      "an adult's place in a triple room",
      { ...book, freePlaces: [{ ...free, worth: { guestKind: "adult", bedType: "triple" } }] },
      group(5, 1),
      { rate: 6418, promotion: -548 },
      5870,
    ],
    [
      "two of twenty-two",
      { ...book, freePlaces: [{ ...free, worth: "cheapest" }] },
      group(11),
      { rate: 12_496, promotion: -1136 },
      11_360,
    ],
    [
      "one at most",
      { ...book, freePlaces: [{ ...free, most: 1, worth: "cheapest" }] },
      group(11),
      { rate: 12_496, promotion: -568 },
      11_928,
    ],
    [
      "the weekend of a free place is paid, unless it is covered",
      { ...book, surcharges: [weekend], freePlaces: [{ ...free, worth: "cheapest" }] },
      { ...group(5, 1), checkIn: "2027-04-08" },
      { rate: 6418, surcharge: 660, promotion: -568 },
      6510,
    ],
    [
      "here it is covered",
      {
        ...book,
        surcharges: [weekend],
        freePlaces: [{ ...free, worth: "cheapest", covers: ["rate", "surcharge"] }],
      },
      { ...group(5, 1), checkIn: "2027-04-08" },
      { rate: 6418, surcharge: 660, promotion: -628 },
      6450,
    ],
    [
      "divers alone count",
      {
        ...bareBook,
        rates: [priced("diver", 1000, { activity: "diver" }), priced("other", 700)],
        freePlaces: [{ ...free, paying: 3, worth: "cheapest", whom: { activities: ["diver"] } }],
      },
      exampleStay({
        travellers: [...Array.from({ length: 4 }, () => person(null, { activity: "diver" })), ...adults(2)],
        rooms: [gardenTwin, gardenTwin, gardenTwin],
      }),
      { rate: 5400, promotion: -1000 },
      4400,
    ],
    [
      "the tax falls with it",
      { ...book, taxes: [stayTax], freePlaces: [{ ...free, worth: "cheapest" }] },
      group(5, 1),
      { rate: 6418, promotion: -568, tax: 468 },
      6318,
    ],
  ]);
});

describe("discounts", () => {
  const early = {
    id: "early",
    name: words("Early bird"),
    share: 1000,
    when: { daysBefore: { from: 60 } },
  } as const;
  const long = { id: "long", name: words("Stay four, pay three"), freeNights: { stay: 4, pay: 3 } } as const;
  const nightly = {
    ...bareBook,
    option: { id: "any", nights: 1 },
    rates: [priced("night", 200, { per: "personNight" })],
  };
  checkOwnExamples(
    [
      [
        "10 % sixty days before",
        { ...book, discounts: [early] },
        exampleStay(),
        { rate: 1136, promotion: -113.6 },
        1022.4,
      ],
      [
        "not later",
        { ...book, discounts: [{ ...early, when: { daysBefore: { from: 120 } } }] },
        exampleStay(),
        { rate: 1136 },
        1136,
      ],
      [
        "stay four, pay three",
        { ...nightly, discounts: [long] },
        exampleStay({ nights: 4 }),
        { rate: 1600, promotion: -400 },
        1200,
      ],
      [
        "nine nights have two free",
        { ...nightly, discounts: [long] },
        exampleStay({ nights: 9 }),
        { rate: 3600, promotion: -800 },
        2800,
      ],
      [
        "the cheaper night is the free one",
        {
          ...nightly,
          rates: [
            priced("night", 200, { per: "personNight" }),
            priced("weekend", 260, { per: "personNight", weekdays: [5, 6] }),
          ],
          discounts: [long],
        },
        exampleStay({ checkIn: "2027-04-08", nights: 4 }),
        { rate: 2 * (200 + 260 + 260 + 200), promotion: -400 },
        1440,
      ],
      [
        "RM 50 off for each person",
        { ...book, discounts: [{ id: "off", name: words("Spring"), sen: 5000, per: "person" }] },
        exampleStay(),
        { rate: 1136, promotion: -100 },
        1036,
      ],
      [
        "never more than the package is worth",
        { ...book, discounts: [{ id: "off", name: words("Gift"), sen: 200_000 }] },
        exampleStay(),
        { rate: 1136, promotion: -1136 },
        0,
      ],
      [
        "two stand beside each other, each of the full value",
        { ...book, discounts: [early, { id: "spring", name: words("Spring"), share: 500 }] },
        exampleStay(),
        { rate: 1136, promotion: -(113.6 + 56.8) },
        965.6,
      ],
      [
        "or one of what the other left",
        {
          ...book,
          discounts: [early, { id: "spring", name: words("Spring"), share: 500, ofWhatIsLeft: true }],
        },
        exampleStay(),
        { rate: 1136, promotion: -(113.6 + 51.12) },
        971.28,
      ],
      [
        "of a group the larger",
        {
          ...book,
          discounts: [
            { ...early, group: "best" },
            { id: "off", name: words("Spring"), sen: 15_000, group: "best" },
          ],
        },
        exampleStay(),
        { rate: 1136, promotion: -150 },
        986,
      ],
      [
        "seniors alone",
        {
          ...book,
          discounts: [
            { id: "senior", name: words("Seniors"), share: 1000, whom: { guestKinds: ["senior"] } },
          ],
        },
        exampleStay({ travellers: [person(66), person(50)] }),
        { rate: 1136, promotion: -56.8 },
        1079.2,
      ],
      [
        "agents by their price list, on extra nights too",
        {
          ...book,
          rates: [...rates, ...redangExtra],
          discounts: [{ id: "agents", name: words("Agents"), share: 1500, when: { priceLists: ["agents"] } }],
        },
        exampleStay({ nights: 3, priceList: "agents" }),
        { rate: 1136, extraNight: 316, promotion: -217.8 },
        1234.2,
      ],
      [
        "on what is left after a free place",
        { ...book, freePlaces: [{ ...free, worth: "cheapest" }], discounts: [early] },
        group(5, 1),
        { rate: 6418, promotion: -(568 + 585) },
        5265,
      ],
    ],
    "2027-01-04",
  );
});
