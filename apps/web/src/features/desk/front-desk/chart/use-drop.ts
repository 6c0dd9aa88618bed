import type { RoomId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { deskPaths, moveRoom, roomsToMove } from "../calls.ts";
import { tapeChart } from "./calls.ts";
import type { RoomLine, StayBar } from "./chart-lines.ts";
import { hasOtherDays, type Move } from "./chart-move.ts";

/** Whether a move has no price: to a room of the same type on the same days. */
export const isUnpriced = (move: Move, source: RoomLine, target: RoomLine): boolean =>
  !hasOtherDays(move) && source.room.roomTypeId === target.room.roomTypeId;

/** Whether a move is made without a question: where it has no price, by who is not here yet and was promised no room. */
export const isSilent = (move: Move<StayBar>, source: RoomLine, target: RoomLine): boolean =>
  isUnpriced(move, source, target) && move.bar.state !== "inHouse" && move.bar.lock === null;

/** Moves guests to another room of the same type, with the way back in a toast. True once it is done. */
export function useDrop() {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(moveRoom, [...deskPaths, roomsToMove.path, tapeChart.path]);
  const go = ({ bar: { bookingId: _id, position: room, lock } }: Move<StayBar>, roomId: RoomId) =>
    send.mutateAsync({ params: { _id }, body: { room, roomId, despiteLock: lock !== null } });
  return async (move: Move<StayBar>, source: RoomLine, target: RoomLine): Promise<boolean> => {
    try {
      await go(move, target.room._id);
      toast({
        tone: "success",
        text: t("done", { name: move.bar.name, room: target.room.roomNo }),
        undo: () => void go(move, source.room._id).catch(showFailure),
      });
      return true;
    } catch (thrown) {
      showFailure(thrown);
      return false;
    }
  };
}
