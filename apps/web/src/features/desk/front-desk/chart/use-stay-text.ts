import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useCallback } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText, rangeText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { StayBar } from "./chart-lines.ts";

/** All that the bar of a stay says, as one line, with who looks at it. Days are counted from the chart's first. */
export function useStayText(from: Day) {
  const { t } = useTranslation(["tape-chart", "pieces"]);
  const { language, say } = useLanguage();
  return useCallback(
    (bar: StayBar, watched: string | null): string =>
      partsText(
        [
          bar.name,
          bar.bookingNo,
          t(`pieces:stay.${bar.state}`),
          rangeText(addDays(from, bar.start), addDays(from, bar.end), language, "near"),
          t("persons", { count: bar.persons }),
          bar.owesSen !== null && bar.owesSen > 0 && t("owes", { amount: formatRinggit(bar.owesSen) }),
          ...bar.needs.map((need) => t(`needs.${need}`)),
          bar.split &&
            t("split.says", {
              day: dayText(bar.split.on, language, "near"),
              from: bar.split.own?.roomNo ?? "…",
              to: bar.split.next.roomNo,
            }),
          bar.parked && t("parking.says", { type: say(bar.parked.typeName) }),
          bar.parked?.of === "lacking" && t("parking.lacks"),
          bar.lock && t("lock.says", { reason: bar.lock.reason }),
          watched,
        ],
        language,
      ),
    [t, language, say, from],
  );
}
