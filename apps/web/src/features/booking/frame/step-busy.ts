import { createContext, type RefObject, useContext } from "react";

/** Whether the step is at work on "Continue"; its buttons stand in the page, the summary and the bar below. */
export type StepBusy = {
  readonly busy: boolean;
  readonly setBusy: (busy: boolean) => void;
  /** False while the first step of this visit opens: then the page's own start keeps the focus. */
  readonly arrived: RefObject<boolean>;
};

const StepBusyContext = createContext<StepBusy>({
  busy: false,
  setBusy: () => undefined,
  arrived: { current: false },
});
export const StepBusyProvider = StepBusyContext.Provider;
export const useStepBusy = () => useContext(StepBusyContext);

/** Id of the step's form, which every Continue button submits wherever it stands. */
export const stepFormId = "wizard-step";
