import { NewPassword, registerRoute } from "@pulau/contract/accounts.ts";
import { Email } from "@pulau/contract/fields.ts";
import { z } from "zod";
import { atField } from "../../../api/field-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useKnownPerson } from "../../../shell/known-person.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { StrengthHint } from "./strength-hint.tsx";
import { useCompleteSignIn, useNext, useVisitorToken } from "./use-complete-sign-in.ts";

const schema = z.object({
  name: z.string().trim().min(1, { error: "nameRequired" }).max(120, { error: "tooLong" }),
  email: Email,
  password: NewPassword,
});

const places = {
  EMAIL_TAKEN: ["email", "emailTaken"],
  WEAK_PASSWORD: ["password", "passwordWeak"],
} as const;

export default function RegisterPage() {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const { mutateAsync: send } = useSend(registerRoute);
  const enter = useCompleteSignIn();
  const next = useNext();
  const guestToken = useVisitorToken();
  const known = useKnownPerson();
  const form = useForm({
    schema,
    initial: { ...known, password: "" },
    onSubmit: async (values) =>
      enter(await atField(places, send({ body: { ...values, language, guestToken } }))),
  });
  const { name, email, password } = form.values;
  return (
    <SignInFrame
      picture="boat-at-jetty"
      title={t("register.title")}
      lead={t("register.lead")}
      form={form}
      known={known}
      next={next}
      other={{ to: "/pages/login", question: t("register.haveAccount"), text: t("register.login") }}
    >
      <TextInput
        label={t("name")}
        hint={t("register.nameHint")}
        autoComplete="name"
        {...form.field("name")}
      />
      <TextInput
        label={t("email")}
        hint={t("register.mailHint")}
        type="email"
        autoComplete="email"
        {...form.field("email")}
      />
      <PasswordInput
        label={t("password")}
        hint={<StrengthHint password={password} about={[name, email]} />}
        autoComplete="new-password"
        {...form.field("password")}
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("register.act")}
      </Button>
    </SignInFrame>
  );
}
