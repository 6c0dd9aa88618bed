import { useContext, useId, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { type FrameProps, PortalFrame } from "./portal-frame.tsx";
import styles from "./seen-beside.module.css";
import { FrameBesideContext } from "./typed-beside.ts";

function Within(frame: FrameProps) {
  const { t } = useTranslation("setting-up");
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.within}>
      <Button
        kind="outline"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t("preview.see")}
      </Button>
      <div id={id}>{open && <PortalFrame {...frame} />}</div>
    </div>
  );
}

/** In a dialog that covers the guests' page beside: the same page at a press, as it is typed. */
export function SeenWithin() {
  const frame = useContext(FrameBesideContext);
  return frame && <Within {...frame} />;
}
