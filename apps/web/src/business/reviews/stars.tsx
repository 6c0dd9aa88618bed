import { stars } from "@pulau/domain/feedback/review-score.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconStar, IconStarFilled } from "../../ui/icons/index.ts";
import styles from "./reviews.module.css";

/** One to five stars. */
export function Stars({ score }: { score: number }) {
  const { t } = useTranslation("feedback");
  return (
    <span className={styles.stars} role="img" aria-label={t("reviews.outOfFive", { score })}>
      {stars.map((star) => (
        <Icon key={star} of={star <= score ? IconStarFilled : IconStar} size="s" />
      ))}
    </span>
  );
}
