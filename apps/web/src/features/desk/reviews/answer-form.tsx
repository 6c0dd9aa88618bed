import { answerReviewRoute } from "@pulau/contract/reviews.ts";
import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { staffReviews } from "../../../business/reviews/staff-calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { partsText } from "../../../ui/format.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./reviews.module.css";
import { answerReview, type Review } from "./staff-routes.ts";

/** What the resort answers: read by the guest, and by whoever reads the review. */
export function AnswerForm({ review }: { review: Review }) {
  const { t } = useTranslation("review-desk");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  const may = useMay()("comments", "write");
  const [edits, setEdits] = useState(false);
  const { answer, answeredAt, answeredBy } = review;
  if (answer === null && !may) return null;
  return (
    <section className={styles.block}>
      <h3>{t("columns.answer")}</h3>
      {answer !== null && !edits ? (
        <>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
          <small className="muted">
            {partsText([answeredBy, answeredAt && momentText(answeredAt)], language)}
          </small>
          {may && (
            <Button kind="soft" size="small" onClick={() => setEdits(true)}>
              {t("acts.editAnswer")}
            </Button>
          )}
        </>
      ) : (
        <Answering review={review} onDone={() => setEdits(false)} />
      )}
    </section>
  );
}

function Answering({ review, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useTranslation("review-desk");
  const toast = useToast();
  const send = useSend(answerReview, [staffReviews.path]);
  const { _id, revision, answer, state } = review;
  const form = useForm({
    schema: answerReviewRoute.body,
    initial: { text: answer ?? "", revision },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id }, body: { ...body, revision } });
      toast({ tone: "success", text: t(answer === null ? "done.answered" : "done.edited") });
      onDone();
    },
  });
  return (
    <form {...form.form} className={styles.block}>
      <Textarea
        {...form.field("text")}
        label={t("answer.label")}
        hint={t(state === "sent" ? "answer.hintPrivate" : "answer.hint")}
        most={1_000}
        maxLength={1_000}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div>
        <Button type="submit" kind="soft" busy={form.busy}>
          {t(answer === null ? "acts.answer" : "acts.saveAnswer")}
        </Button>
      </div>
    </form>
  );
}
