import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomLine } from "./chart-lines.ts";
import { movedBySwap, type Swap } from "./chart-swap.ts";
import { useRoomMoves } from "./use-room-moves.ts";

type Rooms = readonly [source: RoomLine, target: RoomLine];

/** Whether a swap is made without a question: nobody is here yet, no room was promised, and all is of one type. */
export const isSilentSwap = (swap: Swap, rooms: Rooms): boolean =>
  rooms[0].room.roomTypeId === rooms[1].room.roomTypeId &&
  movedBySwap(swap, rooms).every(({ bar }) => bar.state !== "inHouse" && bar.lock === null);

/** Makes swaps of rooms, each as one act with one way back. */
export function useSwap({
  onSend,
  onDone,
}: {
  /** Told when one is sent, and when it was refused. */
  readonly onSend: (sending: boolean) => void;
  readonly onDone: (swap: Swap) => void;
}) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const { make: send, send: call } = useRoomMoves();
  const make = async (swap: Swap, rooms: Rooms, reason?: string): Promise<void> => {
    if (call.isPending) return;
    const moved = movedBySwap(swap, rooms);
    const names = listText(
      moved.map(({ bar }) => bar.name),
      language,
    );
    onSend(true);
    try {
      await send({
        moves: moved.map(({ bar, from, to }) => ({
          bookingId: bar.bookingId,
          room: bar.position,
          from: from.room._id,
          roomId: to.room._id,
        })),
        // Whatever of it is so was said in the question.
        despite: isSilentSwap(swap, rooms) ? [] : ["inHouse", "locked"],
        reason,
        says: t("swap.done", { names }),
      });
    } catch (thrown) {
      onSend(false);
      throw thrown;
    }
    onDone(swap);
  };
  return { make, isBusy: call.isPending, error: call.error };
}
