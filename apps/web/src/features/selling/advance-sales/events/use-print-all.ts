import { useState } from "react";
import { flushSync } from "react-dom";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { Attendee } from "../calls.ts";

/** Prints everybody whom the list finds, whatever page of it is on show: `rows` are there while it prints. */
export function usePrintAll(all: () => Promise<readonly Attendee[]>) {
  const toast = useToast();
  const failureText = useFailureText();
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
      toast({ tone: "danger", text: failureText(thrown) });
    } finally {
      setBusy(false);
    }
  };
  return { rows, busy, printAll: () => void printAll() };
}
