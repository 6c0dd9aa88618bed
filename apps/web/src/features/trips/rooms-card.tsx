import { IconBed } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { Section } from "./section.tsx";
import { useWording } from "./use-wording.ts";

type Guest = Booking["guests"][number];
const marks = ["senior", "disabled", "vegetarian", "nonMalaysian"] as const;

function GuestLine({ guest }: { guest: Guest }) {
  const { t } = useTranslation("trips");
  return (
    <li className={styles.guest}>
      <span>
        <b className="strong">{guest.fullName}</b>
        {guest.chineseName && <span lang="zh-CN"> {guest.chineseName}</span>}
        <small>
          {guest.age === 0 ? t("detail.underOne") : t("detail.age", { count: guest.age })},{" "}
          <bdi>{guest.identity}</bdi>
          {guest.phones.map((phone) => (
            <span key={phone}>
              , <bdi>{phone}</bdi>
            </span>
          ))}
          {guest.email && (
            <span>
              , <bdi>{guest.email}</bdi>
            </span>
          )}
        </small>
      </span>
      <span className={styles.marks}>
        {marks
          .filter((mark) => guest[mark])
          .map((mark) => (
            <Chip key={mark}>{t(`detail.marks.${mark}`)}</Chip>
          ))}
      </span>
    </li>
  );
}

/** Each room with who sleeps in it. Guests count rooms from 0. */
export function RoomsCard({ booking: { rooms, guests } }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { people } = useWording();
  return (
    <Section title={t("detail.rooms")}>
      <ul className={styles.rooms}>
        {rooms.map((room, i) => (
          <li key={room.roomId}>
            <div className={styles.room}>
              <Icon of={IconBed} />
              <span>
                <b className="strong">
                  {t("detail.roomOf", { room: say(room.roomTypeName), bed: t(`beds.${room.bedType}`) })}
                </b>
                <small>{people(room.occupants)}</small>
              </span>
              <span className="hint">
                {room.roomNo === "" ? (
                  t("detail.roomLater")
                ) : (
                  <bdi>{t("detail.roomNo", { number: room.roomNo })}</bdi>
                )}
              </span>
            </div>
            <ul className={styles.guests}>
              {guests
                .filter((guest) => guest.room === i)
                .map((guest) => (
                  <GuestLine key={guest._id} guest={guest} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
