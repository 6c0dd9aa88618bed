import { changeEmailRoute } from "@pulau/contract/accounts.ts";
import { atField } from "../../../api/field-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useOwnCalls } from "./own-account-calls.ts";
import styles from "./profile.module.css";

const empty = { email: "", password: "" };
const places = {
  BAD_CREDENTIALS: ["password", "passwordWrong"],
  EMAIL_UNCHANGED: ["email", "emailUnchanged"],
} as const;

/** Asks for another address. It changes by the link that the new one gets, so what is asked for shows until then. */
export function ChangeEmail({ pending }: { pending: string | null }) {
  const { t } = useTranslation("account");
  const calls = useOwnCalls();
  const { mutateAsync: send } = useSend(calls.changeEmail, [calls.shownAt]);
  const toast = useToast();
  const form = useForm({
    schema: changeEmailRoute.body,
    initial: empty,
    onSubmit: async (body) => {
      await atField(places, send({ body }));
      form.setValues(empty);
      toast({ tone: "success", text: t("changeEmail.sent", { email: body.email }) });
    },
  });
  return (
    <Card as="section" className={styles.card} aria-labelledby="change-email">
      <div>
        <h2 className="display" id="change-email">
          {t("changeEmail.title")}
        </h2>
        <p className="muted">{t("changeEmail.lead")}</p>
      </div>
      {pending !== null && (
        <Notice title={t("changeEmail.pendingTitle")}>
          <p>
            <bdi className={styles.address}>{pending}</bdi>
          </p>
          <p>{t("changeEmail.pending")}</p>
        </Notice>
      )}
      {form.failure !== null && <ErrorState error={form.failure} />}
      <form className={styles.form} {...form.form}>
        <TextInput label={t("changeEmail.next")} type="email" autoComplete="email" {...form.field("email")} />
        <PasswordInput
          label={t("security.current")}
          autoComplete="current-password"
          {...form.field("password")}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t("changeEmail.act")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
