import { referralRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./referral.module.css";
import { Share } from "./share.tsx";

type Figure = { title: string; hint: string; value: ReactNode; note?: string };

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ title, hint, value, note }) => (
      <Card key={title}>
        <dt>
          {title}
          <small className="hint">{hint}</small>
          {note !== undefined && <small className="hint">{note}</small>}
        </dt>
        <dd>{value}</dd>
      </Card>
    ))}
  </dl>
);

/** What friends have brought, and what is still to come. */
function useFigures(data: Reply<typeof referralRoute> | undefined): Figure[] {
  const { t } = useTranslation("referral");
  if (data === undefined) return [];
  const { clicks, bookings, earned, pending, monthlyCap: cap, earnedThisMonth } = data;
  const month = cap === null ? {} : { note: t("invite.month", { earned: earnedThisMonth, cap }) };
  return [
    {
      title: t("invite.earned"),
      hint: t("invite.earnedHint"),
      value: <Money sen={earned.sen} />,
      ...month,
    },
    { title: t("invite.pending"), hint: t("invite.pendingHint"), value: <Money sen={pending.sen} /> },
    { title: t("invite.clicks"), hint: t("invite.clicksHint"), value: clicks },
    { title: t("invite.bookings"), hint: t("invite.bookingsHint"), value: bookings },
  ];
}

/** One's personal link, the ways to pass it on, and what came of it. */
export default function InvitePage() {
  const { t } = useTranslation("referral");
  const { data, error, refetch } = useCall(referralRoute, {});
  const figures = useFigures(data);
  const rules = t("invite.how", { returnObjects: true, count: data?.windowDays ?? 0 });
  return (
    <>
      <PageTitle text={t("invite.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("invite.title")}</h1>
        <p className="muted">{t("invite.lead")}</p>
      </header>
      {error !== null && data === undefined && <ErrorState error={error} retry={refetch} />}
      {data === undefined && error === null && <Skeleton height={280} radius={16} />}
      {data !== undefined && (
        <div className={styles.columns}>
          <Card as="section" aria-labelledby="own-link" className={styles.own}>
            <h2 id="own-link">{t("invite.link")}</h2>
            <p className={styles.link}>
              <bdi dir="ltr">{data.link}</bdi>
            </p>
            <p>
              {data.rewardSen === null
                ? t("invite.noReward")
                : t("invite.reward", { amount: formatRinggit(data.rewardSen) })}
            </p>
            <Share />
            <h3>{t("invite.howTitle")}</h3>
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <p>
              <LinkButton kind="outline" to="/credits/commission">
                {t("invite.commission")}
              </LinkButton>
            </p>
          </Card>
          <Figures figures={figures} />
        </div>
      )}
    </>
  );
}
