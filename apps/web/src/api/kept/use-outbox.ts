import { useSyncExternalStore } from "react";
import { useBackend } from "../use-call.ts";
import type { KeptAct, Outbox, OutboxRows, Outcome } from "./outbox.ts";

const nothing: OutboxRows = { acts: [], outcomes: [] };

/** Where what is done on the pages of a side waits for the server. */
export function useOutbox(): Outbox {
  const { outbox } = useBackend();
  if (!outbox) throw new Error("this side keeps nothing on the device");
  return outbox;
}

/** What this device keeps of whoever is signed in. */
export function useKept(): OutboxRows {
  const { subscribe, kept } = useOutbox();
  return useSyncExternalStore(subscribe, kept, () => nothing);
}

/** Of what is kept what is of one kind. */
export const keptOfKind = <A extends KeptAct, O extends Outcome>(
  { acts, outcomes }: OutboxRows,
  kind: string,
): { readonly acts: readonly A[]; readonly outcomes: readonly O[] } => ({
  acts: acts.filter((act) => act.kind === kind) as A[],
  outcomes: outcomes.filter((outcome) => outcome.kind === kind) as O[],
});

/** How many acts still wait to be sent. */
export const countUnsent = (acts: readonly KeptAct[]): number =>
  acts.filter(({ sentAt }) => sentAt === null).length;

/** Of what is kept one list: acts that the list of the server does not tell yet, in their order, and what became of others. */
export function keptOfList<A extends KeptAct, O extends Outcome>(
  kept: OutboxRows,
  kind: string,
  list: string,
): { readonly acts: readonly A[]; readonly waiting: number; readonly outcomes: readonly O[] } {
  const { acts, outcomes } = keptOfKind<A, O>(kept, kind);
  const own = acts.filter((act) => act.list === list);
  return {
    acts: own,
    waiting: countUnsent(own),
    outcomes: outcomes.filter((outcome) => outcome.list === list),
  };
}
