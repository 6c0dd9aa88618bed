import { useSyncExternalStore } from "react";

/** Whether the window answers a media query just now. False on the server. */
export const useMedia = (asked: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(asked);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(asked).matches,
    () => false,
  );
