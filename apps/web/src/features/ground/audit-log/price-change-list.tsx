import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./audit-log.module.css";
import { EntryLines } from "./entry-lines.tsx";
import { type PriceChange, priceChangeLine } from "./price-changes.ts";

/** Changes of prices, each as a line, and how many more there were. */
export function PriceChangeList({ changes, leftOut }: { changes: readonly PriceChange[]; leftOut: number }) {
  const { t } = useTranslation(["audit-log", "prices"]);
  const { language } = useLanguage();
  const lines = changes.map((change) => {
    const { name, values } = priceChangeLine(change, { t, language });
    return (
      <li key={`${change.part} ${change.key}`}>
        <bdi className={styles.field}>{name}</bdi> <bdi className={styles.value}>{values}</bdi>
      </li>
    );
  });
  return (
    <>
      <EntryLines lines={lines} more={(count) => t("moreChanges", { count })} />
      {leftOut > 0 && <span className={styles.value}>{t("leftOut", { count: leftOut })}</span>}
    </>
  );
}
