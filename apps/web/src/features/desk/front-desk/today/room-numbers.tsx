import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { Fragment } from "react";
import { useLanguage } from "../../../../ui/use-language.ts";
import { withKeys } from "../../../../ui/with-keys.ts";

/** `D-05, G-03`, broken between two rooms only; who waits for a room has none yet. */
export function RoomNumbers({ rooms }: { rooms: readonly string[] }) {
  const { language } = useLanguage();
  return withKeys(rooms, (room) => room).map(({ key, item: room }, i) => (
    <Fragment key={key}>
      {i > 0 && ", "}
      <bdi className="whole">{roomNumberIn(room, language)}</bdi>
    </Fragment>
  ));
}
