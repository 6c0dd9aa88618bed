import { useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../api/call-failure.ts";
import { atField } from "../../../api/field-failure.ts";
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

type FormProps = { token: string; join: JoinCall; askAgain: string; onDone: () => void };

function JoinForm({ token, join, askAgain, onDone }: FormProps) {
  const { t } = useTranslation("account");
  const form = useForm({
    schema,
    initial: { password: "", again: "" },
    onSubmit: async ({ password }) => {
      await atField({ WEAK_PASSWORD: ["password", "passwordWeak"] }, join({ token, password }));
      onDone();
    },
  });
  return (
    <>
      {form.failure !== null && <ErrorState error={form.failure} />}
      {isFailure(form.failure, "LINK_INVALID") && <p className="hint">{askAgain}</p>}
      <form className={styles.form} {...form.form}>
        <PasswordInput
          label={t("newPassword")}
          hint={<StrengthHint password={form.values.password} />}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <PasswordInput label={t("security.again")} autoComplete="new-password" {...form.field("again")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("join.act")}
        </Button>
      </form>
    </>
  );
}

type Words = {
  title: string;
  lead: string;
  doneTitle: string;
  done: string;
  login: string;
  askAgain: string;
  /** Of a page without its link; an invitation's unless told. */
  noToken?: string;
};
type JoinCall = (body: { token: string; password: string }) => Promise<unknown>;

/** Whoever was invited by mail chooses a password. */
export function AcceptInvitation({
  words,
  loginPage,
  join,
}: {
  words: Words;
  loginPage: string;
  join: JoinCall;
}) {
  const { t } = useTranslation("account");
  const { token = "" } = useSearchBy(tokenSearch);
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <AccountFrame picture="lagoon-above" title={words.doneTitle} lead={words.done}>
        <LinkButton to={loginPage} size="large" wide>
          {words.login}
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame picture="lagoon-above" title={words.title} lead={words.lead}>
      {token === "" ? (
        <Notice tone="warning" title={words.noToken ?? t("join.noToken")}>
          {words.askAgain}
        </Notice>
      ) : (
        <JoinForm token={token} join={join} askAgain={words.askAgain} onDone={() => setDone(true)} />
      )}
    </AccountFrame>
  );
}
