import type { GuestId } from "@pulau/domain/ids.ts";
import type { OutboxRows } from "../../../../api/kept/outbox.ts";
import { countUnsent, keptOfKind, useKept } from "../../../../api/kept/use-outbox.ts";
import type { Manifest } from "../calls.ts";
import { type BoardingAct, type BoardingOutcome, listOf } from "../kept.ts";

export type KeptList = {
  /** Marks that the list of the server does not tell yet, in their order. */
  readonly acts: readonly BoardingAct[];
  /** How many of them still wait to be sent. */
  readonly waiting: number;
  readonly outcomes: readonly BoardingOutcome[];
};

/** Guests whose mark waits on this device. */
export const unsentIn = (acts: readonly BoardingAct[]): ReadonlySet<GuestId> =>
  new Set(acts.flatMap(({ sentAt, body }) => (sentAt === null ? body.guests : [])));

/** What the device keeps of a boat's list. */
export const useKeptList = (departure: Manifest["departure"]): KeptList => keptOf(useKept(), departure);

export function keptOf(kept: OutboxRows, { sailingId, party }: Manifest["departure"]): KeptList {
  const list = listOf(sailingId, party?.bookingId);
  const boarding = keptOfKind<BoardingAct, BoardingOutcome>(kept, "boarding");
  const acts = boarding.acts.filter((act) => act.list === list);
  return {
    acts,
    waiting: countUnsent(acts),
    outcomes: boarding.outcomes.filter((outcome) => outcome.list === list),
  };
}
