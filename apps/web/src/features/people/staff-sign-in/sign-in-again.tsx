import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../api/call-failure.ts";
import { atField } from "../../../api/field-failure.ts";
import type { SessionExpiry } from "../../../api/session-expiry.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./login.module.css";
import { keepMember } from "./use-complete-sign-in.ts";

const bare = staffLoginRoute.body.pick({ email: true, password: true, code: true });
const withCode = bare.required();
const withoutCode = withCode.extend({ code: z.string() });

/** Signs in again over a page whose session ended: the page stays as it is, and calls that were refused are made again. */
export default function SignInAgain({ lapse }: { lapse: SessionExpiry }) {
  const { t } = useTranslation("staff");
  const { session } = useBackend();
  const { mutateAsync: send } = useSend(staffLoginRoute);
  const [second, setSecond] = useState(false);
  const form = useForm({
    schema: second ? withCode : withoutCode,
    initial: { email: "", password: "", code: "" },
    onSubmit: async ({ email, password, code }) => {
      const before = session.state()?.record.id;
      const body = { email, password, ...(second && { code }) };
      try {
        const reply = await atField({ TWO_STEP_WRONG: ["code", "twoStepWrong"] }, send({ body }));
        keepMember(session, reply);
        // What is on the page is somebody else's: they begin with their own.
        if (reply.user.id !== before) location.reload();
      } catch (thrown) {
        if (!isFailure(thrown, "TWO_STEP_NEEDED")) throw thrown;
        setSecond(true);
      }
    },
  });
  return (
    <Dialog open onClose={lapse.giveUp} unsaved={false} title={t("again.title")}>
      <form className={styles.form} {...form.form}>
        <p>{t("again.text")}</p>
        {form.failure !== null && <ErrorState error={form.failure} />}
        <TextInput
          label={t("signIn.email")}
          type="email"
          autoComplete="username"
          data-first
          {...form.field("email")}
        />
        <PasswordInput
          label={t("signIn.password")}
          autoComplete="current-password"
          {...form.field("password")}
        />
        {second && (
          <TextInput
            label={t("signIn.code")}
            hint={t("signIn.codeHint")}
            autoComplete="one-time-code"
            autoCapitalize="none"
            {...form.field("code")}
          />
        )}
        <Button type="submit" wide busy={form.busy}>
          {t("signIn.act")}
        </Button>
        <a className="link" href="/staff/login" target="_blank" rel="noreferrer">
          {t("again.elsewhere")}
        </a>
      </form>
    </Dialog>
  );
}
