import { payPayoutRoute, rejectPayoutRoute } from "@pulau/contract/payouts.ts";
import { useEffect, useRef, useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useAfterDrawing } from "../../../ui/use-after-drawing.ts";
import { useForm } from "../../../ui/use-form.ts";
import { approvePayout, type Payout, payoutPaths, payPayout, rejectPayout } from "./calls.ts";
import styles from "./wallets.module.css";

type Parts = { payout: Payout; onDone: () => void };

function PaidForm({ payout, onDone }: Parts) {
  const { t } = useTranslation("wallets");
  const toast = useToast();
  const send = useSend(payPayout, payoutPaths);
  const form = useForm({
    schema: payPayoutRoute.body,
    initial: { bankReference: "", paidOn: "" },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: payout._id }, body });
      toast({ tone: "success", text: t("payouts.paid", { number: payout.number }) });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <TextInput label={t("payouts.reference")} autoComplete="off" {...form.field("bankReference")} />
      <DateField label={t("payouts.paidOn")} {...form.field("paidOn")} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy}>
        {t("payouts.pay")}
      </Button>
    </form>
  );
}

function RejectForm({ payout, onDone, onLeave }: Parts & { onLeave: () => void }) {
  const { t } = useTranslation("wallets");
  const toast = useToast();
  const send = useSend(rejectPayout, payoutPaths);
  const form = useForm({
    schema: rejectPayoutRoute.body,
    initial: { reason: "" },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: payout._id }, body });
      toast({ tone: "success", text: t("payouts.rejected", { number: payout.number }) });
      onDone();
    },
  });
  const { ref } = form.form;
  // The button that opened it is gone, and the focus with it.
  useEffect(() => ref.current?.querySelector("textarea")?.focus(), [ref]);
  return (
    <form className={styles.form} {...form.form}>
      <Textarea
        label={t("payouts.why")}
        hint={t("payouts.whyHint")}
        most={500}
        maxLength={500}
        {...form.field("reason")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" kind="dangerFilled" busy={form.busy}>
        {t("payouts.reject")}
      </Button>
      <Button kind="outline" onClick={onLeave}>
        {t("payouts.rejectLeave")}
      </Button>
    </form>
  );
}

/** What may be done to a payout now by who looks. */
export function PayoutActs({ payout, onDone }: Parts) {
  const { t } = useTranslation("wallets");
  const toast = useToast();
  const approve = useSend(approvePayout, payoutPaths);
  const [rejecting, setRejecting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const afterDrawing = useAfterDrawing();
  const { acts, _id, number } = payout;
  const leave = () => {
    setRejecting(false);
    afterDrawing(() => place.current?.querySelector<HTMLElement>("button:last-child")?.focus());
  };
  const agree = () =>
    approve.mutate(
      { params: { _id } },
      {
        onSuccess: () => {
          toast({ tone: "success", text: t("payouts.approved", { number }) });
          onDone();
        },
      },
    );
  if (!acts.approve && !acts.pay && !acts.reject && !acts.secondPerson) return null;
  // Nothing else may be pressed by mistake while a reason is written.
  if (rejecting)
    return (
      <div className={styles.acts}>
        <RejectForm payout={payout} onDone={onDone} onLeave={leave} />
      </div>
    );
  return (
    <div className={styles.acts} ref={place}>
      {acts.secondPerson && <Notice tone="info">{t("payouts.secondPerson")}</Notice>}
      {approve.error && <ErrorState error={approve.error} />}
      {acts.approve && (
        <Button busy={approve.isPending} onClick={agree}>
          {t("payouts.approve")}
        </Button>
      )}
      {acts.pay && <PaidForm payout={payout} onDone={onDone} />}
      {acts.reject && (
        <Button kind="danger" onClick={() => setRejecting(true)}>
          {t("payouts.rejectOpen")}
        </Button>
      )}
    </div>
  );
}
