import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import type { RoomLine, StayBar } from "./chart-lines.ts";
import { hasOtherDays, type Move } from "./chart-move.ts";
import { useParking } from "./use-parking.ts";
import { useRoomMoves } from "./use-room-moves.ts";

/** Whether a move has no price: to a room of the same type on the same days. */
export const isUnpriced = (move: Move<StayBar>, target: RoomLine): boolean =>
  !hasOtherDays(move) && (target.parking !== undefined || move.bar.type === target.room.roomTypeId);

/** Whether a move is made without a question: where it has no price, by who is not here yet and was promised no room. */
export const isSilent = (move: Move<StayBar>, target: RoomLine): boolean =>
  isUnpriced(move, target) && move.bar.state !== "inHouse" && move.bar.lock === null;

/** Moves guests to another room of the same type, into parking or out of it, with the way back in a toast. True once it is done. */
export function useDrop() {
  const { t } = useTranslation("tape-chart");
  const showFailure = useFailureToast();
  const { make } = useRoomMoves();
  const parking = useParking();
  return async (move: Move<StayBar>, source: RoomLine, target: RoomLine): Promise<boolean> => {
    const { bar } = move;
    try {
      if (target.parking) await parking.park(bar, source.room);
      else if (bar.parked) await parking.giveRoom(bar, target.room);
      else
        await make({
          moves: [
            { bookingId: bar.bookingId, room: bar.position, from: source.room._id, roomId: target.room._id },
          ],
          // Whatever of it is so was asked about.
          despite: isSilent(move, target) ? [] : ["inHouse", "locked"],
          says: t("done", { name: bar.name, room: target.room.roomNo }),
        });
      return true;
    } catch (thrown) {
      showFailure(thrown);
      return false;
    }
  };
}
