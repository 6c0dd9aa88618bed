import { useEffect } from "react";
import { registerUnsaved } from "../../../ui/unsaved.ts";

/** Closing the tab with something unsaved asks first. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const send = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", send);
    const end = registerUnsaved(() => true);
    return () => {
      removeEventListener("beforeunload", send);
      end();
    };
  }, [dirty]);
}
