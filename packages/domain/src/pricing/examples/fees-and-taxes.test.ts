import { describe, expect, it } from "vitest";
import { exampleBook, words } from "../../../checks/example-book.ts";
import { adults, exampleStay, foreigner, gardenTwin, person, room } from "../../../checks/example-stay.ts";
import { bareBook, checkOwnExamples, priced, pricedOn, redang } from "../../../checks/example-table.ts";

const book = { ...bareBook, rates: redang };
const [, tourismTax] = exampleBook.fees;
const park = {
  id: "park",
  name: words("Conservation fee"),
  amounts: [{ who: null, guestKind: null, sen: 2_000 }],
} as const;
const service = { id: "service", name: words("Service charge"), group: "stay", share: 1000 } as const;
const sst = { id: "sst", name: words("Service tax"), group: "stay", share: 800 } as const;

describe("fees", () => {
  checkOwnExamples([
    [
      "for each person and night",
      { ...book, fees: [{ ...park, per: "personNight" }] },
      exampleStay(),
      { rate: 1136, fee: 80 },
      1216,
    ],
    [
      "for each started three days: two nights are three days",
      { ...book, fees: [{ ...park, per: "personDays", days: 3 }] },
      exampleStay(),
      { rate: 1136, fee: 40 },
      1176,
    ],
    [
      "three nights are four days: twice",
      {
        ...bareBook,
        rates: [priced("n", 100, { per: "personNight" })],
        fees: [{ ...park, per: "personDays", days: 3 }],
      },
      exampleStay({ nights: 3 }),
      { rate: 600, fee: 80 },
      680,
    ],
    [
      "for each room and night",
      { ...book, fees: [{ ...park, per: "roomNight" }] },
      exampleStay(),
      { rate: 1136, fee: 40 },
      1176,
    ],
    [
      "for each room",
      { ...book, fees: [{ ...park, per: "room" }] },
      exampleStay(),
      { rate: 1136, fee: 20 },
      1156,
    ],
    [
      "once for the booking",
      { ...book, fees: [{ ...park, per: "booking" }] },
      exampleStay({ travellers: adults(4), rooms: [gardenTwin, gardenTwin] }),
      { rate: 2272, fee: 20 },
      2292,
    ],
    [
      "divers pay another",
      {
        ...book,
        fees: [
          {
            ...park,
            per: "person",
            amounts: [
              { who: null, guestKind: null, sen: 5_000, activity: "diver" },
              { who: null, guestKind: null, sen: 1_000 },
            ],
          },
        ],
      },
      exampleStay({ travellers: [person(null, { activity: "diver" }), person(null)] }),
      { rate: 1136, fee: 60 },
      1196,
    ],
    [
      "with ages of its own",
      {
        ...book,
        rates: [...redang, priced("child", 284, { guestKind: "child" })],
        fees: [
          {
            ...park,
            per: "person",
            bands: [
              { kind: "child", fromAge: 0, toAge: 9 },
              { kind: "adult", fromAge: 10, toAge: null },
            ],
            amounts: [{ who: null, guestKind: "adult", sen: 2_000 }],
          },
        ],
      },
      exampleStay({
        travellers: [...adults(2), person(10)],
        rooms: [room("garden", "triple", { adult: 2, child: 1 })],
      }),
      { rate: 1096 + 284, fee: 60 },
      1440,
    ],
    [
      "of certain nights",
      { ...book, fees: [{ ...park, per: "personNight", from: "2027-04-06", to: "2027-04-30" }] },
      exampleStay(),
      { rate: 1136, fee: 40 },
      1176,
    ],
    [
      "taxed with the stay",
      { ...book, fees: [{ ...park, per: "personNight", taxGroup: "stay" }], taxes: [sst] },
      exampleStay(),
      { rate: 1136, fee: 80, tax: 97.28 },
      1313.28,
    ],
    [
      "tourism tax where it is known who sleeps where: both rooms",
      { ...book, fees: tourismTax ? [tourismTax] : [] },
      exampleStay({
        travellers: [{ ...foreigner, room: 0 }, { ...foreigner, room: 1 }, ...adults(2)],
        rooms: [gardenTwin, gardenTwin],
      }),
      { rate: 2272, fee: 40 },
      2312,
    ],
    [
      "tourism tax of a room's own nights",
      { ...book, fees: tourismTax ? [tourismTax] : [] },
      exampleStay({
        travellers: [foreigner, foreigner, ...adults(2)],
        rooms: [gardenTwin, { ...gardenTwin, checkOut: "2027-04-06" }],
      }),
      { rate: 2272, fee: 10 },
      2282,
    ],
    [
      "taken off by staff",
      { ...book, fees: [{ ...park, per: "person" }] },
      exampleStay({ excluded: ["park"] }),
      { rate: 1136 },
      1136,
    ],
  ]);
});

