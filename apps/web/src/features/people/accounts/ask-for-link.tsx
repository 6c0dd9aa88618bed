import { forgotPasswordRoute } from "@pulau/contract/accounts.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";

const schema = forgotPasswordRoute.body.omit({ language: true });

type Props = { lead: string; back: ReactNode; sendLink: (email: string) => Promise<unknown> };

/** Asks for a link to a new password; answers alike whether or not the address is known. */
export function AskForLink({ lead, back, sendLink }: Props) {
  const { t } = useTranslation("account");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: { email: "" },
    onSubmit: async ({ email }) => {
      await sendLink(email);
      setSentTo(email);
    },
  });
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
    <AccountFrame picture="lagoon-above" title={t("forgot.title")} lead={lead} foot={back}>
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
