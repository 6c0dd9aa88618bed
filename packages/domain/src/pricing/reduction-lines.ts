import type { TaxGroup, Words } from "../catalogue/catalogue.ts";
import type { RuleId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";
import type { PriceLine } from "./lines.ts";
import { lineOf } from "./step.ts";

/** A line of less to pay; `unitSen` is below nothing. It falls under the tax of what it makes cheaper. */
export const reductionLine = (
  { id, name }: { readonly id: RuleId; readonly name: Words },
  reduction: {
    readonly count: number;
    readonly unitSen: Sen;
    readonly taxGroup: TaxGroup;
    readonly taxInside: boolean | null;
    readonly share?: number | null;
    readonly baseSen?: Sen | null;
    readonly nights?: number | null;
  },
): PriceLine =>
  lineOf({
    step: "promotion",
    ruleId: id,
    name,
    count: reduction.count,
    nights: reduction.nights ?? null,
    unitSen: reduction.unitSen,
    share: reduction.share ?? null,
    baseSen: reduction.baseSen ?? null,
    taxGroup: reduction.taxGroup,
    ...(reduction.taxInside !== null && { taxInside: reduction.taxInside }),
  });
