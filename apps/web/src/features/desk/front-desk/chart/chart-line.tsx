import { memo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import {
  IconAlertTriangle,
  IconBan,
  IconBucketDroplet,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconInbox,
  IconParking,
} from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./chart.module.css";
import type { Bar, GroupLine, Line, RoomLine } from "./chart-lines.ts";
import { fits, type Verdict } from "./chart-move.ts";
import { barBox } from "./chart-sizes.ts";
import { StayBarCell } from "./stay-bar.tsx";
import type { ChartText } from "./use-chart-text.ts";
import type { Watchers } from "./use-watchers.ts";

/** Days that are drawn: `[first, last]`. */
export type ShownDays = { readonly first: number; readonly last: number };

export const activeCell = "tape-chart-cell";

type HeadProps = {
  readonly line: Line;
  readonly index: number;
  readonly top: number;
  /** While a stay is moved: whether it fits into this room. */
  readonly verdict: Verdict | null;
  readonly isTarget: boolean;
  readonly text: ChartText;
  /** Opens what is to be known of a room. */
  readonly onRoom: (line: number) => void;
};

const cleaningIcons = {
  clean: IconCircleCheck,
  dirty: IconBucketDroplet,
  inspected: IconCircleCheckFilled,
} as const;

const parkingIcons = { waiting: IconParking, lacking: IconInbox } as const;

/** The head of a row of stays that wait for a room. */
function ParkingHead({ line, verdict, text }: Omit<HeadProps, "line"> & { line: RoomLine }) {
  const { t } = useTranslation("tape-chart");
  const { parking, room } = line;
  if (!parking) return null;
  const says = verdict && fits(verdict) ? text.verdict(verdict) : null;
  return (
    <>
      <Icon of={parkingIcons[parking.of]} size="s" />
      {parking.waits === null ? (
        <VisuallyHidden>{room.roomNo}</VisuallyHidden>
      ) : (
        <>
          <b className={styles.name}>{room.roomNo}</b>
          <small className={styles.detail}>
            {says ?? (parking.waits > 0 && t("parking.waits", { count: parking.waits }))}
          </small>
        </>
      )}
    </>
  );
}

function RoomHead({ line, index, verdict, text, onRoom }: Omit<HeadProps, "line"> & { line: RoomLine }) {
  const { t } = useTranslation("tape-chart");
  const { room } = line;
  const faults = text.faults(line);
  const state = room.activeStatus ? room.cleaning : "outOfUse";
  return (
    <>
      <span className={classNames(styles.state, styles[state])} data-tip={t(`room.${state}`)}>
        <Icon of={room.activeStatus ? cleaningIcons[room.cleaning] : IconBan} size="s" />
        <VisuallyHidden>{t(`room.${state}`)}</VisuallyHidden>
      </span>
      {/* By keys the room is opened where the cursor is: the focus stays on the grid. */}
      <button type="button" tabIndex={-1} dir="auto" className={styles.number} onClick={() => onRoom(index)}>
        {room.roomNo}
      </button>
      {faults !== "" && (
        <span className={styles.faulty} data-tip={faults}>
          <Icon of={IconAlertTriangle} size="xs" />
          <VisuallyHidden>{faults}</VisuallyHidden>
        </span>
      )}
      {verdict && (
        <small className={classNames(styles.detail, fits(verdict) && styles.fitting)}>
          {text.verdict(verdict)}
        </small>
      )}
    </>
  );
}

const RowHead = (props: Omit<HeadProps, "line"> & { line: RoomLine }) =>
  props.line.parking ? <ParkingHead {...props} /> : <RoomHead {...props} />;

/** How the row of stays that wait for a room stands out. */
const parkingLook = (line: Line) => line.kind === "room" && line.parking && styles[line.parking.of];

/**
 * The head of a line. All heads lie in one column that stays at the start while the chart is scrolled: were each of them
 * to stay by itself, every frame would have to place them all. A line is therefore two rows of the same number.
 */
export const ChartLineHead = memo(function ChartLineHead(props: HeadProps) {
  const { line, index, top, verdict, isTarget } = props;
  const { t } = useTranslation("tape-chart");
  const { say } = useLanguage();
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.lineHead} style={{ insetBlockStart: top }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={classNames(
          line.kind === "group" ? styles.groupHead : styles.roomHead,
          parkingLook(line),
          verdict && fits(verdict) && styles.headFits,
          isTarget && styles.target,
        )}
      >
        {line.kind === "group" ? (
          <>
            <b className={styles.name}>{say(line.type.name)}</b>
            <small className={styles.detail}>{t("rooms", { count: line.rooms })}</small>
          </>
        ) : (
          <RowHead {...props} line={line} />
        )}
      </div>
    </div>
  );
});

