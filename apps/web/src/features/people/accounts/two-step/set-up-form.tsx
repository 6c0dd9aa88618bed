import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import type { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";
import own from "./two-step.module.css";

/** A way to set a second step up, from its first question to its end. */
export type SetUpStep = {
  onDone: () => void;
  onCancel?: () => void;
  /** The other way, offered before anything was begun. */
  instead?: { act: string; go: () => void };
};

type Props = Pick<SetUpStep, "onCancel" | "instead"> & {
  /** Its field `password` is asked below all others. */
  form: Pick<ReturnType<typeof useForm>, "form" | "failure" | "busy" | "field">;
  act: string;
  danger?: boolean;
  children?: ReactNode;
};

/** A form about the way in, with the password at its end. */
export function SetUpForm({ form, act, danger = false, onCancel, instead, children }: Props) {
  const { t } = useTranslation("two-step");
  return (
    <form className={styles.form} {...form.form}>
      {form.failure !== null && <ErrorState error={form.failure} />}
      {children}
      <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
      <div className={own.acts}>
        <Button type="submit" busy={form.busy} {...(danger && { kind: "danger" as const })}>
          {act}
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
