import { setPaymentStatusRoute } from "@pulau/contract/staff-bookings.ts";
import { settableStatuses } from "@pulau/domain/booking/settable-status.ts";
import { useState } from "react";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { deskPaths, setPaymentStatus, type WholeBooking } from "../calls.ts";

type Props = { readonly booking: WholeBooking };

/** What a person may know better of how the payment stands than the books do. */
const othersOf = (booking: WholeBooking) =>
  settableStatuses({
    ...booking,
    refundedSen: booking.payments.reduce((sum, { refundedSen }) => sum + refundedSen, 0),
  }).filter((status) => status !== booking.paymentStatus);

function StatusDialog({ booking, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation(["staff", "pieces"]);
  const toast = useToast();
  const send = useSend(setPaymentStatus, deskPaths);
  const others = othersOf(booking);
  const form = useForm({
    schema: setPaymentStatusRoute.body,
    initial: { paymentStatus: others[0] ?? booking.paymentStatus, reason: "" },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: booking._id }, body });
      toast({ tone: "success", text: t("staff:payStatus.done") });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("staff:payStatus.title")}
      words={{ leave: t("staff:payStatus.leave"), save: t("staff:payStatus.save") }}
      onClose={onClose}
    >
      <p>{t("staff:payStatus.text")}</p>
      <Select
        {...form.field("paymentStatus")}
        label={t("staff:payStatus.status")}
        choices={others.map((value) => ({ value, text: t(`pieces:payment.${value}`) }))}
      />
      <TextInput {...form.field("reason")} label={t("staff:payStatus.reason")} autoComplete="off" />
    </FormDialog>
  );
}

/** Sets how the payment of a booking stands, as far as the books leave it open; for who may change payments. */
export function PaymentStatusButton({ booking }: Props) {
  const { t } = useTranslation("staff", { keyPrefix: "payStatus" });
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may("payments", "write") || othersOf(booking).length === 0) return null;
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        {t("act")}
      </Button>
      {open && <StatusDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
