import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { useMemo } from "react";
import type { PricedOptions } from "../calls.ts";
import { type Trial, tryStay } from "../model/trial.ts";

type Tried = Pick<PricedOptions, "buyers"> & { card: RateBook; published: RateBook; today: Day };

/** The trial by the card of the editor and by the one that guests see. */
export function useTrial(trial: Trial, { card, published, today, buyers }: Tried) {
  const contract = useMemo(
    () => buyers.find(({ accountId }) => accountId === trial.buyer)?.contract ?? null,
    [buyers, trial.buyer],
  );
  const result = useMemo(() => tryStay(trial, card, { today, contract }), [trial, card, today, contract]);
  const before = useMemo(
    () => tryStay(trial, published, { today, contract }),
    [trial, published, today, contract],
  );
  return { result, before };
}
