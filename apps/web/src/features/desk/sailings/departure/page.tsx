import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepPages } from "../../../../api/kept/keep-pages.ts";
import { useKept, useOutbox } from "../../../../api/kept/use-outbox.ts";
import { useCall } from "../../../../api/use-call.ts";
import { Conflicts } from "../../../../business/crew/conflicts.tsx";
import { SignalLine } from "../../../../business/signal-line.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListAddress } from "../../../../listing/use-address.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { dayText } from "../../../../ui/format.ts";
import { PageHead } from "../../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { type Manifest, manifest } from "../calls.ts";
import { CrewLine } from "../crew/crew-line.tsx";
import { departureAddress, departureTabs } from "../list-address.ts";
import { StageChip } from "../stage-chip.tsx";
import { Boarding } from "./boarding.tsx";
import { CancelledNotice, WontSail } from "./cancelled.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { Counts } from "./counts.tsx";
import styles from "./departure.module.css";
import { HeadActs } from "./head-acts.tsx";
import { ManifestTable } from "./manifest-table.tsx";
import { useKeptList, weightsOf } from "./use-kept-list.ts";
import { useShownList } from "./use-shown-list.ts";

/** What a colleague does comes with the news; whoever misses them sees it a little later. */
const freshEvery = 20_000;

/** A sailing: who boards it, and the list for the harbour. */
export default function DeparturePage() {
  const { t } = useTranslation("sailings");
  const { id } = useParamsAt("/staff/sailings/$id");
  const { search, change } = useListAddress(departureAddress);
  const { party, tab = "boarding" } = search;
  const sent = { params: { _id: id }, query: party === undefined ? {} : { party } };
  const read = useCall(manifest, sent, { refetchInterval: freshEvery });
  const { error, refetch, dataUpdatedAt } = read;
  const data = useShownList(read.data);
  useEffect(() => void keepPages(), []);
  const isEmpty = data?.counts.listed === 0;
  return (
    <>
      <Head shown={data} />
      {data ? (
        <div className={styles.page}>
          <Kept departure={data.departure} readAt={dataUpdatedAt} />
          <CrewLine shown={data} />
          <CancelledNotice departure={data.departure} />
          <ClosedNotice shown={data} />
          {isEmpty ? <Nobody /> : <Counts shown={data} />}
          {!isEmpty && (
            <div>
              <Tabs
                label={t("tabs.label")}
                value={tab}
                onChange={(next) => change({ tab: next })}
                tabs={departureTabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
              >
                <div className={styles.panel}>
                  {tab === "boarding" ? (
                    <Boarding shown={data} readAt={dataUpdatedAt} />
                  ) : (
                    <ManifestTable shown={data} readAt={dataUpdatedAt} />
                  )}
                </div>
              </Tabs>
            </div>
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

/** Whether there is a signal, what waits for one, and what became of marks that were made without. */
function Kept({ departure, readAt }: Pick<Manifest, "departure"> & { readAt: number }) {
  const { t } = useTranslation("sailings");
  const outbox = useOutbox();
  const { waiting, outcomes } = useKeptList(departure);
  const weights = weightsOf(useKept(), departure);
  return (
    <>
      <SignalLine waiting={waiting + weights.waiting} readAt={readAt} />
      <Conflicts
        outcomes={outcomes}
        markText={(mark) => t(`marks.${mark}`)}
        afterClosing={t("listedAfter")}
        onDismiss={(outcome) => void outbox.dismiss(outcome)}
      />
      <Conflicts
        outcomes={weights.outcomes}
        markText={(kg) => (kg === "" ? t("weights.none") : t("weights.kg", { kg }))}
        afterClosing={t("weights.afterClosing")}
        onDismiss={(outcome) => void outbox.dismiss(outcome)}
      />
    </>
  );
}

function Head({ shown }: { shown: Manifest | undefined }) {
  const { t } = useTranslation("sailings");
  const { language, say } = useLanguage();
  const back = (
    <Link className="link" to="/staff/sailings">
      {t("title")}
    </Link>
  );
  if (!shown) return <PageHead title={t("title")} back={back} lead={undefined} />;
  const { departure, counts, closed } = shown;
  const { name, time, day, fromJetty, toJetty, party, cancelled } = departure;
  const stage = cancelled
    ? "cancelled"
    : closed
      ? "closed"
      : counts.waiting < counts.listed
        ? "boarding"
        : "planned";
  return (
    <PageHead
      title={[time, say(name)].filter(Boolean).join(" ")}
      back={back}
      states={<StageChip stage={stage} reason={cancelled?.reason} />}
      lead={
        <>
          <span className="dated">{dayText(day, language, "weekday")}</span> ·{" "}
          <bdi>{t("route", { from: fromJetty, to: toJetty })}</bdi>
          {party && (
            <bdi>
              {" "}
              · {party.bookingName}, {party.bookingNo}
            </bdi>
          )}
        </>
      }
    >
      <WontSail shown={shown} />
      {counts.listed > 0 && !cancelled && <HeadActs shown={shown} />}
    </PageHead>
  );
}

function Nobody() {
  const { t } = useTranslation("sailings");
  return (
    <EmptyState picture="boat-at-jetty" title={t("empty.title")}>
      {t("empty.text")}
    </EmptyState>
  );
}