describe("taxes", () => {
  checkOwnExamples([
    ["on top", { ...book, taxes: [sst] }, exampleStay(), { rate: 1136, tax: 90.88 }, 1226.88],
    [
      "inside: nothing is added",
      { ...book, taxes: [{ ...sst, inside: true }] },
      exampleStay(),
      { rate: 1136 },
      1136,
    ],
    [
      "a tax on price and service charge",
      { ...book, taxes: [service, { ...sst, onTaxes: ["service"] }] },
      exampleStay(),
      // 8 % of 1,136.00 + 113.60.
      { rate: 1136, tax: 113.6 + 99.97 },
      1349.57,
    ],
    [
      "to whole ringgit, up",
      { ...book, taxes: [{ ...sst, rounding: { to: 100, way: "up" } }] },
      exampleStay(),
      { rate: 1136, tax: 91 },
      1227,
    ],
    [
      "to five sen",
      { ...book, taxes: [{ ...sst, rounding: { to: 5, way: "half" } }] },
      exampleStay(),
      { rate: 1136, tax: 90.9 },
      1226.9,
    ],
    [
      "for each person, so that two pay twice 1,883.05 and its 112.98",
      { ...bareBook, rates: [priced("r", 1883.05)], taxes: [{ ...sst, share: 600, roundEach: "unit" }] },
      exampleStay(),
      { rate: 3766.1, tax: 225.96 },
      3992.06,
    ],
    [
      "inside what foreigners pay, on top of what Malaysians pay",
      {
        ...bareBook,
        taxes: [sst],
        rates: [
          priced("home", 500, { nationality: "malaysian" }),
          priced("away", 648, { nationality: "foreign", taxInside: true }),
        ],
      },
      exampleStay({ travellers: [person(null), foreigner] }),
      { rate: 1148, tax: 40 },
      1188,
    ],
    [
      "of one market",
      { ...book, taxes: [{ ...sst, when: { markets: ["home"] } }] },
      exampleStay({ market: "international" }),
      { rate: 1136 },
      1136,
    ],
    [
      "one tax on stay and food",
      {
        ...book,
        taxes: [{ ...sst, groups: ["food"] }],
      },
      exampleStay({
        addOns: [
          {
            addOn: { id: "bbq", name: words("Barbecue"), sen: 6_000, per: "person", taxGroup: "food" },
            count: 2,
            day: null,
          },
        ],
      }),
      { rate: 1136, addOn: 120, tax: 100.48 },
      1356.48,
    ],
    [
      "a rate under another tax",
      {
        ...bareBook,
        rates: [priced("day", 100, { taxGroup: "other" })],
        taxes: [sst, { ...sst, id: "other", group: "other", share: 600 }],
      },
      exampleStay(),
      { rate: 200, tax: 12 },
      212,
    ],
  ]);

  it("that is inside is told: 84.15 of 1,136.00", () => {
    const { lines } = pricedOn(exampleStay(), { ...book, taxes: [{ ...sst, inside: true }] });
    expect(lines.at(-1)).toMatchObject({
      step: "tax",
      amountSen: 0,
      insideSen: 8_415,
      baseSen: 113_600,
      share: 800,
    });
  });

  it("that share one price share what is inside: 10 % and 8 % of 118 parts", () => {
    const taxes = [
      { ...service, inside: true },
      { ...sst, inside: true },
    ];
    const inside = pricedOn(exampleStay(), { ...book, rates: [priced("r", 590)], taxes }).lines.flatMap(
      ({ insideSen }) => insideSen ?? [],
    );
    expect(inside).toEqual([10_000, 8_000]);
  });
});
