import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { useBedsText } from "../../../business/use-beds-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { partsText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconBabyCarriage, IconBed, IconUsers } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import type { Board, Room, RoomDetail } from "./calls.ts";
import { useRoomFacts } from "./room-facts.ts";
import styles from "./room-sheet.module.css";

type Props = {
  readonly room: Room;
  readonly today: Board["today"];
  readonly detail: RoomDetail | undefined;
  readonly error: unknown;
  readonly retry: () => void;
};

/** What the room is made up for: who comes today, else who stays; by beds and heads, never by name. */
export function RoomStay({ room, today, detail, error, retry }: Props) {
  const { t } = useTranslation("housekeeping");
  const { language } = useLanguage();
  const bedsText = useBedsText();
  const facts = useRoomFacts(today);
  const stay = room.arrival ?? room.stay;
  const title = facts.arrival(room) ?? (stay ? t("forGuests") : t("asUsual"));
  return (
    <section className={styles.block} aria-label={title}>
      <h3>{title}</h3>
      {stay && (
        <p className={styles.line}>
          <Icon of={IconUsers} size="s" />
          {partsText(
            [facts.sleepers(stay.sleepers), t("nights", { count: daysBetween(stay.checkIn, stay.checkOut) })],
            language,
          )}
        </p>
      )}
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : detail === undefined ? (
        <Skeleton height={22} width="70%" />
      ) : (
        <p className={styles.line}>
          <Icon of={IconBed} size="s" />
          {partsText(
            [detail.bedType && t(`bedTypes.${detail.bedType}`), bedsText(detail.beds) || null],
            language,
          ) || t("noBeds")}
        </p>
      )}
      {stay && stay.sleepers.infants > 0 && (
        <p className={styles.line}>
          <Icon of={IconBabyCarriage} size="s" />
          {t("cots", { count: stay.sleepers.infants })}
        </p>
      )}
    </section>
  );
}
