import { useBackend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PlainPage } from "./plain-page.tsx";

export function NotFoundPage() {
  const { t } = useTranslation("error-pages");
  const { side } = useBackend();
  return (
    <PlainPage
      picture="boat-at-jetty"
      title={t("notFound.title")}
      act={<LinkButton to={side.startPage}>{t("notFound.act")}</LinkButton>}
    >
      <p>{t("notFound.text")}</p>
    </PlainPage>
  );
}
