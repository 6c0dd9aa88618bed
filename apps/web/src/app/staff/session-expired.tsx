import { useSyncExternalStore } from "react";
import { useBackend } from "../../api/use-call.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const SignInAgain = onDemand(() => import("../../features/people/staff-sign-in/sign-in-again.tsx"), "errors");

const never = () => () => undefined;

/** Asks who works on a page to sign in again when their session has ended. */
export function SessionExpired() {
  const { lapse } = useBackend();
  const over = useSyncExternalStore(lapse?.subscribe ?? never, () => lapse?.over() ?? false);
  return over && lapse ? <SignInAgain lapse={lapse} /> : null;
}
