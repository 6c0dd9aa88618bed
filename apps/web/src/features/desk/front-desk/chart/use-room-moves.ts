import type { PlaceMove } from "@pulau/contract/room-moves.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { deskPaths, roomsToMove } from "../calls.ts";
import { moveRooms, tapeChart, tidyUp } from "./calls.ts";

type Obstacles = ("inHouse" | "locked")[];
type Moves = {
  readonly moves: readonly PlaceMove[];
  /** What was asked before it is sent. */
  readonly despite: Obstacles;
  readonly reason?: string | undefined;
  /** What is said once it is done. */
  readonly says: string;
};

/** What takes these moves back: everybody goes to where they came from. */
const back = (moves: readonly PlaceMove[]): PlaceMove[] =>
  moves.map((move) => ({ ...move, from: move.roomId, roomId: move.from }));

/** Moves guests of several rooms in one act, with the way back in a toast. `make` throws the refusal. */
export function useRoomMoves() {
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(moveRooms, [...deskPaths, roomsToMove.path, tapeChart.path, tidyUp.path]);
  const make = async ({ moves, despite, reason, says }: Moves): Promise<void> => {
    const why = reason === undefined ? {} : { reason };
    await send.mutateAsync({ body: { moves: [...moves], despite, ...why } });
    const undo = () =>
      void send
        .mutateAsync({ body: { moves: back(moves), despite: ["inHouse", "locked"], ...why } })
        .catch(showFailure);
    toast({ tone: "success", text: says, undo });
  };
  return { make, send };
}
