import type { BookingId } from "@pulau/domain/ids.ts";
import { GuestFacts, GuestMarks } from "../../../../business/guest-line.tsx";
import { useBedsText, useExtraBeds } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { dayText, partsText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconBed } from "../../../../ui/icons/index.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import styles from "./booking.module.css";
import { MoveRoom } from "./move-room.tsx";
import { PaperNumber } from "./paper-number.tsx";

type Guest = Booking["guests"][number];
const kinds = ["adult", "child", "toddler", "infant"] as const;

function GuestLine({
  bookingId,
  guest,
  mayReveal,
}: {
  bookingId: BookingId;
  guest: Guest;
  mayReveal: boolean;
}) {
  const { identity } = guest;
  return (
    <li className={styles.line}>
      <GuestFacts
        guest={guest}
        identity={
          identity !== undefined && (
            <PaperNumber bookingId={bookingId} guest={guest} masked={identity} mayReveal={mayReveal} />
          )
        }
        between=" · "
      />
      <span className={styles.marks}>
        <GuestMarks guest={guest} />
      </span>
    </li>
  );
}

/** Each room with who sleeps in it. Guests count rooms from 0. */
export function RoomsPanel({ booking }: { booking: Booking }) {
  const { _id, rooms, guests, persons, canAddNote: mayWrite } = booking;
  const { t } = useTranslation(["staff", "rooming"]);
  const { say, language } = useLanguage();
  const bedsText = useBedsText();
  const extraBeds = useExtraBeds();
  const nextText = ({ roomNo, roomTypeName }: NonNullable<(typeof rooms)[number]["next"]>) =>
    partsText([roomNo, roomTypeName && say(roomTypeName)], language);
  const people = (room: (typeof rooms)[number]) =>
    partsText(
      kinds.map((kind) => room.occupants[kind] > 0 && t(`people.${kind}`, { count: room.occupants[kind] })),
      language,
    );
  return (
    <Panel title={t("booking.rooms")} count={rooms.length}>
      <p className={styles.rooming}>
        <span className={guests.length < persons ? "strong" : "muted"}>
          {t("rooming:card.text", { named: guests.length, count: persons })}
        </span>
        {mayWrite && (
          <LinkButton to={`/staff/bookings/${_id}/rooming`} kind="plain" size="small">
            {t("rooming:title")}
          </LinkButton>
        )}
      </p>
      <ul>
        {rooms.map((room, i) => (
          <li key={room.roomId}>
            <div className={styles.room}>
              <Icon of={IconBed} size="s" />
              <b className="strong">
                <bdi>{t("booking.room", { number: room.roomNo })}</bdi>
              </b>
              {room.next && (
                <span>
                  {t("booking.nextRoom", {
                    number: nextText(room.next),
                    day: dayText(room.next.on, language, "near"),
                  })}
                </span>
              )}
              <span>
                {t("booking.roomOf", { room: say(room.roomTypeName), bed: t(`beds.${room.bedType}`) })}
              </span>
              <span className={styles.people}>{people(room)}</span>
              {booking.canChange && <MoveRoom bookingId={_id} position={i} roomNo={room.roomNo} />}
              {room.beds.length > 0 && <span className={styles.people}>{bedsText(room.beds)}</span>}
              {extraBeds(room) && <span className={styles.people}>{extraBeds(room)}</span>}
            </div>
            <ul>
              {guests
                .filter((guest) => guest.room === i)
                .map((guest) => (
                  <GuestLine key={guest._id} bookingId={_id} guest={guest} mayReveal={mayWrite} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
