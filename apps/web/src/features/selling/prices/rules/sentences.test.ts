import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { describe, expect, it } from "vitest";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";
import cn from "../../../../i18n/cn/staff/prices.ts";
import en from "../../../../i18n/en/staff/prices.ts";
import { tagOf } from "../../../../i18n/language.ts";
import my from "../../../../i18n/my/staff/prices.ts";
import type { Values } from "../../../../i18n/translate.ts";
import { Translations } from "../../../../i18n/translations.ts";
import { readyRule, readyRules } from "./ready-rules.ts";
import type { Rule, TermName } from "./rule.ts";
import { sentencesOf } from "./use-sentences.ts";

const tables = { en, my, cn };
const missing: string[] = [];

/** Sentences in a language; every text that it lacks is noted. */
const speak = (language: keyof typeof tables) => {
  const words = new Translations(tagOf[language], () => Promise.reject(new Error("all words are here")));
  words.add(tagOf[language], "prices", tables[language]);
  const say = words.say("prices");
  const t = ((key: string, values: Values) => {
    if (!words.exists(`prices:${key}`, values)) missing.push(`${language} ${key}`);
    return say(key as "title", values);
  }) as unknown as typeof say;
  const taxes = [{ id: "service", name: { en: "Service charge", my: "", cn: "" } }];
  const periods = [{ id: "spring", season: "2027-03-01", from: "2027-03-01", to: "2027-05-31" }];
  return sentencesOf(
    {
      t,
      language,
      say: (texts) => texts[language],
      typeName: (id) => `${id} room`,
      listName: (code: string) => code,
      wordName: (word) => word,
    },
    { taxes, periods } as unknown as RateBook,
  );
};
const inEnglish = speak("en");
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, " ");
const withId = (rule: object) => ({ id: "rule", ...rule }) as Rule;
const say = (list: RuleList, rule: object) => plain(inEnglish.ofRule(list, withId(rule)));
const sayTerm = (term: TermName, card: object) => plain(inEnglish.ofTerm(term, card as RateBook));

const named = (name: string) => ({ name: { en: name, my: "", cn: "" } });
const [from, to] = [dayOf("2027-05-14"), dayOf("2027-05-18")];
const nights = { from, to, weekdays: [], guestKinds: [] };

