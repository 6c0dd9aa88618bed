import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useInSight, useWindow, type VisibleRow } from "../../../../ui/use-window.ts";
import styles from "./chart.module.css";
import { ChartHead } from "./chart-head.tsx";
import { barFinder, keyOfChart, keyOfMove, placeFinder } from "./chart-keys.ts";
import { activeCell, ChartLine, ChartLineHead, type ShownDays } from "./chart-line.tsx";
import { barAt, type Line } from "./chart-lines.ts";
import { DayShades, DrawnNights, Ghost, NowLine, PreviewGhosts, WatchMarks } from "./chart-marks.tsx";
import { fits, isMoved, verdictOf } from "./chart-move.ts";
import { headHeight, lineHeight } from "./chart-sizes.ts";
import { swapOf } from "./chart-swap.ts";
import type { GridProps } from "./grid-props.ts";
import { type Drawn, useDraw } from "./use-draw.ts";
import { useLinked } from "./use-linked.ts";
import { usePull } from "./use-pull.ts";

const activeBar = (line: Line | undefined, day: number) => (line?.kind === "room" ? barAt(line, day) : null);

/** Days are drawn by weeks, so that not every day that is scrolled draws all lines anew. */
const week = 7;
function shownDays(columns: readonly VisibleRow[], days: number): ShownDays {
  if (columns.length === 0) return { first: 0, last: -1 };
  const places = columns.map(({ index }) => index);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return { first: least - (least % week), last: Math.min(days - 1, most + week - 1 - (most % week)) };
}

type LinesProps = GridProps &
  ShownDays & {
    readonly today: number;
    readonly drawn: readonly VisibleRow[];
    readonly nights: Drawn | null;
  };

/** The heads of the lines that are drawn, the lines, and what lies below and above them. */
function Lines({ drawn, first, last, today, nights, ...props }: LinesProps) {
  const { chart, model, text, dayWidth, cursor, move, mayPull, isDimmed, previewed, watchers } = props;
  const { lines } = model;
  const swap = move && swapOf(lines, move, today);
  const days = chart.days.length;
  const verdictAt = (index: number) => {
    const line = lines[index];
    return move && line?.kind === "room" ? verdictOf(line, index, move, today) : null;
  };
  return (
    <>
      <div className={styles.heads} style={{ height: lines.length * lineHeight }}>
        {drawn.map(({ slot, index, start }) => {
          const line = lines[index];
          return (
            line && (
              <ChartLineHead
                key={slot}
                {...{ line, index, text }}
                top={start}
                verdict={verdictAt(index)}
                isTarget={move?.to === index}
                onRoom={props.onRoom}
              />
            )
          );
        })}
      </div>
      <div className={styles.shades}>
        <DayShades {...{ chart, dayWidth, first, last }} />
        <NowLine {...{ chart, dayWidth }} />
      </div>
      {withActive(drawn, cursor.line).map(({ slot, index, start }) => {
        const line = lines[index];
        const verdict = verdictAt(index);
        return (
          line && (
            <ChartLine
              key={slot}
              {...{ line, index, first, last, dayWidth, days, text, isDimmed, mayPull, watchers }}
              top={headHeight + start}
              active={cursor.line === index ? cursor.day : null}
              isFitting={verdict !== null && fits(verdict)}
              leaving={move?.from === index ? move.bar.key : null}
              previewed={previewed.leaving}
            />
          )
        );
      })}
      {nights && <DrawnNights {...{ nights, dayWidth, days, text }} mayClose={props.onCloseRoom !== null} />}
      <WatchMarks {...{ drawn, lines, watchers, dayWidth, days }} />
      <PreviewGhosts {...{ previewed, dayWidth, days }} />
      {move && <Ghost {...{ move, dayWidth, days, text, swap }} verdict={verdictAt(move.to)} />}
    </>
  );
}

