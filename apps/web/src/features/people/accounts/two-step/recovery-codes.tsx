import { useEffect, useRef } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AnchorButton, Button } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import styles from "../profile.module.css";
import own from "./two-step.module.css";

/** Recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation("two-step");
  const toast = useToast();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join("\n");
  const copy = () =>
    copyText(text).then(
      () => toast({ tone: "success", text: t("saved.copied") }),
      () => toast({ tone: "danger", text: t("saved.notCopied") }),
    );
  return (
    <div className={styles.form}>
      <p className="strong" ref={title} tabIndex={-1}>
        {t("saved.title")}
      </p>
      <Notice tone="warning">{t("saved.lead")}</Notice>
      <ul className={own.codes} aria-label={t("saved.list")} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={own.acts}>
        <Button onClick={onDone}>{t("saved.done")}</Button>
        <Button kind="outline" onClick={() => void copy()}>
          {t("saved.copy")}
        </Button>
        <AnchorButton
          kind="outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="pulau-recovery-codes.txt"
        >
          {t("saved.download")}
        </AnchorButton>
      </div>
    </div>
  );
}
