import { useSession } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { LinkButton } from "../../ui/button.tsx";
import { onDemand } from "../../ui/on-demand.tsx";

const Member = onDemand(() => import("./member.tsx"), "later");

/** The person's wallet and menu, or the way to sign in. */
export function PortalPerson() {
  const { t } = useTranslation("shell");
  const session = useSession();
  if (session !== null) return <Member {...session.record} />;
  return (
    <LinkButton to="/pages/login" kind="soft">
      {t("menu.logIn")}
    </LinkButton>
  );
}
