import type { SellingRule } from "@pulau/domain/catalogue/selling.ts";
import type { HoldId, RoomId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { createContext, useContext } from "react";
import type { CallFailure } from "../../../../api/call-failure.ts";
import type { Hold } from "../calls.ts";

/** `ended`: its time ran out and the rooms are free for others. */
export type HoldState = "none" | "live" | "ended";

/** Rooms that staff point at, on the tape chart say: taken where they are free. */
export type WantedRooms = { readonly roomIds: readonly RoomId[] };

export type HoldAct = "take" | "alter" | "extend";

export type HoldDesk = {
  readonly state: HoldState;
  /** The hold with its price; of an ended one the last that was seen, if any. */
  readonly hold: Hold | null;
  /** When it ends, by this device's clock. */
  readonly endsAt: string | null;
  /** What is under way, or null. */
  readonly busy: HoldAct | null;
  /** Blocks the draft's rooms, boats and add-ons. Throws the server's refusal. */
  readonly take: (wanted?: WantedRooms) => Promise<Hold>;
  /** Brings the hold in line with the draft, its clock unchanged. Throws the server's refusal. */
  readonly alter: () => Promise<Hold>;
  readonly extend: () => Promise<Hold>;
  /** Lets the rooms go, quietly: those of this hold, or those that the draft has held. */
  readonly release: (id?: HoldId) => Promise<void>;
  /** Asks the guest to agree when the price is another than before; true when it is not, or they do. */
  readonly agree: (changed: Hold) => Promise<boolean>;
  /** A price that waits for the guest's answer. */
  readonly question: PriceQuestion | null;
  /** Somebody else has taken the rooms or the boat since the hold ended: what is nearest is offered until one is chosen. */
  readonly gone: CallFailure | null;
  readonly setGone: (gone: CallFailure | null) => void;
  /** Rules that staff would go past, until they give a reason; always null for guests. */
  readonly override: RulesQuestion | null;
};

export type RulesQuestion = {
  readonly rules: readonly SellingRule[];
  /** The reason that was given before, to begin with. */
  readonly reason: string;
  /** Null: they leave it. */
  readonly answer: (reason: string | null) => void;
};

export type PriceQuestion = {
  readonly beforeSen: Sen;
  readonly afterSen: Sen;
  readonly answer: (agreed: boolean) => void;
};

const HoldContext = createContext<HoldDesk | null>(null);
export const HoldDeskProvider = HoldContext.Provider;

export function useHold(): HoldDesk {
  const desk = useContext(HoldContext);
  if (desk === null) throw new Error("no HoldProvider above");
  return desk;
}
