import { useState } from "react";
import { AnswerLines } from "../../../business/reviews/answer-lines.tsx";
import { ResortAnswer } from "../../../business/reviews/review-line.tsx";
import { Stars } from "../../../business/reviews/stars.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./feedback.module.css";
import { FeedbackChip } from "./feedback-chip.tsx";
import type { FeedbackActs } from "./feedback-values.ts";

type Props = FeedbackActs & { onChange: () => void };

/** What was sent, what became of it, and what the resort answered. */
export function SentFeedback({ data, takeDown, onChange }: Props) {
  const { t } = useTranslation("feedback");
  const { state, score, review, privateNote, publishedName, hiddenReason, answer, answered } = data;
  const isReview = state === "waiting" || state === "published" || state === "hidden";
  return (
    <div className={styles.form}>
      <div className={styles.part}>
        <p className={styles.chips}>
          {score !== null && <Stars score={score} />}
          {state && <FeedbackChip state={state} />}
        </p>
        {state === "hidden" && (
          <Notice tone="warning" title={t("sent.hidden")}>
            {t("sent.reason", { reason: hiddenReason })}
          </Notice>
        )}
        {review !== "" && (
          <div>
            <p className={styles.said} dir="auto">
              {review}
            </p>
            {isReview && (
              <small className="muted">
                <bdi>{t("sent.signed", { name: publishedName })}</bdi>
              </small>
            )}
          </div>
        )}
        {answer && <ResortAnswer text={answer.text} />}
      </div>
      <div className={styles.part}>
        <AnswerLines questions={data.questions} note={privateNote} />
      </div>
      <footer className={styles.foot}>
        <span className="muted">{t(answered ? "sent.closed" : "sent.open")}</span>
        {isReview && <TakeDown takeDown={takeDown} />}
        {!answered && (
          <Button kind="outline" onClick={onChange}>
            {t("acts.change")}
          </Button>
        )}
      </footer>
    </div>
  );
}

function TakeDown({ takeDown }: Pick<FeedbackActs, "takeDown">) {
  const { t } = useTranslation("feedback");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const agree = async () => {
    setBusy(true);
    try {
      await takeDown();
      setOpen(false);
      toast({ tone: "success", text: t("takeDown.done") });
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {t("takeDown.act")}
      </Button>
      <ConfirmDialog
        open={open}
        title={t("takeDown.title")}
        words={{ keep: t("takeDown.keep"), agree: t("takeDown.act") }}
        busy={busy}
        error={error}
        onAgree={agree}
        onClose={() => setOpen(false)}
      >
        <p>{t("takeDown.text")}</p>
      </ConfirmDialog>
    </>
  );
}
