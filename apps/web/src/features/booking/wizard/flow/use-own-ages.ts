import { useMemo } from "react";
import type { Resort } from "../calls.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";

/** The resort as the chosen package counts its guests: by ages of its own, where it has any. */
export function useOwnAges(resort: Resort): Resort {
  const bands = useChosenOption().option?.bands ?? null;
  return useMemo(() => (bands === null ? resort : { ...resort, bands }), [resort, bands]);
}
