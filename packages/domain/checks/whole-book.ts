import type { Period, RateBook } from "../src/catalogue/catalogue.ts";
import type { Surcharge } from "../src/catalogue/charges.ts";
import { exampleBook, holiday, season, weekend, words } from "./example-book.ts";
import { bareBook, priced } from "./example-table.ts";

const summer: Period = { ...season, id: "summer", from: "2027-06-01", to: "2027-08-31", season: "high" };
const rest = { ...season, season: "low" };
const gala: Surcharge = {
  ...weekend,
  id: "gala",
  name: words("Gala dinner"),
  from: "2027-07-17",
  to: "2027-07-17",
  weekdays: [],
  guestKinds: [],
  group: null,
  sen: 18_000,
  amounts: [{ whom: { guestKinds: ["child"] }, sen: 9_000 }],
  taxGroup: "food",
};
const peak: Surcharge = {
  ...gala,
  id: "peak",
  from: "2027-07-10",
  to: "2027-07-20",
  sen: 0,
  amounts: null,
  share: 2000,
  taxGroup: null,
};

/**
 * A price per night with seasons by the night and everything that is told by nights and persons. Its shares leave no
 * part of a sen, so that nothing is rounded.
 */
export const nightlyBook: RateBook = {
  ...bareBook,
  option: { id: "nightly", nights: 1 },
  periods: [rest, summer],
  seasons: { package: "night", extraNights: "night" },
  activity: "nonDiver",
  rates: [
    priced("low", 200, { season: "low", per: "personNight" }),
    priced("high", 260, { season: "high", per: "personNight" }),
    priced("weekend", 240, { season: "low", per: "personNight", weekdays: [5, 6] }),
    priced("diver", 0, { activity: "diver", share: 15_000, of: { activity: "nonDiver" } }),
    priced("child", 0, { guestKind: "child", share: 5000, of: { guestKind: "adult" } }),
    priced("toddler", 20, { guestKind: "toddler", per: "personNight" }),
    priced("foreign", 0, { nationality: "foreign", share: 11_000, of: { nationality: "malaysian" } }),
    priced("villa", 900, { roomTypeId: "villa", per: "roomNight", persons: 2 }),
  ],
  surcharges: [weekend, { ...holiday, from: "2027-06-01", to: "2027-06-12" }, gala, peak],
  fees: [
    {
      id: "park",
      name: words("Park"),
      per: "personNight",
      amounts: [
        { who: "foreign", guestKind: null, sen: 2_000 },
        { who: "malaysian", guestKind: null, sen: 500 },
      ],
    },
    ...exampleBook.fees.filter(({ per }) => per === "roomNightOfForeigners"),
  ],
};

/** All that a card can say, together. */
export const wholeBook: RateBook = {
  ...nightlyBook,
  option: { id: "package", nights: 2 },
  seasons: { package: "checkIn", extraNights: "night" },
  rates: [
    ...nightlyBook.rates.filter(({ per }) => per !== "personNight" && per !== "roomNight"),
    ...[1, 2, 3].map((nights) =>
      priced(`p${nights}`, 150 + nights * 190, { nights: { from: nights, to: nights } }),
    ),
    priced("p2-high", 620, { season: "high", nights: { from: 2, to: 2 } }),
    priced("quad", 500, { bedType: "quad", nights: { from: 2, to: 2 } }),
    priced("extra", 170, { per: "personNight", extraNight: true }),
    priced("extra-high", 190, { season: "high", per: "personNight", extraNight: true }),
    priced("large", 480, { party: { from: 8 }, nights: { from: 2, to: 2 } }),
    priced("small-child", 90, { guestKind: "child", ages: { from: 4, to: 6 }, nights: { from: 1, to: 3 } }),
    priced("villa", 1700, { roomTypeId: "villa", per: "room", persons: 2, nights: { from: 1, to: 3 } }),
    priced("villa-extra", 800, { roomTypeId: "villa", per: "roomNight", extraNight: true, persons: 2 }),
  ],
  singleSupplements: [
    {
      id: "single",
      name: words("Single supplement"),
      pricedAs: "twin",
      stay: { share: 3000 },
      extraNight: { sen: 4_000 },
    },
  ],
  freeGuests: [{ id: "baby", whom: { ages: { to: 5 } }, count: 1, per: "room" }],
  minimums: [{ id: "min", name: words("Two at least"), persons: 2, fewer: "pay" }],
  transfers: [
    {
      id: "boat",
      name: words("Shared boat"),
      price: {
        per: "person",
        amounts: [{ guestKind: null, sen: 4_500 }],
        minimum: { persons: 4, sen: 2_000 },
      },
    },
  ],
  freePlaces: [{ id: "foc", name: words("One free for six"), paying: 6, free: 1, worth: "cheapest" }],
  discounts: [
    { id: "early", name: words("Early"), share: 700, when: { daysBefore: { from: 60 } } },
    {
      id: "seniors",
      name: words("Seniors"),
      share: 500,
      whom: { guestKinds: ["senior"] },
      ofWhatIsLeft: true,
    },
  ],
  taxes: [
    { id: "service", name: words("Service charge"), group: "stay", groups: ["food"], share: 1000 },
    { id: "sst", name: words("Service tax"), group: "stay", share: 800, onTaxes: ["service"], inside: false },
  ],
};
