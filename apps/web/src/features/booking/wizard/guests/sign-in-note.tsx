import { Link, useLocation } from "@tanstack/react-router";
import { useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Gap } from "../../../../ui/money-and-dates.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";

/** Signing in half way keeps everything; nobody has to. */
export function SignInNote() {
  const { t } = useTranslation("booking");
  const session = useSession();
  const { href } = useLocation();
  if (session !== null) return null;
  return (
    <Notice tone="primary">
      {t("guests.signInText")}
      <Gap />
      <Link className="link" to="/pages/login" search={{ next: href }}>
        {t("guests.signIn")}
      </Link>
    </Notice>
  );
}
