import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { lineOf } from "@pulau/domain/pricing/step.ts";
import { describe, expect, it } from "vitest";
import cn from "../i18n/cn/price.ts";
import en from "../i18n/en/price.ts";
import { tagOf } from "../i18n/language.ts";
import my from "../i18n/my/price.ts";
import type { Values } from "../i18n/translate.ts";
import { Translations } from "../i18n/translations.ts";
import { wordsOfLine } from "./price-words.ts";

const tables = { en, my, cn };
const missing: string[] = [];

const speak = (language: keyof typeof tables) => {
  const words = new Translations(tagOf[language], () => Promise.reject(new Error("all words are here")));
  words.add(tagOf[language], "price", tables[language]);
  const t = words.say("price");
  return ((key: string, values: Values) => {
    if (!words.exists(`price:${key}`, values)) missing.push(`${language} ${key}`);
    return t(key as "each", values);
  }) as unknown as typeof t;
};

const line = (overrides: Partial<PriceLine>): PriceLine => ({
  ...lineOf({
    step: "rate",
    ruleId: "r",
    name: null,
    count: 2,
    unitSen: 56_800,
    taxGroup: "stay",
    ...overrides,
  }),
});
const adults = { guestKind: "adult", bedType: "twin" } as const;

const inEnglish = (en: string) => ({ en, my: en, cn: en });

const examples: readonly [PriceLine, name: string | null, what: string, why: string | null][] = [
  [line(adults), null, "2 adults, two sharing", "RM 568.00 each"],
  [
    line({ ...adults, forNights: 3, activity: "diver" }),
    null,
    "2 adults, two sharing, diving",
    "RM 568.00 each, for 3 nights",
  ],
  [line({ ...adults, count: 1, activity: "freediver" }), null, "1 adult, two sharing", null],
  [
    line({ ...adults, count: 1, activity: "diver1permit", activityName: inEnglish("Diver, one permit") }),
    null,
    "1 adult, two sharing, Diver, one permit",
    null,
  ],
  [
    line({ ...adults, count: 1, market: "workVisa", marketName: inEnglish("Work visa") }),
    null,
    "1 adult, two sharing, Work visa",
    null,
  ],
  [
    line({ ...adults, partNights: 2 }),
    null,
    "2 adults, two sharing",
    "RM 568.00 each, 2 nights in this season",
  ],
  [
    line({ guestKind: "child", bedType: "twin", count: 1, place: "extraBed", share: 5000, baseSen: 56_800 }),
    null,
    "1 child, two sharing, in an extra bed",
    "50% of RM 568.00",
  ],
  [
    line({ guestKind: "child", bedType: "twin", payAs: "adult", count: 1 }),
    null,
    "1 child, two sharing, priced as an adult",
    null,
  ],
  [
    line({ bedType: "twin", count: 1, nights: 3, unitSen: 22_000 }),
    null,
    "1 room, two sharing",
    "RM 220.00, 3 nights",
  ],
  [
    line({ ...adults, step: "extraNight", nights: 2, unitSen: 15_800 }),
    null,
    "Extra nights: 2 adults, two sharing",
    "RM 158.00 × 2, 2 nights",
  ],
  [
    line({ step: "supplement", count: 1, unitSen: 17_040, share: 3000, baseSen: 56_800 }),
    "Single supplement",
    "Single supplement",
    "30% of RM 568.00",
  ],
  [
    line({ step: "supplement", lacking: true, unitSen: 80_000 }),
    "Villa",
    "Villa",
    "2 guests below the minimum, RM 800.00 each",
  ],
  [
    line({ step: "transport", lacking: true, count: 1, unitSen: 6_000 }),
    "Shared boat",
    "Shared boat",
    "1 seat below the minimum, RM 60.00",
  ],
  [
    line({ step: "fee", guestKind: "adult", who: "foreign", unitSen: 2_000, times: 2 }),
    "Conservation",
    "Conservation",
    "2 adults, not Malaysian, RM 20.00 each, 2 times",
  ],
  [
    line({ step: "fee", guestKind: null, who: "foreign", unitSen: 4_000 }),
    "Conservation",
    "Conservation",
    "not Malaysian, RM 40.00 × 2",
  ],
  [
    line({ step: "fee", count: 1, nights: 2, unitSen: 1_000 }),
    "Tourism tax",
    "Tourism tax",
    "RM 10.00 × 1, 2 nights",
  ],
  [line({ step: "promotion", unitSen: -56_800 }), "One free for ten", "One free for ten", "RM 568.00 × 2"],
  [
    line({ step: "promotion", count: 1, unitSen: -11_360, share: 1000, baseSen: 113_600 }),
    "Early bird",
    "Early bird",
    "10% of RM 1,136.00",
  ],
  [
    line({ step: "tax", count: 1, unitSen: 0, insideSen: 8_415, share: 800, baseSen: 113_600 }),
    "Service tax",
    "Service tax",
    "RM 84.15 in the price, 8% of RM 1,136.00",
  ],
];

describe("a line of a price", () => {
  it.each(examples)("%#", async (priceLine, name, subject, why) => {
    const line = { ...priceLine, name: name === null ? null : inEnglish(name) };
    expect(wordsOfLine(await speak("en"), line, ({ en }) => en)).toEqual({ what: subject, why });
  });

  it("of a rule without words is named by what it is", () => {
    const unnamed = line({ step: "surcharge", name: inEnglish(" ") });
    expect(wordsOfLine(speak("en"), unnamed, ({ en }) => en).what).toBe("Surcharge");
  });

  it("has all its words in each language", async () => {
    for (const language of ["en", "my", "cn"] as const) {
      const t = await speak(language);
      for (const [priceLine, name] of examples) {
        const line = { ...priceLine, name: name === null ? null : inEnglish(name) };
        const { what, why } = wordsOfLine(t, line, (words) => words[language]);
        expect(`${what} ${why}`).not.toMatch(/\{\{|undefined/);
      }
    }
    expect(missing).toEqual([]);
  });
});
