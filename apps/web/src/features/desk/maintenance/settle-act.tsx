import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { type FaultRow, roomFaults, settleFault } from "./staff-routes.ts";

/** Says that a fault is repaired, with the way back in a toast. */
export function SettleAct({ fault }: { fault: FaultRow }) {
  const { t } = useTranslation("maintenance");
  const may = useMay()("housekeeping", "write");
  const send = useSend(settleFault, [roomFaults.path]);
  const toast = useToast();
  const showFailure = useFailureToast();
  if (!may || fault.state === "done") return null;
  const settle = (done: boolean) => send.mutateAsync({ params: { _id: fault._id }, body: { done } });
  const repaired = async () => {
    await settle(true);
    toast({
      tone: "success",
      text: t("settled", { room: fault.roomNo }),
      undo: () => void settle(false).catch(showFailure),
    });
  };
  return (
    <Button
      kind="outline"
      size="small"
      busy={send.isPending}
      aria-label={t("settleOf", { fault: fault.text, room: fault.roomNo })}
      onClick={() => void repaired().catch(showFailure)}
    >
      {t("settle")}
    </Button>
  );
}
