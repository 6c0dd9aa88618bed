import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { useForm } from "../../../ui/use-form.ts";
import type { Question } from "./calls.ts";
import styles from "./feedback.module.css";
import { bodyOf, type FeedbackActs, FeedbackValues, formOf } from "./feedback-values.ts";
import { QuestionField } from "./question-field.tsx";
import { StarsField } from "./stars-field.tsx";

type Props = FeedbackActs & { onSent: () => void };

/** A draft is saved when nobody has typed for so long, in ms. */
const pause = 1_200;

/** A form that keeps itself as a draft while it is filled in, and is sent by its button. */
function useFeedbackForm({ data, latest, save, onSent }: Props) {
  const { t } = useTranslation("feedback");
  const toast = useToast();
  const isDraft = data.state === null || data.state === "draft";
  const sends = useRef(false);
  const [wanted, setWanted] = useState(false);
  const form = useForm({
    schema: FeedbackValues,
    initial: formOf(data),
    versioned: {
      version: data.version,
      latest: () => latest().then((now) => ({ values: formOf(now), version: now.version })),
    },
    onSubmit: async (values, options) => {
      const send = sends.current;
      await save(bodyOf(values, data.questions, send), options);
      if (!send) return;
      toast({ tone: "success", text: t(values.publish ? "form.sentToCheck" : "form.sent") });
      onSent();
    },
  });
  const newest = useRef(form);
  newest.current = form;
  useEffect(() => {
    if (!wanted || form.busy) return;
    setWanted(false);
    sends.current = true;
    void newest.current.submit();
  }, [wanted, form.busy]);
  const mayKeep = isDraft && form.dirty && !form.busy && !wanted && form.failure === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!mayKeep) return;
    const timer = setTimeout(() => {
      sends.current = false;
      void newest.current.submit();
    }, pause);
    return () => clearTimeout(timer);
  }, [mayKeep, form.values]);
  return { form, isDraft, isSending: wanted || (form.busy && sends.current), send: () => setWanted(true) };
}

/** What a guest says about a stay: stars, answers, a review that others may read, and what only the resort reads. */
export function FeedbackForm(props: Props) {
  const { t } = useTranslation("feedback");
  const { data } = props;
  const { form, isDraft, isSending, send } = useFeedbackForm(props);
  return (
    <form
      {...form.form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!isDraft && <UnsavedGuard form={form} />}
      <div className={styles.part}>
        <StarsField
          label={t("form.overall")}
          hint={t("form.overallHint")}
          value={form.values.score}
          onChange={(score) => form.set("score", score)}
          error={form.errorAt("score")}
        />
      </div>
      <Questions form={form} questions={data.questions} />
      <ReviewFields form={form} />
      <div className={styles.part}>
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </div>
      <footer className={styles.foot}>
        <span className="muted" role="status">
          {isDraft && (form.dirty ? t("form.saving") : data.state === "draft" && t("form.kept"))}
        </span>
        <Button type="submit" busy={isSending}>
          {t(isDraft ? "form.send" : "form.sendAgain")}
        </Button>
      </footer>
    </form>
  );
}

type Form = { form: ReturnType<typeof useFeedbackForm>["form"] };

/** What staff ask beside the overall stars. */
function Questions({ form, questions }: Form & { questions: readonly Question[] }) {
  const { t } = useTranslation("feedback");
  if (questions.length === 0) return null;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("form.questions")}</legend>
      <p className="hint">{t("form.questionsHint")}</p>
      {questions.map((question) => (
        <QuestionField
          key={question.questionId}
          question={question}
          value={form.values.answers[question.questionId]}
          onChange={(value) => form.set(`answers.${question.questionId}`, value)}
          error={form.errorAt(`answers.${question.questionId}`)}
        />
      ))}
    </fieldset>
  );
}

/** The review with who signs it, and what only the resort reads. */
function ReviewFields({ form }: Form) {
  const { t } = useTranslation("feedback");
  const { publish } = form.values;
  return (
    <>
      <div className={styles.part}>
        <Textarea
          {...form.field("review")}
          label={t("form.review")}
          hint={t(publish ? "form.reviewHint" : "form.reviewPrivate")}
          optional={!publish}
          most={1_000}
          maxLength={1_000}
        />
        <Checkbox {...form.tick("publish")} label={t("form.publish")} />
        {publish && (
          <TextInput
            {...form.field("publishedName")}
            label={t("form.name")}
            hint={t("form.nameHint")}
            maxLength={60}
          />
        )}
      </div>
      <div className={styles.part}>
        <Textarea
          {...form.field("privateNote")}
          label={t("form.note")}
          hint={t("form.noteHint")}
          optional
          rows={3}
          most={1_000}
          maxLength={1_000}
        />
      </div>
    </>
  );
}
