import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { MomentText, Money } from "../../../ui/written.tsx";
import { type Booking, moneyPaths, type RefundOptions, voidTransaction } from "./calls.ts";
import styles from "./money.module.css";
import { useMoneyWords } from "./use-words.ts";

type Payment = Booking["payments"][number];
type Ask = { bookingId: string; payment: Payment; onClose: () => void };

const schema = z.object({
  reason: z.string().trim().min(1, { error: "required" }).max(300, { error: "tooLong" }),
});

function VoidForm({ bookingId, payment, onClose }: Ask) {
  const { t } = useTranslation("money");
  const toast = useToast();
  const send = useSend(voidTransaction, moneyPaths);
  const form = useForm({
    schema,
    initial: { reason: "" },
    onSubmit: async (query) => {
      await send.mutateAsync({ params: { _id: bookingId, tansId: payment._id }, query });
      onClose();
      toast({ tone: "success", text: t("desk.voided") });
    },
  });
  return (
    <form {...form.form}>
      <p>{t("desk.voidText", { amount: formatRinggit(payment.amountSen) })}</p>
      <div className={styles.fields}>
        <TextInput {...form.field("reason")} label={t("desk.reason")} autoComplete="off" />
        {form.failure !== null && <ErrorState error={form.failure} />}
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

function VoidButton({ bookingId, payment }: Omit<Ask, "onClose">) {
  const { t } = useTranslation("money");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isOurs = payment.gateway === "offline" && payment.state === "captured" && payment.refundedSen === 0;
  return (
    <>
      {isOurs && (
        <Button
          kind="outline"
          size="small"
          aria-label={t("desk.voidOf", { amount: formatRinggit(payment.amountSen) })}
          onClick={() => setOpen(true)}
        >
          {t("desk.void")}
        </Button>
      )}
      <Dialog open={open} onClose={close} role="alertdialog" title={t("desk.voidTitle")}>
        <VoidForm bookingId={bookingId} payment={payment} onClose={close} />
      </Dialog>
    </>
  );
}

/** Every payment of a booking; offline ones can be voided by who has the right. */
export function PaymentList({ booking, mayVoid }: { booking: Booking; mayVoid: boolean }) {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  return (
    <Card as="section" className={styles.card} aria-labelledby="payments">
      <h2 className="display" id="payments">
        {t("desk.list")}
      </h2>
      {booking.payments.length === 0 && <p className="muted">{t("desk.none")}</p>}
      <ul>
        {booking.payments.map((payment) => (
          <li key={payment._id} className={styles.line}>
            <span>
              <b className="strong">{gateway(payment.gateway)}</b>
              <small>
                <MomentText moment={payment.at} />
              </small>
            </span>
            <span className={styles.end}>
              <Money sen={payment.amountSen} />
              <Chip tone={payment.state === "captured" ? "success" : "neutral"}>
                {t(`states.${payment.state}`)}
              </Chip>
              {mayVoid && <VoidButton bookingId={booking._id} payment={payment} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What went back, why and by whom. */
export function RefundList({ refunds }: Pick<RefundOptions, "refunds">) {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  return (
    <Card as="section" className={styles.card} aria-labelledby="refunds">
      <h2 className="display" id="refunds">
        {t("desk.refunds")}
      </h2>
      {refunds.length === 0 && <p className="muted">{t("desk.noRefunds")}</p>}
      <ul>
        {refunds.map((each) => (
          <li key={each._id} className={styles.line}>
            <span>
              <b className="strong">{gateway(each.toWallet ? "wallet" : each.gateway)}</b>
              <small>
                <MomentText moment={each.at} />
                {each.by && ` · ${each.by}`}
              </small>
              {each.because && (
                <small>
                  <bdi>{each.because}</bdi>
                </small>
              )}
            </span>
            <span className={styles.end}>
              <Money sen={each.amountSen} />
              <Chip tone={each.state === "done" ? "success" : "warning"}>{t(`states.${each.state}`)}</Chip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
