import { useSyncExternalStore } from "react";

const wide = "(min-width: 1200px)";

/** Whether the window is wide enough for the horizontal layout and a standing side bar: 1200 px. True on the server. */
export const useWideEnough = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
