import { addDays, daysBetween } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { ClosureDialog } from "../../../../business/room-closure/closure-dialog.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconChevronLeft, IconChevronRight, IconLock } from "../../../../ui/icons/index.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { useDeskAct } from "../use-desk-act.tsx";
import { BarCard } from "./bar-card.tsx";
import looks from "./bar-looks.module.css";
import { lookOf, needIcons } from "./bar-looks.ts";
import type { ChartSearch } from "./chart-address.ts";
import {
  type Bar,
  barAt,
  type Chart,
  type ChartModel,
  type GroupLine,
  type RoomLine,
} from "./chart-lines.ts";
import { mayMove, mayPark } from "./chart-move.ts";
import { useLocking } from "./lock-dialog.tsx";
import styles from "./phone-day.module.css";
import type { Closing } from "./room-card.tsx";
import { useChartAddress } from "./use-chart-address.ts";
import { type ChartText, useChartText } from "./use-chart-text.ts";
import { useParking } from "./use-parking.ts";

function Room({
  line,
  day,
  text,
  onOpen,
}: {
  line: RoomLine;
  day: number;
  text: ChartText;
  onOpen: (bar: Bar) => void;
}) {
  const { t } = useTranslation("tape-chart");
  const { room } = line;
  const bar = barAt(line, day);
  const [look, icon] = bar ? lookOf(bar) : (["past", undefined] as const);
  const leaving = line.bars.find(({ end, kind }) => end === day && kind === "stay");
  return (
    <li className={styles.room}>
      <b dir="auto">{room.roomNo}</b>
      {bar ? (
        <button type="button" className={classNames(styles.bar, looks[look])} onClick={() => onOpen(bar)}>
          {icon && <Icon of={icon} size="xs" />}
          <span className={styles.name} dir="auto">
            {text.nameOf(bar)}
          </span>
          <small className={styles.detail}>{text.days(bar.start, bar.end)}</small>
          {bar.kind === "stay" && bar.lock && (
            <>
              <Icon of={IconLock} size="xs" />
              <VisuallyHidden>{t("lock.fact")}</VisuallyHidden>
            </>
          )}
          {bar.kind === "stay" && bar.needs.map((need) => <Icon key={need} of={needIcons[need]} size="xs" />)}
        </button>
      ) : (
        <span className={room.activeStatus ? styles.free : classNames(styles.free, styles.out)}>
          {room.activeStatus ? t("freeNow") : t("room.outOfUse")}
          {leaving && <small className={styles.detail}>{t("leaves", { name: text.nameOf(leaving) })}</small>}
        </span>
      )}
    </li>
  );
}

/** Who waits for a room on a day, above the rooms. */
function ParkedStays({
  model,
  day,
  text,
  onOpen,
}: {
  model: ChartModel;
  day: number;
  text: ChartText;
  onOpen: (opened: { bar: Bar; line: RoomLine }) => void;
}) {
  const { t } = useTranslation("tape-chart");
  const parked = parkedOn(model, day);
  if (parked.length === 0) return null;
  return (
    <section aria-label={t("parking.row")}>
      <h2>
        {t("parking.row")} <small>{t("parking.waits", { count: parked.length })}</small>
      </h2>
      <ul className={styles.rooms}>
        {parked.map((line) => (
          <Room key={line.room._id} {...{ line, day, text }} onOpen={(bar) => onOpen({ bar, line })} />
        ))}
      </ul>
    </section>
  );
}

/** On a phone: one night as a list by room, whose stays open and are moved by a dialog. */
export function PhoneDay({ search, chart, model }: { search: ChartSearch; chart: Chart; model: ChartModel }) {
  const { t } = useTranslation("tape-chart");
  const { say } = useLanguage();
  const text = useChartText(chart.from);
  const desk = useDeskAct();
  const go = useChartAddress(search);
  const today = daysBetween(chart.from, chart.today);
  const days = chart.days.length;
  const [day, setDay] = useState(search.from === undefined ? Math.max(0, Math.min(today, days - 1)) : 0);
  const [opened, setOpened] = useState<{ bar: Bar; line: RoomLine } | null>(null);
  const [closing, setClosing] = useState<Closing | null>(null);
  const isOff = useWritesDisabled() !== null;
  const may = useMay();
  const mayClose = may("rooms", "write") && !isOff;
  const mayWrite = may("bookings", "write") && !isOff;
  const locking = useLocking();
  const parking = useParking();
  const showFailure = useFailureToast();
  const lockOf = ({ bar, line }: NonNullable<typeof opened>) =>
    mayWrite && mayMove(bar) && !bar.parked
      ? () => {
          setOpened(null);
          locking.onLock(bar, line);
        }
      : null;
  const parkOf = ({ bar, line }: NonNullable<typeof opened>) =>
    mayWrite && mayPark(bar)
      ? () => {
          setOpened(null);
          void parking.park(bar, line.room).catch(showFailure);
        }
      : null;
  const step = (by: 1 | -1) =>
    day + by >= 0 && day + by < days ? setDay(day + by) : go({ from: addDays(chart.from, day + by) });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className="display">{t("title")}</h1>
        <div className={styles.day}>
          <IconButton icon={IconChevronLeft} flips label={t("dayBefore")} onClick={() => step(-1)} />
          <b aria-live="polite">
            <DayText day={addDays(chart.from, day)} shape="near" />
          </b>
          <IconButton icon={IconChevronRight} flips label={t("dayAfter")} onClick={() => step(1)} />
        </div>
      </header>
      <ParkedStays {...{ model, day, text }} onOpen={setOpened} />
      {groupsOf(model).map(({ group, rooms }) => (
        <section key={group.type._id} aria-label={say(group.type.name)}>
          <h2>
            {say(group.type.name)}{" "}
            <small>{t("freeRooms", { count: Math.max(0, group.free[day] ?? 0) })}</small>
          </h2>
          <ul className={styles.rooms}>
            {rooms.map((line) => (
              <Room key={line.room._id} {...{ line, day, text }} onOpen={(bar) => setOpened({ bar, line })} />
            ))}
          </ul>
        </section>
      ))}
      {opened && (
        <BarCard
          {...opened}
          {...{ text, desk }}
          today={chart.today}
          onMove={undefined}
          onSplit={null}
          onLock={lockOf(opened)}
          onPark={parkOf(opened)}
          onClosing={mayClose ? setClosing : null}
          onClose={() => setOpened(null)}
        />
      )}
      {closing && <ClosureDialog {...closing} today={chart.today} onClose={() => setClosing(null)} />}
      {locking.dialog}
      {desk.dialog}
    </div>
  );
}

/** The rows of stays that are in no room, as far as somebody is in them on a day. */
const parkedOn = ({ lines }: ChartModel, day: number): RoomLine[] =>
  lines.filter(
    (line): line is RoomLine => line.kind === "room" && !!line.parking && barAt(line, day) !== null,
  );

/** The lines again as types with their rooms. */
function groupsOf({ lines }: ChartModel): { group: GroupLine; rooms: RoomLine[] }[] {
  const groups: { group: GroupLine; rooms: RoomLine[] }[] = [];
  for (const line of lines)
    if (line.kind === "group") groups.push({ group: line, rooms: [] });
    else groups.at(-1)?.rooms.push(line);
  return groups;
}
