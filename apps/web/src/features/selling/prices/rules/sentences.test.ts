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
  ["freePlaces", { paying: 10, free: 1, worth: "cheapest" }, "One free for every 10 paying, the cheapest"],
  [
    "freePlaces",
    { paying: 30, free: 2, most: 2, worth: { guestKind: "adult", bedType: "twin" } },
    "2 free for every 30 paying, at the price “twin, adult”, at most 2",
  ],
  [
    "surcharges",
    { ...named("Raya"), ...nights, per: "roomNight", sen: 6_000 },
    "Raya: RM 60.00 per room per night, 14–18 May 27",
  ],
  [
    "surcharges",
    { ...named("Weekend"), ...nights, weekdays: [5, 6], per: "person", by: "arrival", sen: 3_000 },
    "Weekend: RM 30.00 once per person, arriving on Fri and Sat, 14–18 May 27",
  ],
  [
    "discounts",
    {
      ...named("Seniors"),
      share: 1_000,
      whom: { guestKinds: ["senior", "adult"] },
      when: { arrivalWeekdays: [1, 7] },
    },
    "Seniors: 10% off, only for arrivals on Mon and Sun, adults and seniors",
  ],
  ["discounts", { freeNights: { stay: 7, pay: 6 } }, "Stay 7 nights, pay for 6"],
  [
    "singleSupplements",
    { pricedAs: "twin", stay: { share: 3_000 }, extraNight: { sen: 5_000 } },
    "A guest alone in a room pays the twin price plus 30% on the package and RM 50.00 for each extra night",
  ],
  [
    "fees",
    {
      ...named("Marine park"),
      per: "person",
      amounts: [
        { who: "malaysian", guestKind: "adult", sen: 500 },
        { who: "malaysian", guestKind: "senior", sen: 200 },
        { who: "malaysian", guestKind: "child", sen: 200 },
        { who: "malaysian", guestKind: "disabled", sen: 0 },
        { who: "foreign", guestKind: null, sen: 3_000 },
      ],
    },
    "Marine park: RM 5.00 per person for Malaysian adults, RM 2.00 for Malaysian seniors and children, free for Malaysian guests with a disability, RM 30.00 for non-Malaysians",
  ],
  [
    "fees",
    {
      ...named("Tourism tax"),
      per: "roomNightOfForeigners",
      amounts: [{ who: "foreign", guestKind: "adult", sen: 1_000 }],
    },
    "Tourism tax: RM 10.00 per room per night with non-Malaysians",
  ],
  [
    "surcharges",
    {
      ...named("Dinner"),
      ...nights,
      per: "person",
      sen: 16_800,
      amounts: [{ whom: { guestKinds: ["child"] }, sen: 8_400 }],
    },
    "Dinner: RM 168.00 once per person, RM 84.00 for children, 14–18 May 27",
  ],
  [
    "singleSupplements",
    {
      ...named("Single supplement"),
      pricedAs: "twin",
      stay: { sen: 0 },
      night: { sen: 12_000 },
      when: { seasons: ["Low"] },
    },
    "Single supplement: A guest alone in a room pays the twin price plus RM 120.00 a night, only for stays in “Low”",
  ],
  ["taxes", { group: "stay", groups: ["food"], share: 800 }, "8% on the stay and food"],
  ["taxes", { group: "stay", share: 1_700, onTaxes: ["service"] }, "17% on the stay and Service charge"],
  ["taxes", { group: "stay", share: 800, inside: true }, "8% on the stay, already in the prices"],
  [
    "pricedAs",
    {
      occupants: { adult: { from: 1, to: 1 }, child: { from: 1, to: 1 } },
      bedType: "twin",
      guests: [{ from: "child", to: "adult" }],
    },
    "A room with 1 adult and 1 child, at the twin price, children pay as adults",
  ],
  ["minimums", { persons: 2, fewer: "pay" }, "Minimum 2 people; smaller parties pay for 2"],
  [
    "freeGuests",
    { whom: { guestKinds: ["child"], ages: { to: 3 } }, count: 1, per: "room" },
    "One guest stays free per room: children, ages up to 3",
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
    "Speedboat: per person, adults RM 40.00 one way, RM 70.00 return, RM 30.00 for each empty seat below 4",
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
    "Peak: RM 5.00 once per room, arriving 14–18 May 27, only one of “peak” applies, not taxed",
  ],
  [
    "fees",
    { per: "personDays", counts: "nights", days: 3, amounts: [{ sen: 500 }], from, to, weekdays: [5, 6] },
    "RM 5.00 per person for every 3 nights or part of them, for the nights 14–18 May 27, on Fri and Sat nights",
  ],
  [
    "extras",
    { per: "personDays", days: 3, amounts: [{ sen: 500 }], from, taxGroup: "stay", taxInside: true },
    "RM 5.00 per person for every 3 days or part of them, for nights from 14 May 27, taxed as the stay, tax included",
  ],
  [
    "fees",
    { per: "booking", amounts: [{ sen: 500 }], to, bands: [{ kind: "child", fromAge: 4, toAge: 11 }] },
    "RM 5.00 per booking, for nights until 18 May 27, ages: children 4–11",
  ],
  [
    "singleSupplements",
    { pricedAs: "twin", stay: { share: 3_000 }, evenSharing: true },
    "A guest alone in a room pays the twin price plus 30% on the package, even when sharing with another guest",
  ],
  [
    "freePlaces",
    { paying: 10, free: 1, worth: "cheapest", covers: ["rate", "transport"] },
    "One free for every 10 paying, the cheapest, for stay and transport only",
  ],
  [
    "discounts",
    { share: 1_000, on: ["rate", "fee"], ofWhatIsLeft: true, group: "early" },
    "10% off stay and fees, on the price after earlier discounts, only one of “early” applies",
  ],
  [
    "discounts",
    { freeNights: { stay: 7, pay: 6, most: 2 } },
    "Stay 7 nights, pay for 6, at most 2 nights free",
  ],
  [
    "minimums",
    { persons: 2, fewer: "enquiry", roomTypeIds: ["Garden"] },
    "Minimum 2 people; smaller parties on enquiry, counted in each room: Garden room",
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
    "A room with 1 adult, at the twin price, children pay as adults (at most 1, the oldest first), only for Garden room, triple sharing",
  ],
  [
    "transfers",
    { price: { per: "vehicle", steps: [{ upTo: 4, sen: 9_000, returnSen: 16_000 }], beyond: "enquiry" } },
    "per vehicle, up to 4 people RM 90.00 one way, RM 160.00 return, larger parties: on enquiry",
  ],
  [
    "transfers",
    { price: { per: "trip", sen: 9_000, returnSen: 16_000 }, taxGroup: "other" },
    "RM 90.00 per trip, RM 160.00 return, taxed as other",
  ],
  [
    "transfers",
    { price: { per: "person", amounts: [{ guestKind: null, sen: 4_000 }], minimum: { persons: 4 } } },
    "per person, RM 40.00 one way, minimum charge 4 seats",
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
    "per person, RM 40.00 one way, RM 60.00 return for each empty seat below 4",
  ],
  [
    "transfers",
    { price: { per: "person", amounts: [{ guestKind: "adult", sen: 0, returnSen: 16_000 }] } },
    "per person, adults RM 160.00 return",
  ],
  ["transfers", { price: { per: "trip", sen: 0, returnSen: 16_000 } }, "per trip, RM 160.00 return"],
  ["transfers", { price: { per: "trip", returnSen: 16_000 } }, "per trip, RM 160.00 return"],
  ["transfers", { price: { per: "trip", sen: 0 } }, "RM 0.00 per trip"],
  [
    "transfers",
    { price: { per: "person", amounts: [{ guestKind: "adult", sen: null, returnSen: 16_000 }] } },
    "per person, adults RM 160.00 return",
  ],
  [
    "transfers",
    { price: { per: "vehicle", steps: [{ upTo: 4, sen: 0, returnSen: 16_000 }], beyond: "more" } },
    "per vehicle, up to 4 people RM 160.00 return, larger parties: more vehicles",
  ],
  [
    "discounts",
    { sen: 1_000, per: "booking", on: [], when: { nights: { from: 7 }, seasons: ["2027-03-01"] } },
    "RM 10.00 off per booking, only for stays of 7 nights or more, stays in “1 Mar – 31 May 27”",
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
    "Pay 50% when booking, the balance 30 days before check-in",
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
    "Pay 100% of transport and fees, RM 50.00 per person and 30% of the rest when booking, the balance 30 days before check-in, or 7 days after booking if that is sooner",
  ],
  ["deposit", { deposit: { share: 10_000, balanceDaysBefore: 0 } }, "Pay in full when booking"],
  ["amendmentFee", {}, "Changes are free"],
  [
    "amendmentFee",
    { amendmentFee: { sen: 5_000, per: "person", freeDaysBefore: 14 } },
    "Changes cost RM 50.00 per person, free until 14 days before check-in",
  ],
  [
    "bands",
    { bands: { package: bands, boat: bands, fee: bands.slice(0, 1) } },
    "adults from 12, children 4–11, for fees: adults from 12",
  ],
  [
    "frame",
    {
      option: { nights: 3 },
      marketBy: "person",
      seasons: { extraNights: "night" },
      partyCounts: ["adult", "child"],
    },
    "3 nights, each guest at the price of their own market, each extra night at the price of its own season, party size counts adults and children",
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
      "每 10 位付费客人可免 1 位，按最低价，最多 2 位，仅免住宿和交通",
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
