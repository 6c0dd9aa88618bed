import { loginRoute } from "@pulau/contract/accounts.ts";
import { Link } from "@tanstack/react-router";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useKnownPerson } from "../../../shell/known-person.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./account-frame.module.css";
import { nextSearch } from "./next-page.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
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
    <SignInFrame
      picture="sunset-deck"
      title={t("login.title")}
      lead={t("login.lead")}
      form={form}
      known={known}
      next={next}
      other={{ to: "/pages/register", question: t("login.noAccount"), text: t("login.register") }}
    >
      <TextInput label={t("email")} type="email" autoComplete="username" {...form.field("email")} />
      <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
      <div className={styles.beside}>
        <Link to="/pages/forgot-password" search={nextSearch({ next })} className="link">
          {t("login.forgot")}
        </Link>
        <Link to="/pages/find-booking" className="link">
          {t("findBooking.act")}
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
    </SignInFrame>
  );
}
