import type { Sen } from "@pulau/domain/money/sen.ts";
import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";

/** What the step's button charges at once: how much, and what it says. */
export type Charge = { readonly sen: Sen; readonly act: string };

/** Why the step leads nowhere, and the way out that its button offers instead. */
export type Halt = { readonly why: string; readonly act: string; readonly path: string };

/** Whether the step is at work on "Continue"; its buttons stand in the page, the summary and the bar below. */
export type StepBusy = {
  readonly busy: boolean;
  /** Null while nothing is charged, or it is not known how much. */
  readonly charge: Charge | null;
  readonly setCharge: (charge: Charge | null) => void;
  /** Null while the step can be gone on from. */
  readonly halt: Halt | null;
  readonly setHalt: (halt: Halt | null) => void;
  /** Whether what is asked lacks an answer that the price goes by: then none is shown. */
  readonly unpriced: boolean;
  readonly setUnpriced: (unpriced: boolean) => void;
  readonly setBusy: (busy: boolean) => void;
  readonly setWaits: (waits: boolean) => void;
  /** False while the first step of this visit opens: then the page's own start keeps the focus. */
  readonly arrived: RefObject<boolean>;
};

const StepBusyContext = createContext<StepBusy>({
  busy: false,
  setBusy: () => undefined,
  setWaits: () => undefined,
  charge: null,
  setCharge: () => undefined,
  halt: null,
  setHalt: () => undefined,
  unpriced: false,
  setUnpriced: () => undefined,
  arrived: { current: false },
});
export const StepBusyProvider = StepBusyContext.Provider;
export const useStepBusy = () => useContext(StepBusyContext);

/** What a frame gives its `StepBusyProvider`. */
export function useStepsBusy(): StepBusy {
  const [works, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const [charge, setCharge] = useState<Charge | null>(null);
  const [halt, setHalt] = useState<Halt | null>(null);
  const [unpriced, setUnpriced] = useState(false);
  const arrived = useRef(false);
  return useMemo(
    () => ({
      busy: works || waits,
      charge,
      setCharge,
      halt,
      setHalt,
      unpriced,
      setUnpriced,
      setBusy,
      setWaits,
      arrived,
    }),
    [works, waits, charge, halt, unpriced],
  );
}

/** Holds every Continue button while what it would do is still being found out. */
export function useWaits(waits: boolean): void {
  const { setWaits } = useStepBusy();
  useEffect(() => {
    setWaits(waits);
    return () => setWaits(false);
  }, [waits, setWaits]);
}

/** Tells every Continue button and the bar below what is charged now; null where that is not known or nothing is. */
export function useCharge(sen: Sen | null, act: string): void {
  const { setCharge } = useStepBusy();
  useEffect(() => {
    setCharge(sen === null ? null : { sen, act });
    return () => setCharge(null);
  }, [sen, act, setCharge]);
}

/** Tells every Continue button that the step leads nowhere, why, and where to go instead. */
export function useBlockedStep(why: string, act: string, path: string): void {
  const { setHalt } = useStepBusy();
  useEffect(() => {
    setHalt({ why, act, path });
    return () => setHalt(null);
  }, [why, act, path, setHalt]);
}

/** Takes the price of the hold out of sight while an answer is lacking that it goes by, a child's age. */
export function useUnpriced(unpriced: boolean): void {
  const { setUnpriced } = useStepBusy();
  useEffect(() => {
    setUnpriced(unpriced);
    return () => setUnpriced(false);
  }, [unpriced, setUnpriced]);
}

/** Id of the step's form, which every Continue button submits wherever it stands. */
export const stepFormId = "wizard-step";
