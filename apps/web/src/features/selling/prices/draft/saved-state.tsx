import { memo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import styles from "../prices.module.css";
import type { PriceEditor } from "./use-price-draft.ts";

/** More than one call takes: how much is left is told. */
const manyUnsaved = 300;

/** Whether what was typed is saved; while the connection is lost it is kept on this device. */
export const SavedState = memo(function SavedState({ editor }: { editor: PriceEditor }) {
  const { t } = useTranslation("prices");
  const say = useFailureText();
  const { timeText } = useMoments();
  const { state, failure, unsavedCount, savedAt } = editor;
  if (state === "offline") return <Notice tone="warning" title={t("offline", { count: unsavedCount })} />;
  if (state === "refused")
    return (
      <Notice tone="danger" title={t("refused")}>
        {say(failure)}
      </Notice>
    );
  return (
    <p className={styles.saved} role="status">
      {unsavedCount > manyUnsaved
        ? t("savingMany", { left: unsavedCount.toLocaleString("en") })
        : unsavedCount > 0
          ? t("saving")
          : savedAt
            ? t("savedAt", { time: timeText(savedAt) })
            : ""}
    </p>
  );
});
