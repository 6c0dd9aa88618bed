import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { CountdownRing, useSecondsUntil } from "../../../../../ui/countdown.tsx";
import { listText } from "../../../../../ui/format.ts";
import { useMoments } from "../../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { useHoldButtons } from "../../hold/use-hold-acts.ts";
import styles from "./panel.module.css";

const wholeClock = 120;
/** Longer than any hold that is being typed in: it is held for somebody until a moment. */
const longSeconds = 3_600;
/** Under so many seconds a hold is made longer for who is still typing. */
const soonOver = 45;
const typingMs = 60_000;

/** Makes the hold longer by itself while somebody types, up to its cap. */
function useLongerWhileTyping(seconds: number): void {
  const { state, hold, busy, extend } = useHold();
  const { json } = useDraft();
  const typedAt = useRef(0);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the answers counts as typing
  useEffect(() => {
    if (!isFirst.current) typedAt.current = Date.now();
    isFirst.current = false;
  }, [json]);
  const isDue =
    state === "live" &&
    busy === null &&
    seconds > 0 &&
    seconds <= soonOver &&
    (hold?.extendableSeconds ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever begins to type late is still typing
  useEffect(() => {
    // Where it can't be, the clock says so and there is "Hold again".
    if (isDue && Date.now() - typedAt.current < typingMs) void extend().catch(() => undefined);
  }, [isDue, extend, json]);
}

/** What is held until when, the total on a phone, and the one filled button. */
export function PanelFoot({ act, busy, onKeep }: { act: string; busy: boolean; onKeep: () => void }) {
  const { t } = useTranslation("new-booking");
  const { language } = useLanguage();
  const { state, hold, endsAt, busy: holding } = useHold();
  const { more, again } = useHoldButtons();
  const seconds = useSecondsUntil(endsAt);
  useLongerWhileTyping(seconds);
  const { deadlineText } = useMoments();
  const live = state === "live" && hold !== null;
  // What is held for hours is no clock to watch.
  const isLong = seconds > longSeconds && endsAt !== null;
  return (
    <div className={styles.bar}>
      <div className={styles.clock}>
        {live && (
          <>
            {!isLong && (
              <span className={styles.ring}>
                <CountdownRing seconds={seconds} of={wholeClock} />
              </span>
            )}
            <span>
              <b>
                {t("held", {
                  count: hold.rooms.length,
                  rooms: listText(
                    hold.rooms.map(({ roomNo }) => roomNo),
                    language,
                  ),
                })}
              </b>
              {isLong && <small className="hint">{t("keptUntil", { time: deadlineText(endsAt) })}</small>}
              {hold.extendableSeconds > 0 && (
                <Button kind="plain" size="small" busy={holding === "extend"} onClick={() => void more()}>
                  {t("more")}
                </Button>
              )}
            </span>
          </>
        )}
        {state === "ended" && (
          <>
            <span role="status">{t("over")}</span>
            <Button kind="outline" size="small" busy={holding === "take"} onClick={() => void again()}>
              {t("again")}
            </Button>
          </>
        )}
        {state === "none" && <span className="hint">{t("nothingHeld")}</span>}
      </div>
      <div className={styles.acts}>
        {hold !== null && state !== "none" && (
          <span className={styles.phoneTotal}>
            <small>{t("total")}</small>
            <b>{formatRinggit(hold.quote.totalSen)}</b>
          </span>
        )}
        {!isLong && (
          <Button kind="outline" disabled={busy} onClick={onKeep}>
            {t("saveAsHold")}
          </Button>
        )}
        <Button type="submit" busy={busy} aria-keyshortcuts="Control+Enter">
          {act}
        </Button>
      </div>
    </div>
  );
}
