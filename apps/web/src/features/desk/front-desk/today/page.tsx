import { useNavigate } from "@tanstack/react-router";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { type Today, today } from "../calls.ts";
import { useDeskAct } from "../use-desk-act.tsx";
import { Boats } from "./boats.tsx";
import { DayHead } from "./day-head.tsx";
import { type DeskList, deskLists, readDaySearch } from "./day-search.ts";
import { DaySkeleton } from "./day-skeleton.tsx";
import { DeskTable } from "./desk-table.tsx";
import { DiscountRequests } from "./discount-requests.tsx";
import { FoundToday } from "./found-today.tsx";
import { Kitchen, Rooms } from "./kitchen-and-rooms.tsx";
import { MissedPickUps } from "./missed-pick-ups.tsx";
import { NeedsPerson } from "./needs-person.tsx";
import styles from "./page.module.css";
import { ReviewsToCheck } from "./reviews-to-check.tsx";
import { Stats } from "./stats.tsx";

/** Others check guests in too: the day is read again once a minute. */
const freshEvery = 60_000;

function useDay() {
  const search = useSearchBy(readDaySearch);
  const navigate = useNavigate();
  const { day } = search;
  const reply = useCall(
    today,
    { query: day === undefined ? {} : { day } },
    { refetchInterval: freshEvery, keepPrevious: true },
  );
  const setList = (list: DeskList) =>
    navigate({
      to: "/staff",
      search: readDaySearch({ day, list }) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
  const list: DeskList = search.list ?? "arrivals";
  return { ...reply, list, setList };
}

type ListsProps = {
  day: Today;
  list: DeskList;
  onList: (list: DeskList) => void;
  desk: ReturnType<typeof useDeskAct>;
};

function Lists({ day, list, onList, desk }: ListsProps) {
  const { t } = useTranslation("staff");
  const tabs = deskLists.map((value) => ({
    value,
    text: t(`today.lists.${value}`),
    count: day[value].length,
  }));
  return (
    <Card as="section" padded={false} className={styles.lists} aria-label={t("today.lists.label")}>
      <Tabs label={t("today.lists.label")} value={list} onChange={onList} tabs={tabs}>
        <DeskTable list={list} day={day} desk={desk} />
      </Tabs>
    </Card>
  );
}

function NoDay({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("staff");
  return (
    <div className={styles.page} data-whole-width="">
      <h1 className={classNames("display", styles.alone)}>{t("menu.today")}</h1>
      <ErrorState error={error} retry={retry} />
    </div>
  );
}

export default function TodayPage() {
  const { t } = useTranslation("staff");
  const { data: day, error, refetch, list, setList, isPlaceholderData } = useDay();
  const desk = useDeskAct();
  const may = useMay();
  const mayFind = may("housekeeping", "read");
  const { dayOf } = useMoments();
  const title = <PageTitle text={t("menu.today")} />;
  if (day === undefined) {
    return (
      <>
        {title}
        {error ? <NoDay error={error} retry={refetch} /> : <DaySkeleton />}
      </>
    );
  }
  const isToday = day.day === dayOf(day.now);
  return (
    <div
      className={classNames(styles.page, isPlaceholderData && styles.stale)}
      data-whole-width=""
      aria-busy={isPlaceholderData || undefined}
    >
      {title}
      <DayHead day={day} isToday={isToday} />
      <Stats day={day} isToday={isToday} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isToday && <MissedPickUps />}
          {isToday && <DiscountRequests />}
          <NeedsPerson needs={day.needsPerson} count={day.needsPersonCount} now={day.now} />
          <Lists day={day} list={list} onList={setList} desk={desk} />
          <Panel title={t("today.lists.departures")} count={day.departures.length}>
            <DeskTable list="departures" day={day} desk={desk} />
          </Panel>
        </div>
        <div className={classNames(styles.column, styles.beside)}>
          {isToday && may("comments", "read") && <ReviewsToCheck />}
          {mayFind && <FoundToday day={day.day} />}
          <Boats day={day} isToday={isToday} />
          <Kitchen kitchen={day.kitchen} day={isToday ? undefined : day.day} />
          <Rooms day={day} />
        </div>
      </div>
      {desk.dialog}
    </div>
  );
}
