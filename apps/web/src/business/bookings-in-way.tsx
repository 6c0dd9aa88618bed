import { addDays } from "@pulau/domain/calendar/day.ts";
import { Link } from "@tanstack/react-router";
import { isFailure } from "../api/call-failure.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { DayRange } from "../ui/money-and-dates.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Notice } from "../ui/surfaces.tsx";
import styles from "./bookings-in-way.module.css";

/** Where bookings stand in the way of what was wanted, each of them, with the ways to it; any other failure as its sentence. */
export function BookingsInWay({ error }: { error: unknown }) {
  const { t } = useTranslation("closures");
  if (!isFailure(error, "BOOKINGS_IN_WAY")) return <ErrorState error={error} />;
  return (
    <Notice tone="danger" title={t("toMove.title", { count: error.toMove.length })}>
      <p>{t("toMove.text")}</p>
      <ul className={styles.list}>
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
              {t("toMove.persons", { count: persons })}
            </span>
            <Link className="link" to="/staff/chart" search={{ from: addDays(checkIn, -2) }}>
              {t("toMove.chart")}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
