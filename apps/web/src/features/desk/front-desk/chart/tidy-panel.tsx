import { useEffect, useRef } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { rangeText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import type { TidyUp } from "./calls.ts";
import styles from "./tidy-panel.module.css";
import type { useTidying } from "./use-tidying.ts";

type Props = { readonly tidying: ReturnType<typeof useTidying>; readonly onClose: () => void };

/** Every move of the plan, for whoever does not see the ghosts, and to look at it once more. */
function Moves({ moves }: Pick<TidyUp, "moves">) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <ul className={styles.moves} tabIndex={0} aria-label={t("tidy.moves")}>
      {moves.map(({ bookingId, bookingName, fromNo, roomNo, checkIn, checkOut }) => (
        <li key={bookingId}>
          <bdi className={styles.name}>{bookingName}</bdi>
          <b>{t("facts.change", { from: fromNo, to: roomNo })}</b>
          <span>{rangeText(checkIn, checkOut, language, "near")}</span>
        </li>
      ))}
    </ul>
  );
}

/** Below the chart while it is tidied up: what would be moved, and whether it shall be. */
export function TidyPanel({ tidying, onClose }: Props) {
  const { t } = useTranslation("tape-chart");
  const failureText = useFailureText();
  const { plan, error, retry, tidy, isBusy, refusal } = tidying;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const count = plan?.moves.length ?? 0;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t("tidy.title")}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className={styles.head}>
        <p role="status" className={styles.says}>
          <b>{t("tidy.title")}</b>
          {plan &&
            (count === 0
              ? t("tidy.nothing")
              : t("tidy.says", { count, before: plan.gapsBefore, after: plan.gapsAfter }))}
        </p>
        <div className={styles.acts}>
          <Button kind="outline" size="small" onClick={onClose}>
            {t(count === 0 ? "tidy.close" : "putBack")}
          </Button>
          {count > 0 && (
            <Button size="small" busy={isBusy} onClick={() => void tidy()}>
              {t("tidy.act", { count })}
            </Button>
          )}
        </div>
      </div>
      {refusal && <p className={styles.refusal}>{failureText(refusal)}</p>}
      {error && <ErrorState error={error} retry={retry} />}
      {!plan && !error && (
        <Waiting what={t("tidy.waiting")}>
          <Skeleton height={28} radius={8} />
        </Waiting>
      )}
      {plan && count > 0 && <Moves moves={plan.moves} />}
    </section>
  );
}
