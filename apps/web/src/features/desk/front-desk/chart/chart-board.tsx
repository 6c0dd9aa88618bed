import type { StayNeed } from "@pulau/domain/booking/stay-needs.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { type ComponentProps, useCallback, useRef, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { openNewBooking } from "../../../../business/new-booking.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState } from "../../../../ui/states.tsx";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { useDeskAct } from "../use-desk-act.tsx";
import { BarCard } from "./bar-card.tsx";
import type { ChartSearch, Zoom } from "./chart-address.ts";
import { type Cursor, cursorWithin, roomAt } from "./chart-cursor.ts";
import { ChartGrid } from "./chart-grid.tsx";
import type { Bar, Chart, ChartModel, StayBar } from "./chart-lines.ts";
import { barAt } from "./chart-lines.ts";
import { beginMove, countFitting, type Move, mayMove } from "./chart-move.ts";
import { dayWidth, headsWidth } from "./chart-sizes.ts";
import { ChartStrip } from "./chart-strip.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import styles from "./page.module.css";
import { useChartText } from "./use-chart-text.ts";
import { useClosing } from "./use-closing.tsx";
import type { Drawn } from "./use-draw.ts";
import { useMoves } from "./use-moves.ts";
import { useWidth } from "./use-width.ts";

type Props = {
  readonly search: ChartSearch;
  readonly zoom: Zoom;
  readonly chart: Chart;
  readonly model: ChartModel;
  /** Today, counted from the chart's first day. */
  readonly today: number;
};

/** Which bars can be moved, and which stand back behind those that need what is pressed. */
function useBarLooks(need: StayNeed | undefined) {
  const isOff = useWritesDisabled() !== null;
  const mayWrite = useMay()("bookings", "write") && !isOff;
  // As they stay the same, lines are not drawn anew when only the cursor or another line is another.
  const mayPull = useCallback((bar: Bar) => mayWrite && mayMove(bar), [mayWrite]);
  const isDimmed = useCallback(
    (bar: Bar) => need !== undefined && !(bar.kind === "stay" && bar.needs.includes(need)),
    [need],
  );
  return { mayWrite, mayPull, isDimmed };
}

/** Opens the panel of a new booking with a room and its days; one that is only begun is as long as its package. */
function useBooking({ chart, model }: Pick<Props, "chart" | "model">) {
  const isOff = useWritesDisabled() !== null;
  const mayBook = useMay()("bookings", "create") && !isOff;
  if (!mayBook) return null;
  return ({ line, start, end }: Drawn, isExact: boolean) => {
    const room = roomAt(model.lines, line)?.room;
    if (room)
      openNewBooking({
        json: { checkIn: addDays(chart.from, start), nights: isExact ? end - start : null },
        room: { roomId: room._id, roomTypeId: room.roomTypeId },
      });
  };
}

type CardProps = Omit<ComponentProps<typeof BarCard>, "onMove"> & {
  readonly mayPull: (bar: Bar) => boolean;
  readonly onMove: (bar: StayBar) => void;
};

/** What is to be known of a bar that was opened; a stay that can be moved is taken in hand from there. */
function OpenedBar({ mayPull, onMove, ...props }: CardProps) {
  const { bar, onClose } = props;
  const move = () => {
    onClose();
    if (bar.kind === "stay") onMove(bar);
  };
  return <BarCard {...props} onMove={bar.kind === "stay" && mayPull(bar) ? move : null} />;
}

/** How many rooms there are; while a stay is moved, how many of them it fits into. */
function Corner({ model, move, today }: Pick<Props, "model" | "today"> & { move: Move | null }) {
  const { t } = useTranslation("tape-chart");
  return (
    <>
      <b>{t("rooms", { count: model.rooms })}</b>
      {move && <small>{t("fitting", { count: countFitting(model.lines, move, today) })}</small>}
    </>
  );
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
  const { move, question, setMove, onDrop, onSend, onDone, end } = useMoves({
    model,
    today,
    text,
    focus,
    onMoved: ({ to, start }) => setPlace({ line: to, day: Math.max(0, start) }),
  });
  const [opened, setOpened] = useState<Bar | null>(null);
  const desk = useDeskAct();
  const onBook = useBooking({ chart, model });
  const { mayWrite, mayPull, isDimmed } = useBarLooks(search.need);
  const rooms = useClosing({ chart, model, text, onEnd: focus });
  const line = roomAt(model.lines, cursor.line);
  const [source, target] = question
    ? [roomAt(model.lines, question.from), roomAt(model.lines, question.to)]
    : [null, null];
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
        onBook={onBook}
        onCloseRoom={rooms.onCloseRoom}
        onRoom={rooms.onRoom}
        isDimmed={isDimmed}
        corner={<Corner {...{ model, move, today }} />}
      />
      <ChartStrip
        {...{ model, text, move, today }}
        onDrop={move && !question ? () => onDrop(move, "key") : null}
        onLeave={end}
        active={line && { line, bar: barAt(line, cursor.day), day: cursor.day }}
        canMove={mayWrite}
        canBook={onBook !== null}
        canClose={rooms.onCloseRoom !== null}
      />
      {rooms.dialogs}
      {opened && line && (
        <OpenedBar
          bar={opened}
          today={chart.today}
          onClosing={rooms.onClosing}
          {...{ line, text, desk, mayPull }}
          onClose={() => setOpened(null)}
          onMove={(bar) => setMove(beginMove(bar, cursor.line))}
        />
      )}
      {question && source && target && (
        <MoveDialog
          move={question}
          from={chart.from}
          {...{ source, target, text, onSend, onDone }}
          onClose={end}
        />
      )}
      {desk.dialog}
    </div>
  );
}
