import { shareOf, sumSen } from "../money/sen.ts";
import type { PriceLine } from "./lines.ts";
import type { StepInput } from "./step.ts";

/** Each tax on the sum of its lines, rounded once (half a sen up), so no line's rounding adds up against the guest. */
export const taxes = ({ book, before }: StepInput): PriceLine[] =>
  book.taxes.flatMap((tax): PriceLine[] => {
    const baseSen = sumSen(
      before.filter((line) => line.taxGroup === tax.group).map((line) => line.amountSen),
    );
    const amountSen = shareOf(baseSen, tax.share);
    if (amountSen === 0) return [];
    return [
      {
        step: "tax",
        ruleId: tax.id,
        name: tax.name,
        guestKind: null,
        who: null,
        bedType: null,
        count: 1,
        nights: null,
        unitSen: amountSen,
        share: tax.share,
        baseSen,
        amountSen,
        taxGroup: "none",
      },
    ];
  });
