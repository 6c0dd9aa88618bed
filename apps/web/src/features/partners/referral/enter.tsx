import { useNavigate, useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import styles from "./referral.module.css";
import { useClick } from "./use-click.ts";

/** Where a personal link arrives. It leads on by itself; the button is for whoever it does not. */
export default function EnterPage() {
  const { t } = useTranslation("referral");
  const { code = "" } = useParams({ strict: false }) as { code?: string };
  const navigate = useNavigate();
  const followed = useMemo(() => ({ code: code.slice(0, 20) }), [code]);
  useClick(followed, () => void navigate({ to: "/", replace: true }));
  return (
    <div className={styles.enter}>
      <PageTitle text={t("enter.title")} />
      <h1 className="display">{t("enter.title")}</h1>
      <p role="status">{t("enter.text")}</p>
      <LinkButton kind="plain" to="/" replace>
        {t("enter.act")}
      </LinkButton>
    </div>
  );
}
