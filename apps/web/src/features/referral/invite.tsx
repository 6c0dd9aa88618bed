import { referralRoute } from "@pulau/contract/referral.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { PageTitle } from "../../ui/site-name.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Card } from "../../ui/surfaces.tsx";
import { Skeleton } from "../../ui/waiting.tsx";
import styles from "./referral.module.css";
import { Share } from "./share.tsx";

type Figure = { title: string; hint: string; count: number };

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ title, hint, count }) => (
      <Card key={title}>
        <dt>
          {title}
          <small className="hint">{hint}</small>
        </dt>
        <dd className="display">{count}</dd>
      </Card>
    ))}
  </dl>
);

/** One's personal link, the ways to pass it on, and what came of it. */
export default function InvitePage() {
  const { t } = useTranslation("referral");
  const { data, error, refetch } = useCall(referralRoute, {});
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
            <Share />
            <h3>{t("invite.howTitle")}</h3>
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
          <Figures
            figures={[
              { title: t("invite.clicks"), hint: t("invite.clicksHint"), count: data.clicks },
              { title: t("invite.bookings"), hint: t("invite.bookingsHint"), count: data.bookings },
            ]}
          />
        </div>
      )}
    </>
  );
}
