import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useShortcutsOn } from "../../../../shell/use-shortcuts-on.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconKeyboard } from "../../../../ui/icons/index.ts";
import styles from "./keys.module.css";
import { useDeskKeys } from "./use-desk-keys.ts";

const groups = {
  everywhere: [
    ["/", "search"],
    ["T", "today"],
    ["B", "bookings"],
    ["N", "newBooking"],
    ["?", "help"],
  ],
  lists: [
    ["J", "next"],
    ["K", "previous"],
    ["↵", "enter"],
    ["X", "select"],
    ["Del", "delete"],
    ["I", "checkIn"],
    ["O", "checkOut"],
  ],
  booking: [
    ["I", "checkIn"],
    ["O", "checkOut"],
    ["N", "writeNote"],
    ["S", "openBeside"],
  ],
} as const;

function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { on, set } = useShortcutsOn();
  return (
    <Dialog open={open} onClose={onClose} unsaved={false} title={t("keys.title")}>
      <div className={styles.groups}>
        {(["everywhere", "lists", "booking"] as const).map((group) => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl className={styles.keys}>
              {groups[group].map(([key, action]) => (
                <div key={action}>
                  <dt>
                    <kbd className={styles.key}>{key}</kbd>
                  </dt>
                  <dd>{t(`keys.${action}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.switch}>
        <Switch atEnd label={t("keys.on")} checked={on} onChange={set} />
        <p className="hint">{t("keys.note")}</p>
      </div>
    </Dialog>
  );
}

/** The desk's keys, and the button that shows them. Their list stands outside the bar, which is a landmark. */
export function DeskKeys() {
  const { t } = useTranslation("staff");
  const [shown, setShown] = useState(false);
  useDeskKeys(() => setShown(true));
  return (
    <>
      <IconButton
        icon={IconKeyboard}
        label={t("keys.open")}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      />
      {createPortal(<KeysDialog open={shown} onClose={() => setShown(false)} />, document.body)}
    </>
  );
}

/** "J K move, ↵ open": a reminder beside a list, where there is a keyboard. */
export function KeyHints() {
  const { t } = useTranslation("staff");
  const { on } = useShortcutsOn();
  if (!on) return null;
  return (
    <p className={styles.hints} aria-hidden="true">
      <kbd className={styles.key}>J</kbd> <kbd className={styles.key}>K</kbd> {t("keys.move")}
      <kbd className={styles.key}>↵</kbd> {t("keys.openLine")}
      <kbd className={styles.key}>?</kbd> {t("keys.open")}
    </p>
  );
}
