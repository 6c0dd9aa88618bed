import { forgotPasswordRoute } from "@pulau/contract/accounts.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { FindBooking } from "./find-booking.tsx";
import { nextSearch } from "./next-page.ts";
import { useNext } from "./use-complete-sign-in.ts";

/** Both pages that ask for a link by mail, in one file: each file costs the first page its name. */
export default function AskForLinkPage() {
  const { pathname } = useLocation();
  return pathname === "/pages/find-booking" ? <FindBooking /> : <ForgotPassword />;
}

/** A guest or an agent who forgot their password asks for a link to another. */
function ForgotPassword() {
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
