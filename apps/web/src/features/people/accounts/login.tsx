import { loginRoute } from "@pulau/contract/accounts.ts";
import { Link } from "@tanstack/react-router";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useKnownPerson } from "../../../shell/known-person.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { nextSearch } from "./next-page.ts";
import { SavedDraft } from "./saved-draft.tsx";
import { useCompleteSignIn, useNext, useVisitorToken } from "./use-complete-sign-in.ts";

const schema = loginRoute.body.omit({ guestToken: true });

export default function LoginPage() {
  const { t } = useTranslation("account");
  const { mutateAsync: send } = useSend(loginRoute);
  const enter = useCompleteSignIn();
  const next = useNext();
  const guestToken = useVisitorToken();
  const known = useKnownPerson();
  const form = useForm({
    schema,
    initial: { email: known.email, password: "" },
    onSubmit: async (values) => enter(await send({ body: { ...values, guestToken } })),
  });
  return (
    <AccountFrame
      picture="sunset-deck"
      title={t("login.title")}
      lead={t("login.lead")}
      foot={
        <>
          <span>{t("login.noAccount")}</span>
          <Link to="/pages/register" search={nextSearch({ next })} state={{ known }} className="link">
            {t("login.register")}
          </Link>
        </>
      }
    >
      <SavedDraft />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <form className={styles.form} {...form.form}>
        <TextInput label={t("email")} type="email" autoComplete="username" {...form.field("email")} />
        <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
        <div className={styles.beside}>
          <Link to="/pages/forgot-password" search={nextSearch({ next })} className="link">
            {t("login.forgot")}
          </Link>
        </div>
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("login.act")}
        </Button>
        {next.startsWith("/booking/new/") && (
          <LinkButton to={next} kind="plain" wide>
            {t("login.guest")}
          </LinkButton>
        )}
      </form>
    </AccountFrame>
  );
}
