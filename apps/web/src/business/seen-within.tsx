import { useContext, useId, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { type FrameProps, PortalFrame } from "./portal-frame.tsx";
import styles from "./seen-beside.module.css";
import { FrameBesideContext } from "./typed-beside.ts";

function Within(frame: FrameProps) {
  const { t } = useTranslation("setting-up");
  const id = useId();
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.within}>
      <Button
        kind="outline"
        size="small"
        aria-expanded={asked}
        aria-controls={id}
        onClick={() => setAsked(!asked)}
      >
        {t("preview.see")}
      </Button>
      <div id={id}>{asked && <PortalFrame {...frame} />}</div>
    </div>
  );
}

/** In a dialog that covers the guests' page beside: the same page at a press, as it is typed. */
export function SeenWithin() {
  const frame = useContext(FrameBesideContext);
  return frame && <Within {...frame} />;
}
