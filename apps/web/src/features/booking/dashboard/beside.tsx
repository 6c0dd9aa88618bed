import { partnerKinds } from "@pulau/domain/access/account-kinds.ts";
import { Link } from "@tanstack/react-router";
import { useCall, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DayText, Money } from "../../../ui/money-and-dates.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { commissions, promotions, type Stay, wallet } from "./calls.ts";
import styles from "./dashboard.module.css";

/** Two of the resort's promotions. */
export function Promotions() {
  const { t } = useTranslation("dashboard");
  const { say } = useLanguage();
  const { data } = useCall(promotions, { query: { sold: "false", limit: 2 } });
  if (!data || data.promotions.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-offers" className={styles.offers}>
      <h2 id="dashboard-offers">{t("offers")}</h2>
      <ul>
        {data.promotions.map(({ _id, name, description, picture }) => (
          <Card as="li" key={_id} padded={false}>
            <Picture name={picture} sizes="120px" />
            <div>
              <h3 className="display">{say(name)}</h3>
              <p>{say(description)}</p>
              <Link to="/offers" className="link">
                {t("seeOffer")}
              </Link>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Stays after the next one. */
export function LaterStays({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation("dashboard");
  const { say } = useLanguage();
  if (stays.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="dashboard-later" className={styles.later}>
      <h2 id="dashboard-later">{t("later")}</h2>
      <ul>
        {stays.map(({ _id, packageName, checkIn, checkOut }) => (
          <li key={_id}>
            <Link to={`/booking/detail/${_id}`} className="link">
              {say(packageName)}
            </Link>
            <small className="muted">
              <DayText day={checkIn} shape="weekday" /> – <DayText day={checkOut} shape="weekday" />
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The wallet, and for partners what is on its way. */
export function Purse() {
  const { t } = useTranslation("dashboard");
  const kind = useSession()?.accountKind;
  const isPartner = partnerKinds.some((partner) => partner === kind);
  const { data: purse } = useCall(wallet, {});
  const { data: earned } = useCall(commissions, { query: { limit: 1 } }, { enabled: isPartner });
  const sums = [
    ["balance", purse?.balanceSen, "/credits"],
    ["requested", purse?.requestedSen, "/credits"],
    ...(isPartner ? ([["forecast", earned?.sums.forecastSen, "/credits/commission"]] as const) : []),
  ] as const;
  return (
    <Card as="section" padded={false} className={styles.purse} aria-label={t("purse.title")}>
      <dl>
        {sums.map(([name, sen, to]) => (
          <div key={name}>
            <dt>{t(`purse.${name}`)}</dt>
            <dd>
              <b>{sen === undefined ? "RM …" : <Money sen={sen} />}</b>
              <Link to={to} className="link">
                {t(`purse.see.${name}`)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
