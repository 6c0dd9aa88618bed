import { cancelEventRoute } from "@pulau/contract/event-admin.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useId } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../advance-sales.module.css";
import { cancelEvent, type EventRow, eventPaths } from "../calls.ts";

/** Asks before an event is called off, and for what its guests are told. */
export function CancelEventDialog({ row, onClose }: { row: EventRow; onClose: () => void }) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const toast = useToast();
  const send = useSend(cancelEvent, eventPaths);
  const id = useId();
  const form = useForm({
    schema: cancelEventRoute.body,
    initial: { note: "" },
    onSubmit: async (body) => {
      const { refunds: count, refundedSen } = await send.mutateAsync({ params: { _id: row._id }, body });
      onClose();
      toast({
        tone: "success",
        text:
          count === 0
            ? t("staff.calledOffFree")
            : t("staff.calledOff", { count, amount: formatRinggit(refundedSen) }),
      });
    },
  });
  return (
    <ConfirmDialog
      title={t("staff.callOffTitle", { name: say(row.name) })}
      words={{ keep: t("staff.keep"), agree: t("staff.callOff") }}
      form={id}
      busy={form.busy}
      error={form.failure}
      onClose={onClose}
    >
      <form id={id} className={styles.form} {...form.form}>
        <p>{t("staff.callOffText")}</p>
        <Textarea label={t("staff.note")} most={400} maxLength={400} {...form.field("note")} />
      </form>
    </ConfirmDialog>
  );
}
