import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { CountdownRing, useSecondsUntil } from "../../../../ui/countdown.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Gap } from "../../../../ui/money-and-dates.tsx";
import type { Resort } from "../calls.ts";
import styles from "./hold.module.css";
import { HoldAnnouncer } from "./hold-announcer.tsx";
import { useHold } from "./hold-context.ts";
import { useHoldButtons } from "./use-hold-acts.ts";
import { useHoldText } from "./use-hold-text.ts";

const offerAt = 30;

/**
 * Half a minute before the end: more time is one key away, Escape lets the clock be. A hold at its cap gets the plain
 * truth instead. Asked once for each end.
 */
export function HoldOffer({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { state, hold, endsAt, busy } = useHold();
  const seconds = useSecondsUntil(state === "live" ? endsAt : null);
  const [declined, setDeclined] = useState<string | null>(null);
  const { more } = useHoldButtons();
  const kept = useHoldText();
  const minutes = Math.round(resort.limits.holdSeconds / 60);
  const soon = state === "live" && seconds > 0 && seconds <= offerAt && hold !== null;
  const end = hold?.expiresAt ?? null;
  const decline = () => setDeclined(end);
  const extendable = hold !== null && hold.extendableSeconds > 0;
  const open = soon && declined !== end;
  return (
    <>
      {!open && <HoldAnnouncer seconds={state === "live" ? seconds : null} ended={state === "ended"} />}
      <Dialog
        open={open}
        onClose={decline}
        role="alertdialog"
        title={t("hold.offer")}
        acts={
          <>
            <Button kind="outline" onClick={decline}>
              {t(extendable ? "hold.decline" : "hold.understood")}
            </Button>
            {extendable && (
              <Button busy={busy === "extend"} onClick={more} data-first="">
                {t("hold.keep", { count: minutes })}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.offer}>
          <CountdownRing seconds={seconds} of={offerAt} />
          <p>
            {hold && kept(hold)}
            <Gap />
            {t(extendable ? "hold.offerText" : "hold.capText", { count: minutes })}
          </p>
        </div>
      </Dialog>
    </>
  );
}
