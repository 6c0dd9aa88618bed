import { forgotPasswordRoute } from "@pulau/contract/accounts.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { nextSearch } from "./next-page.ts";
import { useNext } from "./use-complete-sign-in.ts";

const schema = forgotPasswordRoute.body.omit({ language: true });

/** Answers alike whether or not the address is known. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { mutateAsync: send } = useSend(forgotPasswordRoute);
  const next = useNext();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: { email: "" },
    onSubmit: async ({ email }) => {
      await send({ body: { email, language } });
      setSentTo(email);
    },
  });
  const back = (
    <Link to="/pages/login" search={nextSearch({ next })} className="link">
      {t("forgot.back")}
    </Link>
  );
  if (sentTo !== null) {
    return (
      <AccountFrame picture="lagoon-above" title={t("forgot.sentTitle")} foot={back}>
        <p className="prose">{t("forgot.sent", { email: sentTo })}</p>
        <div>
          <Button kind="outline" onClick={() => setSentTo(null)}>
            {t("forgot.again")}
          </Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame picture="lagoon-above" title={t("forgot.title")} lead={t("forgot.lead")} foot={back}>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <form className={styles.form} {...form.form}>
        <TextInput label={t("email")} type="email" autoComplete="username" {...form.field("email")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("forgot.act")}
        </Button>
      </form>
    </AccountFrame>
  );
}
