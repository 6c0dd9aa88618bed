import { NewPassword } from "@pulau/contract/accounts.ts";
import { Email, text } from "@pulau/contract/fields.ts";
import { firstOwnerRoute } from "@pulau/contract/first-owner.ts";
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
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { differ, passwordTwice, same } from "./new-password-form.ts";
import { StrengthHint } from "./strength-hint.tsx";
import { ownerLinkSearch } from "./token-search.ts";

const schema = z
  .object({ ...passwordTwice, name: text(120), email: Email, password: NewPassword })
  .refine(same, differ);

type Link = { readonly token: string; readonly email: string };

function OwnerForm({ link, onDone }: { link: Link; onDone: () => void }) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { mutateAsync: send } = useSend(firstOwnerRoute);
  const form = useForm({
    schema,
    initial: { name: "", email: link.email, password: "", again: "" },
    onSubmit: async ({ name, email, password }) => {
      const body = { token: link.token, name, email, password, language };
      await atField({ WEAK_PASSWORD: ["password", "passwordWeak"] }, send({ body }));
      onDone();
    },
  });
  const { name, email, password } = form.values;
  return (
    <>
      {form.failure !== null && <ErrorState error={form.failure} />}
      {isFailure(form.failure, "LINK_INVALID") && <p className="hint">{t("firstOwner.askAgain")}</p>}
      <form className={styles.form} {...form.form}>
        <TextInput label={t("name")} autoComplete="name" {...form.field("name")} />
        <TextInput label={t("email")} type="email" autoComplete="username" {...form.field("email")} />
        <PasswordInput
          label={t("password")}
          hint={<StrengthHint password={password} about={[name, email]} />}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <PasswordInput label={t("security.again")} autoComplete="new-password" {...form.field("again")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("firstOwner.act")}
        </Button>
      </form>
    </>
  );
}

/** The first account of a resort that begins from nothing, by the one-time link that its start has printed. */
export default function FirstOwnerPage() {
  const { t } = useTranslation("account");
  const { token = "", email = "" } = useSearchBy(ownerLinkSearch);
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <AccountFrame picture="boat-at-jetty" title={t("firstOwner.doneTitle")} lead={t("firstOwner.done")}>
        <LinkButton to="/staff/login" search={{ next: "/staff/setting-up" }} size="large" wide>
          {t("login.act")}
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame picture="boat-at-jetty" title={t("firstOwner.title")} lead={t("firstOwner.lead")}>
      {token === "" ? (
        <Notice tone="warning" title={t("firstOwner.noToken")}>
          {t("firstOwner.askAgain")}
        </Notice>
      ) : (
        <OwnerForm link={{ token, email }} onDone={() => setDone(true)} />
      )}
    </AccountFrame>
  );
}
