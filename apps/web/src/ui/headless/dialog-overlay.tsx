import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import type { DialogProps } from "../dialog.tsx";
import styles from "./dialog-overlay.module.css";
import { InOurLanguage } from "./in-our-language.tsx";

/** Where what opened the dialog is gone, a row that was ended say, the page's content gets the focus. */
function returnFocus(): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, 50);
}

const firstControl =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

/** What is inside, there while the dialog is open: its first moment puts the focus, its last looks after it. */
function Content({ onClose, title, children, acts, role }: DialogProps) {
  const { t } = useTranslation("ui");
  const content = useRef<HTMLDivElement>(null);
  // After layout effects: only then the overlay's scope listens, which brings a focus that strays back to this one.
  useEffect(() => {
    const first = content.current?.querySelector<HTMLElement>("[data-first]");
    (first ?? content.current?.querySelector<HTMLElement>(firstControl))?.focus();
    return returnFocus;
  }, []);
  return (
    <Dialog className={styles.frame ?? ""} {...(role && { role })}>
      <div ref={content}>
        <header className={styles.head}>
          <Heading slot="title" level={2} className="display">
            {title}
          </Heading>
          <IconButton icon={IconX} label={t("close")} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {acts && <footer className={styles.foot}>{acts}</footer>}
      </div>
    </Dialog>
  );
}

/** What happens inside is nothing to the page around: neither its forms nor its keys, but Tab, by which the focus is kept. */
const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepKey = (event: KeyboardEvent) => event.key !== "Tab" && event.stopPropagation();

export default function DialogOverlay(props: DialogProps) {
  const { open, onClose, size = "normal" } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps what bubbles
    <div className={styles.place} onKeyDown={keepKey} onSubmit={keep}>
      <InOurLanguage>
        <ModalOverlay
          isOpen={open}
          onOpenChange={(isOpen) => isOpen || onClose()}
          isDismissable
          className={classNames(
            styles.overlay,
            size === "panel" && styles.atEnd,
            size === "sheet" && styles.atBottom,
          )}
        >
          <Modal className={classNames(styles.dialog, size !== "normal" && styles[size])}>
            <Content {...props} />
          </Modal>
        </ModalOverlay>
      </InOurLanguage>
    </div>
  );
}
