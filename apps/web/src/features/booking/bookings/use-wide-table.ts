import { useSyncExternalStore } from "react";

const roomy = "(min-width: 1040px)";

/** Whether a table has room for a column of its own for each state. */
export const useWideTable = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(roomy);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(roomy).matches,
    () => true,
  );
