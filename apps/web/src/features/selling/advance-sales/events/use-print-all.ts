import { useState } from "react";
import { flushSync } from "react-dom";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import type { Attendee } from "../calls.ts";

/** Prints everybody whom the list finds, whatever page of it is on show: `rows` are there while it prints. */
export function usePrintAll(all: () => Promise<readonly Attendee[]>) {
  const showFailure = useFailureToast();
  const [rows, setRows] = useState<readonly Attendee[]>([]);
  const [busy, setBusy] = useState(false);
  const printAll = async () => {
    setBusy(true);
    try {
      const found = await all();
      flushSync(() => setRows(found));
      addEventListener("afterprint", () => setRows([]), { once: true });
      print();
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { rows, busy, printAll: () => void printAll() };
}
