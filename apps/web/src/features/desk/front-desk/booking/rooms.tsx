import { noRoomYet } from "@pulau/domain/booking/room-number.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { GuestFacts, GuestMarks } from "../../../../business/guest-line.tsx";
import { placeKinds, unnamedPlaces } from "../../../../business/unnamed-places.ts";
import { useBedsText, useExtraBeds } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton, LinkButton } from "../../../../ui/button.tsx";
import { dayText, partsText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconBan, IconBed, IconUserMinus } from "../../../../ui/icons/index.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import styles from "./booking.module.css";
import { MoveRoom } from "./move-room.tsx";
import { PaperNumber } from "./paper-number.tsx";
import { RemovePartDialog } from "./remove-part-dialog.tsx";
import type { Part } from "./use-part-removal.ts";

type Guest = Booking["guests"][number];
type Room = Booking["rooms"][number];
/** Opens the question by which a part of the booking is given up; null for whoever may not. */
type OnRemove = ((part: Part) => void) | null;

function GuestLine({
  bookingId,
  guest,
  mayReveal,
  onRemove,
}: {
  bookingId: BookingId;
  guest: Guest;
  mayReveal: boolean;
  onRemove: OnRemove;
}) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "part" });
  const { identity, fullName: name, _id } = guest;
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
        {onRemove && (
          <IconButton
            icon={IconUserMinus}
            label={t("act", { name })}
            writes
            onClick={() => onRemove({ what: "guest", guest: _id, name })}
          />
        )}
      </span>
    </li>
  );
}

/** Places of a group's room for which nobody is named yet: one fewer may come. */
function OpenPlaces({
  booking,
  position,
  onRemove,
}: {
  booking: Booking;
  position: number;
  onRemove: NonNullable<OnRemove>;
}) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "part" });
  const { data: house } = useCall(resort, {});
  if (house === undefined) return null;
  return unnamedPlaces(booking, position, booking.bands ?? house.bands).map(({ kind, count }) => (
    <li key={kind} className={styles.line}>
      <span className="muted">{t(`open.${kind}`, { count })}</span>
      <span className={styles.marks}>
        <Button
          kind="plain"
          size="small"
          onClick={() => onRemove({ what: "place", room: position, kind, name: t(`one.${kind}`) })}
        >
          {t("act", { name: t(`one.${kind}`) })}
        </Button>
      </span>
    </li>
  ));
}

/** A room's number, type, beds and sleepers, and what can be done with it. */
function RoomHead({
  booking,
  room,
  position,
  onRemove,
}: {
  booking: Booking;
  room: Room;
  position: number;
  onRemove: OnRemove;
}) {
  const { t } = useTranslation(["staff", "stay-changes"]);
  const { say, language } = useLanguage();
  const bedsText = useBedsText();
  const extraBeds = useExtraBeds();
  const { roomNo, next, occupants } = room;
  const nextText = next && partsText([next.roomNo, next.roomTypeName && say(next.roomTypeName)], language);
  const people = partsText(
    placeKinds.map((kind) => occupants[kind] > 0 && t(`people.${kind}`, { count: occupants[kind] })),
    language,
  );
  // Of those who wait for a room it is told by its type.
  const part = roomNo || say(room.roomTypeName);
  const name = roomNo === "" ? say(noRoomYet) : t("booking.room", { number: roomNo });
  return (
    <div className={styles.room}>
      <Icon of={IconBed} size="s" />
      <b className="strong">
        <bdi>{name}</bdi>
      </b>
      {next && (
        <span>{t("booking.nextRoom", { number: nextText, day: dayText(next.on, language, "near") })}</span>
      )}
      <span>{t("booking.roomOf", { room: say(room.roomTypeName), bed: t(`beds.${room.bedType}`) })}</span>
      <span className={styles.people}>{people}</span>
      {booking.canChange && <MoveRoom bookingId={booking._id} position={position} roomNo={roomNo} />}
      {onRemove && booking.rooms.length > 1 && (
        <IconButton
          icon={IconBan}
          label={t("stay-changes:part.roomAct", { name: part })}
          writes
          onClick={() => onRemove({ what: "room", room: position, name: part })}
        />
      )}
      {room.beds.length > 0 && <span className={styles.people}>{bedsText(room.beds)}</span>}
      {extraBeds(room) && <span className={styles.people}>{extraBeds(room)}</span>}
    </div>
  );
}

/** Each room with who sleeps in it. Guests count rooms from 0. */
export function RoomsPanel({ booking }: { booking: Booking }) {
  const { _id, rooms, guests, persons, canAddNote: mayWrite } = booking;
  const { t } = useTranslation(["staff", "rooming"]);
  const mayRemove = useMay()("bookings", "delete") && booking.canChange;
  const [part, setPart] = useState<Part | null>(null);
  const onRemove = mayRemove && persons > 1 ? setPart : null;
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
        {rooms.map((room, position) => (
          <li key={room.roomId}>
            <RoomHead {...{ booking, room, position, onRemove }} />
            <ul>
              {guests
                .filter((guest) => guest.room === position)
                .map((guest) => (
                  <GuestLine key={guest._id} bookingId={_id} {...{ guest, onRemove }} mayReveal={mayWrite} />
                ))}
              {onRemove && guests.length < persons && <OpenPlaces {...{ booking, position, onRemove }} />}
            </ul>
          </li>
        ))}
      </ul>
      <RemovePartDialog bookingId={_id} part={part} onClose={() => setPart(null)} />
    </Panel>
  );
}
