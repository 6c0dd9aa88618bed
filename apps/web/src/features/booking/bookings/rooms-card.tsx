import { useState } from "react";
import { resort } from "../../../api/resort.ts";
import { useCall, useSession } from "../../../api/use-call.ts";
import { GuestFacts, GuestMarks } from "../../../business/guest-line.tsx";
import { unnamedPlaces } from "../../../business/unnamed-places.ts";
import { useBedsText, useExtraBeds } from "../../../business/use-beds-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { dayText, partsText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconBed, IconUserMinus } from "../../../ui/icons/index.ts";
import { Comma, DayRange } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { type Part, PartCancelDialog } from "./part-cancel-dialog.tsx";
import { Section } from "./section.tsx";
import { useWording } from "./use-wording.ts";

type Guest = Booking["guests"][number];

function GuestLine({ guest, onCancel }: { guest: Guest; onCancel: (() => void) | null }) {
  const { t } = useTranslation("trips");
  return (
    <li className={styles.guest}>
      <GuestFacts guest={guest} identity={<bdi>{guest.identity}</bdi>} between={<Comma />} />
      <span className={styles.marks}>
        <GuestMarks guest={guest} />
        {onCancel && (
          <IconButton
            icon={IconUserMinus}
            label={t("part.guestAct", { name: guest.fullName })}
            onClick={onCancel}
          />
        )}
      </span>
    </li>
  );
}

const hasOwnDates = (room: Booking["rooms"][number], { checkIn, checkOut }: Booking): boolean =>
  (room.checkIn ?? checkIn) !== checkIn || (room.checkOut ?? checkOut) !== checkOut;

/** Places of a group's room for which nobody is named yet: one fewer may come. */
function OpenPlaces({ booking, i, setPart }: { booking: Booking; i: number; setPart: (part: Part) => void }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { data: house } = useCall(resort, {});
  const room = booking.rooms[i];
  if (room === undefined || house === undefined) return null;
  const where = `${say(room.roomTypeName)} ${room.roomNo}`;
  return unnamedPlaces(booking, i, booking.bands ?? house.bands).map(({ kind, count }) => (
    <p key={kind} className={styles.open}>
      <span className="muted">{t(`part.open.${kind}`, { count })}</span>
      <Button
        kind="plain"
        size="small"
        onClick={() => setPart({ place: { room: i, kind }, name: `${t(`part.one.${kind}`)}, ${where}` })}
      >
        {t("part.openAct", { kind: t(`part.one.${kind}`), room: where })}
      </Button>
    </p>
  ));
}

/** The room's number as soon as it is known, and that of the room into which its guests change. */
function RoomNumber({ room: { roomNo, next } }: { room: Booking["rooms"][number] }) {
  const { t } = useTranslation("trips");
  const { say, language } = useLanguage();
  const number = next && partsText([next.roomNo, next.roomTypeName && say(next.roomTypeName)], language);
  return (
    <span className="hint">
      {roomNo === "" ? t("detail.roomLater") : <bdi>{t("detail.roomNo", { number: roomNo })}</bdi>}
      {next && (
        <>
          <br />
          <bdi>{t("detail.nextRoom", { number, day: dayText(next.on, language, "near") })}</bdi>
        </>
      )}
    </span>
  );
}

/** Each room with who sleeps in it. Guests count rooms from 0. */
export function RoomsCard({ booking }: { booking: Booking }) {
  const { _id, rooms, guests, canCancel, checkIn, checkOut } = booking;
  const bedsText = useBedsText();
  const extraBeds = useExtraBeds();
  const session = useSession();
  const [part, setPart] = useState<Part | null>(null);
  const may = canCancel && session?.role !== "viewer";
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { people } = useWording();
  const unnamed = guests.length < booking.persons;
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
                {room.beds.length > 0 && <small>{bedsText(room.beds)}</small>}
                {extraBeds(room) && <small>{extraBeds(room)}</small>}
                {hasOwnDates(room, booking) && (
                  <small>
                    <DayRange from={room.checkIn ?? checkIn} to={room.checkOut ?? checkOut} />
                  </small>
                )}
              </span>
              <RoomNumber room={room} />
            </div>
            <ul className={styles.guests}>
              {guests
                .filter((guest) => guest.room === i)
                .map((guest) => (
                  <GuestLine
                    key={guest._id}
                    guest={guest}
                    onCancel={
                      may && guests.length > 1
                        ? () => setPart({ guest: guest._id, name: guest.fullName })
                        : null
                    }
                  />
                ))}
            </ul>
            {may && unnamed && <OpenPlaces {...{ booking, i, setPart }} />}
            {may && rooms.length > 1 && (
              <Button
                kind="plain"
                size="small"
                onClick={() => setPart({ room: i, name: `${say(room.roomTypeName)} ${room.roomNo}` })}
              >
                {t("part.roomAct")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PartCancelDialog _id={_id} part={part} onClose={() => setPart(null)} />
    </Section>
  );
}
