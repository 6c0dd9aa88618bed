import { isOfflineWay } from "@pulau/domain/money/offline-ways.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import type { Booking, RefundOptions } from "./calls.ts";
import styles from "./money.module.css";
import { useMoneyWords } from "./use-words.ts";
import { VoidButton } from "./void-button.tsx";

const isVoidable = ({ gateway, state, refundedSen }: Booking["payments"][number]) =>
  isOfflineWay(gateway) && state === "captured" && refundedSen === 0;
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
              {mayVoid && isVoidable(payment) && (
                <VoidButton of={{ bookingId: booking._id }} payment={payment} />
              )}
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
        {refunds.map((refund) => (
          <li key={refund._id} className={styles.line}>
            <span>
              <b className="strong">{gateway(refund.toWallet ? "wallet" : refund.gateway)}</b>
              <small>
                <MomentText moment={refund.at} />
                {refund.by && ` · ${refund.by}`}
              </small>
              {refund.because && (
                <small>
                  <bdi>{refund.because}</bdi>
                </small>
              )}
            </span>
            <span className={styles.end}>
              <Money sen={refund.amountSen} />
              <Chip tone={refund.state === "done" ? "success" : "warning"}>
                {t(`states.${refund.state}`)}
              </Chip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
