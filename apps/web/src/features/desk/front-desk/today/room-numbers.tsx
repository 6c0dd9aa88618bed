import { Fragment } from "react";

/** `D-05, G-03`, broken between two rooms only. */
export const RoomNumbers = ({ rooms }: { rooms: readonly string[] }) =>
  rooms.map((room, i) => (
    <Fragment key={room}>
      {i > 0 && ", "}
      <bdi className="whole">{room}</bdi>
    </Fragment>
  ));
