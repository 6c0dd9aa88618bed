import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import styles from "./referral.module.css";
import { useClick } from "./use-click.ts";

/** Where a friend's link arrives: who invites, and the way to a stay. A link that is nobody's, or one's own, leads on by itself. */
export default function ReferralLinkPage() {
  const { t } = useTranslation("referral");
  const { code } = useParamsAt("/r/$code");
  const navigate = useNavigate();
  const followed = useMemo(() => ({ code: code.slice(0, 20) }), [code]);
  const [friend, setFriend] = useState<string | null>(null);
  useClick(followed, (answer) => {
    if (answer?.counted) setFriend(answer.name);
    else void navigate({ to: "/", replace: true });
  });
  if (friend !== null) return <Greeting name={friend} />;
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

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation("referral");
  const title = name === "" ? t("enter.friend") : t("enter.greeting", { name });
  return (
    <div className={styles.enter}>
      <PageTitle text={title} />
      <Picture name="island-dawn" sizes="(max-width: 760px) 100vw, 720px" className={styles.dawn} first />
      <h1 className="display">{title}</h1>
      <p>{t("enter.invited")}</p>
      <LinkButton size="large" to="/">
        {t("enter.find")}
      </LinkButton>
    </div>
  );
}
