import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { EntryColumn } from "../ui/entry-grid.tsx";
import { useLanguage } from "../ui/use-language.ts";

/** Columns for what each guest is asked beside their details; none where a package asks nothing. Wants the words of `rooming`. */
export function useAnswerColumns(asks: StayQuestions): EntryColumn[] {
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
      ...column("activity", asks.activities),
      ...column("market", asks.marketBy === "person" ? asks.markets : []),
    ];
  }, [asks, t, say]);
}
