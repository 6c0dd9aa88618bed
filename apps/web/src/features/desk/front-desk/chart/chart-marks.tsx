import { daysBetween, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { VisibleRow } from "../../../../ui/use-window.ts";
import styles from "./chart.module.css";
import type { ShownDays } from "./chart-line.tsx";
import type { Chart, Line } from "./chart-lines.ts";
import { fits, type Move, type Verdict } from "./chart-move.ts";
import { barBox, headHeight, lineHeight } from "./chart-sizes.ts";
import type { Swap } from "./chart-swap.ts";
import type { ChartText } from "./use-chart-text.ts";
import type { Drawn } from "./use-draw.ts";
import type { Previewed } from "./use-tidying.ts";
import type { Watchers } from "./use-watchers.ts";

type Days = { readonly chart: Chart; readonly dayWidth: number };

type GhostProps = {
  readonly dayWidth: number;
  readonly text: ChartText;
  readonly move: Move;
  readonly days: number;
  readonly verdict: Verdict | null;
  /** That it could swap rooms with who is there. */
  readonly swap: Swap | null;
};

/** The stay that is being moved, where it would go; where it does not fit, why. */
export function Ghost({ move, verdict, swap, dayWidth, days, text }: GhostProps) {
  const { t } = useTranslation("tape-chart");
  const isMisfit = verdict !== null && !fits(verdict) && verdict.kind !== "here";
  return (
    <div
      className={classNames(styles.ghost, isMisfit && styles.misfit)}
      style={{ insetBlockStart: headHeight + move.to * lineHeight, ...barBox(move, dayWidth, days) }}
    >
      <b dir="auto">{text.nameOf(move.bar)}</b>
      <small>{isMisfit ? text.verdict(verdict) : text.days(move.start, move.end)}</small>
      {swap && (
        <span className={styles.swap}>
          {t("swap.open")} <kbd>S</kbd>
        </span>
      )}
    </div>
  );
}

/** Stays where they would be, by what is previewed. */
export function PreviewGhosts({
  previewed,
  dayWidth,
  days,
}: Pick<GhostProps, "dayWidth" | "days"> & { readonly previewed: Previewed }) {
  return previewed.ghosts
    .filter(({ start, end }) => start < days && end > 0)
    .map((ghost) => (
      <div
        key={ghost.key}
        aria-hidden="true"
        className={classNames(styles.ghost, styles.preview)}
        style={{
          insetBlockStart: headHeight + ghost.line * lineHeight,
          ...barBox(ghost, dayWidth, days),
        }}
      >
        <b dir="auto" className={styles.guest}>
          {ghost.name}
        </b>
      </div>
    ));
}

type WatchProps = Pick<GhostProps, "dayWidth" | "days"> & {
  readonly drawn: readonly VisibleRow[];
  readonly lines: readonly Line[];
  readonly watchers: Watchers;
};

/** Stays that colleagues look at: a ring round each of their bars, with who it is. The bars say it to who listens. */
export function WatchMarks({ drawn, lines, watchers, dayWidth, days }: WatchProps) {
  if (watchers.size === 0) return null;
  return drawn.flatMap(({ index }) => {
    const line = lines[index];
    return (line?.kind === "room" ? line.bars : []).map((bar) => {
      const says = bar.kind === "stay" && bar.start < days && bar.end >= 0 && watchers.get(bar.bookingId);
      return (
        says && (
          <div
            key={bar.key}
            aria-hidden="true"
            className={styles.watched}
            style={{ insetBlockStart: headHeight + index * lineHeight, ...barBox(bar, dayWidth, days) }}
          >
            <span className={styles.watcher}>{says}</span>
          </div>
        )
      );
    });
  });
}

type NightsProps = Pick<GhostProps, "dayWidth" | "text" | "days"> & {
  readonly nights: Drawn;
  readonly mayClose: boolean;
};

/** The nights that are being drawn for a new booking, or to close the room. */
export function DrawnNights({ nights, mayClose, dayWidth, days, text }: NightsProps) {
  const { t } = useTranslation("tape-chart");
  return (
    <div
      className={styles.ghost}
      style={{ insetBlockStart: headHeight + nights.line * lineHeight, ...barBox(nights, dayWidth, days) }}
    >
      <small>{text.days(nights.start, nights.end)}</small>
      {mayClose && (
        <span className={styles.swap}>
          <kbd>⇧</kbd> {t("keys.close")}
        </span>
      )}
    </div>
  );
}

/** Where today is, as far as the clock of the resort has gone. */
export function NowLine({ chart, dayWidth }: Days) {
  const { timeText } = useMoments();
  const at = daysBetween(chart.from, chart.today);
  const [hours = 0, minutes = 0] = timeText(chart.at).split(":").map(Number);
  if (at < 0 || at >= chart.days.length) return null;
  const part = (hours * 60 + minutes) / 1_440;
  return (
    <span aria-hidden="true" className={styles.now} style={{ insetInlineStart: (at + part) * dayWidth }} />
  );
}

/** The background of the days: weekends and today, one element for all lines. */
export function DayShades({ chart, dayWidth, first, last }: Days & ShownDays) {
  return chart.days.slice(first, last + 1).map(({ day }, i) => {
    const isToday = day === chart.today;
    if (!isToday && weekdayOf(day) < 6) return null;
    const style = { insetInlineStart: (first + i) * dayWidth, width: dayWidth };
    return (
      <span
        key={day}
        aria-hidden="true"
        className={isToday ? styles.todayShade : styles.weekend}
        style={style}
      />
    );
  });
}
