import { stopsOf } from "@pulau/domain/transport/pick-up.ts";
import { useEffect } from "react";
import { keepPages } from "../../../api/kept/keep-pages.ts";
import { useOutbox } from "../../../api/kept/use-outbox.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { Conflicts } from "../../../business/crew/conflicts.tsx";
import { SignalLine } from "../../../business/signal-line.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type PickUpDay, pickUps, readPickUpSearch, requestOf } from "./calls.ts";
import { Counts } from "./counts.tsx";
import { DayHead } from "./day-head.tsx";
import styles from "./pick-ups.module.css";
import { RouteLink } from "./route-link.tsx";
import { StopCard } from "./stop-card.tsx";
import { useKeptDay, useRides } from "./use-rides.ts";

/** What a colleague does comes with the news; whoever misses them sees it a little later. */
const freshEvery = 20_000;

/** Whom drivers pick up on a day, stop by stop. */
export default function PickUpsPage() {
  const { t } = useTranslation("pick-ups");
  const { day } = useSearchBy(readPickUpSearch);
  const read = useCall(pickUps, requestOf(day), { refetchInterval: freshEvery });
  const { data, error, refetch, dataUpdatedAt } = read;
  useEffect(() => void keepPages(), []);
  return (
    <div className={styles.page}>
      <DayHead day={day ?? data?.day} today={data?.today} />
      {data ? (
        <Shown read={data} readAt={dataUpdatedAt} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Waiting what={t("waiting")}>
          <Skeleton height={320} radius={12} />
        </Waiting>
      )}
    </div>
  );
}

function Shown({ read, readAt }: { read: PickUpDay; readAt: number }) {
  const { t } = useTranslation("pick-ups");
  const { shown, unsent } = useRides(read);
  const outbox = useOutbox();
  const { waiting, outcomes } = useKeptDay(read);
  const mayMark = useMay()("pickUps", "write") && shown.day <= shown.today;
  const stops = stopsOf(shown.pickUps);
  const next = stops.find(({ done }) => !done);
  return (
    <>
      <SignalLine waiting={waiting} readAt={readAt} />
      <Conflicts
        outcomes={outcomes}
        markText={(mark) => t(`marks.${mark}`)}
        onDismiss={(outcome) => void outbox.dismiss(outcome)}
      />
      {stops.length === 0 ? (
        <EmptyState picture="boat-at-jetty" title={t("empty.title")}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <Counts rides={shown.pickUps} />
      )}
      <ol className={styles.stops} aria-label={t("stops")}>
        {stops.map((stop) => (
          <StopCard
            key={`${stop.time} ${stop.place.en} ${stop.meetAt}`}
            {...{ stop, shown, readAt, unsent, mayMark }}
            isNext={stop === next}
          />
        ))}
      </ol>
      <RouteLink stops={stops} />
    </>
  );
}
