import { Password } from "@pulau/contract/accounts.ts";
import { addPasskeyRoute, beginPasskeyRoute } from "@pulau/contract/passkeys.ts";
import { twoStepRoute } from "@pulau/contract/two-step.ts";
import { useState } from "react";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { makePasskey } from "../../../../api/passkeys.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpForm, type SetUpStep } from "./set-up-form.tsx";

const schema = z.object({ name: addPasskeyRoute.body.shape.name, password: Password });

/** Adding a passkey: its name and the password, what the device asks, and, with the first second step, recovery codes. */
export function AddPasskey({ onDone, ...ways }: SetUpStep) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: begin } = useSend(beginPasskeyRoute);
  const { mutateAsync: add } = useSend(addPasskeyRoute, [twoStepRoute.path]);
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useForm({
    schema,
    initial: { name: "", password: "" },
    onSubmit: async ({ name, password }) => {
      const begun = begin({ body: { password } });
      const options = await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, begun);
      const { recoveryCodes } = await add({ body: { name, credential: await makePasskey(options) } });
      toast({ tone: "success", text: t("passkeys.done", { name }) });
      if (recoveryCodes.length > 0) setCodes(recoveryCodes);
      else onDone();
    },
  });
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <SetUpForm form={form} act={t("passkeys.add")} {...ways}>
      <TextInput
        label={t("passkeys.name")}
        hint={t("passkeys.nameHint")}
        autoComplete="off"
        {...form.field("name")}
      />
    </SetUpForm>
  );
}
