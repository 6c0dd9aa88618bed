import { useNavigate } from "@tanstack/react-router";
import { useBackend, useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./frame.module.css";

/** Saves and leaves; the draft waits among the drafts, or for a visitor on this device. */
export function LeaveButton() {
  const { t } = useTranslation("booking");
  const { flush } = useDraft();
  const session = useSession();
  const isDesk = useBackend().side.name === "staff";
  const navigate = useNavigate();
  const toast = useToast();
  const leave = async () => {
    await flush().catch(() => undefined);
    toast({ text: t(isDesk ? "leave.doneAtDesk" : "leave.done"), tone: "success" });
    await navigate({
      to: isDesk ? "/staff/bookings" : session === null ? "/" : "/draft-booking/listing",
    });
  };
  return (
    <Button kind="outline" className={styles.leave ?? ""} onClick={leave}>
      {t("leave.act")}
    </Button>
  );
}
