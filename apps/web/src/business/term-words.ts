import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AmendmentFee } from "@pulau/domain/catalogue/deposit.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { Quote } from "@pulau/domain/pricing/lines.ts";
import type { Language } from "../i18n/language.ts";
import type { Say as SayIn } from "../i18n/words.ts";
import { dayText } from "../ui/format.ts";

type Say = SayIn<"price">;

type Due = Pick<Quote, "depositSen"> & { readonly balanceDueOn: Day | null };

/** How much of a stay may be paid now, and by when the rest; null where all of it must be. */
export const depositWords = (t: Say, { depositSen, balanceDueOn }: Due, language: Language): string | null =>
  balanceDueOn === null
    ? null
    : t("terms.deposit", {
        amount: formatRinggit(depositSen),
        day: dayText(balanceDueOn, language, "brief"),
      });

/** What a change of a paid booking costs, and until when it is free; null where it always is. */
export const changeFeeWords = (t: Say, fee: Omit<AmendmentFee, "name"> | null | undefined): string | null => {
  if (!fee || fee.sen <= 0) return null;
  const costs = t(`terms.change.${fee.per}`, { amount: formatRinggit(fee.sen) });
  return fee.freeDaysBefore == null
    ? costs
    : `${costs} ${t("terms.changeFree", { count: fee.freeDaysBefore })}`;
};
