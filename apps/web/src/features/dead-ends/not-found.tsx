import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button.tsx";
import { PlainPage } from "./plain-page.tsx";

export function NotFoundPage() {
  const { t } = useTranslation("dead-ends");
  return (
    <PlainPage
      picture="boat-at-jetty"
      title={t("notFound.title")}
      act={<LinkButton to="/">{t("notFound.act")}</LinkButton>}
    >
      <p>{t("notFound.text")}</p>
    </PlainPage>
  );
}
