import type { ReviewScore } from "@pulau/domain/feedback/review-score.ts";
import { useState } from "react";
import { localeOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconStarFilled } from "../../ui/icons/index.ts";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import type { ReviewsOf } from "./calls.ts";
import styles from "./reviews.module.css";
import { ReviewsDialog } from "./reviews-dialog.tsx";

type Props = { score: ReviewScore; name: string; of: ReviewsOf };

/** The score of a package or a room type in a line, which opens the reviews. */
export default function ScoreLine({ score: { score, count }, name, of }: Props) {
  const { t } = useTranslation("feedback");
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const shown = score.toLocaleString(localeOf[language], { minimumFractionDigits: 1 });
  return (
    <>
      <button type="button" className={styles.score} onClick={() => setOpen(true)}>
        <VisuallyHidden>{t("reviews.scoreOf", { name, score: shown, count })}</VisuallyHidden>
        <Icon of={IconStarFilled} size="s" className={styles.star} />
        <b aria-hidden="true">{shown}</b>
        <span className={styles.count} aria-hidden="true">
          {t("reviews.count", { count })}
        </span>
      </button>
      {open && <ReviewsDialog name={name} of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
