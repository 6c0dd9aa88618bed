import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useUsageText } from "../../../business/use-usage-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DayRange } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import styles from "./rooms.module.css";

/** What went wrong, brought into sight: a form may be longer than its panel. */
export function RoomFailure({ error }: { error: unknown }) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew.
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div ref={element}>
      <Words error={error} />
    </div>
  );
}

/** Where bookings stand in the way, each of them, with the way to it; of beds that are removed, what has them. */
function Words({ error }: { error: unknown }) {
  const { t } = useTranslation("rooms");
  const usage = useUsageText();
  if (isFailure(error, "IN_USE"))
    return <Notice tone="danger" title={t("beds.used", { what: usage(error.facts) })} />;
  if (!isFailure(error, "BOOKINGS_IN_WAY")) return <ErrorState error={error} />;
  return (
    <Notice tone="danger" title={t("toMove.title", { count: error.toMove.length })}>
      <p>{t("toMove.text")}</p>
      <ul className={styles.toMove}>
        {error.toMove.map(({ bookingId, bookingNo, bookingName, roomNo, checkIn, checkOut, persons }) => (
          <li key={`${bookingId} ${roomNo} ${checkIn}`}>
            {bookingId === null ? (
              <b className="strong">{t("toMove.choosing")}</b>
            ) : (
              <Link className="link" to={`/staff/bookings/${bookingId}`}>
                {bookingName} <bdi>{bookingNo}</bdi>
              </Link>
            )}
            <span className="muted">
              <bdi>{roomNo}</bdi>, <DayRange from={checkIn} to={checkOut} />,{" "}
              {t("persons", { count: persons })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
