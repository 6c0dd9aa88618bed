import { useTranslation } from "react-i18next";
import { failureOfLoading } from "../api/call-failure.ts";
import type { Language } from "../i18n/language.ts";
import { changeWords } from "../i18n/start-words.ts";
import { useToast } from "./toast.tsx";
import { useFailureText } from "./use-failure-text.ts";

/** Changes the page's language; false, once said, when its words can't be had. */
export function useChangeLanguage() {
  const { i18n } = useTranslation();
  const toast = useToast();
  const say = useFailureText();
  return async (next: Language): Promise<boolean> => {
    try {
      await changeWords(i18n, next);
      return true;
    } catch (thrown) {
      toast({ tone: "danger", text: say(failureOfLoading(thrown)) });
      return false;
    }
  };
}
