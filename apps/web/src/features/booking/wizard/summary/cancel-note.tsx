import { IconCalendarCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { cancelSteps, useCancelWords } from "../../../../business/cancel-until.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./summary.module.css";

/** Until when the stay can be cancelled, and what comes back; `whole` says what comes after it too. */
export function CancelNote({ resort, whole = false }: { resort: Resort; whole?: boolean }) {
  const { t } = useTranslation("price");
  const { json } = useDraft();
  const wordsOf = useCancelWords();
  if (json.checkIn === null) return null;
  const [first, ...later] = cancelSteps(resort.policy, json.checkIn, resort.today);
  if (first === undefined) return whole ? <p className={styles.noCancel}>{t("cancel.none")}</p> : null;
  return (
    <p className={classNames(styles.cancel, whole && styles.cancelWhole)}>
      <Icon of={IconCalendarCheck} size="s" />
      <span>
        {wordsOf(first)}
        {whole && <small>{[...later.map(wordsOf), t("cancel.afterwards")].join(" · ")}</small>}
      </span>
    </p>
  );
}
