import type { WizardStep } from "@pulau/contract/drafts.ts";
import { createContext, useContext } from "react";

/** A place that a step leads to: its address, what its button says, and what the way there remembers. */
export type StepPlace = {
  readonly path: string;
  readonly words: string;
  readonly state?: { readonly backTo?: WizardStep };
};

/**
 * Where the steps lead. A new booking goes through them one after the other; a change of a booking opens one of them
 * and goes on to the difference that it makes.
 */
export type WizardFlow = {
  readonly pathTo: (step: WizardStep) => string;
  readonly before: (step: WizardStep) => StepPlace | undefined;
  readonly after: (step: WizardStep) => StepPlace | undefined;
  /** Where whoever leaves goes on. */
  readonly home: string;
  /** Whether rooms and boats stay chosen when the day changes, because they are only moved. */
  readonly changesBooking: boolean;
};

const WayContext = createContext<WizardFlow | null>(null);
export const WizardFlowProvider = WayContext.Provider;

export function useWizardFlow(): WizardFlow {
  const way = useContext(WayContext);
  if (way === null) throw new Error("no WizardFlowProvider above");
  return way;
}
