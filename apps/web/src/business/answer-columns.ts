import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import type { EntryColumn } from "../ui/entry-grid.tsx";
import { useLanguage } from "../ui/use-language.ts";

const ticks = ["nonMalaysian", "vegetarian", "senior", "disabled"] as const;

/** A table's columns for a guest's details. Wants the words of `rooming`. */
export function useGuestColumns(questions: StayQuestions): EntryColumn[] {
  const { t } = useTranslation("rooming");
  const answers = useAnswerColumns(questions);
  return useMemo(
    () => [
      { key: "fullName", head: t("columns.fullName"), kind: "text", share: 1.5 },
      { key: "chineseName", head: t("columns.chineseName"), kind: "text", share: 0.9, lang: "zh-CN" },
      { key: "identity", head: t("columns.identity"), kind: "text", share: 1.2, dir: "ltr" },
      { key: "age", head: t("columns.age"), kind: "number" },
      ...answers,
      ...ticks.map((key): EntryColumn => ({ key, head: t(`columns.${key}`), kind: "tick" })),
      { key: "allergies", head: t("columns.allergies"), kind: "text", share: 0.9 },
    ],
    [t, answers],
  );
}

/** Columns for what each guest is asked beside their details; none where a package asks nothing. Wants the words of `rooming`. */
export function useAnswerColumns(questions: StayQuestions): EntryColumn[] {
  const { t } = useTranslation("rooming");
  const { say } = useLanguage();
  return useMemo(() => {
    const column = (key: "activity" | "market", words: StayQuestions["activities"]): EntryColumn[] =>
      words.length < 2
        ? []
        : [
            {
              key,
              head: t(`columns.${key}`),
              kind: "choice",
              choices: words.map(({ word, name }) => ({ value: word, text: say(name) })),
            },
          ];
    return [
      ...column("activity", questions.activities),
      ...column("market", questions.marketBy === "person" ? questions.markets : []),
    ];
  }, [questions, t, say]);
}
