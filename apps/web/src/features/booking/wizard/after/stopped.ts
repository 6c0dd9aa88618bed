import { useLocation } from "@tanstack/react-router";
import { CallFailure } from "../../../../api/call-failure.ts";

/** What did not pay after the submit, and why: it goes with the page in the browser's history, so a reload keeps it. */
export type Stopped = {
  readonly at: "voucher" | "payment";
  readonly failure: Pick<CallFailure, "code" | "facts">;
};

declare module "@tanstack/react-router" {
  interface HistoryState {
    stopped?: Stopped;
  }
}

export const stoppedBy = (at: Stopped["at"], thrown: unknown): Stopped => ({
  at,
  failure:
    thrown instanceof CallFailure
      ? { code: thrown.code, facts: thrown.facts }
      : { code: "UNEXPECTED", facts: {} },
});

/** Whether the payment stopped before its page: nothing can then be heard of it, unless another one is under way. */
export const isWithoutPage = (stopped: Stopped | undefined): boolean =>
  stopped !== undefined && stopped.failure.code !== "PAYMENT_UNDER_WAY";

/** What stopped the payment that led here; null when nothing did, or somebody came by another way. */
export function useStopped(): { at: Stopped["at"]; failure: CallFailure } | null {
  const stopped = useLocation({ select: ({ state }) => state.stopped });
  if (stopped === undefined) return null;
  const { at, failure } = stopped;
  return { at, failure: new CallFailure(failure.code, { facts: failure.facts }) };
}
