import { useMemo } from "react";
import { useKept } from "../../../../api/kept/use-outbox.ts";
import type { Manifest } from "../calls.ts";
import { withActs } from "../kept.ts";
import { boardingOf, weightsOf } from "./use-kept-list.ts";

/** The boat's list with what was marked and weighed on this device and the server does not tell yet. */
export function useShownList(read: Manifest | undefined): Manifest | undefined {
  const kept = useKept();
  return useMemo(
    () => read && withActs(read, boardingOf(kept, read.departure).acts, weightsOf(kept, read.departure).acts),
    [read, kept],
  );
}
