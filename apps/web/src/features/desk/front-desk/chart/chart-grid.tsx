import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useMemo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useInSight, useWindow, type VisibleRow } from "../../../../ui/use-window.ts";
import styles from "./chart.module.css";
import { type Cursor, cursorAfter } from "./chart-cursor.ts";
import { ChartHead } from "./chart-head.tsx";
import { activeCell, ChartLine, ChartLineHead, type ShownDays } from "./chart-line.tsx";
import { type Bar, barAt, type Chart, type ChartModel } from "./chart-lines.ts";
import { beginMove, fits, isMoved, type Move, moveAfter, type Verdict, verdictOf } from "./chart-move.ts";
import { barBox, headHeight, lineHeight } from "./chart-sizes.ts";
import type { ChartText } from "./use-chart-text.ts";
import { usePull } from "./use-pull.ts";

export type GridProps = {
  readonly chart: Chart;
  readonly model: ChartModel;
  readonly text: ChartText;
  readonly dayWidth: number;
  readonly heads: number;
  readonly cursor: Cursor;
  readonly onCursor: (cursor: Cursor) => void;
  readonly move: Move | null;
  readonly onMove: (move: Move | null) => void;
  readonly onDrop: (move: Move, by: "key" | "pointer") => void;
  readonly onOpen: (bar: Bar) => void;
  readonly mayPull: (bar: Bar) => boolean;
  readonly isDimmed: (bar: Bar) => boolean;
  readonly corner: ReactNode;
  readonly scroller: RefObject<HTMLDivElement | null>;
};

/** Days are drawn by weeks, so that not every day that is scrolled draws all lines anew. */
const week = 7;
function shownDays(columns: readonly VisibleRow[], days: number): ShownDays {
  if (columns.length === 0) return { first: 0, last: -1 };
  const places = columns.map(({ index }) => index);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return { first: least - (least % week), last: Math.min(days - 1, most + week - 1 - (most % week)) };
}

/** What a key does to a stay that is being moved; true where it did something. */
function keyOfMove(
  event: KeyboardEvent,
  { move, chart, model, onMove, onDrop }: GridProps,
  today: number,
): boolean {
  if (!move) return false;
  if (event.key === "Escape") onMove(null);
  else if (event.key === "Enter") onDrop(move, "key");
  else {
    const isRtl = document.documentElement.dir === "rtl";
    const next = moveAfter(event, move, { lines: model.lines, today, isRtl });
    if (!next) return false;
    const days = chart.days.length;
    if (next.start < days && next.end > 0) onMove(next);
  }
  return true;
}

/** What a key does to the chart; true where it did something. */
function keyOfChart(event: KeyboardEvent, props: GridProps): boolean {
  const { chart, model, cursor, onCursor, onMove, onOpen, mayPull } = props;
  const line = model.lines[cursor.line];
  const bar = line?.kind === "room" ? barAt(line, cursor.day) : null;
  if (event.key === "Enter" && bar) onOpen(bar);
  else if (
    event.key.toLowerCase() === "m" &&
    !event.ctrlKey &&
    !event.metaKey &&
    bar?.kind === "stay" &&
    mayPull(bar)
  )
    onMove(beginMove(bar, cursor.line));
  else {
    const isRtl = document.documentElement.dir === "rtl";
    const next = cursorAfter(event, cursor, { lines: model.lines, days: chart.days.length, isRtl });
    if (!next) return false;
    onCursor(next);
  }
  return true;
}

/** Where on the chart a pointer is, if it is over its days. */
function placeFinder(scroller: RefObject<HTMLDivElement | null>, sizes: { dayWidth: number; heads: number }) {
  return ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Cursor | null => {
    const element = scroller.current;
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const isRtl = document.documentElement.dir === "rtl";
    const along = isRtl ? box.right - clientX : clientX - box.left;
    const x = along + Math.abs(element.scrollLeft) - sizes.heads;
    const y = clientY - box.top + element.scrollTop - headHeight;
    return along < sizes.heads || y < 0
      ? null
      : { line: Math.floor(y / lineHeight), day: Math.floor(x / sizes.dayWidth) };
  };
}

type GhostProps = Pick<GridProps, "dayWidth" | "text"> & {
  readonly move: Move;
  readonly days: number;
  readonly verdict: Verdict | null;
};

/** The stay that is being moved, where it would go; where it does not fit, why. */
function Ghost({ move, verdict, dayWidth, days, text }: GhostProps) {
  const isMisfit = verdict !== null && !fits(verdict) && verdict.kind !== "here";
  return (
    <div
      className={classNames(styles.ghost, isMisfit && styles.misfit)}
      style={{ insetBlockStart: headHeight + move.to * lineHeight, ...barBox(move, dayWidth, days) }}
    >
      <b dir="auto">{move.bar.name}</b>
      <small>{isMisfit ? text.verdict(verdict) : text.days(move.start, move.end)}</small>
    </div>
  );
}