const ruleSentences: readonly (readonly [RuleList, object, string])[] = [
  ["freePlaces", { paying: 10, free: 1, worth: "cheapest" }, "1 free for every 10 paying, the cheapest"],
  [
    "freePlaces",
    { paying: 15, free: 1, most: 2, worth: { guestKind: "adult", bedType: "twin" } },
    "1 free for every 15 paying, worth twin, adult, at most 2",
  ],
  [
    "surcharges",
    { ...named("Raya"), ...nights, per: "roomNight", sen: 6_000 },
    "Raya: RM 60.00 per room per night, 14–18 May 27",
  ],
  [
    "surcharges",
    { ...named("Weekend"), ...nights, weekdays: [5, 6], per: "person", by: "arrival", sen: 3_000 },
    "Weekend: RM 30.00 once per person, 14–18 May 27, arriving Fri Sat",
  ],
  [
    "discounts",
    {
      ...named("Seniors"),
      share: 1_000,
      whom: { guestKinds: ["senior"] },
      when: { arrivalWeekdays: [1, 7] },
    },
    "Seniors: 10% off (only: arriving Mon Sun, senior)",
  ],
  ["discounts", { freeNights: { stay: 7, pay: 6 } }, "Stay 7 nights, pay 6"],
  [
    "singleSupplements",
    { pricedAs: "twin", stay: { share: 3_000 }, extraNight: { sen: 5_000 } },
    "Alone in a room, priced as twin, 30% on the package, RM 50.00 an extra night",
  ],
  ["taxes", { group: "stay", groups: ["food"], share: 800 }, "8% on the stay, food"],
  ["taxes", { group: "stay", share: 1_700, onTaxes: ["service"] }, "17% on the stay, Service charge"],
  ["taxes", { group: "stay", share: 800, inside: true }, "8% inside the price of the stay"],
  [
    "pricedAs",
    {
      occupants: { adult: { from: 1, to: 1 }, child: { from: 1, to: 1 } },
      bedType: "twin",
      guests: [{ from: "child", to: "adult" }],
    },
    "A room with adult 1, child 1, pays as twin, child pays as adult",
  ],
  ["minimums", { persons: 2, fewer: "pay" }, "At least 2 people; smaller parties pay for the missing guests"],
  [
    "freeGuests",
    { whom: { guestKinds: ["child"], ages: { to: 3 } }, count: 1, per: "room" },
    "1 free per room: child, ages up to 3",
  ],
  [
    "transfers",
    {
      ...named("Speedboat"),
      price: {
        per: "person",
        amounts: [{ guestKind: "adult", sen: 4_000, returnSen: 7_000 }],
        minimum: { persons: 4, sen: 3_000 },
      },
    },
    "Speedboat: per person, adult RM 40.00 one way, RM 70.00 both ways, RM 30.00 for each seat below 4",
  ],
  [
    "surcharges",
    {
      ...named("Holidays"),
      ...nights,
      per: "booking",
      sen: 500,
      dates: [
        { from, to: from },
        { from: to, to },
      ],
    },
    "Holidays: RM 5.00 once per booking, 14–18 May 27, only on 14 May 27 and 18 May 27",
  ],
  [
    "surcharges",
    { ...named("Peak"), ...nights, per: "room", by: "arrival", sen: 500, group: "peak", taxGroup: "none" },
    "Peak: RM 5.00 once per room, arriving 14–18 May 27, only one of “peak” counts, not taxed",
  ],
  [
    "fees",
    { per: "personDays", counts: "nights", days: 3, amounts: [{ sen: 500 }], from, to, weekdays: [5, 6] },
    "per person by number of days, for every 3 nights or part of them, RM 5.00, nights of 14–18 May 27, nights of Fri Sat",
  ],
  [
    "extras",
    { per: "personDays", days: 3, amounts: [{ sen: 500 }], from, taxGroup: "stay", taxInside: true },
    "per person by number of days, for every 3 days or part of them, RM 5.00, nights from 14 May 27, taxed as the stay, tax included",
  ],
  [
    "fees",
    { per: "booking", amounts: [{ sen: 500 }], to, bands: [{ kind: "child", fromAge: 4, toAge: 11 }] },
    "per booking, RM 5.00, nights until 18 May 27, ages: child 4–11",
  ],
  [
    "singleSupplements",
    { pricedAs: "twin", stay: { share: 3_000 }, evenSharing: true },
    "Alone in a room, priced as twin, 30% on the package, also when sharing with another guest",
  ],
  [
    "freePlaces",
    { paying: 10, free: 1, worth: "cheapest", covers: ["rate", "transport"] },
    "1 free for every 10 paying, the cheapest, covers stay and transport",
  ],
  [
    "discounts",
    { share: 1_000, on: ["rate", "fee"], ofWhatIsLeft: true, group: "early" },
    "10% off, on stay and fees, after earlier discounts, only one of “early” counts",
  ],
  ["discounts", { freeNights: { stay: 7, pay: 6, most: 2 } }, "Stay 7 nights, pay 6, at most 2 nights free"],
  [
    "minimums",
    { persons: 2, fewer: "enquiry", roomTypeIds: ["Garden"] },
    "At least 2 people; smaller parties on enquiry, counted per room: Garden room",
  ],
  [
    "pricedAs",
    {
      occupants: { adult: { from: 1, to: 1 } },
      bedType: "twin",
      guests: [{ from: "child", to: "adult", count: 1 }],
      roomTypeIds: ["Garden"],
      bedTypes: ["triple"],
    },
    "A room with adult 1, pays as twin, child pays as adult (at most 1, the oldest first) (only: Garden room, triple)",
  ],
  [
    "transfers",
    { price: { per: "vehicle", steps: [{ upTo: 4, sen: 9_000, returnSen: 16_000 }], beyond: "enquiry" } },
    "per vehicle, up to 4: RM 90.00 one way, RM 160.00 both ways, for more people: on enquiry",
  ],
  [
    "transfers",
    { price: { per: "trip", sen: 9_000, returnSen: 16_000 }, taxGroup: "other" },
    "RM 90.00 per trip, RM 160.00 both ways, taxed as other",
  ],
  [
    "transfers",
    { price: { per: "person", amounts: [{ guestKind: null, sen: 4_000 }], minimum: { persons: 4 } } },
    "per person, RM 40.00 one way, at least 4 seats are charged",
  ],
  [
    "transfers",
    {
      price: {
        per: "person",
        amounts: [{ guestKind: null, sen: 4_000 }],
        minimum: { persons: 4, returnSen: 6_000 },
      },
    },
    "per person, RM 40.00 one way, RM 60.00 both ways for each seat below 4",
  ],
  [
    "transfers",
    { price: { per: "person", amounts: [{ guestKind: "adult", sen: 0, returnSen: 16_000 }] } },
    "per person, adult RM 160.00 both ways",
  ],
  ["transfers", { price: { per: "trip", sen: 0, returnSen: 16_000 } }, "per trip, RM 160.00 both ways"],
  ["transfers", { price: { per: "trip", returnSen: 16_000 } }, "per trip, RM 160.00 both ways"],
  ["transfers", { price: { per: "trip", sen: 0 } }, "RM 0.00 per trip"],
  [
    "transfers",
    { price: { per: "person", amounts: [{ guestKind: "adult", sen: null, returnSen: 16_000 }] } },
    "per person, adult RM 160.00 both ways",
  ],
  [
    "transfers",
    { price: { per: "vehicle", steps: [{ upTo: 4, sen: 0, returnSen: 16_000 }], beyond: "more" } },
    "per vehicle, up to 4: RM 160.00 both ways, for more people: more vehicles",
  ],
  [
    "discounts",
    { sen: 1_000, per: "booking", on: [], when: { nights: { from: 7 }, seasons: ["2027-03-01"] } },
    "RM 10.00 off per booking (only: stays of 7 nights or more, 1 Mar – 31 May 27)",
  ],
];

