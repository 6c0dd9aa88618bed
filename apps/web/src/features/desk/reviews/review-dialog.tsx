import type { FeedbackId } from "@pulau/domain/ids.ts";
import { CallFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { AnswerLines } from "../../../business/reviews/answer-lines.tsx";
import { staffReviews } from "../../../business/reviews/staff-calls.ts";
import { Stars } from "../../../business/reviews/stars.tsx";
import { tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { partsText, rangeText } from "../../../ui/format.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ReviewActs } from "./review-acts.tsx";
import { toneOf } from "./review-columns.tsx";
import styles from "./reviews.module.css";
import type { Review } from "./staff-routes.ts";

/** One review, whole: what others read, what only the resort reads, and what is done about it. */
export function ReviewDialog({ id, onClose }: { id: FeedbackId; onClose: () => void }) {
  const { t } = useTranslation("review-desk");
  const { data, error, refetch } = useCall(staffReviews, { query: { row: id } });
  const review = data?.reviews[0];
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={review ? <bdi>{review.bookingName}</bdi> : t("one")}
      acts={review && <ReviewActs review={review} />}
    >
      {review ? (
        <Whole review={review} />
      ) : error || data ? (
        <ErrorState error={error ?? new CallFailure("NOT_FOUND")} retry={() => void refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

function Whole({ review }: { review: Review }) {
  const { t } = useTranslation("review-desk");
  const { say, language } = useLanguage();
  const { momentText } = useMoments();
  const { state, score, packageName, roomTypes, checkIn, checkOut, publishedName } = review;
  return (
    <div className={styles.whole}>
      <p className={styles.line}>
        <Stars score={score} />
        <Chip tone={toneOf[state]}>{t(`states.${state}`)}</Chip>
      </p>
      <p className="muted">
        {partsText(
          [say(packageName), ...roomTypes.map(say), rangeText(checkIn, checkOut, language)],
          language,
        )}
        <br />
        {t("sentAt", { at: momentText(review.sentAt) })}
      </p>
      {state === "hidden" && (
        <Notice tone="warning" title={t("states.hidden")}>
          {review.hiddenReason}
        </Notice>
      )}
      {review.review !== "" && (
        <section className={styles.block}>
          <h3>{t(state === "sent" ? "reviewPrivate" : "reviewPublic")}</h3>
          <p className={styles.text} lang={tagOf[review.language]} dir="auto">
            {review.review}
          </p>
          {state !== "sent" && (
            <small className="muted">
              <bdi>{t("signed", { name: publishedName })}</bdi>
            </small>
          )}
        </section>
      )}
      <AnswerLines questions={review.answers} note={review.privateNote} />
      <AnswerForm review={review} />
    </div>
  );
}
