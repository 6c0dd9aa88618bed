import { changePasswordRoute } from "@pulau/contract/accounts.ts";
import { z } from "zod";
import { atField } from "../../../api/field-failure.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { differ, passwordTwice, same } from "./new-password-form.ts";
import { useOwnCalls } from "./own-account-calls.ts";
import styles from "./profile.module.css";
import { StrengthHint } from "./strength-hint.tsx";

const schema = z
  .object({ current: changePasswordRoute.body.shape.currentPassword, ...passwordTwice })
  .refine(same, differ);
const empty = { current: "", password: "", again: "" };
const places = {
  BAD_CREDENTIALS: ["current", "passwordWrong"],
  WEAK_PASSWORD: ["password", "passwordWeak"],
} as const;

export function ChangePassword({ about }: { about: readonly string[] }) {
  const { t } = useTranslation("account");
  const { side } = useBackend();
  const { mutateAsync: send } = useSend(useOwnCalls().changePassword);
  const toast = useToast();
  const form = useForm({
    schema,
    initial: empty,
    onSubmit: async ({ current, password }) => {
      await atField(places, send({ body: { currentPassword: current, newPassword: password } }));
      form.setValues(empty);
      toast({ tone: "success", text: t("security.changed") });
    },
  });
  return (
    <Card as="section" className={styles.card} aria-labelledby="security">
      <div>
        <h2 className="display" id="security">
          {t("security.title")}
        </h2>
        <p className="muted">{t("security.lead")}</p>
      </div>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <form className={styles.form} {...form.form}>
        <PasswordInput
          label={t("security.current")}
          autoComplete="current-password"
          {...form.field("current")}
        />
        <PasswordInput
          label={t("security.next")}
          hint={<StrengthHint password={form.values.password} about={about} />}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <PasswordInput label={t("security.again")} autoComplete="new-password" {...form.field("again")} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t("security.act")}
          </Button>
          <LinkButton to={side.name === "staff" ? "/staff/sessions" : "/profile/sessions"} kind="plain">
            {t("security.sessions")}
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}
