import type { RoomChoice } from "@pulau/contract/party.ts";
import { useCallback, useState } from "react";
import { useDraft } from "../draft/draft-context.ts";
import { useHold, type WantedRooms } from "../hold/hold-context.ts";
import { useKeepRooms } from "./use-keep-rooms.ts";

/** The rooms that are chosen: those of the draft, or a plan of several by hand until it is kept. */
export function useChosenRooms() {
  const { json } = useDraft();
  const { state } = useHold();
  const { keep, ...keeping } = useKeepRooms();
  const [plan, setPlan] = useState<readonly RoomChoice[] | null>(null);
  const [missing, setMissing] = useState(false);
  const rooms = plan ?? json.rooms;
  /** `mark` names the button that is at work. */
  const keepNow = useCallback(
    async (chosen: readonly RoomChoice[], mark: string, pointedAt?: WantedRooms): Promise<boolean> => {
      setMissing(false);
      const kept = await keep(chosen, mark, pointedAt);
      setPlan(null);
      return kept;
    },
    [keep],
  );
  /** Whether rooms are chosen and held; a plan is kept first. */
  const goOn = async (): Promise<boolean> => {
    setMissing(rooms.length === 0);
    if (rooms.length === 0) return false;
    return plan === null && state === "live" ? true : keepNow(rooms, "continue");
  };
  return { ...keeping, rooms, planned: plan !== null, setPlan, missing, keep: keepNow, goOn };
}
