import { eventsRoute } from "@pulau/contract/events.ts";
import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { Link } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { useWholeList } from "../../../api/every-page.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Comma, DayText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { Section } from "./section.tsx";

const events = faceOf(eventsRoute);

/** What takes place while the guests are there; nothing where nothing does. */
export function EventsCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const { checkIn, checkOut, status } = booking;
  const { data } = useWholeList(
    events,
    "events",
    { from: checkIn, to: checkOut },
    { enabled: isOpen(status) },
  );
  const open = data?.events.filter(({ onSale, left }) => onSale && left > 0) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={t("stay.title")}>
      <ul className={styles.happenings}>
        {open.map(({ _id, name, day, startsAt }) => (
          <li key={_id}>
            <b className="strong">{say(name)}</b>{" "}
            <span className="muted">
              <DayText day={day} shape="weekday" />
              <Comma />
              <bdi>{startsAt}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <Link className="link" to="/offers" search={{ tab: "events" }}>
        {t("stay.see")}
      </Link>
    </Section>
  );
}
