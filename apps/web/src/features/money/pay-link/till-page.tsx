import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type PhoneSaleView, phoneSaleView } from "@pulau/domain/till/phone-sale-view.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { callQuery } from "../../../api/queries.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useReturn } from "../../../shell/leave-portal.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, useLate } from "../../../ui/waiting.tsx";
import { type LinkedSale, linkedSale } from "./calls.ts";
import styles from "./pay-link.module.css";
import { TillForm } from "./till-form.tsx";

const tones = {
  underWay: "info",
  declined: "danger",
  checking: "warning",
  paid: "success",
  ended: "warning",
} as const satisfies Record<Exclude<PhoneSaleView, "toPay">, string>;

/** Asks the server again and again until it is settled: eager while something moves. */
function useSale(token: string) {
  const { call } = useBackend();
  return useQuery({
    ...callQuery(call, linkedSale, { params: { token } }),
    staleTime: 0,
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data } }) => {
      const view = data && phoneSaleView(data);
      if (view === undefined || view === "paid" || view === "ended") return false;
      return view === "underWay" ? 1_500 : 5_000;
    },
  });
}

/** What is paid for, each thing with its taxes. */
function Items({ sale }: { sale: LinkedSale }) {
  const { t } = useTranslation("pay-link");
  const { say } = useLanguage();
  return (
    <dl className={styles.facts}>
      {sale.lines.map(({ name, count, totalSen }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sale keeps its order
        <div key={i} className={styles.line}>
          <dt>
            <bdi>{say(name)}</bdi>
            {count > 1 && ` × ${count}`}
          </dt>
          <dd>
            <Money sen={totalSen} />
          </dd>
        </div>
      ))}
      {sale.taxSen > 0 && (
        <div className={styles.line}>
          <dt>{t("till.tax")}</dt>
          <dd className="muted">
            <Money sen={sale.taxSen} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Loaded({ token, sale }: { token: string; sale: LinkedSale }) {
  const { t } = useTranslation("pay-link");
  const { say } = useLanguage();
  const { deadlineText } = useMoments();
  const cameBack = useLocation({ select: ({ pathname }) => pathname.endsWith("/confirming") });
  const [again, setAgain] = useState(false);
  const late = useLate();
  const view = phoneSaleView(sale);
  const waits = view === "underWay" && cameBack && !again;
  const payable = (view === "toPay" || view === "declined" || view === "underWay") && !waits;
  const key = view === "underWay" && !cameBack ? "elsewhere" : view;
  const amount = formatRinggit(sale.totalSen);
  return (
    <>
      <h1 className="display">{say(sale.outlet.name)}</h1>
      {view !== "toPay" && key !== "toPay" && (
        <div role="status">
          <Notice
            tone={tones[view]}
            title={key === "paid" || key === "ended" ? t(`till.${key}.title`) : t(`${key}.title`)}
          >
            {key === "paid" || key === "ended"
              ? t(`till.${key}.text`, { amount })
              : t(`${key}.text`, { amount, rest: amount })}
          </Notice>
        </div>
      )}
      <Card as="section" className={styles.card} aria-label={t("till.items")}>
        <Items sale={sale} />
        <p className={styles.due}>
          <span>{t(view === "paid" ? "till.paidSum" : "toPay")}</span>
          <b>
            <Money sen={sale.totalSen} />
          </b>
        </p>
        {payable && sale.payUntil && (
          <p className="muted">{t("till.until", { time: deadlineText(sale.payUntil) })}</p>
        )}
        {payable && <TillForm token={token} sale={sale} />}
        {waits && late && (
          <Button kind="plain" onClick={() => setAgain(true)}>
            {t("notYet")}
          </Button>
        )}
      </Card>
    </>
  );
}

/** What is asked for at a till, for whoever scanned its code, and what became of the payment. */
export default function TillPayPage() {
  const { t } = useTranslation("pay-link");
  const { token } = useParamsAt("/pay/till/$token", "/pay/till/$token/confirming");
  const leadsOn = useReturn(`/pay/till/${token}`);
  const { data, error, refetch } = useSale(token);
  const sale = leadsOn ? undefined : data;
  return (
    <section className={styles.page}>
      <PageTitle text={t("till.page")} />
      {sale === undefined && <h1 className="display">{t("till.page")}</h1>}
      {sale ? (
        <Loaded token={token} sale={sale} />
      ) : isFailure(error, "LINK_INVALID", "INVALID_INPUT") ? (
        <EmptyState
          picture="boat-at-jetty"
          title={t("closed.title")}
          act={<LinkButton to="/">{t("closed.home")}</LinkButton>}
        >
          {t("till.closed")}
        </EmptyState>
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={360} radius={12} />
        </LoadState>
      )}
    </section>
  );
}
