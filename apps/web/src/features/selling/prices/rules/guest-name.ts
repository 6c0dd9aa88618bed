import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Extra } from "@pulau/domain/catalogue/charges.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import type { RuleList } from "../form/rule-groups.ts";
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

/** Whether guests read a name of its own, and in which languages nobody has written it yet. */
export function nameState(name: Words) {
  // What repeats the English was filled in with it.
  const written = withoutCopies(name);
  const missing = (["en", "my", "cn"] as const).filter((language) => written[language].trim() === "");
  return { isUnnamed: missing.length === 3, missing };
}
