import { joinStaffRoute } from "@pulau/contract/staff-invitations.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";

/** Whoever was invited to work here chooses a password. */
export default function StaffInvitationPage() {
  const { t } = useTranslation("account");
  const { mutateAsync: send } = useSend(joinStaffRoute);
  const words = {
    title: t("join.title"),
    lead: t("staffJoin.lead"),
    askAgain: t("staffJoin.askAgain"),
    doneTitle: t("join.doneTitle"),
    done: t("staffJoin.done"),
    login: t("login.act"),
  };
  return <AcceptInvitation words={words} loginPage="/staff/login" join={(body) => send({ body })} />;
}
