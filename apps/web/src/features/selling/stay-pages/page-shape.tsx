import { useTranslation } from "../../../i18n/use-translation.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./stay-pages.module.css";

/** The shape of a page whose facts are on their way. */
export function PageShape() {
  const { t } = useTranslation("stay-pages");
  return (
    <Waiting what={t("waiting")}>
      <div className={styles.page}>
        <Skeleton width="50%" height={44} />
        <Skeleton height={400} radius={24} />
        <Skeleton height={220} radius={16} />
      </div>
    </Waiting>
  );
}
