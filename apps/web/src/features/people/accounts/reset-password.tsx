import { resetPasswordRoute } from "@pulau/contract/accounts.ts";
import { useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../api/call-failure.ts";
import { atField } from "../../../api/field-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { differ, passwordTwice, same } from "./new-password-form.ts";
import { StrengthHint } from "./strength-hint.tsx";
import { tokenSearch } from "./token-search.ts";

const schema = z.object(passwordTwice).refine(same, differ);

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation("account");
  const { mutateAsync: send } = useSend(resetPasswordRoute);
  const form = useForm({
    schema,
    initial: { password: "", again: "" },
    onSubmit: async ({ password }) => {
      await atField({ WEAK_PASSWORD: ["password", "passwordWeak"] }, send({ body: { token, password } }));
      onDone();
    },
  });
  const { password } = form.values;
  const askAgain = (
    <LinkButton to="/pages/forgot-password" kind="outline" size="small">
      {t("reset.askAgain")}
    </LinkButton>
  );
  return (
    <>
      {form.failure !== null && (
        <ErrorState error={form.failure} acts={isFailure(form.failure, "LINK_INVALID") && askAgain} />
      )}
      <form className={styles.form} {...form.form}>
        <PasswordInput
          label={t("newPassword")}
          hint={<StrengthHint password={password} />}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <PasswordInput label={t("security.again")} autoComplete="new-password" {...form.field("again")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("reset.act")}
        </Button>
      </form>
    </>
  );
}

export default function ResetPasswordPage() {
  const { t } = useTranslation("account");
  const { token = "" } = useSearchBy(tokenSearch);
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <AccountFrame picture="lagoon-above" title={t("reset.doneTitle")} lead={t("reset.done")}>
        <LinkButton to="/pages/login" size="large" wide>
          {t("login.act")}
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame picture="lagoon-above" title={t("reset.title")} lead={t("reset.lead")}>
      {token === "" ? (
        <Notice
          tone="warning"
          acts={
            <LinkButton to="/pages/forgot-password" kind="outline" size="small">
              {t("reset.askAgain")}
            </LinkButton>
          }
        >
          {t("reset.noToken")}
        </Notice>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} />
      )}
    </AccountFrame>
  );
}
