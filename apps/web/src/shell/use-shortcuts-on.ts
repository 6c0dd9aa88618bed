import { useSyncExternalStore } from "react";

const key = "pulau.staff.keys";
const changed = "pulau.staff.keys-changed";
const areOn = () => localStorage.getItem(key) !== "off";

/** Single keys can be switched off on a device: they trouble who speaks to their computer. */
export function useShortcutsOn() {
  const on = useSyncExternalStore(
    (onChange) => {
      addEventListener(changed, onChange);
      return () => removeEventListener(changed, onChange);
    },
    areOn,
    () => true,
  );
  const set = (next: boolean) => {
    localStorage.setItem(key, next ? "on" : "off");
    dispatchEvent(new Event(changed));
  };
  return { on, set };
}
