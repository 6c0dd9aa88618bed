import { useEffect } from "react";

/** Closing the tab with something unsaved asks first. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const send = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", send);
    return () => removeEventListener("beforeunload", send);
  }, [dirty]);
}
