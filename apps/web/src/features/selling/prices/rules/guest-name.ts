import type { Extra } from "@pulau/domain/catalogue/charges.ts";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";
import type { Rule } from "./rule.ts";

const steps = {
  surcharges: "surcharge",
  fees: "fee",
  taxes: "tax",
  singleSupplements: "supplement",
  minimums: "supplement",
  freePlaces: "promotion",
  discounts: "promotion",
  freeGuests: null,
  pricedAs: null,
  transfers: "transport",
} as const satisfies Record<Exclude<RuleList, "extras">, string | null>;

/** As what the lines of a rule are paid, by which guests read one that has no name; null for what makes no lines. */
export const stepOf = (list: RuleList, rule: Rule) =>
  list === "extras" ? ((rule as Extra).step ?? "addOn") : steps[list];
