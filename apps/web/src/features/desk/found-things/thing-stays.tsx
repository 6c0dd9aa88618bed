import type { FoundThingId } from "@pulau/domain/ids.ts";
import { Link } from "@tanstack/react-router";
import { useCall } from "../../../api/use-call.ts";
import { PhoneLink } from "../../../business/phone-link.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { rangeText } from "../../../ui/format.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./found-things.module.css";
import { foundStays } from "./staff-routes.ts";

/** Who had slept in the room, for who may see guests: it is most likely theirs. */
export function ThingStays({ id }: { id: FoundThingId }) {
  const { t } = useTranslation("found-things");
  const { language } = useLanguage();
  const { data, error, refetch } = useCall(foundStays, { params: { _id: id } });
  return (
    <section className={styles.block} aria-label={t("stays.title")}>
      <h3>{t("stays.title")}</h3>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={60} />
      ) : data.stays.length === 0 ? (
        <p className="muted">{t("stays.none")}</p>
      ) : (
        <ul className={styles.stays}>
          {data.stays.map(({ bookingId, bookingNo, bookingName, checkIn, checkOut, mobile, here }) => (
            <li key={bookingId}>
              <span>
                <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
                  <bdi>{bookingName}</bdi>
                </Link>{" "}
                {here && <Chip tone="success">{t("stays.here")}</Chip>}
              </span>
              <small className="muted">
                <bdi>{bookingNo}</bdi> · {rangeText(checkIn, checkOut, language)}
              </small>
              {mobile !== "" && <PhoneLink number={mobile} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
