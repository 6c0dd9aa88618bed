import { walletRoute } from "@pulau/contract/payments.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/site-name.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Card } from "../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../ui/waiting.tsx";
import { Money } from "../../ui/written.tsx";
import styles from "./profile.module.css";

const toSen = (ringgit: number): number => Math.round(ringgit * 100);

export default function CreditsPage() {
  const { t } = useTranslation("account");
  const { data, error, refetch } = useCall(walletRoute, {});
  const sums =
    data &&
    ([
      ["balance", data.balanceSen],
      ["credited", toSen(data.creditedAmount)],
      ["debited", toSen(data.debitedAmount)],
      ["requested", toSen(data.totalReqAmount)],
    ] as const);
  return (
    <>
      <PageTitle text={t("credits.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("credits.title")}</h1>
        <p className="muted">{t("credits.lead")}</p>
      </header>
      {sums ? (
        <Card padded={false}>
          <dl className={styles.sums}>
            {sums.map(([name, sen]) => (
              <div key={name}>
                <dt>{t(`credits.${name}`)}</dt>
                <dd>
                  <Money sen={sen} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Waiting what={t("credits.waiting")}>
          <Skeleton height={96} radius={16} />
        </Waiting>
      )}
      <div className={styles.after}>
        <p className="muted prose">{t("credits.how")}</p>
        <LinkButton to="/">{t("credits.book")}</LinkButton>
      </div>
    </>
  );
}
