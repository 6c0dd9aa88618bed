import { useCall, useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { IconPrinter, IconReceipt } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./activities.module.css";
import { DayPanel } from "./day-panel.tsx";
import { activities } from "./staff-routes.ts";

/** Guests are checked in and book all day: it is read again once a minute. */
const freshEvery = 60_000;

/** Who does what today and tomorrow, for the dive shop. */
export default function ActivitiesPage() {
  const { t } = useTranslation("activities");
  const maySell = useMay()("charges", "create");
  const { data, error, refetch } = useCall(activities, {}, { refetchInterval: freshEvery });
  return (
    <div className={styles.page} data-whole-width="">
      <PageHead title={t("title")} lead={t("lead")}>
        {maySell && (
          <LinkButton to="/staff/till" kind="outline" icon={IconReceipt}>
            {t("till")}
          </LinkButton>
        )}
        <Button kind="outline" icon={IconPrinter} onClick={() => print()}>
          {t("print")}
        </Button>
      </PageHead>
      {data ? (
        <div className={styles.days}>
          {data.days.map((day) => (
            <DayPanel key={day.day} day={day} title={t(day.day === data.today ? "today" : "tomorrow")} />
          ))}
        </div>
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={320} radius={12} />
        </LoadState>
      )}
    </div>
  );
}
