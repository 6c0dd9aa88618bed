import { useTranslation } from "../../../../i18n/use-translation.ts";
import { clockText, useSecondsUntil } from "../../../../ui/countdown.tsx";
import styles from "./hold.module.css";
import { useHold } from "./hold-context.ts";
import { HoldRing } from "./hold-ring.tsx";
import { useHoldButtons } from "./use-hold-acts.ts";

/** The clock as one row over the bar of a phone. */
export function HoldRow() {
  const { t } = useTranslation("booking");
  const { state, hold, endsAt, busy } = useHold();
  const seconds = useSecondsUntil(endsAt);
  const { more, again } = useHoldButtons();
  if (state === "none") return null;
  const live = state === "live";
  return (
    <div className={live ? styles.row : `${styles.row} ${styles.over}`}>
      <HoldRing seconds={live ? seconds : 0} of={120} size={26} />
      <span role={live ? "timer" : undefined}>
        {live && <b>{clockText(seconds)}</b>} {t(live ? "hold.rowKept" : "hold.over")}
      </span>
      {(!live || (hold !== null && hold.extendableSeconds > 0)) && (
        <button
          type="button"
          className={styles.rowAct}
          aria-busy={busy !== null}
          onClick={live ? more : again}
        >
          {t(live ? "hold.rowMore" : "hold.again")}
        </button>
      )}
    </div>
  );
}