const bands = [
  { kind: "adult", fromAge: 12, toAge: null },
  { kind: "child", fromAge: 4, toAge: 11 },
];
const termSentences: readonly (readonly [TermName, object, string])[] = [
  [
    "deposit",
    { deposit: { share: 5_000, balanceDaysBefore: 30 } },
    "50% now, the balance 30 days before check-in",
  ],
  [
    "deposit",
    {
      deposit: {
        share: 3_000,
        balanceDaysBefore: 30,
        fullWithinDays: 7,
        parts: [
          { on: ["transport", "fee"], share: 10_000 },
          { sen: 5_000, per: "person" },
        ],
      },
    },
    "100% of transport and fees + RM 50.00 per person + 30% of the rest now, the balance 30 days before check-in, or 7 days after booking if that is sooner",
  ],
  ["deposit", { deposit: { share: 10_000, balanceDaysBefore: 0 } }, "Paid in full when booking"],
  ["amendmentFee", {}, "Changes are free"],
  [
    "amendmentFee",
    { amendmentFee: { sen: 5_000, per: "person", freeDaysBefore: 14 } },
    "RM 50.00 per person, free until 14 days before check-in",
  ],
  [
    "bands",
    { bands: { package: bands, boat: bands, fee: bands.slice(0, 1) } },
    "adult from 12, child 4–11, for fees: adult from 12",
  ],
  [
    "frame",
    {
      option: { nights: 3 },
      marketBy: "person",
      seasons: { extraNights: "night" },
      partyCounts: ["adult", "child"],
    },
    "3 nights, each guest’s own market, seasons of extra nights night by night, party size counts adult, child",
  ],
];

describe("rules as a price list says them", () => {
  it.each(ruleSentences)("%s", (list, rule, sentence) => expect(say(list, rule)).toBe(sentence));
  it.each(termSentences)("%s", (term, card, sentence) => expect(sayTerm(term, card)).toBe(sentence));

  it("says every rule that stands ready without an empty place", () => {
    const card = { periods: [], surcharges: [] } as unknown as RateBook;
    const fresh = { card, today: dayOf("2027-01-01"), usualGroup: "calendar" };
    for (const [list, ready] of Object.entries(readyRules)) {
      for (const preset of ready ?? [])
        expect(say(list as RuleList, readyRule(list as RuleList, preset, fresh))).not.toMatch(
          /undefined|\{\{|: $|, ,/,
        );
    }
  });

  it("parts its clauses as Chinese does", () => {
    const rule = { paying: 10, free: 1, worth: "cheapest", most: 2, covers: ["rate", "transport"] };
    expect(speak("cn").ofRule("freePlaces", withId(rule))).toBe(
      "每 10 人付费，1 人免费，按最低价，最多 2 个，涵盖住宿和交通",
    );
  });

  it("has all its words in each language", () => {
    for (const language of ["en", "my", "cn"] as const) {
      const { ofRule, ofTerm } = speak(language);
      const sentences = [
        ...ruleSentences.map(([list, rule]) => ofRule(list, withId(rule))),
        ...termSentences.map(([term, card]) => ofTerm(term, card as RateBook)),
      ];
      for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|undefined/);
    }
    expect(missing).toEqual([]);
  });
});
