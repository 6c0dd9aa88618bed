import { rideText } from "@pulau/domain/transport/pick-up.ts";
import { useMemo } from "react";
import { keptOfList, useKept } from "../../../api/kept/use-outbox.ts";
import type { PickUpDay } from "./calls.ts";
import { listOf, type PickUpAct, type PickUpOutcome, withActs } from "./kept.ts";

type KeptDay = {
  readonly acts: readonly PickUpAct[];
  readonly waiting: number;
  readonly outcomes: readonly PickUpOutcome[];
};

/** What this device keeps of a day. */
export function useKeptDay({ day }: Pick<PickUpDay, "day">): KeptDay {
  const rows = useKept();
  return useMemo(() => keptOfList<PickUpAct, PickUpOutcome>(rows, "pickUps", listOf(day)), [rows, day]);
}

/** The rides with what was marked on this device, and those whose mark waits there. */
export function useRides(read: PickUpDay) {
  const { acts } = useKeptDay(read);
  return useMemo(() => {
    const unsent = acts
      .filter(({ sentAt }) => sentAt === null)
      .flatMap(({ body }) => body.rides.map(rideText));
    return { shown: withActs(read, acts), unsent: new Set(unsent) as ReadonlySet<string> };
  }, [read, acts]);
}