/** Where today is, as far as the clock of the resort has gone. */
function NowLine({ chart, dayWidth }: Pick<GridProps, "chart" | "dayWidth">) {
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
function DayStripes({ chart, dayWidth, first, last }: Pick<GridProps, "chart" | "dayWidth"> & ShownDays) {
  return chart.days.slice(first, last + 1).map(({ day }, i) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const isToday = day === chart.today;
    if (!isToday && weekday !== 0 && weekday !== 6) return null;
    const style = { insetInlineStart: (first + i) * dayWidth, width: dayWidth };
    return (
      <span
        key={day}
        aria-hidden="true"
        className={isToday ? styles.todayStripe : styles.weekend}
        style={style}
      />
    );
  });
}

/** Rooms and days: only what is seen is drawn, both ways. */
export function ChartGrid(props: GridProps) {
  const { chart, model, text, dayWidth, heads, cursor, move, scroller, mayPull, isDimmed } = props;
  const { t } = useTranslation("tape-chart");
  const days = chart.days.length;
  const { lines } = model;
  const today = daysBetween(chart.from, chart.today);
  const pixels = useMemo(
    () => ({ line: lineHeight, column: dayWidth, head: headHeight, heads }),
    [dayWidth, heads],
  );
  const shown = useWindow(scroller, { ...pixels, lineCount: lines.length, columnCount: days });
  const { first, last } = shownDays(shown.columns, days);
  useInSight(
    scroller,
    pixels,
    move ? { line: move.to, column: Math.max(0, move.start) } : { line: cursor.line, column: cursor.day },
  );
  const pull = usePull({
    scroller,
    lines,
    today,
    placeAt: placeFinder(scroller, { dayWidth, heads }),
    barOf: (target) => {
      const key =
        target instanceof Element ? target.closest<HTMLElement>("[data-bar]")?.dataset.bar : undefined;
      if (key === undefined) return null;
      for (const { index } of shown.lines) {
        const line = lines[index];
        const bar = line?.kind === "room" ? line.bars.find((known) => known.key === key) : undefined;
        if (bar) return { bar, line: index };
      }
      return null;
    },
    mayPull,
    onChoose: (place) => lines[place.line]?.kind === "room" && place.day < days && props.onCursor(place),
    onOpen: props.onOpen,
    onPull: props.onMove,
    onDrop: (target) => (isMoved(target) ? props.onDrop(target, "pointer") : props.onMove(null)),
  });
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing || event.altKey) return;
    if (move ? keyOfMove(event, props, today) : keyOfChart(event, props)) event.preventDefault();
  };
  const verdictAt = (index: number) => {
    const line = lines[index];
    return move && line?.kind === "room" ? verdictOf(line, index, move, today) : null;
  };
  const style = {
    "--heads-width": `${heads}px`,
    "--head-height": `${headHeight}px`,
    "--line-height": `${lineHeight}px`,
    "--day-width": `${dayWidth}px`,
    width: heads + days * dayWidth,
    height: headHeight + lines.length * lineHeight,
  } as CSSProperties;
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t("grid", { days: text.days(0, days - 1) })}
      aria-rowcount={lines.length + 1}
      aria-colcount={days + 1}
      aria-activedescendant={cursor.line >= 0 ? activeCell : undefined}
      aria-describedby="tape-chart-keys"
      tabIndex={0}
      data-moving={move ? "" : undefined}
      className={styles.scroller}
      onKeyDown={keyDown}
      {...pull}
    >
      <div className={styles.sheet} style={style}>
        <ChartHead {...{ chart, first, last, dayWidth }}>{props.corner}</ChartHead>
        <div className={styles.heads} style={{ height: lines.length * lineHeight }}>
          {shown.lines.map(({ slot, index, start }) => {
            const line = lines[index];
            return (
              line && (
                <ChartLineHead
                  key={slot}
                  {...{ line, index, text }}
                  top={start}
                  verdict={verdictAt(index)}
                  isTarget={move?.to === index}
                />
              )
            );
          })}
        </div>
        <div className={styles.stripes}>
          <DayStripes {...{ chart, dayWidth, first, last }} />
          <NowLine {...{ chart, dayWidth }} />
        </div>
        {shown.lines.map(({ slot, index, start }) => {
          const line = lines[index];
          const verdict = verdictAt(index);
          return (
            line && (
              <ChartLine
                key={slot}
                {...{ line, index, first, last, dayWidth, days, text, isDimmed, mayPull }}
                top={headHeight + start}
                active={cursor.line === index ? cursor.day : null}
                isFitting={verdict !== null && fits(verdict)}
                leaving={move?.from === index ? move.bar.key : null}
              />
            )
          );
        })}
        {move && <Ghost {...{ move, dayWidth, days, text }} verdict={verdictAt(move.to)} />}
      </div>
    </div>
  );
}