type LineProps = ShownDays & {
  readonly line: Line;
  readonly index: number;
  readonly top: number;
  readonly dayWidth: number;
  readonly days: number;
  /** The active day, where this is the active line. */
  readonly active: number | null;
  readonly isFitting: boolean;
  /** What is pressed of what is to be done: the other bars are dimmed. */
  readonly isDimmed: (bar: Bar) => boolean;
  /** The bar that is being moved. */
  readonly leaving: string | null;
  /** Bars that would be moved by what is previewed. */
  readonly previewed: ReadonlySet<string>;
  readonly mayPull: (bar: Bar) => boolean;
  readonly watchers: Watchers;
  readonly text: ChartText;
};

/** So wide that a word fits. */
const leastWord = 40;

const isActiveBar = ({ start, end }: Bar, day: number | null) => day !== null && start <= day && day < end;

function FreeCounts({ line, first, last, dayWidth }: LineProps & { line: GroupLine }) {
  const { t } = useTranslation("tape-chart");
  return line.free.slice(first, last + 1).map((free, i) => {
    const isFull = free <= 0;
    const says = isFull && dayWidth >= leastWord ? t("full") : String(Math.max(0, free));
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone
        key={first + i}
        role="gridcell"
        aria-colindex={first + i + 2}
        aria-label={isFull ? says : t("freeRooms", { count: free })}
        className={classNames(styles.free, isFull && styles.full)}
        style={{ insetInlineStart: (first + i) * dayWidth, width: dayWidth }}
      >
        {says}
      </span>
    );
  });
}

/** Where the room is out of service: a band at the foot of the line, below whoever sleeps there. */
function FaultyNights({
  line,
  first,
  last,
  dayWidth,
  days,
  mayPull,
}: Pick<LineProps, "first" | "last" | "dayWidth" | "days" | "mayPull"> & { line: RoomLine }) {
  return line.faulty
    .filter(({ start, end }) => start <= last && end >= first)
    .map((bar) => (
      <span
        key={bar.key}
        aria-hidden="true"
        data-bar={bar.key}
        className={styles.faultyNights}
        style={barBox(bar, dayWidth, days)}
      >
        {mayPull(bar) && bar.start >= 0 && <span className={styles.gripStart} data-grip="start" />}
        {mayPull(bar) && bar.end <= days && <span className={styles.gripEnd} data-grip="end" />}
      </span>
    ));
}

function RoomCells(props: LineProps & { line: RoomLine }) {
  const { line, first, last, dayWidth, days, active, text, leaving, previewed } = props;
  const { t } = useTranslation("tape-chart");
  const onBar = line.bars.some((bar) => isActiveBar(bar, active));
  const shown = line.bars.filter(
    (bar) => isActiveBar(bar, active) || (bar.start <= last && bar.end >= first),
  );
  // A row has a cell, also where nobody sleeps.
  const isBare = shown.length === 0 && active === null;
  return (
    <>
      {isBare && (
        <div role="gridcell" aria-colindex={first + 2} aria-colspan={last - first + 1}>
          <VisuallyHidden>
            {t(line.parking ? "parking.none" : line.room.activeStatus ? "freeNow" : "room.outOfUse")}
          </VisuallyHidden>
        </div>
      )}
      {shown.map((bar) => (
        <StayBarCell
          key={bar.key}
          bar={bar}
          roomNo={line.room.roomNo}
          {...{ dayWidth, days, text }}
          id={isActiveBar(bar, active) ? activeCell : undefined}
          isActive={isActiveBar(bar, active)}
          isDimmed={props.isDimmed(bar)}
          isLeaving={leaving === bar.key || previewed.has(bar.key)}
          mayPull={props.mayPull(bar)}
          watched={(bar.kind === "stay" && props.watchers.get(bar.bookingId)) || null}
        />
      ))}
      <FaultyNights {...{ line, first, last, dayWidth, days }} mayPull={props.mayPull} />
      {active !== null && !onBar && (
        <div
          role="gridcell"
          id={activeCell}
          aria-colindex={active + 2}
          aria-selected
          aria-label={text.freeCell(line, active)}
          className={styles.activeDay}
          style={{ insetInlineStart: Math.max(0, (active + 0.5) * dayWidth), width: dayWidth }}
        />
      )}
    </>
  );
}

/** The bars of one room, or the free rooms of a type. While others are moved or chosen it is not drawn again. */
export const ChartLine = memo(function ChartLine(props: LineProps) {
  const { line, index, top, isFitting } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classNames(
        line.kind === "group" ? styles.group : styles.room,
        line.kind === "room" && !line.room.activeStatus && !line.parking && styles.out,
        parkingLook(line),
        isFitting && styles.fits,
      )}
      style={{ insetBlockStart: top }}
    >
      {line.kind === "group" ? <FreeCounts {...props} line={line} /> : <RoomCells {...props} line={line} />}
    </div>
  );
});
