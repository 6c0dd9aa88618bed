import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";

export type Direction = "out" | "back";
export type CrossingChoice = NonNullable<BookingJson["transport"]["out"]>;

/** Chooses a boat in the draft and in the live hold. A boat that is full, or of which nobody heard offline, gives the choice back as it was. */
export function useTransport() {
  const { now, edit, flush } = useDraft();
  const { state, alter } = useHold();
  const [busy, setBusy] = useState<Direction | null>(null);
  const [failures, setFailures] = useState<Partial<Record<Direction, unknown>>>({});
  const choose = async (direction: Direction, choice: CrossingChoice): Promise<void> => {
    if (busy !== null) return;
    const before = now().transport[direction];
    setBusy(direction);
    setFailures({});
    edit({ transport: { ...now().transport, [direction]: choice } });
    try {
      await (state === "live" ? alter() : flush());
    } catch (failure) {
      if (!isFailure(failure, "HOLD_EXPIRED"))
        edit({ transport: { ...now().transport, [direction]: before } });
      setFailures({ [direction]: failure });
    } finally {
      setBusy(null);
    }
  };
  return { choose, busy, failures };
}