/** The line with the cursor is always drawn: the grid's focus names its cell, wherever one has scrolled to. */
const withActive = (drawn: readonly VisibleRow[], active: number): readonly VisibleRow[] =>
  active < 0 || drawn.some(({ index }) => index === active)
    ? drawn
    : [...drawn, { slot: -1, index: active, start: active * lineHeight }];

/** Where keys have led: a pointer is where it is, and what it takes hold of stays below it. */
function useKeySight({ move, cursor }: Pick<GridProps, "move" | "cursor">) {
  const isByKey = useRef(true);
  const at = move
    ? { line: move.to, column: Math.max(0, move.start) }
    : { line: cursor.line, column: Math.max(0, cursor.day) };
  const seen = useRef(at);
  if (isByKey.current) seen.current = at;
  return { at: seen.current, isByKey };
}

type Pointing = Pick<
  ReturnType<typeof usePull>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
>;

/** What pulls stays and what draws new ones hear the same pointer: of each press one has something to do. */
const both = (pull: Pointing, draw: ReturnType<typeof useDraw>): Pointing => ({
  onPointerDown: (event) => {
    pull.onPointerDown(event);
    draw.onPointerDown(event);
  },
  onPointerMove: (event) => {
    pull.onPointerMove(event);
    draw.onPointerMove(event);
  },
  onPointerUp: (event) => {
    pull.onPointerUp(event);
    draw.onPointerUp(event);
  },
  onPointerCancel: () => {
    pull.onPointerCancel();
    draw.onPointerCancel();
  },
});

/** How large lines, days and their heads are: the same as long as they are. */
const usePixels = (dayWidth: number, heads: number) =>
  useMemo(() => ({ line: lineHeight, column: dayWidth, head: headHeight, heads }), [dayWidth, heads]);

/** Rooms and days: only what is seen is drawn, both ways. */
export function ChartGrid(props: GridProps) {
  const { chart, model, text, dayWidth, heads, cursor, move, scroller, mayPull } = props;
  const { t } = useTranslation("tape-chart");
  const days = chart.days.length;
  const { lines } = model;
  const today = daysBetween(chart.from, chart.today);
  const pixels = usePixels(dayWidth, heads);
  const shown = useWindow(scroller, { ...pixels, lineCount: lines.length, columnCount: days });
  const { first, last } = shownDays(shown.columns, days);
  const { at, isByKey } = useKeySight({ move, cursor });
  useInSight(scroller, pixels, at);
  const linked = useLinked(scroller, activeBar(lines[cursor.line], cursor.day));
  const [nights, setNights] = useState<Drawn | null>(null);
  const placeAt = placeFinder(scroller, { dayWidth, heads });
  const barOf = barFinder(lines, shown.lines);
  const draw = useDraw({
    lines,
    today,
    placeAt,
    barOf,
    isOn: (props.onBook !== null || props.onCloseRoom !== null) && move === null,
    onDraw: setNights,
    onDrawn: (drawn, closes) => (closes ? props.onCloseRoom?.(drawn) : props.onBook?.(drawn, true)),
  });
  const pull = usePull({
    scroller,
    lines,
    today,
    heads,
    head: headHeight,
    inHand: move,
    placeAt,
    barOf,
    mayPull,
    onPress: () => {
      isByKey.current = false;
    },
    onChoose: (place) => lines[place.line]?.kind === "room" && place.day < days && props.onCursor(place),
    onOpen: props.onOpen,
    onPull: props.onMove,
    onDrop: (target) => (isMoved(target) ? props.onDrop(target, "pointer") : props.onMove(null)),
  });
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing || event.altKey) return;
    isByKey.current = true;
    if (move ? keyOfMove(event, props, today) : keyOfChart(event, props, today)) event.preventDefault();
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
      {...both(pull, draw)}
      {...linked}
    >
      <div className={styles.sheet} style={style}>
        <ChartHead {...{ chart, first, last, dayWidth }}>{props.corner}</ChartHead>
        <Lines {...props} {...{ first, last, today }} drawn={shown.lines} nights={nights} />
      </div>
    </div>
  );
}
