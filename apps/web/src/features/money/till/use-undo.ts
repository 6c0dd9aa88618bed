import type { ChargeSlipId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../api/use-call.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { tillPaths, undoSlip } from "./calls.ts";

/** Takes back a slip of one's own, and says so, or why not. */
export function useUndo(text: string) {
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(undoSlip, tillPaths);
  const undo = (_id: ChargeSlipId, onUndone?: () => void): void =>
    void send.mutateAsync({ params: { _id } }).then(() => {
      toast({ tone: "success", text });
      onUndone?.();
    }, showFailure);
  return { undo, busy: send.isPending };
}
