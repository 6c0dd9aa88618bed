import { failureOfLoading } from "../api/call-failure.ts";
import { type Language, tagOf } from "../i18n/language.ts";
import { useTranslations } from "../i18n/use-translation.ts";
import { useToast } from "./toast.tsx";
import { useFailureText } from "./use-failure-text.ts";

/**
 * Changes the page's language; false, once said, when its words can't be had. `lent` is for somebody else who reads this page,
 * and leaves the browser's own language as it is.
 */
export function useChangeLanguage() {
  const words = useTranslations();
  const toast = useToast();
  const say = useFailureText();
  return async (next: Language, options: { readonly lent?: boolean } = {}): Promise<boolean> => {
    try {
      await words.change(tagOf[next], options);
      return true;
    } catch (thrown) {
      toast({ tone: "danger", text: say(failureOfLoading(thrown)) });
      return false;
    }
  };
}
