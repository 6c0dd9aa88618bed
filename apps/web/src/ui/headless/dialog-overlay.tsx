import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import type { DialogProps } from "../dialog-props.ts";
import { IconX } from "../icons/index.ts";
import { registerUnsaved } from "../unsaved.ts";
import { useUnsavedQuestion } from "../use-unsaved-question.tsx";
import styles from "./dialog-overlay.module.css";
import { InOurLanguage } from "./in-our-language.tsx";
import { watchFields } from "./watch-fields.ts";

/** Where what opened the dialog is gone, a row that was ended say, the page's content gets the focus. */
function returnFocus(): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, 50);
}

const firstControl =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

/** Asks before what was typed is left. */
function Question({ onAnswer }: { onAnswer: (stays: boolean) => void }) {
  return <DialogOverlay {...useUnsavedQuestion(onAnswer)} />;
}

type ContentProps = DialogProps & {
  /** What leaves it by Escape or a press beside it calls. */
  leave: RefObject<() => void>;
};

/** What is inside, there while the dialog is open: its first moment puts the focus, its last looks after it. */
function Content({ onClose, title, children, acts, role, unsaved, leave }: ContentProps) {
  const { t } = useTranslation("ui");
  const content = useRef<HTMLDivElement>(null);
  const watched = useRef<ReturnType<typeof watchFields>>(null);
  const [confirming, setConfirming] = useState(false);
  const isUnsaved = useRef((): boolean => false);
  isUnsaved.current = () => unsaved ?? watched.current?.changed() ?? false;
  leave.current = () => {
    if (isUnsaved.current()) setConfirming(true);
    else onClose();
  };
  useEffect(() => registerUnsaved(() => isUnsaved.current()), []);
  useEffect(() => {
    if (!content.current) return;
    const watch = watchFields(content.current);
    watched.current = watch;
    return watch.end;
  }, []);
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
          <IconButton icon={IconX} label={t("close")} onClick={() => leave.current()} />
        </header>
        <div className={styles.body}>{children}</div>
        {acts && <footer className={styles.foot}>{acts}</footer>}
      </div>
      {confirming && (
        <Question
          onAnswer={(stays) => {
            setConfirming(false);
            if (!stays) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** What happens inside is nothing to the page around: neither its forms nor its keys, but Tab, by which the focus is kept. */
const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepKey = (event: KeyboardEvent) => event.key !== "Tab" && event.stopPropagation();

export default function DialogOverlay(props: DialogProps) {
  const { open, onClose, size = "normal" } = props;
  const leave = useRef(onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps what bubbles
    <div className={styles.place} onKeyDown={keepKey} onSubmit={keep}>
      <InOurLanguage>
        <ModalOverlay
          isOpen={open}
          onOpenChange={(isOpen) => isOpen || leave.current()}
          isDismissable
          className={classNames(
            styles.overlay,
            (size === "panel" || size === "desk") && styles.atEnd,
            size === "sheet" && styles.atBottom,
          )}
        >
          <Modal className={classNames(styles.dialog, size !== "normal" && styles[size])}>
            <Content {...props} leave={leave} />
          </Modal>
        </ModalOverlay>
      </InOurLanguage>
    </div>
  );
}
