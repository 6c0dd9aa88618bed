import { describe, expect, it } from "vitest";
import {
  changedMeaning,
  discountOf,
  fitsStay,
  isOpen,
  type PromoCode,
  popularityBand,
  reachesMinSpend,
} from "./promo-code.ts";

const promo = (more: Partial<PromoCode> = {}): PromoCode => ({
  id: "p",
  code: "RAYA26",
  type: "percent",
  name: { en: "Raya", my: "Raya", cn: "开斋节" },
  valueSen: null,
  share: 1_000,
  packageId: null,
  priceSen: 0,
  packageIds: [],
  minSpendSen: 0,
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  special: false,
  activeStatus: true,
  ...more,
});
const refusal = (result: ReturnType<typeof isOpen>) =>
  result.ok ? "ok" : [result.failure.code, result.failure.facts?.rule].filter(Boolean).join(" ");

describe("a code that was used", () => {
  it.each<[readonly string[], Partial<PromoCode>]>([
    [[], { share: 2_000, minSpendSen: 50_000, stayTo: "2026-12-31", activeStatus: false }],
    [["code"], { code: "RAYA27" }],
    [["type", "packageId"], { type: "package", packageId: "lagoon" }],
    [["priceSen"], { priceSen: 1_000 }],
  ])("can no longer change %j by %j", (fields, change) =>
    expect(changedMeaning(promo(), promo(change))).toEqual(fields),
  );
  it("may cost more, as long as it is bought", () =>
    expect(changedMeaning(promo({ priceSen: 900 }), promo({ priceSen: 1_000 }))).toEqual([]));
});

describe("a code today, on 10 May", () => {
  it.each<[string, Partial<PromoCode>]>([
    ["ok", {}],
    ["ok", { bookFrom: "2026-05-10", bookTo: "2026-05-10" }],
    ["PROMO_EXPIRED", { bookTo: "2026-05-09" }],
    ["PROMO_NOT_FOR_STAY notYet", { bookFrom: "2026-05-11" }],
    ["PROMO_UNKNOWN", { activeStatus: false }],
    ["PROMO_ASK_RESORT", { special: true }],
    // Whoever asks for an old special code need not write to the resort for nothing.
    ["PROMO_EXPIRED", { special: true, bookTo: "2026-05-09" }],
  ])("is %s with %o", (expected, more) => {
    expect(refusal(isOpen(promo(more), "2026-05-10"))).toBe(expected);
  });
});

describe("a stay of 10 to 12 May in the package reef", () => {
  const stay = { packageId: "reef", checkIn: "2026-05-10" as const, checkOut: "2026-05-12" as const };
  it.each<[string, Partial<PromoCode>]>([
    ["ok", {}],
    ["ok", { packageIds: ["calm", "reef"] }],
    ["PROMO_NOT_FOR_STAY package", { packageIds: ["calm"] }],
    ["ok", { packageId: "reef", packageIds: ["calm"] }],
    ["PROMO_NOT_FOR_STAY package", { packageId: "calm" }],
    ["ok", { stayFrom: "2026-05-10", stayTo: "2026-05-12" }],
    ["PROMO_NOT_FOR_STAY stayFrom", { stayFrom: "2026-05-11" }],
    ["PROMO_NOT_FOR_STAY stayTo", { stayTo: "2026-05-11" }],
    ["PROMO_NOT_FOR_STAY stayDays", { stayFrom: "2026-05-01", stayTo: "2026-05-11" }],
  ] as const)("is %s with %o", (expected, more) => {
    const result = fitsStay(promo(more), stay);
    const verdict = result.ok ? "ok" : `${result.failure.code} ${result.failure.facts?.rule}`;
    expect(verdict).toBe(expected);
  });
});

it("asks for its least spending to the sen", () => {
  expect(reachesMinSpend(50_000, 50_000).ok).toBe(true);
  const short = reachesMinSpend(50_000, 49_999);
  expect(short).toMatchObject({ ok: false, failure: { facts: { minSpendSen: 50_000, totalSen: 49_999 } } });
});

describe("the discount of a code", () => {
  it("is a share, or a sum, of what other discounts have left", () => {
    expect(discountOf(promo())).toMatchObject({ id: "p", share: 1_000, ofWhatIsLeft: true });
    const cash = discountOf(promo({ type: "cash", share: null, valueSen: 5_000 }));
    expect(cash).toMatchObject({ sen: 5_000, ofWhatIsLeft: true });
    expect(cash).not.toHaveProperty("share");
  });
  it("is none where the code only opens a package", () => {
    expect(discountOf(promo({ type: "package", share: null, packageId: "reef" }))).toBeNull();
  });
});

it.each([
  [100, "success"],
  [75, "success"],
  [74, "primary"],
  [55, "primary"],
  [54, "warning"],
  [35, "warning"],
  [34, "danger"],
  [0, "danger"],
] as const)("%i percent is %s", (percent, band) => {
  expect(popularityBand(percent)).toBe(band);
});
