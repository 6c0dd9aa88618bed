import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { LaterStays, Promotions, Purse } from "./beside.tsx";
import { bookings } from "./calls.ts";
import styles from "./dashboard.module.css";
import { Greeting } from "./greeting.tsx";
import { NextStay } from "./next-stay.tsx";
import { Unpaid } from "./unpaid.tsx";

const StayWeather = onDemand(() => import("./stay-weather.tsx"), "weather");

/** As many of the stays ahead as the page shows. */
const most = 4;

/** Where a guest, an agent or an influencer begins: the next stay and what it needs, offers, and the wallet. */
export default function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const { data, error, refetch } = useCall(bookings, { query: { tab: "upcoming", limit: most } });
  const [next, ...later] = data?.reservations ?? [];
  const waiting = useCall(bookings, { query: { tab: "pre-booking", limit: most } });
  const unpaid = waiting.data?.reservations ?? [];
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <Greeting next={next} />
      <Unpaid stays={unpaid} />
      <div className={styles.columns}>
        {data === undefined ? (
          <LoadState error={error} retry={refetch} what={t("waiting")}>
            <Skeleton height={420} radius={16} />
          </LoadState>
        ) : next ? (
          <div className={styles.main}>
            <NextStay stay={next} />
            <StayWeather checkIn={next.checkIn} checkOut={next.checkOut} />
            <LaterStays stays={later} />
          </div>
        ) : (
          unpaid.length === 0 && (
            <EmptyState
              picture="lagoon-above"
              title={t("none.title")}
              act={<LinkButton to="/">{t("none.act")}</LinkButton>}
            >
              {t("none.text")}
            </EmptyState>
          )
        )}
        <Promotions />
      </div>
      <Purse />
    </div>
  );
}
