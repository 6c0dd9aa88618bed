import { joinStaffRoute } from "@pulau/contract/staff-invitations.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";

/** Who works here and lost their password chooses another by a mailed link. */
export default function StaffResetPasswordPage() {
  const { t } = useTranslation("account");
  const { mutateAsync: send } = useSend(joinStaffRoute);
  const words = {
    title: t("reset.title"),
    lead: t("reset.lead"),
    askAgain: t("staffReset.askAgain"),
    doneTitle: t("reset.doneTitle"),
    done: t("reset.done"),
    login: t("login.act"),
    noToken: t("reset.noToken"),
  };
  return <AcceptInvitation words={words} loginPage="/staff/login" join={(body) => send({ body })} />;
}
