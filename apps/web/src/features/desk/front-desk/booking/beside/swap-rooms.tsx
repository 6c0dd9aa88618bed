import { useState } from "react";
import { useCall } from "../../../../../api/use-call.ts";
import { ChangeMail } from "../../../../../business/change-mail.tsx";
import { ReasonField, useReason } from "../../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { listText } from "../../../../../ui/format.ts";
import { IconArrowsExchange } from "../../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { Select } from "../../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { type Booking, roomsToMove } from "../../calls.ts";
import { Facts } from "../../chart/facts.tsx";
import styles from "../../chart/move-dialog.module.css";
import { useRoomMoves } from "../../chart/use-room-moves.ts";
import { LockNotice } from "../../lock-notice.tsx";

type Pair = readonly [Booking, Booking];
type Place = { readonly booking: Booking; readonly position: number };

/** Places of a booking that have a room to give. */
const placesOf = (booking: Booking): Place[] =>
  booking.rooms.flatMap(({ roomNo }, position) => (roomNo === "" ? [] : [{ booking, position }]));

const roomOf = ({ booking, position }: Place) => booking.rooms[position];

/** The moves of a swap: each into the room that the other leaves. */
const movesOf = (left: Place, right: Place) =>
  [
    [left, right],
    [right, left],
  ].flatMap(([from, to]) => {
    const [ownRoom, taken] = [from && roomOf(from), to && roomOf(to)];
    return from && ownRoom && taken
      ? [{ bookingId: from.booking._id, room: from.position, from: ownRoom.roomId, roomId: taken.roomId }]
      : [];
  });

/** Which of a booking's rooms is swapped, where it has several. */
function PlaceField({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "beside" });
  const { say } = useLanguage();
  const { booking } = place;
  const places = placesOf(booking);
  if (places.length < 2) return null;
  return (
    <Select
      label={t("roomOf", { name: booking.bookingName })}
      value={String(place.position)}
      onChange={(position) => onChange({ booking, position: Number(position) })}
      choices={places.map(({ position }) => ({
        value: String(position),
        text: `${booking.rooms[position]?.roomNo} ${say(booking.rooms[position]?.roomTypeName ?? { en: "", my: "", cn: "" })}`,
      }))}
    />
  );
}

/** That a room was promised to its guests, before they leave it. */
function Promised({ place: { booking, position } }: { place: Place }) {
  const { data } = useCall(roomsToMove, { params: { _id: booking._id }, query: { room: position } });
  return data?.lock ? <LockNotice lock={data.lock} name={booking.bookingName} /> : null;
}

function Form({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const { t } = useTranslation(["stay-changes", "staff"]);
  const { language } = useLanguage();
  const reason = useReason();
  const { make, send } = useRoomMoves();
  const [left, setLeft] = useState<Place>({
    booking: pair[0],
    position: placesOf(pair[0])[0]?.position ?? 0,
  });
  const [right, setRight] = useState<Place>({
    booking: pair[1],
    position: placesOf(pair[1])[0]?.position ?? 0,
  });
  const [leftRoom, rightRoom] = [roomOf(left), roomOf(right)];
  if (!leftRoom || !rightRoom) return null;
  const isOtherType = leftRoom.roomTypeId !== rightRoom.roomTypeId;
  const isHere = pair.some(({ status }) => status === "inHouse");
  const moves = movesOf(left, right);
  const swap = async () => {
    const why = isOtherType ? reason.take() : null;
    if (send.isPending || (isOtherType && why === null)) return;
    const names = listText(
      pair.map(({ bookingName }) => bookingName),
      language,
    );
    const says = t("beside.swapped", { names });
    try {
      await make({ moves, despite: ["inHouse", "locked"], reason: why ?? undefined, says });
      onClose();
    } catch {
      // The dialog shows what the call says.
    }
  };
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void swap();
      }}
    >
      <PlaceField place={left} onChange={setLeft} />
      <PlaceField place={right} onChange={setRight} />
      <Facts
        facts={[
          [left.booking.bookingName, t("beside.change", { from: leftRoom.roomNo, to: rightRoom.roomNo })],
          [right.booking.bookingName, t("beside.change", { from: rightRoom.roomNo, to: leftRoom.roomNo })],
        ]}
      />
      <Promised place={left} />
      <Promised place={right} />
      {isHere && <p className="hint">{t("beside.hereNow")}</p>}
      {isOtherType && (
        <>
          <p className="hint">{t("beside.otherType")}</p>
          <ReasonField label={t("staff:act.why")} of={reason} />
          {moves.map(({ bookingId, room, roomId }) => (
            <ChangeMail key={bookingId} bookingId={bookingId} act={{ act: "moveRoom", room, roomId }} />
          ))}
        </>
      )}
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("staff:move.keep")}
        </Button>
        <Button type="submit" busy={send.isPending}>
          {t("beside.swap")}
        </Button>
      </div>
    </form>
  );
}

/** Swaps a room of one booking with a room of another, where both may be moved. */
export function SwapRooms({ pair }: { pair: Pair }) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "beside" });
  const [isOpen, setOpen] = useState(false);
  const canSwap = pair.every((booking) => booking.canChange && placesOf(booking).length > 0);
  if (!canSwap) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="outline" icon={IconArrowsExchange} onClick={() => setOpen(true)}>
        {t("swap")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("swapTitle")}>
        {isOpen && <Form pair={pair} onClose={close} />}
      </Dialog>
    </>
  );
}
