import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "./page.module.css";

/** The day before it has come. */
export function DaySkeleton() {
  const { t } = useTranslation("staff");
  return (
    <Waiting what={t("today.waiting")}>
      <div className={styles.page}>
        <Skeleton width={320} height={30} />
        <Skeleton height={86} radius={12} />
        <div className={styles.columns}>
          <Skeleton height={420} radius={12} />
          <div className={styles.column}>
            <Skeleton height={180} radius={12} />
            <Skeleton height={230} radius={12} />
          </div>
        </div>
      </div>
    </Waiting>
  );
}
