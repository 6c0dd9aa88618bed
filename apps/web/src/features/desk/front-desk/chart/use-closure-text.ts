import { useMemo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText, rangeText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type ClosureBar, faultAt, type RoomLine } from "./chart-lines.ts";

/** What closures are called. */
export function useClosureText() {
  const { t } = useTranslation("closures");
  const { language } = useLanguage();
  return useMemo(() => {
    const reason = ({ closure }: ClosureBar) => t(`reasons.${closure.reason}`);
    /** From which day, and until when it lasts. */
    const closed = ({ closure: { from, until } }: ClosureBar) =>
      until === null
        ? partsText([dayText(from, language, "near"), t("openEnd")], language)
        : rangeText(from, until, language, "near");
    /** All of it as one line. */
    const whole = (bar: ClosureBar) =>
      partsText([t(`kinds.${bar.closure.kind}`), reason(bar), closed(bar), bar.closure.note], language);
    return {
      reason,
      closed,
      whole,
      /** Why and until when a room is out of service, as far as the chart shows it. */
      faults: ({ faulty }: RoomLine): string => partsText(faulty.map(whole), language),
      /** The same of one day; null where it is not. */
      faultOn: (line: RoomLine, day: number): string | null => {
        const fault = faultAt(line, day);
        return fault && whole(fault);
      },
    };
  }, [t, language]);
}
