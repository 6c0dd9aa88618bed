import type { RoomChoice } from "@pulau/contract/party.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { drawn } from "../../../../ui/drawn.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold, type WantedRooms } from "../hold/hold-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";

/**
 * Puts rooms into the draft and holds them at once. When they can't be held, the draft keeps what was held before and
 * the refusal is given back to be shown beside the choice.
 */
export function useKeepRooms() {
  const queries = useQueryClient();
  const { now, edit } = useDraft();
  const { take } = useHold();
  const { roomTypes } = useWizardCalls();
  const [failure, setFailure] = useState<unknown>(null);
  const [wanted, setWanted] = useState<readonly RoomChoice[]>([]);
  const [under, setUnder] = useState<string | null>(null);
  /** `mark` names the button that is at work; `pointedAt` are the rooms that staff want of their types. */
  const keep = useCallback(
    async (rooms: readonly RoomChoice[], mark: string, pointedAt?: WantedRooms): Promise<boolean> => {
      const before = now().rooms;
      setFailure(null);
      setUnder(mark);
      setWanted(rooms);
      await drawn();
      edit({ rooms: [...rooms] });
      try {
        await take(pointedAt);
        return true;
      } catch (thrown) {
        setFailure(thrown);
        if (isFailure(thrown, "SOLD_OUT"))
          void queries.invalidateQueries({ queryKey: [roomTypes.method, roomTypes.path] });
        edit({ rooms: before });
        return false;
      } finally {
        setUnder(null);
      }
    },
    [now, edit, take, queries, roomTypes],
  );
  return { keep, failure, wanted, under, forget: () => setFailure(null) };
}
