import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";

/** Whether the step is at work on "Continue"; its buttons stand in the page, the summary and the bar below. */
export type StepBusy = {
  readonly busy: boolean;
  readonly setBusy: (busy: boolean) => void;
  readonly setWaits: (waits: boolean) => void;
  /** False while the first step of this visit opens: then the page's own start keeps the focus. */
  readonly arrived: RefObject<boolean>;
};

const StepBusyContext = createContext<StepBusy>({
  busy: false,
  setBusy: () => undefined,
  setWaits: () => undefined,
  arrived: { current: false },
});
export const StepBusyProvider = StepBusyContext.Provider;
export const useStepBusy = () => useContext(StepBusyContext);

/** What a frame gives its `StepBusyProvider`. */
export function useStepsBusy(): StepBusy {
  const [works, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const arrived = useRef(false);
  return useMemo(() => ({ busy: works || waits, setBusy, setWaits, arrived }), [works, waits]);
}

/** Holds every Continue button while what it would do is still being found out. */
export function useWaits(waits: boolean): void {
  const { setWaits } = useStepBusy();
  useEffect(() => {
    setWaits(waits);
    return () => setWaits(false);
  }, [waits, setWaits]);
}

/** Id of the step's form, which every Continue button submits wherever it stands. */
export const stepFormId = "wizard-step";
