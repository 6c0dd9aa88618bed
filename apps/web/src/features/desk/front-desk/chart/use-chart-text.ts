import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useMemo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText, rangeText } from "../../../../ui/format.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Bar, HoldBar } from "./chart-lines.ts";
import type { Verdict } from "./chart-move.ts";

/** What the chart's bars, days and verdicts are called. Days are counted from its first. */
export function useChartText(from: Day) {
  const { t } = useTranslation(["tape-chart", "pieces"]);
  const { language } = useLanguage();
  const { deadlineText } = useMoments();
  return useMemo(() => {
    const day = (at: number) => dayText(addDays(from, at), language, "near");
    const days = (start: number, end: number) =>
      rangeText(addDays(from, start), addDays(from, end), language, "near");
    const holder = ({ offered, staffName }: HoldBar) =>
      offered
        ? t("hold.offered")
        : staffName === null
          ? t("hold.guest")
          : t("hold.staff", { name: staffName });
    const nameOf = (bar: Bar) => (bar.kind === "stay" ? bar.name : (bar.name ?? t("hold.nobody")));
    return {
      day,
      days,
      nameOf,
      holder,
      nights: (count: number) => t("nights", { count }),
      inRoom: (room: string, says: string) => partsText([room, says], language),
      /** All that a bar says, as one line. */
      bar: (bar: Bar): string =>
        bar.kind === "hold"
          ? partsText(
              [
                nameOf(bar),
                holder(bar),
                days(bar.start, bar.end),
                t("hold.until", { time: deadlineText(bar.endsAt) }),
              ],
              language,
            )
          : partsText(
              [
                bar.name,
                bar.bookingNo,
                t(`pieces:stay.${bar.state}`),
                days(bar.start, bar.end),
                t("persons", { count: bar.persons }),
                bar.owesSen !== null && bar.owesSen > 0 && t("owes", { amount: formatRinggit(bar.owesSen) }),
                ...bar.needs.map((need) => t(`needs.${need}`)),
              ],
              language,
            ),
      verdict: (verdict: Verdict): string => {
        if (verdict.kind === "tooSmall") return t("verdict.tooSmall", { count: verdict.most });
        if (verdict.kind === "takenFrom" || verdict.kind === "takenUntil")
          return t(`verdict.${verdict.kind}`, { day: day(verdict.day) });
        return t(`verdict.${verdict.kind}`);
      },
    };
  }, [t, language, from, deadlineText]);
}

export type ChartText = ReturnType<typeof useChartText>;
