import { expect, it } from "vitest";
import cn from "../../i18n/cn/staff/prices.ts";
import en from "../../i18n/en/staff/prices.ts";
import { type Language, tagOf } from "../../i18n/language.ts";
import my from "../../i18n/my/staff/prices.ts";
import { translate, type Values, type WordTree } from "../../i18n/translate.ts";
import { type PriceChange, type PriceSpeech, priceChangeLine, priceChangesIn } from "./price-changes.ts";

/** Says the words of prices as the pages do. */
const speechIn = (language: Language): PriceSpeech => {
  const words: Readonly<Record<Language, WordTree>> = { en, my, cn };
  const dictionary = { tag: tagOf[language], find: () => words[language], namespaces: ["prices"] };
  const say = (key: string, values?: Values | string) =>
    translate(dictionary, key, typeof values === "string" ? { defaultValue: values } : values);
  return {
    t: say as unknown as PriceSpeech["t"],
    language,
    wordName: (word) => word,
    listName: (code) => code,
  };
};

const rate = { id: "r1", bedType: "twin", guestKind: "adult", sen: 70_000 };
const lineText = (change: Omit<PriceChange, "key"> & { key?: string }, language: Language = "en") =>
  Object.values(priceChangeLine({ key: "r1", ...change }, speechIn(language)))
    .join(": ")
    .replaceAll("\u00a0", " ");
const roomType = { en: "Garden Room", my: "Bilik Taman", cn: "花园房" };

it.each([
  ["en", "Prices · Garden Room, twin, adult, High: RM 700.00 → RM 1,234.50"],
  ["my", "Harga · Bilik Taman, berdua, dewasa, High: RM 700.00 → RM 1,234.50"],
  ["cn", "价格 · 花园房, 双人, 成人, High: RM 700.00 → RM 1,234.50"],
] as const)("says in %s what a price is for, and what it was and is", (language, line) => {
  const change = { part: "rates", before: rate, after: { ...rate, sen: 123_450 }, roomType, period: "High" };
  expect(lineText(change, language)).toBe(line);
});

it.each([
  ["none", null, "– → RM 700.00"],
  ["on enquiry", { ...rate, sen: 0, enquiry: true }, "On enquiry → RM 700.00"],
  ["free", { ...rate, sen: 0 }, "RM 0.00 → RM 700.00"],
  ["a share", { ...rate, sen: 0, share: 5_000, of: { guestKind: "adult" } }, "50% → RM 700.00"],
  ["the same price on other terms", { ...rate, weekdays: [5] }, "conditions changed"],
])("says what a price was that was %s", (_, before, values) => {
  expect(lineText({ part: "rates", before, after: rate })).toBe(`Prices · twin, adult: ${values}`);
});

it("says a rule by its name, a period by its days, and a term by its word alone", () => {
  const name = { en: "Christmas", my: "Krismas", cn: "圣诞" };
  const surcharge = { id: "r1", name, sen: 5_000, from: "2026-12-24", to: "2026-12-26" };
  expect(lineText({ part: "surcharges", before: surcharge, after: null }, "cn")).toBe(
    "附加费 · 圣诞: RM 50.00 → –",
  );
  const period = { id: "r1", from: "2026-06-01", to: "2026-06-30", name: "School" };
  expect(lineText({ part: "periods", before: period, after: { ...period, to: "2026-06-20" } })).toBe(
    "Periods · School: 1 to 30 Jun 2026 → 1 to 20 Jun 2026",
  );
  const stopped = {
    ...period,
    from: "2026-06-10",
    to: "2026-06-10",
    stopSell: true,
    minNights: 3,
    cutOffDays: 0,
  };
  expect(lineText({ part: "periods", before: null, after: stopped })).toBe(
    "Periods · School: – → 10 Jun 2026, Stop-sell, Minimum stay 3 nights",
  );
  expect(
    lineText({ part: "periods", before: period, after: { ...period, closedArrivals: ["2026-06-10"] } }),
  ).toBe("Periods · School: 1 to 30 Jun 2026 → 1 to 30 Jun 2026, Closed to arrival");
  expect(lineText({ part: "nights", before: 2, after: 3 })).toBe("Length: 2 → 3");
  expect(lineText({ part: "rates", value: rate })).toBe("Prices · twin, adult: RM 700.00");
});

it("tells prices apart that are for other people, nights or price lists", () => {
  const line = (other: object) =>
    lineText({ part: "rates", before: rate, after: { ...rate, sen: 1, ...other } });
  expect(line({ extraNight: true, priceList: "agents" })).toContain("twin, adult, extra night, agents:");
  expect(line({ ages: { from: 4, to: 11 }, priceList: "public" })).toContain("twin, adult, ages 4–11:");
  expect(lineText({ part: "order", key: "rates", before: ["a", "b"], after: ["b", "a"] })).toBe(
    "Order · Prices: order changed",
  );
});

it("finds the changes of an entry and counts those that it does not keep", () => {
  const changes = [{ part: "rates", key: "r1", before: null, after: rate }];
  expect(priceChangesIn({ changes, count: 12 })).toMatchObject({ changes: [{ key: "r1" }], leftOut: 11 });
  expect(priceChangesIn({ changes })).toMatchObject({ leftOut: 0 });
  expect(priceChangesIn({ changes: 3 })).toBeNull();
  expect(priceChangesIn({})).toBeNull();
});
