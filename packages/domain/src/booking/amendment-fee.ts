import type { AmendmentFee } from "../catalogue/deposit.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { lineOf } from "../pricing/step.ts";
import type { ChangeKind } from "./change-window.ts";

type Changed = {
  readonly fee: AmendmentFee | undefined;
  /** Of the booking before the change: each change has a line of its own. */
  readonly version: number;
  readonly persons: number;
  /** Days from today to the check-in as it was. */
  readonly daysLeft: number;
  readonly kinds: readonly ChangeKind[];
  /** Nothing was paid yet, only a detail is corrected, or staff ask nothing for it. */
  readonly waived: boolean;
};

const free: readonly ChangeKind[] = ["notes", "guests"];

/** What a change costs beside its difference, by the terms under which the stay was booked; a line of its price. */
export const amendmentLines = ({ fee, version, persons, daysLeft, kinds, waived }: Changed): PriceLine[] => {
  const isFree = waived || kinds.every((kind) => free.includes(kind));
  if (!fee || fee.sen === 0 || isFree) return [];
  if (fee.freeDaysBefore != null && daysLeft >= fee.freeDaysBefore) return [];
  const count = fee.per === "person" ? persons : 1;
  return [
    lineOf({
      step: "fee",
      ruleId: `${mark}${version}`,
      name: fee.name,
      count,
      unitSen: fee.sen,
      taxGroup: "none",
    }),
  ];
};

const mark = "amendment-";

/** Whether a line of a booking is what a change was asked for. */
export const isAmendment = ({ ruleId }: Pick<PriceLine, "ruleId">): boolean => ruleId.startsWith(mark);
