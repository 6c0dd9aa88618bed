import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { PriceLine, QuoteAsk } from "./lines.ts";

/** What a step of the price looks at. `before` are the lines of the steps that went ahead of it. */
export type StepInput = {
  readonly ask: QuoteAsk;
  readonly book: RateBook;
  readonly period: Period;
  readonly before: readonly PriceLine[];
};

/** A line with what most steps leave empty, its amount being `count × nights × unitSen`. */
export const lineOf = (
  said: Pick<PriceLine, "step" | "ruleId" | "name" | "count" | "unitSen" | "taxGroup"> &
    Partial<Pick<PriceLine, "guestKind" | "who" | "bedType" | "nights">>,
): PriceLine => ({
  step: said.step,
  ruleId: said.ruleId,
  name: said.name,
  guestKind: said.guestKind ?? null,
  who: said.who ?? null,
  bedType: said.bedType ?? null,
  count: said.count,
  nights: said.nights ?? null,
  unitSen: said.unitSen,
  share: null,
  baseSen: null,
  amountSen: said.count * (said.nights ?? 1) * said.unitSen,
  taxGroup: said.taxGroup,
});
