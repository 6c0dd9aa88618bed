import { useEffect, useRef } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { IconX } from "../ui/icons/index.ts";
import styles from "./customizer.module.css";
import { LookFields } from "./look-fields.tsx";
import { useLook } from "./look-store.ts";

/** The side panel in which everything changes at once and is kept. Not shown under 1200 px. */
export default function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["customizer", "shell"]);
  const { reset } = useLook();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    panel.current?.querySelector<HTMLElement>("button")?.focus();
    return () => before?.focus();
  }, []);
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={t("title")}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header className={styles.head}>
        <div>
          <h2 className="display">{t("title")}</h2>
          <p className="hint">{t("kept")}</p>
        </div>
        <IconButton icon={IconX} label={t("shell:menu.close")} onClick={onClose} />
      </header>
      <LookFields />
      <div className={styles.foot}>
        <Button kind="plain" wide onClick={reset}>
          {t("reset")}
        </Button>
      </div>
    </aside>
  );
}
