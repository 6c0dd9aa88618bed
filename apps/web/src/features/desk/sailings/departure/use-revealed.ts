import { useEffect, useState } from "react";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";

/** How long something stays to be read: whoever needs it longer shows it again, and that is logged again. */
const shownFor = 60_000;

/** What is shown by a call that is logged, for a minute, and hidden again by the same press. */
export function useRevealed<V>(reveal: () => Promise<V>) {
  const showFailure = useFailureToast();
  const [value, setValue] = useState<V | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), shownFor);
    return () => clearTimeout(timer);
  }, [value]);
  const show = async () => {
    try {
      setValue(await reveal());
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return { value, toggle: () => (value === null ? void show() : setValue(null)) };
}
