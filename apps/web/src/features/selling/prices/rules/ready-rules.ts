import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";

const words = (en: string, my: string, cn: string) => ({ en, my, cn });
const none = words("", "", "");

export type ReadyWord =
  | "serviceTax"
  | "serviceCharge"
  | "tourismTax"
  | "marinePark"
  | "tenthFree"
  | "earlyBird"
  | "singleShare";

/** What most Malaysian resorts ask, ready to be taken: amounts as they are by law or usual, to be checked by the resort. */
export const readyRules: Partial<
  Record<RuleList, readonly { readonly word: ReadyWord; readonly rule: object }[]>
> = {
  taxes: [
    {
      word: "serviceTax",
      rule: {
        name: words("Service tax", "Cukai perkhidmatan", "服务税"),
        group: "stay",
        groups: ["food"],
        share: 800,
      },
    },
    {
      word: "serviceCharge",
      rule: {
        name: words("Service charge", "Caj perkhidmatan", "服务费"),
        group: "stay",
        groups: ["food", "other"],
        share: 1_000,
      },
    },
  ],
  fees: [
    {
      word: "tourismTax",
      rule: {
        name: words("Tourism tax", "Cukai pelancongan", "旅游税"),
        per: "roomNightOfForeigners",
        amounts: [{ who: "foreign", guestKind: null, sen: 1_000 }],
      },
    },
    {
      word: "marinePark",
      rule: {
        name: words("Marine park fee", "Fi taman laut", "海洋公园费"),
        per: "person",
        amounts: [
          { who: "malaysian", guestKind: "disabled", sen: 0 },
          { who: "malaysian", guestKind: "adult", sen: 500 },
          { who: "malaysian", guestKind: "senior", sen: 200 },
          { who: "malaysian", guestKind: "child", sen: 200 },
          { who: "foreign", guestKind: "adult", sen: 3_000 },
          { who: "foreign", guestKind: "senior", sen: 1_500 },
          { who: "foreign", guestKind: "child", sen: 1_500 },
        ],
      },
    },
  ],
  freePlaces: [
    {
      word: "tenthFree",
      rule: {
        name: words(
          "One free for every 10 paying",
          "Satu percuma bagi setiap 10 yang membayar",
          "每 10 人付费，1 人免费",
        ),
        paying: 10,
        free: 1,
        worth: "cheapest",
      },
    },
  ],
  discounts: [
    {
      word: "earlyBird",
      rule: {
        name: words("Early bird", "Tempahan awal", "早鸟优惠"),
        share: 1_000,
        when: { daysBefore: { from: 60 } },
      },
    },
  ],
  singleSupplements: [
    {
      word: "singleShare",
      rule: {
        name: words("Single supplement", "Surcaj bilik seorang", "单人房差"),
        pricedAs: "twin",
        stay: { share: 3_000 },
      },
    },
  ],
};

/** A rule of a list to begin from: it says nothing that it need not. Without a period its days are those of this year. */
export const freshRule = (list: RuleList, { periods }: Pick<RateBook, "periods">, today: Day): object => {
  const days = periods.map(({ from, to }) => ({ from, to }));
  const from = days.map((span) => span.from).toSorted()[0] ?? `${today.slice(0, 4)}-01-01`;
  const to =
    days
      .map((span) => span.to)
      .toSorted()
      .at(-1) ?? `${today.slice(0, 4)}-12-31`;
  const fresh: Record<RuleList, object> = {
    surcharges: {
      name: none,
      from,
      to,
      weekdays: [],
      per: "personNight",
      guestKinds: [],
      sen: 0,
      group: null,
    },
    fees: { name: none, per: "person", amounts: [{ who: null, guestKind: null, sen: 0 }] },
    extras: { name: none, per: "person", amounts: [{ who: null, guestKind: null, sen: 0 }] },
    taxes: { name: none, group: "stay", share: 0 },
    singleSupplements: { name: none, pricedAs: "twin", stay: { sen: 0 } },
    minimums: { name: none, persons: 2, fewer: "pay" },
    freePlaces: { name: none, paying: 10, free: 1, worth: "cheapest" },
    discounts: { name: none, share: 1_000 },
    freeGuests: { whom: { guestKinds: ["child"] }, count: 1, per: "room" },
    pricedAs: {
      occupants: { adult: { from: 1, to: 1 }, child: { from: 1, to: 1 } },
      bedType: "twin",
      guests: [{ from: "child", to: "adult" }],
    },
    transfers: { name: none, price: { per: "person", amounts: [{ guestKind: null }] } },
  };
  return fresh[list];
};
