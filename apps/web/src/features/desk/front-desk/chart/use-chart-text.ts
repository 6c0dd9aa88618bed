import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useMemo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText, rangeText } from "../../../../ui/format.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Bar, HoldBar, RoomLine } from "./chart-lines.ts";
import type { Movable, Move, Verdict } from "./chart-move.ts";
import { useClosureText } from "./use-closure-text.ts";
import { useStayText } from "./use-stay-text.ts";

/** What the chart's bars, days and verdicts are called. Days are counted from its first. */
export function useChartText(from: Day) {
  const { t } = useTranslation(["tape-chart", "pieces"]);
  const { language, say } = useLanguage();
  const { deadlineText } = useMoments();
  const closures = useClosureText();
  const stay = useStayText(from);
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
    const nameOf = (bar: Bar) => {
      if (bar.kind === "closure") return closures.reason(bar);
      return bar.kind === "stay" ? bar.name : (bar.name ?? t("hold.nobody"));
    };
    return {
      day,
      days,
      nameOf,
      holder,
      moving: ({ bar, splits }: Move): string => {
        if (splits) return t("split.moving", { name: nameOf(bar) });
        return bar.kind === "stay"
          ? t("moving", { name: bar.name })
          : t("movingClosure", { reason: nameOf(bar) });
      },
      changedMeanwhile: (bar: Movable): string =>
        bar.kind === "stay" ? t("changedMeanwhile", { name: bar.name }) : t("closureChangedMeanwhile"),
      closed: closures.closed,
      faults: closures.faults,
      /** A night that nobody has, as the cursor on it is read. */
      freeCell: (line: RoomLine, at: number): string => {
        const is = line.parking ? "parking.cell" : line.room.activeStatus ? "freeCell" : "outCell";
        const cell = t(is, { room: line.room.roomNo, day: day(at) });
        return partsText([cell, closures.faultOn(line, at)], language);
      },
      /** The same for who sees its room named already. */
      freeOn: (line: RoomLine, at: number): string =>
        line.parking
          ? t("parking.none")
          : partsText([t("freeOn", { day: day(at) }), closures.faultOn(line, at)], language),
      /** What stands on a long bar beside its name. */
      detail: (bar: Bar): string => {
        if (bar.kind === "hold")
          return bar.courtesy ? t("hold.until", { time: deadlineText(bar.endsAt) }) : holder(bar);
        if (bar.kind === "closure") return closures.closed(bar);
        return bar.parked ? say(bar.parked.typeName) : t("nights", { count: bar.end - bar.start });
      },
      inRoom: (room: string, says: string) => partsText([room, says], language),
      /** All that a bar says, as one line, with who looks at it. */
      bar: (bar: Bar, watched: string | null = null): string => {
        if (bar.kind === "closure") return closures.whole(bar);
        return bar.kind === "hold"
          ? partsText(
              [
                nameOf(bar),
                holder(bar),
                days(bar.start, bar.end),
                t("hold.until", { time: deadlineText(bar.endsAt) }),
              ],
              language,
            )
          : stay(bar, watched);
      },
      verdict: (verdict: Verdict): string => {
        if (verdict.kind === "tooSmall") return t("verdict.tooSmall", { count: verdict.most });
        if (verdict.kind === "takenFrom" || verdict.kind === "takenUntil")
          return t(`verdict.${verdict.kind}`, { day: day(verdict.day) });
        return t(`verdict.${verdict.kind}`);
      },
    };
  }, [t, language, say, from, deadlineText, closures, stay]);
}

export type ChartText = ReturnType<typeof useChartText>;
