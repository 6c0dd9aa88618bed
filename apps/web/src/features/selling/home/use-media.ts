import { useSyncExternalStore } from "react";

/** A phone, a low window, or a page at 200 %: there what opens takes the whole page. */
export const sheetMedia = "(max-width: 759px), (max-height: 719px)";

/** Whether the window answers a media query just now. False on the server. */
export const useMedia = (condition: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(condition);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
