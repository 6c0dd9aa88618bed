import { disruptionReasons } from "@pulau/domain/transport/disruption.ts";
import { Link } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListAddress } from "../../../../listing/use-address.ts";
import { PageHead } from "../../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { plan } from "../calls.ts";
import { planAddress, sailingIds } from "../list-address.ts";
import { PlanForm } from "./plan-form.tsx";

/** Cancelling sailings: who is on them, where each goes, what they read and what it costs, then one act. */
export default function PlanPage() {
  const { t } = useTranslation("disruptions");
  const { search, change } = useListAddress(planAddress);
  const ids = sailingIds(search.sailings);
  const sent = { body: { sailings: ids } };
  const { data, error, refetch } = useCall(plan, sent, {
    enabled: ids.length > 0,
    staleTime: 0,
    keepPrevious: true,
  });
  const back = (
    <Link className="link" to="/staff/sailings">
      {t("back")}
    </Link>
  );
  return (
    <>
      <PageHead title={t("title")} back={back} lead={t("lead")} />
      {ids.length === 0 ? (
        <EmptyState picture="boat-at-jetty" title={t("nothing.title")}>
          {t("nothing.text")}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data ? (
        <PlanForm
          reasons={disruptionReasons}
          shown={data}
          onRefused={() => void refetch()}
          onSailings={(next) => change({ sailings: next.join(",") })}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}
