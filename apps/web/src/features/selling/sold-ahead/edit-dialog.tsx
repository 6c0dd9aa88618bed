import { type FormHTMLAttributes, type ReactNode, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import type { Conflict } from "../../../ui/use-form-version.ts";
import styles from "./ahead.module.css";

type Form = {
  readonly form: FormHTMLAttributes<HTMLFormElement>;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly conflict: Conflict | null;
};

/** The panel in which something that is sold ahead is made or changed, with what to leave it and what to keep it by. */
export function EditDialog({
  form,
  title,
  leave,
  keep,
  onClose,
  children,
}: {
  form: Form;
  title: string;
  leave: string;
  keep: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={title}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {leave}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {keep}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.form}>
        {children}
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
