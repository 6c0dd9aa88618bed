import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { deskPaths, roomsToMove } from "../calls.ts";
import { moveRooms, parkStay, tapeChart } from "./calls.ts";
import type { ChartRoom, StayBar } from "./chart-lines.ts";

type Room = Pick<ChartRoom, "_id" | "roomNo">;

/** Parks stays and gives them rooms again, each with the way back in a toast. What is refused is thrown. */
export function useParking() {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const showFailure = useFailureToast();
  const paths = [...deskPaths, roomsToMove.path, tapeChart.path];
  const sendPark = useSend(parkStay, paths);
  const sendRoom = useSend(moveRooms, paths);
  const putAside = ({ bookingId: _id, position: room, lock }: StayBar, { _id: roomId }: Room) =>
    sendPark.mutateAsync({ params: { _id }, body: { room, roomId, despiteLock: lock !== null } });
  const putInto = ({ bookingId, position: room }: StayBar, { _id: roomId }: Room) =>
    sendRoom.mutateAsync({ body: { moves: [{ bookingId, room, from: roomId, roomId }] } });
  const undo = (act: () => Promise<unknown>) => () => void act().catch(showFailure);
  return {
    isBusy: sendPark.isPending || sendRoom.isPending,
    park: async (bar: StayBar, room: Room): Promise<void> => {
      await putAside(bar, room);
      toast({
        tone: "success",
        text: t("parking.done", { name: bar.name }),
        undo: undo(() => putInto(bar, room)),
      });
    },
    giveRoom: async (bar: StayBar, room: Room): Promise<void> => {
      await putInto(bar, room);
      toast({
        tone: "success",
        text: t("done", { name: bar.name, room: room.roomNo }),
        undo: undo(() => putAside(bar, room)),
      });
    },
  };
}
