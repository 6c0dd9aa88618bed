import { Password } from "@pulau/contract/accounts.ts";
import { addPasskeyRoute, beginPasskeyRoute } from "@pulau/contract/passkeys.ts";
import { twoStepRoute } from "@pulau/contract/two-step.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { makePasskey } from "../../../../api/passkeys.ts";
import { useSend } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";
import type { SetUpStep } from "./password-first.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import own from "./two-step.module.css";

const schema = z.object({ name: addPasskeyRoute.body.shape.name, password: Password });

/** Adding a passkey: its name and the password, what the device asks, and, with the first second step, recovery codes. */
export function AddPasskey({ onDone, onCancel, instead }: SetUpStep) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: begin } = useSend(beginPasskeyRoute);
  const { mutateAsync: add } = useSend(addPasskeyRoute, [twoStepRoute.path]);
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useForm({
    schema,
    initial: { name: "", password: "" },
    onSubmit: async ({ name, password }) => {
      const asked = begin({ body: { password } });
      const options = await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, asked);
      const { recoveryCodes } = await add({ body: { name, credential: await makePasskey(options) } });
      toast({ tone: "success", text: t("passkeys.done", { name }) });
      if (recoveryCodes.length > 0) setCodes(recoveryCodes);
      else onDone();
    },
  });
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form className={styles.form} {...form.form}>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <TextInput
        label={t("passkeys.name")}
        hint={t("passkeys.nameHint")}
        autoComplete="off"
        {...form.field("name")}
      />
      <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
      <div className={own.acts}>
        <Button type="submit" busy={form.busy}>
          {t("passkeys.add")}
        </Button>
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
        {instead && (
          <Button kind="plain" onClick={instead.go}>
            {instead.act}
          </Button>
        )}
      </div>
    </form>
  );
}
