import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { beforeAll, describe, expect, it } from "vitest";
import en from "../../../../i18n/en/staff/prices.ts";
import { Translations } from "../../../../i18n/translations.ts";
import type { RuleList } from "../form/rule-groups.ts";
import { readyRules } from "./ready-rules.ts";
import type { Rule } from "./rule.ts";
import { sentencesOf } from "./use-sentences.ts";

let say: (list: RuleList, rule: object) => string;
beforeAll(() => {
  const words = new Translations("en", () => Promise.reject(new Error("all words are here")));
  words.add("en", "prices", en);
  const t = words.say("prices");
  const taxes = [{ id: "service", name: { en: "Service charge", my: "", cn: "" } }];
  const { ofRule } = sentencesOf(
    {
      t,
      language: "en",
      say: ({ en: words }) => words,
      typeName: (id) => `${id} room`,
      listName: (code: string) => code,
      wordName: (word) => word,
    },
    { taxes } as unknown as RateBook,
  );
  say = (list, rule) => ofRule(list, { id: "rule", ...rule } as Rule);
});
const named = (name: string) => ({ name: { en: name, my: "", cn: "" } });
const [from, to] = [dayOf("2027-05-14"), dayOf("2027-05-18")];
const nights = { from, to, weekdays: [], guestKinds: [] };

describe("rules as a price list says them", () => {
  it.each<[RuleList, object, string]>([
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
    [
      "minimums",
      { persons: 2, fewer: "pay" },
      "At least 2 people; smaller parties pay for the missing guests",
    ],
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
  ])("%s", (list, rule, sentence) => {
    expect(say(list, rule).replaceAll(/[\u2009\u202f\u00a0]/g, " ")).toBe(sentence);
  });

  it("says every rule that stands ready without an empty place", () => {
    for (const [list, ready] of Object.entries(readyRules)) {
      for (const { rule } of ready ?? [])
        expect(say(list as RuleList, rule)).not.toMatch(/undefined|\{\{|: $|, ,/);
    }
  });
});
