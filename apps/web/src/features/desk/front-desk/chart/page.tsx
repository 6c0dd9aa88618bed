import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useOpenPlace, usePeople } from "../../../../business/presence/use-presence.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useIsNarrow } from "../../../../ui/use-is-narrow.ts";
import { readChartSearch } from "./chart-address.ts";
import { ChartBar } from "./chart-bar.tsx";
import { ChartBoard } from "./chart-board.tsx";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import styles from "./page.module.css";
import { PhoneDay } from "./phone-day.tsx";
import { useChart } from "./use-chart.ts";

/** Rooms and days: who is where, and what can be moved. */
export default function TapeChartPage() {
  const { t } = useTranslation("tape-chart");
  const search = useSearchBy(readChartSearch);
  const isNarrow = useIsNarrow();
  useOpenPlace({ chart: true });
  const people = usePeople();
  const [isTidying, setTidying] = useState(false);
  const { zoom, from, chart, model, error, refetch, isStale } = useChart(
    // A phone has nowhere to choose another building.
    isNarrow ? { ...search, building: undefined } : search,
  );
  return (
    <div
      className={classNames(styles.page, isStale && styles.stale)}
      data-whole-width=""
      aria-busy={isStale || undefined}
    >
      <PageTitle text={t("title")} />
      {!isNarrow && (
        <ChartBar
          {...{ search, zoom, from, model, people }}
          onTidy={() => setTidying(true)}
          showsToday={chart?.days.some(({ day }) => day === chart.today) ?? false}
        />
      )}
      {chart && model ? (
        isNarrow ? (
          <PhoneDay key={chart.from} {...{ search, chart, model }} />
        ) : (
          // Another span is another chart: what was begun to be moved is not taken along.
          <ChartBoard
            key={`${chart.from} ${chart.days.length}`}
            {...{ search, zoom, chart, model, people, isTidying }}
            onTidied={() => setTidying(false)}
            today={daysBetween(chart.from, chart.today)}
          />
        )
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <ChartSkeleton />
      )}
    </div>
  );
}
