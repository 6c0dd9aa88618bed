import { useSyncExternalStore } from "react";

const narrow = "(max-width: 759px)";

/** Whether the page is a phone's, under 760 px: rows are cards there, and calendars show one month. False on the server. */
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
