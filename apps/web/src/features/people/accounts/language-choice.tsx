import { setLanguageRoute } from "@pulau/contract/accounts.ts";
import { useSend } from "../../../api/use-call.ts";
import { type Language, languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useChangeLanguage } from "../../../ui/use-change-language.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";

/** The language of a member's pages and mails: it takes effect at once. */
export function LanguageChoice() {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const change = useChangeLanguage();
  const { mutateAsync: send } = useSend(setLanguageRoute, ["/api/customer/:_id"]);
  const showFailure = useFailureToast();
  const choose = async (next: Language) => {
    if (!(await change(next))) return;
    try {
      await send({ body: { language: next } });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <Segmented
      wide
      label={t("profile.language")}
      value={language}
      onChange={choose}
      choices={languages.map((code) => ({ value: code, text: nameOf[code], lang: tagOf[code] }))}
    />
  );
}
