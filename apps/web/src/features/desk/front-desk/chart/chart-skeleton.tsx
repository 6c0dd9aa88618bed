import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "./page.module.css";

const rows = Array.from({ length: 14 }, (_, at) => at);

/** The shape of the chart that will come: its labels, and bars here and there. */
export function ChartSkeleton() {
  const { t } = useTranslation("tape-chart");
  return (
    <Waiting what={t("waiting")}>
      <div className={styles.skeleton}>
        <Skeleton height={62} radius={10} />
        {rows.map((row) => (
          <div key={row} className={styles.skeletonLine}>
            <Skeleton width={140} height={18} />
            <Skeleton width={`${[34, 52, 26, 44][row % 4]}%`} height={22} radius={6} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
