import { createContext, useContext } from "react";

/** Whether the step is at work on "Continue"; its buttons stand in the page, the summary and the bar below. */
export type StepBusy = { readonly busy: boolean; readonly setBusy: (busy: boolean) => void };

const StepBusyContext = createContext<StepBusy>({ busy: false, setBusy: () => undefined });
export const StepBusyProvider = StepBusyContext.Provider;
export const useStepBusy = () => useContext(StepBusyContext);

/** Id of the step's form, which every Continue button submits wherever it stands. */
export const stepFormId = "wizard-step";
