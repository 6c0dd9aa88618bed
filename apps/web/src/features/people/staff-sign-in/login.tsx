import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../api/call-failure.ts";
import { atField } from "../../../api/field-failure.ts";
import { knowsPasskeys } from "../../../api/passkeys.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./login.module.css";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";
import { usePasskey } from "./use-passkey.ts";

const withCode = staffLoginRoute.body.omit({ passkey: true }).required();
const withoutCode = withCode.extend({ code: z.string() });

/** The second steps of who has typed their password. */
type Steps = { readonly app: boolean; readonly passkey: boolean };

export default function LoginPage() {
  const { t } = useTranslation("staff");
  const { mutateAsync: send } = useSend(staffLoginRoute);
  const enter = useCompleteSignIn();
  const passkey = usePasskey();
  const [second, setSecond] = useState<Steps | null>(null);
  const form = useForm({
    schema: second ? withCode : withoutCode,
    initial: { email: "", password: "", code: "" },
    onSubmit: async ({ email, password, code }) => {
      passkey.forget();
      const body = { email, password, ...(second && { code }) };
      try {
        await enter(await atField({ TWO_STEP_WRONG: ["code", "twoStepWrong"] }, send({ body })));
      } catch (thrown) {
        if (!isFailure(thrown, "TWO_STEP_NEEDED")) throw thrown;
        setSecond({ app: thrown.facts.app !== false, passkey: thrown.facts.passkey === true });
      }
    },
  });
  const begin = () => {
    passkey.forget();
    setSecond(null);
    form.setValues({ email: "", password: "", code: "" });
  };
  const { email, password } = form.values;
  const failure = passkey.failure ?? form.failure;
  const offersPasskey = knowsPasskeys() && (second === null || second.passkey);
  return (
    <div className={styles.page}>
      <PageTitle text={t("signIn.title")} />
      <div className={styles.card}>
        <div className={styles.art}>
          <Picture name="boat-at-jetty" sizes="(max-width: 759px) 100vw, 400px" first />
        </div>
        <div className={styles.column}>
          <h1 className="display">{t(second ? "signIn.codeTitle" : "signIn.title")}</h1>
          <p className="muted">{second ? email : t("signIn.lead")}</p>
          {failure !== null && <ErrorState error={failure} />}
          <form className={styles.form} {...form.form}>
            {second ? <SecondStep form={form} app={second.app} /> : <FirstStep form={form} />}
            <Button type="submit" wide busy={form.busy}>
              {t("signIn.act")}
            </Button>
          </form>
          {offersPasskey && (
            <Button
              kind="outline"
              wide
              busy={passkey.busy}
              onClick={() => void passkey.go(second ? { email, password } : null)}
            >
              {t("signIn.passkey")}
            </Button>
          )}
          {second && (
            <Button kind="plain" onClick={begin}>
              {t("signIn.other")}
            </Button>
          )}
          {!second && (
            <a className="link" href="/staff/forgot-password">
              {t("signIn.forgot")}
            </a>
          )}
          <a className="link" href="/">
            {t("signIn.toPortal")}
          </a>
        </div>
      </div>
    </div>
  );
}

type Form = { form: Pick<ReturnType<typeof useForm>, "field"> };
type Codes = Form & { app: boolean };

function FirstStep({ form }: Form) {
  const { t } = useTranslation("staff");
  return (
    <>
      <TextInput label={t("signIn.email")} type="email" autoComplete="username" {...form.field("email")} />
      <PasswordInput
        label={t("signIn.password")}
        autoComplete="current-password"
        {...form.field("password")}
      />
    </>
  );
}

/** What is asked after the password: the field has the focus as soon as it is there. */
function SecondStep({ form, app }: Codes) {
  const { t } = useTranslation("staff");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextInput
      ref={input}
      label={t(app ? "signIn.code" : "signIn.recoveryCode")}
      hint={t(app ? "signIn.codeHint" : "signIn.recoveryHint")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...form.field("code")}
    />
  );
}
