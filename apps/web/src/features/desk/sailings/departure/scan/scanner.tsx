import { useState } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../../ui/button.tsx";
import { IconBulb, IconX } from "../../../../../ui/icons/index.ts";
import { Notice } from "../../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../../ui/text-fields.tsx";
import type { Manifest, NamedPassenger } from "../../calls.ts";
import { findOnList } from "./code-of.ts";
import { codesInView } from "./codes-in-view.ts";
import styles from "./scanner.module.css";
import { useCamera } from "./use-camera.ts";
import { type ScanNotice, useElsewhere } from "./use-elsewhere.ts";

type Props = {
  shown: Manifest;
  /** Somebody is being asked about: what the camera sees meanwhile is no question. */
  paused: boolean;
  onGuest: (guest: NamedPassenger) => void;
  onClose: () => void;
};

/** The camera over the list: a guest's code asks about the party, any other says whose it is. */
export default function Scanner({ shown, paused, onGuest, onClose }: Props) {
  const { t } = useTranslation("sailings");
  const [notice, setNotice] = useState<ScanNotice | null>(null);
  const elsewhere = useElsewhere(shown.departure);
  const look = async (text: string) => {
    const found = findOnList(shown, text);
    if (found.is === "guest") {
      navigator.vibrate?.(40);
      setNotice(null);
      onGuest(found.guest);
      return;
    }
    navigator.vibrate?.([80, 60, 80]);
    setNotice(
      found.is === "elsewhere"
        ? await elsewhere(found)
        : { tone: found.is === "aboard" ? "info" : "warning", text: t(`scan.${found.is}`, { ...found }) },
    );
  };
  const [newIn] = useState(codesInView);
  const { video, state, light } = useCamera((picture) => {
    const text = newIn(picture);
    if (!paused && text !== null) void look(text);
  });
  const [isLit, setLit] = useState(false);
  return (
    <section className={styles.scanner} aria-label={t("scan.title")}>
      <div className={styles.picture} data-state={state}>
        <video ref={video} playsInline muted className={styles.video} />
        <span className={styles.frame} aria-hidden="true" />
        <span className={styles.corner}>
          {light && (
            <IconButton
              icon={IconBulb}
              label={t("scan.light")}
              aria-pressed={isLit}
              onClick={() => {
                light(!isLit);
                setLit(!isLit);
              }}
            />
          )}
          <IconButton icon={IconX} label={t("scan.close")} onClick={onClose} />
        </span>
        {state === "refused" && <p className={styles.refused}>{t("scan.refused")}</p>}
      </div>
      <div role="status">{notice && <Notice tone={notice.tone}>{notice.text}</Notice>}</div>
      <Typed onCode={(text) => void look(text)} />
    </section>
  );
}

/** The code as it is printed below the squares, where no camera reads them. */
function Typed({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation("sailings");
  const [code, setCode] = useState("");
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "") onCode(code);
      }}
    >
      <TextInput
        label={t("scan.typed")}
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" kind="outline">
        {t("scan.look")}
      </Button>
    </form>
  );
}
