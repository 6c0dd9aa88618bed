import type { StayNeed } from "@pulau/domain/booking/stay-needs.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { type ComponentProps, useCallback, useRef, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { openNewBooking } from "../../../../business/new-booking.ts";
import { type Person, useOpenPlace } from "../../../../business/presence/use-presence.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState } from "../../../../ui/states.tsx";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { useDeskAct } from "../use-desk-act.tsx";
import { BarCard } from "./bar-card.tsx";
import type { ChartSearch, Zoom } from "./chart-address.ts";
import { type Cursor, cursorWithin, firstRoom, parkingLine, roomAt } from "./chart-cursor.ts";
import { ChartGrid } from "./chart-grid.tsx";
import type { Bar, Chart, ChartModel, StayBar } from "./chart-lines.ts";
import { barAt } from "./chart-lines.ts";
import {
  beginMove,
  beginSplit,
  countFitting,
  isStayMove,
  type Movable,
  type Move,
  mayMove,
  mayMoveClosure,
  mayPark,
  maySplit,
} from "./chart-move.ts";
import { dayWidth, headsWidth } from "./chart-sizes.ts";
import { ChartStrip } from "./chart-strip.tsx";
import { swapOf } from "./chart-swap.ts";
import { useLocking } from "./lock-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import styles from "./page.module.css";
import { SwapDialog } from "./swap-dialog.tsx";
import { TidyPanel } from "./tidy-panel.tsx";
import { type ChartText, useChartText } from "./use-chart-text.ts";
import { useClosing } from "./use-closing.tsx";
import type { Drawn } from "./use-draw.ts";
import { useMoves } from "./use-moves.ts";
import { useTidying } from "./use-tidying.ts";
import { useWatchers } from "./use-watchers.ts";
import { useWidth } from "./use-width.ts";

type Props = {
  readonly search: ChartSearch;
  readonly zoom: Zoom;
  readonly chart: Chart;
  readonly model: ChartModel;
  /** Today, counted from the chart's first day. */
  readonly today: number;
  /** Whether it is shown how the days could be tidied up. */
  readonly isTidying: boolean;
  readonly onTidied: () => void;
  readonly people: readonly Person[];
};

