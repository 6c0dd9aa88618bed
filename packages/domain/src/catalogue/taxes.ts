import type { TaxId } from "../ids.ts";
import type { BasisPoints } from "../money/sen.ts";
import type { Rounding, StayConditions } from "./conditions.ts";
import type { Words } from "./words.ts";

export const taxGroups = ["stay", "food", "other", "none"] as const;
/** Which tax a line falls under. */
export type TaxGroup = (typeof taxGroups)[number];

export type Tax = {
  readonly id: TaxId;
  readonly name: Words;
  readonly group: Exclude<TaxGroup, "none">;
  readonly share: BasisPoints;

  /** More groups that it falls on; `group` is one of its groups in any case. */
  readonly groups?: readonly Exclude<TaxGroup, "none">[] | null;
  /** The prices hold it: it is shown and not added. A rate's `taxInside` goes before it. */
  readonly inside?: boolean | null;
  /** Taxes written before it that it is also asked on. */
  readonly onTaxes?: readonly TaxId[] | null;
  /** Half a sen up where missing. */
  readonly rounding?: Rounding | null;
  /** Rounded once on the sum (as where missing), on each line, or on what one person or piece of a line costs. */
  readonly roundEach?: "sum" | "line" | "unit" | null;
  readonly when?: StayConditions | null;
};
