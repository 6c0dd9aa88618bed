import { Password } from "@pulau/contract/accounts.ts";
import type { ComponentProps, ReactNode } from "react";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useForm } from "../../../../ui/use-form.ts";
import { SetUpForm } from "./set-up-form.tsx";

const schema = z.object({ password: Password });

type Props = Omit<ComponentProps<typeof SetUpForm>, "form" | "act"> & {
  /** Sends what the password is asked for. */
  send: (password: string) => Promise<unknown>;
  act?: string;
  children?: ReactNode;
};

/** The password is asked again before the way in is changed: somebody may have found the device unlocked. */
export function PasswordFirst({ send, act, ...rest }: Props) {
  const { t } = useTranslation("two-step");
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: ({ password }) => atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, send(password)),
  });
  return <SetUpForm form={form} act={act ?? t("goOn")} {...rest} />;
}
