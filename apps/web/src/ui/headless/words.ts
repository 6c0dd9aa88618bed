import type { Language } from "../../i18n/language.ts";
import { useLanguage } from "../use-language.ts";

type Words = {
  nothingFound: string;
  dates: string;
  endBeforeStart: string;
  mostDays: (days: number) => string;
};

/** What the pieces here say themselves: it travels with them, as the words of `ui` are on every first page. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    nothingFound: "No matches",
    dates: "Period",
    endBeforeStart: "Choose an end date on or after the start date.",
    mostDays: (days) => `Choose ${days} days or fewer.`,
  },
  my: {
    nothingFound: "Tiada padanan",
    dates: "Tempoh",
    endBeforeStart: "Pilih tarikh akhir yang sama dengan atau selepas tarikh mula.",
    mostDays: (days) => `Pilih tidak lebih daripada ${days} hari.`,
  },
  cn: {
    nothingFound: "无匹配项",
    dates: "日期范围",
    endBeforeStart: "结束日期不能早于开始日期。",
    mostDays: (days) => `最多可选 ${days} 天。`,
  },
};

export const useWords = (): Words => words[useLanguage().language];
