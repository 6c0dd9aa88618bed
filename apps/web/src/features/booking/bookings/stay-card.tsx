import { Link } from "@tanstack/react-router";
import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Comma, DayText } from "../../../ui/money-and-dates.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { useWording } from "./use-wording.ts";

type Stay = Pick<
  Booking,
  "picture" | "optionName" | "roomsSummary" | "nights" | "persons" | "checkIn" | "checkOut"
> & { readonly packageSlug?: string | null };

/** Picture, package, the two days with their times, and how long for how many. */
export function StayCard({ booking }: { booking: Stay }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { rooms, length } = useWording();
  const { data: house } = useCall(resort, {});
  const ends = [
    ["checkIn", booking.checkIn, house && t("detail.from", { time: house.checkInTime })],
    ["checkOut", booking.checkOut, house && t("detail.until", { time: house.checkOutTime })],
  ] as const;
  return (
    <Card as="section" padded={false} className={styles.stay} aria-label={t("detail.stay")}>
      <Picture name={booking.picture} sizes="(max-width: 640px) 100vw, 300px" first />
      <div>
        <p className="display">{say(booking.optionName)}</p>
        <p className="muted">
          {length(booking)}
          <Comma />
          {rooms(booking.roomsSummary)}
        </p>
        <dl className={styles.ends}>
          {ends.map(([end, day, time]) => (
            <div key={end}>
              <dt>{t(`detail.${end}`)}</dt>
              <dd>
                <b className="strong">
                  <DayText day={day} shape="weekday" />
                </b>
                <small>{time}</small>
              </dd>
            </div>
          ))}
        </dl>
        {booking.packageSlug && (
          <Link to="/packages/$slug" params={{ slug: booking.packageSlug }} className="link">
            {t("detail.aboutPackage")}
          </Link>
        )}
      </div>
    </Card>
  );
}
