import { mailStateRoute } from "@pulau/contract/settings/mail.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/surfaces.tsx";

/** Says that no invitation reaches anybody, while there is no mail server. */
export function NoMailServer() {
  const { t } = useTranslation("records");
  const may = useMay();
  const { data } = useCall(mailStateRoute, {});
  if (data?.sends !== false) return null;
  return (
    <Notice
      tone="warning"
      title={t("noMail.title")}
      acts={
        may("settings", "read") && (
          <LinkButton to="/staff/settings/mail" kind="outline" size="small">
            {t("noMail.setUp")}
          </LinkButton>
        )
      }
    >
      <p>{t("noMail.text")}</p>
    </Notice>
  );
}
