import { useEffect, useRef, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { useDeskAct } from "../use-desk-act.tsx";
import { BarCard } from "./bar-card.tsx";
import type { ChartSearch, Zoom } from "./chart-address.ts";
import { type Cursor, cursorWithin } from "./chart-cursor.ts";
import { ChartGrid } from "./chart-grid.tsx";
import type { Bar, Chart, ChartModel, RoomLine } from "./chart-lines.ts";
import { barAt } from "./chart-lines.ts";
import { beginMove, countFitting, fits, type Move, mayMove, verdictOf } from "./chart-move.ts";
import { dayWidth, headsWidth } from "./chart-sizes.ts";
import { ChartStrip } from "./chart-strip.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import styles from "./page.module.css";
import { type ChartText, useChartText } from "./use-chart-text.ts";
import { isSilent, useDrop } from "./use-drop.ts";
import { useWidth } from "./use-width.ts";

type Props = {
  readonly search: ChartSearch;
  readonly zoom: Zoom;
  readonly chart: Chart;
  readonly model: ChartModel;
  /** Today, counted from the chart's first day. */
  readonly today: number;
};

const roomAt = (model: ChartModel, line: number): RoomLine | null => {
  const found = model.lines[line];
  return found?.kind === "room" ? found : null;
};

/** A move from its first step to its answer: what is pulled, and what is asked once it is dropped. */
function useMoves({
  model,
  today,
  text,
  focus,
  onMoved,
}: Pick<Props, "model" | "today"> & { text: ChartText; focus: () => void; onMoved: (move: Move) => void }) {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const [move, setMove] = useState<Move | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const drop = useDrop();
  const end = () => {
    setMove(null);
    setAsked(null);
    focus();
  };
  const onDrop = (target: Move, by: "key" | "pointer") => {
    const [source, into] = [roomAt(model, target.from), roomAt(model, target.to)];
    if (!source || !into) return end();
    const verdict = verdictOf(into, target.to, target, today);
    if (verdict.kind === "here") return end();
    // Where it does not fit it says why, and goes back to where it was; by keys one goes on from there.
    if (!fits(verdict)) {
      toast({ tone: "danger", text: t("misfit", { room: into.room.roomNo, why: text.verdict(verdict) }) });
      if (by === "pointer") end();
      return;
    }
    if (!isSilent(target, source, into)) {
      setMove(target);
      return setAsked(target);
    }
    void drop(target, source, into);
    onMoved(target);
    end();
  };
  return { move, asked, setMove, onDrop, end };
}

/** The chart, what stands below it, and what is asked about what is done on it. */
export function ChartBoard({ search, zoom, chart, model, today }: Props) {
  const { t } = useTranslation("tape-chart");
  const text = useChartText(chart.from);
  const scroller = useRef<HTMLDivElement>(null);
  const [box, seen] = useWidth();
  const [place, setPlace] = useState<Cursor>({ line: 0, day: Math.max(0, today) });
  const cursor = cursorWithin(place, { lines: model.lines, days: chart.days.length });
  const focus = () => scroller.current?.focus({ preventScroll: true });
  const { move, asked, setMove, onDrop, end } = useMoves({
    ...{ model, today, text, focus },
    onMoved: ({ to, start }) => setPlace({ line: to, day: Math.max(0, start) }),
  });
  const [opened, setOpened] = useState<Bar | null>(null);
  const desk = useDeskAct();
  const isOff = useWritesDisabled() !== null;
  const mayWrite = useMay()("bookings", "write") && !isOff;
  const mayPull = (bar: Bar) => mayWrite && mayMove(bar);
  const { need } = search;
  const line = roomAt(model, cursor.line);
  // Others change the chart meanwhile: what is moved is the stay as it stands now, or nothing where it is gone.
  const isGone = move !== null && !roomAt(model, move.from)?.bars.some(({ key }) => key === move.bar.key);
  useEffect(() => {
    if (isGone) setMove(null);
  }, [isGone, setMove]);
  const [source, target] = asked ? [roomAt(model, asked.from), roomAt(model, asked.to)] : [null, null];
  if (model.rooms === 0)
    return (
      <EmptyState picture="boat-at-jetty" title={t("empty.title")}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <div ref={box} className={styles.board}>
      <ChartGrid
        {...{ chart, model, text, cursor, move, scroller, mayPull, onDrop }}
        dayWidth={dayWidth(zoom, seen)}
        heads={headsWidth(seen)}
        onCursor={setPlace}
        onMove={setMove}
        onOpen={setOpened}
        isDimmed={(bar) => need !== undefined && !(bar.kind === "stay" && bar.needs.includes(need))}
        corner={
          <>
            <b>{t("rooms", { count: model.rooms })}</b>
            {move && <small>{t("fitting", { count: countFitting(model.lines, move, today) })}</small>}
          </>
        }
      />
      <ChartStrip
        {...{ model, text, move, today }}
        active={line && { line, bar: barAt(line, cursor.day), day: cursor.day }}
        canMove={mayWrite}
      />
      {opened && line && (
        <BarCard
          bar={opened}
          {...{ line, text, desk }}
          onClose={() => setOpened(null)}
          onMove={
            opened.kind === "stay" && mayPull(opened)
              ? () => {
                  setOpened(null);
                  setMove(beginMove(opened, cursor.line));
                  // The dialog gives the focus back first.
                  setTimeout(focus, 80);
                }
              : null
          }
        />
      )}
      {asked && source && target && (
        <MoveDialog move={asked} from={chart.from} {...{ source, target, text }} onClose={end} />
      )}
      {desk.dialog}
    </div>
  );
}
