import { useToast } from "./toast.tsx";
import { useFailureText } from "./use-failure-text.ts";

/** Says in a toast why an act failed. */
export function useFailureToast(): (thrown: unknown) => void {
  const toast = useToast();
  const failureText = useFailureText();
  return (thrown) => toast({ tone: "danger", text: failureText(thrown) });
}

/** Says in a toast how an act ended: `text` when it is done, else why it failed. */
export function useOutcomeToast(): (act: Promise<unknown>, text: string) => Promise<void> {
  const toast = useToast();
  const showFailure = useFailureToast();
  return (act, text) => act.then(() => toast({ tone: "success", text }), showFailure);
}
