import type { StaffReview } from "@pulau/contract/reviews.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { listText } from "../../ui/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import styles from "./reviews.module.css";
import { Stars } from "./stars.tsx";

type Answer = Omit<StaffReview["answers"][number], "value"> & {
  readonly value: StaffReview["answers"][number]["value"] | null;
};

/** What only the resort reads: answers with their questions as they were asked, and the note. */
export function AnswerLines({ questions, note }: { questions: readonly Answer[]; note: string }) {
  const { t } = useTranslation("feedback");
  const { say } = useLanguage();
  const given = questions.filter(({ value }) => value !== null);
  if (given.length === 0 && note === "") return null;
  return (
    <dl className={styles.answers}>
      {given.map((question) => (
        <div key={question.questionId}>
          <dt>{say(question.question)}</dt>
          <dd>
            <AnswerText question={question} />
          </dd>
        </div>
      ))}
      {note !== "" && (
        <div>
          <dt>{t("reviews.note")}</dt>
          <dd className={styles.text} dir="auto">
            {note}
          </dd>
        </div>
      )}
    </dl>
  );
}

function AnswerText({ question: { kind, options, value } }: { question: Answer }) {
  const { t } = useTranslation("feedback");
  const { say, language } = useLanguage();
  if (typeof value === "number") return <Stars score={value} />;
  if (kind === "yesNo") return t(value === true ? "reviews.yes" : "reviews.no");
  if (typeof value === "string") return <span dir="auto">{value}</span>;
  const picked = Array.isArray(value) ? value : [];
  return listText(
    picked.flatMap((at) => {
      const option = options[at];
      return option ? [say(option)] : [];
    }),
    language,
  );
}
