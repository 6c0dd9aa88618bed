import { Password } from "@pulau/contract/accounts.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";
import own from "./two-step.module.css";

const schema = z.object({ password: Password });

/** A way to set a second step up, from its first question to its end. */
export type SetUpStep = {
  onDone: () => void;
  onCancel?: () => void;
  /** The other way, offered before anything was begun. */
  instead?: { act: string; go: () => void };
};

type Props = Pick<SetUpStep, "onCancel" | "instead"> & {
  /** Sends what the password is asked for. */
  send: (password: string) => Promise<unknown>;
  act?: string;
  danger?: boolean;
  children?: ReactNode;
};

/** The password is asked again before the way in is changed: somebody may have found the device unlocked. */
export function PasswordFirst({ send, act, danger = false, onCancel, instead, children }: Props) {
  const { t } = useTranslation("two-step");
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: ({ password }) => atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, send(password)),
  });
  return (
    <form className={styles.form} {...form.form}>
      {form.failure !== null && <ErrorState error={form.failure} />}
      {children}
      <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
      <div className={own.acts}>
        <Button type="submit" busy={form.busy} {...(danger && { kind: "danger" as const })}>
          {act ?? t("goOn")}
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
