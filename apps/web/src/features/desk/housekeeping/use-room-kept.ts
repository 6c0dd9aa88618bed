import { useMemo } from "react";
import { useKept } from "../../../api/kept/use-outbox.ts";
import { type RoomAct, roomActKinds } from "../../../business/room-acts/kept.ts";

/** What was done about rooms on this device and the server does not tell yet, in its order. */
export function useRoomKept(): readonly RoomAct[] {
  const { acts } = useKept();
  return useMemo(() => acts.filter(({ kind }) => kind in roomActKinds) as RoomAct[], [acts]);
}
