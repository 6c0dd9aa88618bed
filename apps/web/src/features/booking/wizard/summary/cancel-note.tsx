import type { Day } from "@pulau/domain/calendar/day.ts";
import { cancelSteps } from "../../../../business/cancel-until.ts";
import { useCancelWords } from "../../../../business/cancel-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCalendarCheck } from "../../../../ui/icons/index.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./summary.module.css";

/**
 * Until when the stay can be cancelled, and what comes back; `whole` says what comes after it too. Before a day is chosen it is
 * that of `otherwise`, for which a price is shown.
 */
export function CancelNote({
  resort,
  whole = false,
  otherwise = null,
}: {
  resort: Resort;
  whole?: boolean;
  otherwise?: Day | null;
}) {
  const { t } = useTranslation("price");
  const { json } = useDraft();
  const wordsOf = useCancelWords();
  const checkIn = json.checkIn ?? otherwise;
  if (checkIn === null) return null;
  const [first, ...later] = cancelSteps(resort.policy, checkIn, resort.today);
  if (first === undefined) return whole ? <p className={styles.noCancel}>{t("cancel.none")}</p> : null;
  return (
    <p className={classNames("dated", styles.cancel, whole && styles.cancelWhole)}>
      <Icon of={IconCalendarCheck} size="s" />
      <span>
        {wordsOf(first)}
        {whole && (
          <small>{[...later.map((step) => wordsOf(step, true)), t("cancel.afterwards")].join(" · ")}</small>
        )}
      </span>
    </p>
  );
}
