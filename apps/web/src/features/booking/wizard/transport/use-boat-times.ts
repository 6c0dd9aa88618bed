import { useMemo } from "react";
import type { Crossing, Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import type { Direction } from "./use-transport.ts";

/** When the boats leave that are held or chosen; a charter has no time. */
export function useBoatTimes(boats: Record<Direction, Crossing[]> | undefined, rules: Resort["boats"]) {
  const { json } = useDraft();
  const { state, hold } = useHold();
  const timeOf = (direction: Direction): string | null => {
    const held =
      state === "none" ? undefined : hold?.crossings.find((crossing) => crossing.direction === direction);
    const list = boats?.[direction] ?? [];
    const wanted = list.find(({ _id }) => _id === json.transport[direction]?.crossingId);
    const boat = wanted ?? list.find(({ isDefault }) => isDefault);
    return (
      (held && (wanted === undefined || wanted._id === held.crossingId) ? held.time : boat?.time) ?? null
    );
  };
  const [out, back] = [timeOf("out"), timeOf("back")];
  return useMemo(() => ({ ...rules, out, back }), [rules, out, back]);
}
