import { failureOfLoading } from "../api/call-failure.ts";
import { type Language, tagOf } from "../i18n/language.ts";
import { useTranslations } from "../i18n/use-translation.ts";
import { useToast } from "./toast.tsx";
import { useFailureText } from "./use-failure-text.ts";

/** Changes the page's language; false, once said, when its words can't be had. */
export function useChangeLanguage() {
  const words = useTranslations();
  const toast = useToast();
  const say = useFailureText();
  return async (next: Language): Promise<boolean> => {
    try {
      await words.change(tagOf[next]);
      return true;
    } catch (thrown) {
      toast({ tone: "danger", text: say(failureOfLoading(thrown)) });
      return false;
    }
  };
}
