import { disruptionAnswers } from "@pulau/domain/transport/disruption.ts";
import { useLocation } from "@tanstack/react-router";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./boat-link.module.css";
import { linkedBoats } from "./calls.ts";
import { WayCard } from "./way-card.tsx";

/** What guests say to their new boat, by the link of the mail and without an account. */
export default function BoatLinkPage() {
  const { t } = useTranslation("boat-link");
  const { token } = useParamsAt("/boat-answer/$token");
  const named = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get("answer") });
  const wanted = disruptionAnswers.find((answer) => answer === named) ?? null;
  const { data, error, refetch } = useCall(linkedBoats, { params: { token } });
  return (
    <section className={styles.page}>
      <PageTitle text={t("title")} />
      <h1 className="display">{t("title")}</h1>
      {data ? (
        <>
          <p className="hint">{t("booking", { number: data.bookingNo })}</p>
          {data.note !== "" && <Notice tone="info">{data.note}</Notice>}
          {data.ways.map((way) => (
            <WayCard key={way.direction} token={token} reason={data.reason} way={way} wanted={wanted} />
          ))}
        </>
      ) : isFailure(error, "LINK_INVALID", "INVALID_INPUT") ? (
        <EmptyState
          picture="boat-at-jetty"
          title={t("closed.title")}
          act={<LinkButton to="/">{t("closed.home")}</LinkButton>}
        >
          {t("closed.text")}
        </EmptyState>
      ) : (
        <LoadState error={error} retry={() => void refetch()} what={t("waiting")}>
          <Skeleton height={320} radius={12} />
        </LoadState>
      )}
    </section>
  );
}
