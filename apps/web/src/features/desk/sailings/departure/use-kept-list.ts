import type { GuestId } from "@pulau/domain/ids.ts";
import type { OutboxRows } from "../../../../api/kept/outbox.ts";
import { keptOfList, useKept } from "../../../../api/kept/use-outbox.ts";
import type { Manifest } from "../calls.ts";
import {
  type BoardingAct,
  type BoardingOutcome,
  listOf,
  type WeightAct,
  type WeightOutcome,
} from "../kept.ts";

export type KeptList = {
  /** Marks that the list of the server does not tell yet, in their order. */
  readonly acts: readonly BoardingAct[];
  /** How many of them still wait to be sent. */
  readonly waiting: number;
  readonly outcomes: readonly BoardingOutcome[];
};

/** Who of the list has a mark that waits on this device. */
export const unsentIn = (acts: readonly BoardingAct[]): ReadonlySet<GuestId> =>
  new Set(acts.flatMap(({ sentAt, body }) => (sentAt === null ? body.guests : [])));

/** What this device keeps of a boat's list. */
export const useKeptList = (departure: Manifest["departure"]): KeptList => boardingOf(useKept(), departure);

export const boardingOf = (kept: OutboxRows, { sailingId, party }: Manifest["departure"]): KeptList =>
  keptOfList<BoardingAct, BoardingOutcome>(kept, "boarding", listOf(sailingId, party?.bookingId));

/** The weights that this device keeps of a boat's list. */
export const weightsOf = (kept: OutboxRows, { sailingId, party }: Manifest["departure"]) =>
  keptOfList<WeightAct, WeightOutcome>(kept, "weights", listOf(sailingId, party?.bookingId));
