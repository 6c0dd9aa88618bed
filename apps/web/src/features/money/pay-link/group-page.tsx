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
import { dayText } from "../../../ui/format.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { DayRange, Money } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, useLate } from "../../../ui/waiting.tsx";
import { type LinkedGroup, linkedGroup } from "./calls.ts";
import { GroupForm } from "./group-form.tsx";
import styles from "./pay-link.module.css";

const tones = {
  underWay: "info",
  declined: "danger",
  checking: "warning",
  paid: "success",
  ended: "warning",
} as const satisfies Record<Exclude<PhoneSaleView, "toPay">, string>;

/** How the last payment stands; one that was taken and is being written down is on its way. */
const viewOf = ({ attempt }: LinkedGroup): PhoneSaleView => (attempt ? phoneSaleView(attempt) : "toPay");
const isMoving = (group: LinkedGroup): boolean =>
  viewOf(group) === "underWay" || group.attempt?.state === "paid";

/** Asks the server again and again while a payment is on its way. */
function useGroup(token: string) {
  const { call } = useBackend();
  return useQuery({
    ...callQuery(call, linkedGroup, { params: { token } }),
    staleTime: 0,
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? 1_500 : false),
  });
}

/** What became of the last payment: for who comes back from a gateway, or while it is open; else the page simply asks. */
function Outcome({ group, cameBack }: { group: LinkedGroup; cameBack: boolean }) {
  const { t } = useTranslation("pay-link");
  const view = viewOf(group);
  if (view === "toPay" || (!cameBack && view !== "underWay" && view !== "checking")) return null;
  const amount = formatRinggit(group.attempt?.totalSen ?? 0);
  const rest = formatRinggit(group.offers[0]?.amountSen ?? 0);
  const key = view === "underWay" && !cameBack ? "elsewhere" : view;
  const isOwn = key === "paid" || key === "ended";
  return (
    <div role="status">
      <Notice tone={tones[view]} title={isOwn ? t(`group.${key}.title`) : t(`${key}.title`)}>
        {isOwn ? t(`group.${key}.text`, { amount }) : t(`${key}.text`, { amount, rest })}
      </Notice>
    </div>
  );
}

function Facts({ group }: { group: LinkedGroup }) {
  const { t } = useTranslation("pay-link");
  const { say } = useLanguage();
  return (
    <dl className={styles.facts}>
      <dt>{t("stay")}</dt>
      <dd>
        {say(group.packageName)}
        <br />
        <DayRange from={group.checkIn} to={group.checkOut} />
      </dd>
      {group.totalSen > 0 && (
        <>
          <dt>{t("total")}</dt>
          <dd>
            <Money sen={group.totalSen} />
          </dd>
        </>
      )}
      {group.paidSen > 0 && (
        <>
          <dt>{t("paidSoFar")}</dt>
          <dd>
            <Money sen={group.paidSen} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Loaded({ token, group }: { token: string; group: LinkedGroup }) {
  const { t } = useTranslation("pay-link");
  const { language } = useLanguage();
  const cameBack = useLocation({ select: ({ pathname }) => pathname.endsWith("/confirming") });
  const [again, setAgain] = useState(false);
  const late = useLate();
  const [offer] = group.offers;
  const waits = isMoving(group) && cameBack && !again;
  const isPayable =
    offer !== undefined && viewOf(group) !== "checking" && !waits && group.attempt?.state !== "paid";
  return (
    <>
      <h1 className="display">
        <bdi>{group.name}</bdi>
      </h1>
      <Outcome group={group} cameBack={cameBack} />
      <Card as="section" className={styles.card} aria-label={t("group.bill")}>
        <Facts group={group} />
        {offer && !waits && (
          <p className={styles.due}>
            <span>
              {offer.dueOn === null ? t("toPay") : t("dueBy", { day: dayText(offer.dueOn, language) })}
            </span>
            <b>
              <Money sen={offer.amountSen} />
            </b>
          </p>
        )}
        {isPayable && <GroupForm token={token} group={group} />}
        {!offer && !waits && <p className="muted">{t("group.nothing")}</p>}
        {waits && late && (
          <Button kind="plain" onClick={() => setAgain(true)}>
            {t("notYet")}
          </Button>
        )}
      </Card>
      {isPayable && (
        <p className="muted">
          {t("anybody")} {t("private")}
        </p>
      )}
    </>
  );
}

/** What a group owes, for whoever has its link, and what became of the payment. */
export default function GroupPayPage() {
  const { t } = useTranslation("pay-link");
  const { token } = useParamsAt("/pay/group/$token", "/pay/group/$token/confirming");
  const leadsOn = useReturn(`/pay/group/${token}`);
  const { data, error, refetch } = useGroup(token);
  const group = leadsOn ? undefined : data;
  return (
    <section className={styles.page}>
      <PageTitle text={t("group.page")} />
      {group === undefined && <h1 className="display">{t("group.page")}</h1>}
      {group ? (
        <Loaded token={token} group={group} />
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
