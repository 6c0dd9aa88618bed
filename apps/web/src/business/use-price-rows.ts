import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { shownLines } from "@pulau/domain/pricing/staff-discount.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { useLanguage } from "../ui/use-language.ts";
import type { PriceRow } from "./price-lines.tsx";
import { wordsOfLine } from "./price-words.ts";

/** Turns a price's lines into rows that say what is paid for and why it is so much. Wants the words of `price`. */
export function usePriceRows(): (lines: readonly PriceLine[]) => PriceRow[] {
  const { t } = useTranslation("price");
  const { say } = useLanguage();
  return (lines) =>
    shownLines(lines).map((line, i) => ({
      key: `${line.ruleId}-${i}`,
      ...wordsOfLine(t, line, say),
      sen: line.insideSen ? null : line.amountSen,
    }));
}
