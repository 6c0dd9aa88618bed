import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./login.module.css";
import { useEnter } from "./use-enter.ts";

export default function LoginPage() {
  const { t } = useTranslation("staff");
  const { mutateAsync: send } = useSend(staffLoginRoute);
  const enter = useEnter();
  const form = useForm({
    schema: staffLoginRoute.body,
    initial: { email: "", password: "" },
    onSubmit: async (body) => enter(await send({ body })),
  });
  return (
    <div className={styles.page}>
      <PageTitle text={t("signIn.title")} />
      <div className={styles.card}>
        <div className={styles.art}>
          <Picture name="boat-at-jetty" sizes="(max-width: 759px) 100vw, 400px" first />
        </div>
        <div className={styles.column}>
          <h1 className="display">{t("signIn.title")}</h1>
          <p className="muted">{t("signIn.lead")}</p>
          {form.failure !== null && <ErrorState error={form.failure} />}
          <form className={styles.form} {...form.form}>
            <TextInput
              label={t("signIn.email")}
              type="email"
              autoComplete="username"
              {...form.field("email")}
            />
            <PasswordInput
              label={t("signIn.password")}
              autoComplete="current-password"
              {...form.field("password")}
            />
            <Button type="submit" wide busy={form.busy}>
              {t("signIn.act")}
            </Button>
          </form>
          <a className="link" href="/">
            {t("signIn.toPortal")}
          </a>
        </div>
      </div>
    </div>
  );
}
