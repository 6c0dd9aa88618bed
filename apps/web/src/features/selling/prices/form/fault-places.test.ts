import { describe, expect, it } from "vitest";
import { ruleGroups } from "../../../../business/card-form/rule-groups.ts";
import { faultPlaces } from "./fault-places.ts";
import { termGroups } from "./term-groups.ts";

const at = (path: string, prefix: string, groups: Parameters<typeof faultPlaces>[2]) => [
  ...faultPlaces([{ path, rule: "card.dates" }], prefix, groups).keys(),
];

describe("a contradiction is told", () => {
  it.each([
    ["at its field", "surcharges.2.to", "surcharges.2", ruleGroups.surcharges, "to"],
    [
      "at the field that it is within",
      "fees.0.whom.activities.1",
      "fees.0",
      ruleGroups.fees,
      "whom.activities",
    ],
    [
      "at the field of its line",
      "fees.0.amounts.1.activity",
      "fees.0",
      ruleGroups.fees,
      "amounts.1.activity",
    ],
    ["at the lines", "transfers.0.price.steps", "transfers.0", ruleGroups.transfers, "price.steps"],
    ["at the first field of a whole line", "deposit.parts.1", "deposit", termGroups.deposit, "parts.1.on"],
    [
      "at the first field below",
      "discounts.0.freeNights",
      "discounts.0",
      ruleGroups.discounts,
      "freeNights.stay",
    ],
    ["above the form, if of the whole", "discounts.0", "discounts.0", ruleGroups.discounts, null],
    ["at the field of the whole card", "activity", "", termGroups.frame, "activity"],
  ] as const)("%s", (_, path, prefix, groups, field) => expect(at(path, prefix, groups)).toEqual([field]));

  it("in no other rule's form", () => {
    expect(at("surcharges.10.to", "surcharges.1", ruleGroups.surcharges)).toEqual([]);
  });
});
