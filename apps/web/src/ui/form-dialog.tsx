import { type FormHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FormConflict } from "./form-conflict.tsx";
import styles from "./form-dialog.module.css";
import { ErrorState } from "./states.tsx";
import type { Conflict } from "./use-form-version.ts";

/** What it needs of `useForm`. */
type DialogForm = {
  readonly form: FormHTMLAttributes<HTMLFormElement> & { readonly ref: Ref<HTMLFormElement> };
  readonly busy: boolean;
  readonly dirty: boolean;
  readonly failure: unknown;
  readonly conflict: Conflict | null;
};

type Props = {
  form: DialogForm;
  title: ReactNode;
  words: { readonly leave: string; readonly save: string };
  children: ReactNode;
  /** What else can be done with it, before the two that leave it. */
  acts?: ReactNode;
  /** Tells a failure that belongs to no field; its sentence alone unless told. */
  failureOf?: (failure: unknown) => ReactNode;
  onClose: () => void;
};

/** A panel in which one thing is made or changed, with what to leave it and what to save it by. */
export function FormDialog({ form, title, words, children, acts, failureOf, onClose }: Props) {
  const id = useId();
  const { failure } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={form.dirty}
      size="panel"
      title={title}
      acts={
        <>
          {acts}
          <Button kind="outline" onClick={onClose}>
            {words.leave}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.form}>
        {children}
        <FormConflict form={form} />
        {failure !== null && (failureOf?.(failure) ?? <ErrorState error={failure} />)}
      </form>
    </Dialog>
  );
}
