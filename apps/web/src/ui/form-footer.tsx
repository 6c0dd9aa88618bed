import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { FormConflict } from "./form-conflict.tsx";
import styles from "./form-footer.module.css";
import { ErrorState } from "./states.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { Conflict } from "./use-form-version.ts";

type Props = {
  form: {
    readonly busy: boolean;
    readonly dirty: boolean;
    readonly unsaved: () => Promise<boolean>;
    readonly failure: unknown;
    readonly conflict: Conflict | null;
  };
  /** What the button that saves says. */
  save?: string;
  /** Who may only look is told so here, and gets no button. */
  readOnly?: string | false | undefined;
  /** In place of the plain sentence of what went wrong. */
  failure?: ReactNode;
  /** Other acts beside the one that saves; with `acts` alone there is no such button. */
  also?: ReactNode;
  acts?: ReactNode;
  /** Stays in sight while a long form is scrolled. */
  sticky?: boolean;
};

/**
 * How a form ends that is a page of its own: what somebody else saved meanwhile, what went wrong, and the button that saves.
 * Whoever leaves with something unsaved is asked first.
 */
export function FormFooter({ form, save, readOnly, failure, also, acts, sticky }: Props) {
  const message = failure || (form.failure !== null && <ErrorState error={form.failure} />);
  return (
    <>
      <FormConflict form={form} />
      {!sticky && message}
      {readOnly ? (
        <p className="hint">{readOnly}</p>
      ) : (
        <div className={classNames(styles.acts, sticky && styles.sticky)}>
          {/* Whoever saves from the middle of a long form sees what became of it. */}
          {sticky && message && <div className={styles.message}>{message}</div>}
          {acts ?? (
            <Button type="submit" busy={form.busy}>
              {save}
            </Button>
          )}
          {also}
        </div>
      )}
      {!readOnly && <UnsavedGuard form={form} />}
    </>
  );
}
