import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { GuestId } from "@pulau/domain/ids.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { memoryDatabase } from "../../../../api/kept/database.ts";
import { createOutbox, type Outbox, type OutboxRows } from "../../../../api/kept/outbox.ts";
import { useBackend } from "../../../../api/use-call.ts";
import type { Manifest } from "../calls.ts";
import { type BoardingAct, type BoardingOutcome, boardingActs, listOf } from "../kept.ts";

/** Where the acts of this page wait; a page that stands alone keeps them while it lasts. */
export function useOutbox(): Outbox {
  const { outbox, call, session } = useBackend();
  const queries = useQueryClient();
  const [own] = useState(() => {
    if (outbox) return outbox;
    const owner = () => session.state()?.record.id ?? null;
    const oneAtATime = <T>(_: string, act: () => Promise<T>) => act();
    const today = () => dayAt(new Date(), undefined);
    return createOutbox(
      { database: memoryDatabase(), call, queries, owner, today, oneAtATime },
      {
        boarding: boardingActs,
      },
    );
  });
  return own;
}

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

const nothing: OutboxRows = { acts: [], outcomes: [] };

/** What this device keeps of all lists. */
export function useKept(): OutboxRows {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.kept, () => nothing);
}

/** What it keeps of a boat's list. */
export const useKeptList = (departure: Manifest["departure"]): KeptList => keptOf(useKept(), departure);

export function keptOf(kept: OutboxRows, { sailingId, party }: Manifest["departure"]): KeptList {
  const list = listOf(sailingId, party?.bookingId);
  const acts = kept.acts.filter((act) => act.kind === "boarding" && act.list === list) as BoardingAct[];
  return {
    acts,
    waiting: acts.filter(({ sentAt }) => sentAt === null).length,
    outcomes: kept.outcomes.filter(
      (row) => row.kind === "boarding" && row.list === list,
    ) as BoardingOutcome[],
  };
}
