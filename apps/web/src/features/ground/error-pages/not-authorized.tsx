import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PlainPage } from "./plain-page.tsx";

export default function NotAuthorizedPage() {
  const { t } = useTranslation("pieces");
  return (
    <PlainPage
      picture="jungle-trail"
      title={t("notAllowed.title")}
      act={<LinkButton to="/">{t("notAllowed.act")}</LinkButton>}
    >
      <p>{t("notAllowed.text")}</p>
    </PlainPage>
  );
}
