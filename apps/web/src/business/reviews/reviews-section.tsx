import type { ReviewScore } from "@pulau/domain/feedback/review-score.ts";
import { useState } from "react";
import { useCall } from "../../api/use-call.ts";
import { localeOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconStarFilled } from "../../ui/icons/index.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { latestReviews, type ReviewsOf, reviews } from "./calls.ts";
import { ReviewLine } from "./review-line.tsx";
import styles from "./reviews.module.css";

const ReviewsDialog = onDemand(async () => ({
  default: (await import("./reviews-dialog.tsx")).ReviewsDialog,
}));

/** The last reviews of what a page is about; undefined while there are none. */
export function useLatestReviews(of: ReviewsOf) {
  const { data } = useCall(reviews, latestReviews(of));
  return data && data.total > 0 ? data : undefined;
}

/** Stars and how many said so, in words as well. */
export function ScoreText({ score: { score, count } }: { score: ReviewScore }) {
  const { t } = useTranslation("feedback");
  const { language } = useLanguage();
  const shown = score.toLocaleString(localeOf[language], { minimumFractionDigits: 1 });
  return (
    <span className={styles.scoreText}>
      <Icon of={IconStarFilled} size="s" className={styles.star} />
      <span>
        <b>{t("reviews.outOfFive", { score: shown })}</b>, {t("reviews.count", { count })}
      </span>
    </span>
  );
}

type Props = {
  readonly name: string;
  readonly of: ReviewsOf;
  readonly score: ReviewScore | null;
  readonly className: string | undefined;
};

/** What guests say of a package or a room type: its score, the last reviews and the way to all; nothing while there are none. */
export function ReviewsSection({ name, of, score, className }: Props) {
  const { t } = useTranslation("feedback");
  const [open, setOpen] = useState(false);
  const latest = useLatestReviews(of);
  if (!latest) return null;
  return (
    <section className={className} aria-labelledby="reviews">
      <h2 className="display" id="reviews">
        {t("reviews.title")}
      </h2>
      {score && <ScoreText score={score} />}
      <div className={styles.list}>
        {latest.reviews.map((review) => (
          <ReviewLine key={review._id} review={review} />
        ))}
      </div>
      {latest.total > latest.reviews.length && (
        <div>
          <Button kind="outline" onClick={() => setOpen(true)}>
            {t("reviews.all", { count: latest.total })}
          </Button>
        </div>
      )}
      {open && <ReviewsDialog name={name} of={of} onClose={() => setOpen(false)} />}
    </section>
  );
}
