import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { useMemo } from "react";
import type { PricedOptions } from "../calls.ts";
import { type Trial, type TrialResult, tryStay } from "../model/trial.ts";

type Tried = Pick<PricedOptions, "buyers"> & { card: RateBook; published: RateBook; today: Day };

/** The stay that is tried, and what any card makes of it. */
export type TriedStay = { readonly stay: Trial; readonly by: (card: RateBook) => TrialResult };

/** The trial by the card of the editor, by the one that guests see, and by whatever else is typed. */
export function useTrial(trial: Trial, { card, published, today, buyers }: Tried) {
  const contract = useMemo(
    () => buyers.find(({ accountId }) => accountId === trial.buyer)?.contract ?? null,
    [buyers, trial.buyer],
  );
  const tried: TriedStay = useMemo(
    () => ({ stay: trial, by: (other) => tryStay(trial, other, { today, contract }) }),
    [trial, today, contract],
  );
  const result = useMemo(() => tried.by(card), [tried, card]);
  const before = useMemo(() => tried.by(published), [tried, published]);
  return { result, before, tried };
}
