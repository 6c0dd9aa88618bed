import { expect, it } from "vitest";
import type { PriceLine } from "./lines.ts";
import { sumsOf } from "./sums.ts";

const name = (en: string) => ({ en, my: en, cn: en });
const line = (given: Partial<PriceLine>): PriceLine => ({
  step: "rate",
  ruleId: "r",
  name: null,
  guestKind: "adult",
  who: null,
  bedType: "twin",
  count: 1,
  nights: null,
  unitSen: 0,
  share: null,
  baseSen: null,
  amountSen: 0,
  taxGroup: "stay",
  ...given,
});

it("tells what is before fees and taxes, each of them once, and a total that they add up to", () => {
  const sums = sumsOf([
    line({ amountSen: 139_600 }),
    line({ step: "promotion", ruleId: "p", amountSen: -10_000 }),
    line({ step: "fee", ruleId: "marine", name: name("Marine park"), guestKind: "adult", amountSen: 1_000 }),
    line({ step: "fee", ruleId: "marine", name: name("Marine park"), guestKind: "child", amountSen: 200 }),
    line({ step: "tax", ruleId: "sst", name: name("Service tax"), share: 800, amountSen: 10_368 }),
  ]);
  expect(sums).toEqual({
    beforeSen: 129_600,
    fees: [{ name: name("Marine park"), share: null, amountSen: 1_200 }],
    taxes: [{ name: name("Service tax"), share: 800, amountSen: 10_368 }],
    totalSen: 141_168,
  });
});

it("of nothing is nothing", () => {
  expect(sumsOf([])).toEqual({ beforeSen: 0, fees: [], taxes: [], totalSen: 0 });
});
