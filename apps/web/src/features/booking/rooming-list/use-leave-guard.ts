import { useEffect } from "react";
import { tellUnsaved } from "../../../ui/unsaved.ts";

/** Closing the tab with something unsaved asks first. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const send = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", send);
    const end = tellUnsaved(() => true);
    return () => {
      removeEventListener("beforeunload", send);
      end();
    };
  }, [dirty]);
}
