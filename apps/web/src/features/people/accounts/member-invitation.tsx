import { joinRoute } from "@pulau/contract/agent-members.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";

/** Who was invited into an account chooses a password. */
export default function MemberInvitationPage() {
  const { t } = useTranslation("account");
  const { mutateAsync: send } = useSend(joinRoute);
  const words = {
    title: t("join.title"),
    lead: t("join.lead"),
    askAgain: t("join.askAgain"),
    doneTitle: t("join.doneTitle"),
    done: t("join.done"),
    login: t("login.act"),
  };
  return <AcceptInvitation words={words} loginPage="/pages/login" join={(body) => send({ body })} />;
}
