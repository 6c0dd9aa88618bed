import type { WizardStep } from "@pulau/contract/drafts.ts";
import { createContext, useContext } from "react";

/** A place that a step leads to: its address, and what its button says. */
export type Place = { readonly path: string; readonly words: string };

/**
 * Where the steps lead. A new booking goes through them one after the other; a change of a booking opens one of them
 * and goes on to the difference that it makes.
 */
export type Way = {
  readonly pathTo: (step: WizardStep) => string;
  readonly before: (step: WizardStep) => Place | undefined;
  readonly after: (step: WizardStep) => Place | undefined;
  /** Where whoever leaves goes on. */
  readonly home: string;
  /** Whether rooms and boats stay chosen when the day changes, because they are only moved. */
  readonly changesBooking: boolean;
};

const WayContext = createContext<Way | null>(null);
export const WayProvider = WayContext.Provider;

export function useWay(): Way {
  const way = useContext(WayContext);
  if (way === null) throw new Error("no WayProvider above");
  return way;
}
