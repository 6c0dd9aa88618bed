import { useSyncExternalStore } from "react";

const narrow = "(max-width: 759px)";

/** Whether rows are cards, and filters wait in a sheet: under 760 px. False on the server. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
