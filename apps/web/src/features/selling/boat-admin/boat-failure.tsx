import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/format.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./boats.module.css";

type Props = { error: unknown; busy: boolean; onKeep: () => void };

/** What went wrong, brought into sight. Where bookings stand on dropped sailings: each of them, and the way to keep them. */
export function BoatFailure({ error, busy, onKeep }: Props) {
  const { t } = useTranslation("boats");
  const { language } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew.
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  if (!isFailure(error, "SAILINGS_BOOKED")) {
    return (
      <div ref={element}>
        <ErrorState error={error} />
      </div>
    );
  }
  return (
    <div ref={element}>
      <Notice tone="danger" title={t("booked.title", { count: Number(error.facts.count) })}>
        <p>{t("booked.text")}</p>
        <ul className={styles.onBoard}>
          {error.onBoard.map(({ bookingId, bookingNo, bookingName, day, direction, time }) => (
            <li key={`${bookingId} ${day} ${direction} ${time}`}>
              {bookingId === null ? (
                <b className="strong">{t("booked.choosing")}</b>
              ) : (
                <Link className="link" to={`/staff/bookings/${bookingId}`}>
                  {bookingName} <bdi>{bookingNo}</bdi>
                </Link>
              )}
              <span className="muted">
                {dayText(day, language, "weekday")} <bdi>{time}</bdi> {t(direction)}
              </span>
            </li>
          ))}
        </ul>
        <Button kind="outline" size="small" busy={busy} onClick={onKeep}>
          {t("booked.keep")}
        </Button>
      </Notice>
    </div>
  );
}
