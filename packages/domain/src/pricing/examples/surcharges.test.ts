import { describe } from "vitest";
import { holiday, weekend, words } from "../../../checks/example-book.ts";
import { adults, exampleStay, foreigner, gardenTwin, person, room } from "../../../checks/example-stay.ts";
import { bareBook, checkOwnExamples, priced, redang, redangExtra } from "../../../checks/example-table.ts";

const thursday = exampleStay({ checkIn: "2027-04-08" });
const book = { ...bareBook, rates: redang };
const gala = {
  ...weekend,
  id: "gala",
  name: words("Gala dinner"),
  from: "2027-10-30" as const,
  to: "2027-10-30" as const,
  weekdays: [],
  guestKinds: [],
  group: null,
  sen: 18_000,
  amounts: [{ whom: { guestKinds: ["child" as const] }, sen: 9_000 }],
  taxGroup: "food" as const,
};
const foodTax = { id: "food", name: words("Service tax"), group: "food", share: 600 } as const;
const family = exampleStay({
  checkIn: "2027-10-29",
  travellers: [...adults(2), person(8), person(2)],
  rooms: [room("garden", "triple", { adult: 2, child: 1, toddler: 1 })],
});
const childHalf = priced("child", 0, { guestKind: "child", share: 5000, of: { guestKind: "adult" } });

describe("surcharges", () => {
  checkOwnExamples([
    [
      "two of one group do not add up",
      { ...book, surcharges: [weekend, holiday] },
      exampleStay({ checkIn: "2027-06-03" }),
      { rate: 1136, surcharge: 200 },
      1336,
    ],
    [
      "without a group they do",
      {
        ...book,
        surcharges: [
          { ...weekend, group: null },
          { ...holiday, group: null },
        ],
      },
      exampleStay({ checkIn: "2027-06-03" }),
      { rate: 1136, surcharge: 120 + 200 },
      1456,
    ],
    [
      "the one of higher priority replaces a dearer one",
      { ...book, surcharges: [{ ...weekend, priority: 1 }, holiday] },
      exampleStay({ checkIn: "2027-06-03" }),
      { rate: 1136, surcharge: 120 },
      1256,
    ],
    [
      "once for each person whose stay touches a weekend night",
      { ...book, surcharges: [{ ...weekend, per: "person", sen: 4_000 }] },
      exampleStay({ checkIn: "2027-04-07" }),
      { rate: 1136, surcharge: 80 },
      1216,
    ],
    [
      "once for each room",
      { ...book, surcharges: [{ ...weekend, per: "room", sen: 10_000 }] },
      exampleStay({ checkIn: "2027-04-08", travellers: adults(4), rooms: [gardenTwin, gardenTwin] }),
      { rate: 2272, surcharge: 200 },
      2472,
    ],
    [
      "by the day of arrival, for all nights",
      { ...book, surcharges: [{ ...weekend, weekdays: [6], by: "arrival" }] },
      exampleStay({ checkIn: "2027-04-10" }),
      { rate: 1136, surcharge: 120 },
      1256,
    ],
    [
      "a fifth of what the weekend's nights cost",
      { ...book, surcharges: [{ ...weekend, sen: 0, share: 2000 }] },
      exampleStay({ checkIn: "2027-04-07" }),
      // One of the two nights: half of 1,136.
      { rate: 1136, surcharge: 113.6 },
      1249.6,
    ],
    [
      "a tenth of package and extra nights in the peak",
      {
        ...book,
        rates: [...redang, ...redangExtra],
        surcharges: [{ ...weekend, weekdays: [], sen: 0, share: 1000 }],
      },
      exampleStay({ nights: 3 }),
      { rate: 1136, extraNight: 316, surcharge: 145.2 },
      1597.2,
    ],
    [
      "a tenth of the whole package for whoever's stay touches the peak",
      { ...book, surcharges: [{ ...weekend, per: "person", sen: 0, share: 1000 }] },
      exampleStay({ checkIn: "2027-04-07" }),
      { rate: 1136, surcharge: 113.6 },
      1249.6,
    ],
    [
      "on the holidays of a list, in one rule",
      {
        ...book,
        surcharges: [
          {
            ...holiday,
            from: "2027-01-01",
            to: "2027-12-31",
            dates: [
              { from: "2027-04-06", to: "2027-04-06" },
              { from: "2027-05-29", to: "2027-06-06" },
            ],
          },
        ],
      },
      exampleStay(),
      { rate: 1136, surcharge: 100 },
      1236,
    ],
    [
      "of rooms with a sea view alone, by room and night",
      {
        ...book,
        surcharges: [
          { ...weekend, weekdays: [], per: "roomNight", sen: 8_000, whom: { roomTypeIds: ["seaView"] } },
        ],
      },
      exampleStay({ travellers: adults(4), rooms: [gardenTwin, room("seaView", "twin", { adult: 2 })] }),
      { rate: 2272, surcharge: 160 },
      2432,
    ],
    [
      "of one market",
      { ...book, surcharges: [{ ...weekend, when: { markets: ["international"] } }] },
      { ...thursday, market: "international" },
      { rate: 1136, surcharge: 120 },
      1256,
    ],
    [
      "of guests from abroad",
      { ...book, surcharges: [{ ...weekend, whom: { nationality: "foreign" } }] },
      { ...thursday, travellers: [person(null), foreigner] },
      { rate: 1136, surcharge: 60 },
      1196,
    ],
    [
      "a gala dinner for whoever sleeps that night, children half, with the tax on food",
      { ...book, rates: [...redang, childHalf], surcharges: [gala], taxes: [foodTax] },
      family,
      { rate: 1096 + 274, surcharge: 360 + 90, tax: 27 },
      1847,
    ],
    [
      "no gala dinner for a room that leaves that morning",
      { ...book, surcharges: [gala], taxes: [foodTax] },
      exampleStay({
        checkIn: "2027-10-29",
        travellers: adults(4),
        rooms: [gardenTwin, { ...gardenTwin, checkOut: "2027-10-30" }],
      }),
      { rate: 2272, surcharge: 360, tax: 21.6 },
      2653.6,
    ],
    [
      "taken off by staff: nothing of its group takes its place",
      { ...book, surcharges: [weekend, holiday] },
      { ...exampleStay({ checkIn: "2027-06-03" }), excluded: ["holiday"] },
      { rate: 1136 },
      1136,
    ],
  ]);
});