/** Which bars can be moved, and which stand back behind those that need what is pressed. */
function useBarLooks(need: StayNeed | undefined, today: number) {
  const isOff = useWritesDisabled() !== null;
  const may = useMay();
  const mayWrite = may("bookings", "write") && !isOff;
  const mayClose = may("rooms", "write") && !isOff;
  // As they stay the same, lines are not drawn anew when only the cursor or another line is another.
  const mayPull = useCallback(
    (bar: Bar): bar is Movable => (mayWrite && mayMove(bar)) || (mayClose && mayMoveClosure(bar, today)),
    [mayWrite, mayClose, today],
  );
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

type CardProps = Omit<ComponentProps<typeof BarCard>, "onMove" | "onLock" | "onSplit" | "onPark"> & {
  readonly mayPull: (bar: Bar) => bar is Movable;
  readonly cursor: Cursor;
  /** Today, counted from the chart's first day. */
  readonly dayOfToday: number;
  /** Takes it in hand. */
  readonly onHand: (move: Move) => void;
  readonly onLock: (bar: StayBar) => void;
  readonly onPark: (bar: StayBar) => void;
};

/** What is to be known of a bar that was opened; what can be moved or split is taken in hand from there. */
function OpenedBar({ mayPull, cursor, dayOfToday: today, onHand, onLock, onPark, ...props }: CardProps) {
  const { bar, line, onClose } = props;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const split = (stay: StayBar) => onHand(beginSplit(stay, { ...cursor, today, type: line.room.roomTypeId }));
  return (
    <BarCard
      {...props}
      onMove={mayPull(bar) ? then(() => onHand(beginMove(bar, cursor.line))) : null}
      onSplit={mayPull(bar) && maySplit(bar, today) ? then(() => split(bar)) : null}
      onLock={bar.kind === "stay" && !bar.parked && mayPull(bar) ? then(() => onLock(bar)) : null}
      onPark={mayPull(bar) && mayPark(bar) ? then(() => onPark(bar)) : null}
    />
  );
}

/** How many rooms there are; while a stay is moved, how many of them it fits into. */
function Corner({ model, move, today }: Pick<Props, "model" | "today"> & { move: Move | null }) {
  const { t } = useTranslation("tape-chart");
  return (
    <>
      <b>{t("rooms", { count: model.rooms })}</b>
      {move && (
        <small>
          {t(move.splits ? "split.fitting" : isStayMove(move) ? "fitting" : "closable", {
            count: countFitting(model.lines, move, today),
          })}
        </small>
      )}
    </>
  );
}

/** What is asked before a stay is moved, split over two types of rooms, or swaps rooms. */
function MoveQuestions({
  moves,
  model,
  from,
  text,
}: Pick<Props, "model"> & { moves: ReturnType<typeof useMoves>; from: Day; text: ChartText }) {
  const { question, swapQuestion, swapping, onSend, onDone, end } = moves;
  const [source, target] = question
    ? [roomAt(model.lines, question.from), roomAt(model.lines, question.to)]
    : [null, null];
  return (
    <>
      {question && source && target && (
        <MoveDialog move={question} {...{ from, source, target, text, onSend, onDone }} onClose={end} />
      )}
      {swapQuestion && <SwapDialog {...swapQuestion} swapping={swapping} onClose={end} />}
    </>
  );
}

/** The chart, what stands below it, and what is asked about what is done on it. */
export function ChartBoard(props: Props) {
  const { t } = useTranslation("tape-chart");
  if (props.model.rooms > 0) return <Board {...props} />;
  return (
    <EmptyState picture="boat-at-jetty" title={t("empty.title")}>
      {t("empty.text")}
    </EmptyState>
  );
}

/** The stay that one looks at: that of the card, or whatever is in hand. */
const lookedAt = (opened: Bar | null, move: Move | null): BookingId | null => {
  const bar = move?.bar ?? opened;
  return bar?.kind === "stay" ? bar.bookingId : null;
};

function Board({ search, zoom, chart, model, today, people, isTidying, onTidied }: Props) {
  const text = useChartText(chart.from);
  const scroller = useRef<HTMLDivElement>(null);
  const [box, seen] = useWidth();
  const [place, setPlace] = useState<Cursor>({ line: firstRoom(model.lines), day: Math.max(0, today) });
  const cursor = cursorWithin(place, { lines: model.lines, days: chart.days.length });
  const focus = () => scroller.current?.focus({ preventScroll: true });
  const onMoved = ({ to, start }: Move) => setPlace({ line: to, day: Math.max(0, start) });
  const moves = useMoves({ from: chart.from, model, today, text, focus, onMoved });
  const { move, question, swapQuestion, setMove, onDrop, onSwap, end } = moves;
  const canSwap = move !== null && swapOf(model.lines, move, today) !== null;
  const [opened, setOpened] = useState<Bar | null>(null);
  useOpenPlace({ chart: true, bookingId: lookedAt(opened, move) });
  const watchers = useWatchers(people);
  const desk = useDeskAct();
  const onBook = useBooking({ chart, model });
  const { mayWrite, mayPull, isDimmed } = useBarLooks(search.need, today);
  const begin = (bar: Movable, line: number) => setMove(beginMove(bar, line));
  const rooms = useClosing({ chart, model, text, mayPull, onMove: begin, onEnd: focus });
  const locking = useLocking(focus);
  const onLock = (bar: StayBar, at: number) => {
    const room = roomAt(model.lines, at);
    if (room) locking.onLock(bar, room);
  };
  const onTidiedUp = () => {
    onTidied();
    focus();
  };
  const tidying = useTidying({ chart, model, building: search.building, isOn: isTidying, onEnd: onTidiedUp });
  const line = roomAt(model.lines, cursor.line);
  const isQuestioned = question !== null || swapQuestion !== null;
  return (
    <div ref={box} className={styles.board}>
      <ChartGrid
        {...{ chart, model, text, cursor, move, scroller, mayPull, watchers, onDrop }}
        dayWidth={dayWidth(zoom, seen)}
        heads={headsWidth(seen)}
        onCursor={setPlace}
        onMove={setMove}
        onSwap={(target) => onSwap(target, false)}
        previewed={tidying.previewed}
        onOpen={setOpened}
        onLock={onLock}
        onBook={onBook}
        onCloseRoom={rooms.onCloseRoom}
        onRoom={rooms.onRoom}
        isDimmed={isDimmed}
        corner={<Corner {...{ model, move, today }} />}
      />
      {isTidying && <TidyPanel tidying={tidying} onClose={onTidiedUp} />}
      <ChartStrip
        {...{ model, text, move, today }}
        onDrop={move && !isQuestioned ? () => onDrop(move, "key") : null}
        onSwap={move && canSwap && !isQuestioned ? () => onSwap(move, false) : null}
        onLeave={end}
        active={line && { line, bar: barAt(line, cursor.day), day: cursor.day }}
        canMove={mayWrite}
        canBook={onBook !== null}
        canClose={rooms.onCloseRoom !== null}
      />
      {rooms.dialogs}
      {locking.dialog}
      {opened && line && (
        <OpenedBar
          bar={opened}
          today={chart.today}
          onClosing={rooms.onClosing}
          {...{ line, text, desk, mayPull, cursor }}
          dayOfToday={today}
          onHand={setMove}
          onLock={(bar) => locking.onLock(bar, line)}
          onPark={(bar) => onDrop({ ...beginMove(bar, cursor.line), to: parkingLine(model.lines) }, "key")}
          onClose={() => setOpened(null)}
        />
      )}
      <MoveQuestions {...{ moves, model, text }} from={chart.from} />
      {desk.dialog}
    </div>
  );
}
