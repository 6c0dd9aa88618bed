import { describe, expect, it } from "vitest";
import { missingFields } from "./missing-fields.ts";
import { type RuleList, ruleGroups } from "./rule-groups.ts";

describe("what a rule can't be without", () => {
  it.each<[RuleList, object, readonly string[]]>([
    ["surcharges", { from: null, to: "2027-08-31" }, ["from"]],
    ["surcharges", { from: "2027-07-01", to: "2027-08-31" }, []],
    ["freePlaces", { paying: null, free: null }, ["paying", "free"]],
    ["discounts", { share: 1_000 }, []],
    ["discounts", { freeNights: { stay: 4, pay: null } }, ["freeNights.pay"]],
    ["transfers", { price: { per: "trip", steps: [{ upTo: null }] } }, []],
    [
      "transfers",
      { price: { per: "vehicle", steps: [{ upTo: 4 }, { upTo: null }] } },
      ["price.steps.1.upTo"],
    ],
    ["fees", { amounts: [{ sen: 0 }] }, []],
  ])("%s %o", (list, rule, missing) => {
    expect(missingFields(rule, ruleGroups[list])).toEqual(missing);
  });
});
