import { forgotPasswordRoute } from "@pulau/contract/accounts.ts";
import { Link } from "@tanstack/react-router";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { nextSearch } from "./next-page.ts";
import { useNext } from "./use-complete-sign-in.ts";

/** A guest or an agent who forgot their password asks for a link to another. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { mutateAsync: send } = useSend(forgotPasswordRoute);
  const next = useNext();
  const back = (
    <Link to="/pages/login" search={nextSearch({ next })} className="link">
      {t("forgot.back")}
    </Link>
  );
  return (
    <AskForLink
      lead={t("forgot.lead")}
      back={back}
      sendLink={(email) => send({ body: { email, language } })}
    />
  );
}
