import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { namesText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./kitchen.module.css";
import type { KitchenDay } from "./staff-routes.ts";

/** What guests wrote when they booked, in their own words and language. */
export function Requests({ requests }: { requests: KitchenDay["requests"] }) {
  const { t } = useTranslation("kitchen");
  const { language } = useLanguage();
  return (
    <ul className={styles.requests}>
      {requests.map(({ bookingId, bookingName, rooms, text }) => (
        <li key={bookingId}>
          <p className={styles.from}>
            <b>{bookingName}</b>
            <span>
              {t("requests.rooms", {
                count: rooms.length,
                rooms: namesText(
                  rooms.map((room) => roomNumberIn(room, language)),
                  language,
                ),
              })}
            </span>
          </p>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
}
