import type { BookingId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { NoDrawer } from "../../../business/drawer/no-drawer.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { moneyPaths, voidTransaction } from "./calls.ts";
import styles from "./money.module.css";

/** What was paid for: a booking owes the money again, a purchase, told by its number, is taken back. */
type Of = { readonly bookingId: BookingId } | { readonly purchaseId: PurchaseId; readonly number: string };
type Request = { of: Of; payment: { readonly _id: PaymentId; readonly amountSen: Sen }; onClose: () => void };

const schema = z.object({
  reason: z.string().trim().min(1, { error: "required" }).max(300, { error: "tooLong" }),
});

function VoidForm({ of, payment, onClose }: Request) {
  const { t } = useTranslation("money");
  const toast = useToast();
  const send = useSend(voidTransaction, moneyPaths);
  const isBooking = "bookingId" in of;
  const _id = isBooking ? of.bookingId : of.purchaseId;
  const form = useForm({
    schema,
    initial: { reason: "" },
    onSubmit: async (query) => {
      await send.mutateAsync({ params: { _id, tansId: payment._id }, query });
      onClose();
      toast({ tone: "success", text: t("desk.voided") });
    },
  });
  const noDrawer = isFailure(form.failure, "NO_OPEN_DRAWER");
  return (
    <form {...form.form}>
      <p>
        {t(isBooking ? "desk.voidText" : "desk.voidPurchase", { amount: formatRinggit(payment.amountSen) })}
      </p>
      <div className={styles.fields}>
        <TextInput {...form.field("reason")} label={t("desk.reason")} autoComplete="off" />
        {noDrawer && <NoDrawer />}
        {form.failure !== null && !noDrawer && <ErrorState error={form.failure} />}
        <div className={styles.ways}>
          <Button type="submit" kind="dangerFilled" busy={form.busy}>
            {t("desk.void")}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t("ask.cancel")}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Voids an offline payment once a reason is given; for who has the right. */
export function VoidButton({ of, payment }: Omit<Request, "onClose">) {
  const { t } = useTranslation("money");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = t("desk.voidOf", { amount: formatRinggit(payment.amountSen) });
  return (
    <>
      <Button
        kind="outline"
        size="small"
        aria-label={"number" in of ? `${name}: ${of.number}` : name}
        onClick={() => setOpen(true)}
      >
        {t("desk.void")}
      </Button>
      <Dialog open={open} onClose={close} role="alertdialog" title={t("desk.voidTitle")}>
        <VoidForm of={of} payment={payment} onClose={close} />
      </Dialog>
    </>
  );
}
