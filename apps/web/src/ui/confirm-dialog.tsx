import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { ErrorState } from "./states.tsx";

type Props = {
  open?: boolean;
  title: ReactNode;
  /** What it does, and what is to be said about it. */
  children?: ReactNode;
  words: { readonly keep: string; readonly agree: string };
  /** Whether something is lost by it; the focus then begins on what keeps it. */
  danger?: boolean;
  busy?: boolean;
  /** Why the last press came to nothing. */
  error?: unknown;
  /** What fails is not thrown on: it is the `error`. */
  onAgree?: () => unknown;
  /** The form inside that the agreeing button sends, in place of `onAgree`: a reason has to be given, say. */
  form?: string;
  onClose: () => void;
};

/** Asks before something is done that is not easily undone, and shows there why it was not done. */
export function ConfirmDialog({ title, children, words, onClose, onAgree, form, ...state }: Props) {
  const { open = true, danger = true, busy = false, error = null } = state;
  const agree = async () => {
    try {
      await onAgree?.();
    } catch {
      // Said by `error`.
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={title}
      acts={
        <>
          <Button kind="outline" onClick={onClose} data-first={danger && form === undefined ? "" : undefined}>
            {words.keep}
          </Button>
          <Button
            kind={danger ? "dangerFilled" : "filled"}
            busy={busy}
            {...(form === undefined ? { onClick: () => void agree() } : { type: "submit", form })}
          >
            {words.agree}
          </Button>
        </>
      }
    >
      {children}
      {error !== null && (
        <div className={styles.why}>
          <ErrorState error={error} />
        </div>
      )}
    </Dialog>
  );
}
