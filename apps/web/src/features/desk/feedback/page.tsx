import { questionRecords, questionsListRoute } from "@pulau/contract/feedback.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { answerKinds } from "@pulau/domain/feedback/answers.ts";
import { usePositionColumn, usePositionField } from "../../../business/records/position.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column } from "../../../listing/columns.tsx";
import { choicesOf } from "../../../listing/filters.ts";
import { listText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { questionAddress } from "./list-address.ts";
import { OptionsField } from "./options-field.tsx";

type Translated = { readonly en: string; readonly my: string; readonly cn: string };

/** What guests are asked about their stay. */
export default function FeedbackQuestionsPage() {
  const { t } = useTranslation("records");
  const { say, language } = useLanguage();
  const choice = useChoiceFilter();
  const kinds = choicesOf(answerKinds, (value) => t(`answers.${value}`));
  return (
    <RecordPage<typeof questionsListRoute>
      call={questionsListRoute}
      address={questionAddress}
      calls={questionRecords}
      words="feedbackQuestions"
      nameOf={({ question }) => say(question)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("kind", t("fields.answer"), (row) => t(`answers.${row.kind}`), { csv: ["kind"] }),
        column("required", t("fields.required"), (row) => t(row.required ? "yes" : "no"), {
          csv: ["required"],
        }),
        usePositionColumn(),
      ]}
      filters={[...useActiveFilter(), choice("kind", t("fields.answer"), kinds)]}
      fields={[
        { key: "question", kind: "words", label: t("fields.question") },
        { key: "kind", kind: "choice", label: t("fields.answer"), choices: kinds },
        {
          key: "options",
          kind: "custom",
          label: t("fields.options"),
          input: (form) => <OptionsField form={form} />,
          display: (value) => listText((value as readonly Translated[]).map(say), language),
        },
        { key: "required", kind: "switch", label: t("fields.required") },
        usePositionField(),
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      blank={{
        question: noWords,
        kind: "stars",
        options: [],
        required: false,
        active_status: true,
      }}
      hasStatus
    />
  );
}
