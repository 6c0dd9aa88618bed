import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

/** Gives the focus back; where what opened the dialog is gone, a row that was ended say, the page's content has it. */
function closeAndReturn(dialog: HTMLDialogElement): void {
  dialog.close();
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  });
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. `onClose` is
 * called for each of these ways. `panel` stands at the end side, full height. The focus begins on what carries `data-first`, else on the first control.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  acts,
  size = "normal",
  role,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  acts?: ReactNode;
  size?: "normal" | "wide" | "panel";
  role?: "alertdialog";
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { t } = useTranslation("ui");
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
    }
    if (!open && dialog?.open) closeAndReturn(dialog);
  }, [open]);
  // A dialog that is taken out of the page while it is open would take the focus along.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) closeAndReturn(dialog);
    };
  }, []);
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={heading}
      className={classNames(styles.dialog, size !== "normal" && styles[size])}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 className="display" id={heading}>
              {title}
            </h2>
            <IconButton icon={IconX} label={t("close")} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {acts && <footer className={styles.foot}>{acts}</footer>}
        </>
      )}
    </dialog>
  );
}
