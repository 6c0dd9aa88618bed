import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel, PanelEmpty } from "../../../ui/panel.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { DaysTable } from "./days-table.tsx";
import { Diets } from "./diets.tsx";
import styles from "./kitchen.module.css";
import { KitchenHead } from "./kitchen-head.tsx";
import { MealCard } from "./meal-card.tsx";
import { Requests } from "./requests.tsx";
import { type KitchenDays, kitchen, readKitchenSearch } from "./staff-routes.ts";

/** Guests are checked in and out all day: what is cooked is read again once a minute. */
const freshEvery = 60_000;

export default function KitchenPage() {
  const { t } = useTranslation("kitchen");
  const { day } = useSearchBy(readKitchenSearch);
  const { data, error, refetch, isPlaceholderData } = useCall(
    kitchen,
    { query: day === undefined ? {} : { from: day } },
    { refetchInterval: freshEvery, keepPrevious: true },
  );
  return (
    <div
      className={classNames(styles.page, isPlaceholderData && styles.stale)}
      data-whole-width=""
      aria-busy={isPlaceholderData || undefined}
    >
      <PageTitle text={t("title")} />
      <KitchenHead day={day ?? data?.from ?? null} today={data?.today ?? null} />
      {data ? (
        <Shown days={data} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <KitchenSkeleton />
      )}
    </div>
  );
}

function Shown({ days }: { days: KitchenDays }) {
  const { t } = useTranslation("kitchen");
  const [first] = days.days;
  if (!first) return null;
  return (
    <>
      <div className={styles.meals}>
        {first.meals.map((heads) => (
          <MealCard key={heads.meal} heads={heads} />
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t("diets.title")} count={first.guests.length}>
            {first.guests.length === 0 ? (
              <PanelEmpty>{t("diets.none")}</PanelEmpty>
            ) : (
              <Diets guests={first.guests} />
            )}
          </Panel>
          <Panel title={t("requests.title")} count={first.requests.length}>
            {first.requests.length === 0 ? (
              <PanelEmpty>{t("requests.none")}</PanelEmpty>
            ) : (
              <Requests requests={first.requests} />
            )}
          </Panel>
        </div>
        <Panel title={t("days.title")} className={styles.days}>
          <DaysTable days={days.days} />
        </Panel>
      </div>
    </>
  );
}

function KitchenSkeleton() {
  const { t } = useTranslation("kitchen");
  return (
    <Waiting what={t("waiting")}>
      <div className={styles.page}>
        <div className={styles.meals}>
          {["breakfast", "lunch", "dinner"].map((meal) => (
            <Skeleton key={meal} height={156} radius={12} />
          ))}
        </div>
        <div className={styles.columns}>
          <Skeleton height={260} radius={12} />
          <Skeleton height={320} radius={12} />
        </div>
      </div>
    </Waiting>
  );
}
