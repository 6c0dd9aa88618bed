import type { RoomChoice } from "@pulau/contract/party.ts";
import { roomSpan, type Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText, rangeText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCalendarEvent } from "../../../../ui/icons/index.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { withDates } from "./room-date-rules.ts";
import styles from "./rooms.module.css";

type Props = {
  number: number;
  room: RoomChoice;
  stay: Span;
  onChange: (room: RoomChoice) => void;
};

/** The nights of one room, the whole stay unless somebody comes later or leaves earlier. */
export function RoomDates({ number, room, stay, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const span = roomSpan(room, stay);
  const own = room.checkIn !== undefined || room.checkOut !== undefined;
  const [open, setOpen] = useState(own);
  const change = (next: Span) => onChange(withDates(room, next, stay));
  const choices = (days: readonly Day[]) =>
    days.map((day) => ({ value: day, text: dayText(day, language, "brief") }));
  if (!open) {
    return (
      <p className={styles.nights}>
        <Icon of={IconCalendarEvent} size="s" />
        <span>{rangeText(span.checkIn, span.checkOut, language, "brief")}</span>
        <Button
          kind="plain"
          size="small"
          aria-label={t("rooms.otherDatesOf", { number })}
          onClick={() => setOpen(true)}
        >
          {t("rooms.otherDates")}
        </Button>
      </p>
    );
  }
  return (
    <fieldset className={styles.dates} aria-label={t("rooms.theseDates", { number })}>
      <Select
        label={t("rooms.from")}
        value={span.checkIn}
        choices={choices(nightsOf(stay.checkIn, stay.checkOut))}
        onChange={(checkIn) => {
          const checkOut = span.checkOut > checkIn ? span.checkOut : addDays(checkIn, 1);
          change({ checkIn, checkOut });
        }}
      />
      <Select
        label={t("rooms.until")}
        value={span.checkOut}
        choices={choices(nightsOf(addDays(span.checkIn, 1), addDays(stay.checkOut, 1)))}
        onChange={(checkOut) => change({ ...span, checkOut })}
      />
      <Button
        kind="plain"
        size="small"
        onClick={() => {
          setOpen(false);
          change(stay);
        }}
      >
        {t("rooms.wholeStay")}
      </Button>
      {own && <p className={`hint ${styles.boats}`}>{t("rooms.oneBoat")}</p>}
    </fieldset>
  );
}
