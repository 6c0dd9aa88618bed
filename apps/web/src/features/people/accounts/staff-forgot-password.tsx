import { forgotStaffPasswordRoute } from "@pulau/contract/staff-invitations.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AskForLink } from "./ask-for-link.tsx";

/** Who works here and forgot their password asks for a link to another. */
export default function StaffForgotPasswordPage() {
  const { t } = useTranslation("account");
  const { mutateAsync: send } = useSend(forgotStaffPasswordRoute);
  const back = (
    <a href="/staff/login" className="link">
      {t("forgot.back")}
    </a>
  );
  return (
    <AskForLink lead={t("staffReset.lead")} back={back} sendLink={(email) => send({ body: { email } })} />
  );
}
