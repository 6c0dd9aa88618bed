import { nextLookMs, paymentOutcome } from "@pulau/domain/booking/payment-outcome.ts";
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
import { dayText } from "../../../ui/format.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { DayRange, Gap, Money } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, useLate } from "../../../ui/waiting.tsx";
import { type LinkedInvoice, linkedInvoice } from "./calls.ts";
import { isLookedFor, LookingNotice, OutcomeNotice } from "./outcome-notice.tsx";
import styles from "./pay-link.module.css";
import { PayLinkForm } from "./pay-link-form.tsx";

/** A bank's page answers within minutes, staff who look for a transfer within a day. */
const outcomeToAwait = (invoice: LinkedInvoice) =>
  invoice.latest?.state === "awaitingVerification" ? "unpaid" : paymentOutcome(invoice);

/** Asks the server again and again while something moves. */
function useInvoice(token: string) {
  const { call } = useBackend();
  const [since] = useState(() => Date.now());
  return useQuery({
    ...callQuery(call, linkedInvoice, { params: { token } }),
    staleTime: 0,
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : nextLookMs(outcomeToAwait(state.data), Date.now() - since),
  });
}

function Facts({ invoice }: { invoice: LinkedInvoice }) {
  const { t } = useTranslation("pay-link");
  const { say } = useLanguage();
  const { bookingNo, packageName, checkIn, checkOut, persons, totalSen, paidSen } = invoice;
  return (
    <dl className={styles.facts}>
      <dt>{t("number")}</dt>
      <dd className="strong">
        <bdi>{bookingNo}</bdi>
      </dd>
      <dt>{t("stay")}</dt>
      <dd>
        {say(packageName)}
        <br />
        <DayRange from={checkIn} to={checkOut} />
      </dd>
      <dt>{t("for")}</dt>
      <dd>{t("persons", { count: persons })}</dd>
      <dt>{t("total")}</dt>
      <dd>
        <Money sen={totalSen} />
      </dd>
      {paidSen > 0 && (
        <>
          <dt>{t("paidSoFar")}</dt>
          <dd>
            <Money sen={paidSen} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** What is to pay, and by when. */
function Due({ invoice }: { invoice: LinkedInvoice }) {
  const { t } = useTranslation("pay-link");
  const { language } = useLanguage();
  const { deadlineText } = useMoments();
  const { owedSen, dueOn, overdue, lastDay, payUntil } = invoice;
  return (
    <>
      <p className={styles.due}>
        <span className={overdue ? styles.overdue : undefined}>
          {dueOn === null ? t("toPay") : t(overdue ? "wasDue" : "dueBy", { day: dayText(dueOn, language) })}
        </span>
        <b>
          <Money sen={owedSen} />
        </b>
      </p>
      {payUntil !== null && <p className="muted">{t("keptUntil", { time: deadlineText(payUntil) })}</p>}
      {lastDay !== null && <p className="muted">{t("lastDay", { day: dayText(lastDay, language) })}</p>}
    </>
  );
}

function Loaded({ token, invoice }: { token: string; invoice: LinkedInvoice }) {
  const { t } = useTranslation("pay-link");
  const cameBack = useLocation({ select: ({ pathname }) => pathname.endsWith("/confirming") });
  const [again, setAgain] = useState(false);
  const late = useLate();
  const outcome = paymentOutcome(invoice);
  // Who comes back from a bank's page hears of that first, whatever else is on its way.
  const looking = isLookedFor(invoice) && !(cameBack && invoice.latest?.state !== "awaitingVerification");
  const showsForm = !looking || again;
  const waits = outcome === "underWay" && cameBack && !again;
  const payable = invoice.offers.length > 0 && outcome !== "checking";
  return (
    <>
      <h1 className="display">{t(showsForm && invoice.owedSen > 0 ? "title" : "titleDone")}</h1>
      {looking ? (
        <LookingNotice payUntil={invoice.payUntil} />
      ) : (
        <OutcomeNotice invoice={invoice} outcome={outcome} cameBack={cameBack} />
      )}
      <Card as="section" className={styles.card} aria-label={t("invoice")}>
        <Facts invoice={invoice} />
        {looking && payable && (
          <Button kind="plain" aria-expanded={again} onClick={() => setAgain(!again)}>
            {t("anotherWay")}
          </Button>
        )}
        {showsForm && invoice.owedSen > 0 && <Due invoice={invoice} />}
        {payable && showsForm && !waits && <PayLinkForm token={token} invoice={invoice} />}
        {payable && !looking && waits && late && (
          <Button kind="plain" onClick={() => setAgain(true)}>
            {t("notYet")}
          </Button>
        )}
      </Card>
      <p className="hint">
        {t("private")}
        {payable && showsForm && (
          <>
            <Gap />
            {t("anybody")}
          </>
        )}
      </p>
    </>
  );
}

/** What is to be paid for a booking, for whoever has its link, and what became of the payment. */
export default function PayLinkPage() {
  const { t } = useTranslation("pay-link");
  const { token } = useParamsAt("/pay/$token", "/pay/$token/confirming");
  const leadsOn = useReturn(`/pay/${token}`);
  const { data, error, refetch } = useInvoice(token);
  const invoice = leadsOn ? undefined : data;
  return (
    <section className={styles.page}>
      <PageTitle text={t("page")} />
      {invoice === undefined && <h1 className="display">{t("page")}</h1>}
      {invoice ? (
        <Loaded token={token} invoice={invoice} />
      ) : isFailure(error, "LINK_INVALID", "INVALID_INPUT") ? (
        <EmptyState
          picture="boat-at-jetty"
          title={t("closed.title")}
          act={<LinkButton to="/">{t("closed.home")}</LinkButton>}
        >
          {t("closed.text")}
        </EmptyState>
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={360} radius={12} />
        </LoadState>
      )}
    </section>
  );
}
