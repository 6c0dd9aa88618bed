import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { malaysianTaxes, marineParkFee, tourismTax } from "@pulau/domain/catalogue/malaysian-charges.ts";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";

const words = (en: string, my: string, cn: string) => ({ en, my, cn });
const none = words("", "", "");

export type ReadyWord =
  | "weekend"
  | "holidays"
  | "peakShare"
  | "festiveDinner"
  | "serviceTax"
  | "foodTax"
  | "serviceCharge"
  | "tourismTax"
  | "marinePark"
  | "jettyFee"
  | "groupFree"
  | "earlyBird"
  | "seniors"
  | "freeNight"
  | "singleShare"
  | "twoPersons"
  | "landTransfer";

type ReadyRule = {
  readonly word: ReadyWord;
  readonly rule: object;
  /** Of several surcharges of the calendar one counts on a night: a holiday is no weekend as well. */
  readonly isOfCalendar?: boolean;
  /** Its days have to be said. */
  readonly isUndated?: boolean;
};

const [serviceTax, foodTax] = malaysianTaxes;

/**
 * What most Malaysian resorts ask, ready to be taken: amounts as they are by law or usual, to be checked by the resort. A
 * name says no number that the form can change.
 */
export const readyRules: Partial<Record<RuleList, readonly ReadyRule[]>> = {
  surcharges: [
    {
      word: "weekend",
      isOfCalendar: true,
      rule: { name: words("Weekend", "Hujung minggu", "周末"), weekdays: [5, 6], sen: 3_000 },
    },
    {
      word: "holidays",
      isOfCalendar: true,
      isUndated: true,
      rule: { name: words("Holidays", "Musim cuti", "假期"), sen: 5_000 },
    },
    {
      word: "peakShare",
      isUndated: true,
      rule: { name: words("Peak season", "Musim puncak", "旺季"), share: 1_000 },
    },
    {
      word: "festiveDinner",
      isUndated: true,
      rule: {
        name: words("Festive dinner", "Makan malam perayaan", "节日晚宴"),
        per: "person",
        sen: 10_000,
        amounts: [{ whom: { guestKinds: ["child"] }, sen: 5_000 }],
        taxGroup: "food",
      },
    },
  ],
  taxes: [
    { word: "serviceTax", rule: serviceTax },
    { word: "foodTax", rule: foodTax },
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
    { word: "tourismTax", rule: tourismTax },
    { word: "marinePark", rule: marineParkFee },
    {
      word: "jettyFee",
      rule: {
        name: words("Jetty fee", "Fi jeti", "码头费"),
        per: "person",
        amounts: [{ who: null, guestKind: null, sen: 1_000 }],
      },
    },
  ],
  freePlaces: [
    {
      word: "groupFree",
      rule: {
        name: words("Free place for groups", "Tempat percuma untuk kumpulan", "团体免费名额"),
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
    {
      word: "seniors",
      rule: {
        name: words("Senior citizens", "Warga emas", "长者优惠"),
        share: 1_000,
        whom: { guestKinds: ["senior"] },
      },
    },
    {
      word: "freeNight",
      rule: {
        name: words("Free night", "Malam percuma", "免费住宿"),
        freeNights: { stay: 4, pay: 3 },
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
  minimums: [
    {
      word: "twoPersons",
      rule: {
        name: words("Minimum party", "Bilangan minimum", "最少人数"),
        persons: 2,
        fewer: "pay",
      },
    },
  ],
  extras: [
    {
      word: "landTransfer",
      rule: {
        name: words("Land transfer, both ways", "Pengangkutan darat pergi balik", "往返陆路接送"),
        per: "person",
        step: "transport",
        amounts: [
          { who: null, guestKind: "adult", sen: 8_000 },
          { who: null, guestKind: "child", sen: 6_000 },
        ],
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

/** The word by which one surcharge of a night counts: that of the card's own, or one in the reader's language. */
const calendarGroup = ({ surcharges }: Pick<RateBook, "surcharges">, usual: string): string =>
  surcharges.find(({ group }) => group !== null)?.group ?? usual;

/** A rule that stands ready, on the card's own days. `usualGroup` is what the calendar's surcharges are called together. */
export function readyRule(
  list: RuleList,
  { rule, isOfCalendar, isUndated }: ReadyRule,
  { card, today, usualGroup }: { card: RateBook; today: Day; usualGroup: string },
): object {
  if (list !== "surcharges") return rule;
  return {
    ...freshRule(list, card, today),
    ...(isUndated && { from: null, to: null }),
    ...(isOfCalendar && { group: calendarGroup(card, usualGroup) }),
    ...rule,
  };
}
