import type { CardRules } from "@pulau/domain/catalogue/card-parts.ts";
import type { Rate } from "@pulau/domain/catalogue/catalogue.ts";
import type { FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import type { DemoPackage } from "./packages.ts";

/** Rules that say more than a price: all of them are on some package of the demo. */
export type DemoCard = { readonly rules: CardRules; readonly rates: readonly Rate[] };

/** Everybody's: a child pays half of what an adult would pay in its bed, extra nights too. */
const halfForChildren: Rate = {
  id: "child",
  periodId: null,
  roomTypeId: null,
  bedType: null,
  guestKind: "child",
  sen: 0,
  share: 5_000,
  of: { guestKind: "adult" },
};

const tenAndOne: FreePlaces = {
  id: "ten-and-one",
  name: {
    en: "One free for ten paying",
    my: "Seorang percuma bagi sepuluh berbayar",
    cn: "十人付费，一人免费",
  },
  paying: 10,
  free: 1,
  worth: "cheapest",
};

const everybody = { periodId: null, roomTypeId: null, bedType: null, guestKind: null, sen: 0 } as const;

/** Who only snorkels, or stays ashore, pays less than a diver; who buys abroad pays more than at home. */
const divePrices: readonly Rate[] = [
  { ...everybody, id: "snorkeller", activity: "snorkeller", share: 7_600, of: { activity: "diver" } },
  { ...everybody, id: "ashore", activity: "nonDiver", share: 6_800, of: { activity: "diver" } },
  { ...everybody, id: "abroad", market: "international", share: 11_500, of: { market: "malaysia" } },
];

const oneAlone: Pick<CardRules, "singleSupplements"> = {
  singleSupplements: [
    {
      id: "alone",
      name: { en: "A room for one", my: "Bilik untuk seorang", cn: "单人独住" },
      pricedAs: "twin",
      stay: { share: 3_000 },
      extraNight: { share: 3_000 },
      rounding: { to: 100, way: "half" },
    },
  ],
};

const bookedEarly: Pick<CardRules, "discounts"> = {
  discounts: [
    {
      id: "early",
      name: { en: "Booked early", my: "Ditempah awal", cn: "早订优惠" },
      share: 1_500,
      when: { daysBefore: { from: 45 } },
    },
  ],
};

/** What guests may choose beside the stay: a permit by nationality, one for the booking, and a car. */
const extras: CardRules["extras"] = [
  {
    id: "turtle-permit",
    name: { en: "Turtle beach permit", my: "Permit pantai penyu", cn: "海龟沙滩许可证" },
    per: "person",
    step: "fee",
    amounts: [
      { who: "malaysian", guestKind: null, sen: 1_500 },
      { who: "foreign", guestKind: null, sen: 4_000 },
      { who: null, guestKind: "infant", sen: 0 },
    ],
  },
  {
    id: "drone-permit",
    name: { en: "Drone permit", my: "Permit dron", cn: "无人机许可证" },
    per: "booking",
    step: "fee",
    amounts: [{ who: null, guestKind: null, sen: 5_000 }],
  },
  {
    id: "hotel-pick-up",
    name: { en: "Hotel pick-up by car", my: "Kereta dari hotel", cn: "酒店专车接送" },
    per: "booking",
    step: "transport",
    amounts: [{ who: null, guestKind: null, sen: 12_000 }],
  },
];

const dive: DemoCard = {
  rules: { activity: "diver", homeMarket: "malaysia", freePlaces: [tenAndOne], extras },
  rates: divePrices,
};
const groups: DemoCard = { rules: { freePlaces: [tenAndOne] }, rates: [] };
const cards: Readonly<Record<string, DemoCard>> = {
  LAGOON: { rules: { ...groups.rules, extras }, rates: [] },
  FAMILY: groups,
  REEF: dive,
  SLOW: { rules: oneAlone, rates: [] },
  EARLY: { rules: { ...bookedEarly, freePlaces: [tenAndOne] }, rates: [] },
};

export function cardOf({ code }: DemoPackage): DemoCard {
  const { rules, rates } = cards[code] ?? { rules: {}, rates: [] };
  return { rules, rates: [halfForChildren, ...rates] };
}

/** Ringgit of an extra night for an adult in a garden room with all meals, by how many share it. */
export const extraNight = { single: 228, twin: 168, triple: 158, quad: 148 } as const;
/** What an extra night costs less with fewer meals. */
export const lessMeals = { full: 0, half: 30, breakfast: 60, none: 80 } as const;
