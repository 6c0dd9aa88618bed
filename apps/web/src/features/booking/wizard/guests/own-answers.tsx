import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { FormFace } from "./form-face.ts";

type AnswerProps = {
  questions: StayQuestions;
  form: FormFace;
  at: (field: string) => string;
  hasActivities: boolean;
};

/** What the guest does, and where they buy: only where the package's price depends on it. */
export function OwnAnswers({ questions, form, at, hasActivities }: AnswerProps) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const choice = (field: "activity" | "market", words: StayQuestions["activities"]) => (
    <Select
      label={t(`guests.${field}`)}
      empty={t("guests.choose")}
      {...form.field(at(field))}
      choices={words.map(({ word, name }) => ({ value: word, text: say(name) }))}
    />
  );
  return (
    <>
      {hasActivities && questions.activities.length > 1 && choice("activity", questions.activities)}
      {questions.marketBy === "person" && questions.markets.length > 1 && choice("market", questions.markets)}
    </>
  );
}
