import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { clockText, useSecondsUntil } from "../../../../ui/countdown.tsx";
import type { Resort } from "../calls.ts";
import styles from "./hold.module.css";
import { useHold } from "./hold-context.ts";
import { HoldRing } from "./hold-ring.tsx";
import { useHoldButtons } from "./use-hold-acts.ts";
import { useHoldText } from "./use-hold-text.ts";

function LiveClock({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { hold, endsAt, busy } = useHold();
  const seconds = useSecondsUntil(endsAt);
  const kept = useHoldText();
  const { more } = useHoldButtons();
  const minutes = Math.round(resort.limits.holdSeconds / 60);
  return (
    <div className={styles.panel}>
      <HoldRing seconds={seconds} of={resort.limits.holdSeconds} size={44} />
      <div className={styles.words} role="timer">
        <span className={styles.digits}>{clockText(seconds)}</span>
        <small>{hold && kept(hold)}</small>
      </div>
      {hold !== null && hold.extendableSeconds > 0 && (
        <Button
          kind="outline"
          size="small"
          busy={busy === "extend"}
          onClick={more}
          aria-label={t("hold.moreLong", { count: minutes })}
        >
          {t("hold.more", { count: minutes })}
        </Button>
      )}
    </div>
  );
}

/** The hold's clock above the summary; when its time is over, the way to hold again. */
export function HoldPanel({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { state, busy } = useHold();
  const { again } = useHoldButtons();
  if (state === "none") return null;
  if (state === "live") return <LiveClock resort={resort} />;
  return (
    <div className={`${styles.panel} ${styles.over}`}>
      <HoldRing seconds={0} of={1} size={44} />
      <div className={styles.words}>
        <span className="strong">{t("hold.over")}</span>
        <small>{t("hold.overHint")}</small>
      </div>
      <Button size="small" busy={busy === "take"} onClick={again}>
        {t("hold.again")}
      </Button>
    </div>
  );
}
