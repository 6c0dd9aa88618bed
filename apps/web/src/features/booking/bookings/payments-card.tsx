import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { paymentStyles, StyledChip } from "../../../business/state-styles.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { EInvoiceLine } from "./e-invoice-line.tsx";
import { Section } from "./section.tsx";
import { useWording } from "./use-wording.ts";

export function PaymentsCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { gateway } = useWording();
  const { payments } = booking;
  return (
    <Section title={t("payments.title")}>
      {payments.length === 0 && <p className="muted">{t("payments.none")}</p>}
      <ul className={styles.lines}>
        {payments.map((payment) => {
          return (
            <li key={payment._id}>
              <span>
                <b className="strong">{gateway(payment.gateway)}</b>
                <small>
                  <MomentText moment={payment.at} />
                </small>
                {payment.state === "captured" && (
                  <small>
                    <Link className="link" to="/receipt/$id" params={{ id: payment._id }}>
                      {t("payments.receipt")}
                    </Link>
                  </small>
                )}
                {payment.refundedSen > 0 && (
                  <small>{t("payments.refunded", { amount: formatRinggit(payment.refundedSen) })}</small>
                )}
              </span>
              <span className={styles.paid}>
                <Money sen={payment.amountSen} />
                <StyledChip face={paymentStyles[payment.state]}>
                  {t(`payments.states.${payment.state}`)}
                </StyledChip>
              </span>
            </li>
          );
        })}
      </ul>
      <EInvoiceLine booking={booking} />
    </Section>
  );
}
