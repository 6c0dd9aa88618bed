import type { GatewayId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useMay } from "../../../../api/use-call.ts";
import { PriceLines } from "../../../../business/price-lines.tsx";
import { paymentStyles, StyledChip } from "../../../../business/state-styles.tsx";
import { useBrand } from "../../../../business/use-brand.ts";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { WholeBooking } from "../calls.ts";
import styles from "./booking.module.css";

/** Every line with its reason, the total, and what is still to pay. */
export function PricePanel({ booking }: { booking: WholeBooking }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const rowsOf = usePriceRows();
  const owing = booking.balanceSen > 0 && booking.status !== "cancelled" && booking.status !== "noShow";
  return (
    <Panel title={t("booking.price")}>
      <div className={styles.price}>
        <PriceLines rows={rowsOf(booking.lines)} total={booking.totalSen} totalText={t("booking.total")} />
        <p>
          <span>{t("booking.paid")}</span>
          <Money sen={booking.paidSen} />
        </p>
        {owing && (
          <p className={styles.due}>
            <span>
              {booking.balanceDueOn
                ? t("booking.dueBy", { day: dayText(booking.balanceDueOn, language) })
                : t("booking.due")}
            </span>
            <Money sen={booking.balanceSen} />
          </p>
        )}
        {booking.balanceSen === 0 && <p className="hint">{t("booking.settled")}</p>}
      </div>
    </Panel>
  );
}

export function PaymentsPanel({ booking: { _id, payments } }: { booking: WholeBooking }) {
  const { t } = useTranslation("staff");
  const mayOpen = useMay()("payments", "read");
  const reasonText = (reason: string) =>
    t(`paymentReasons.${reason.toLowerCase()}` as "paymentReasons.expired", { defaultValue: reason });
  const brand = useBrand();
  const gateway = (id: GatewayId) =>
    brand(id)?.pays ?? t(`gateways.${id}` as "gateways.wallet", { defaultValue: id });
  return (
    <Panel
      title={t("booking.payments")}
      count={payments.length}
      end={
        mayOpen && (
          <LinkButton to={`/staff/bookings/${_id}/money`} kind="outline" size="small">
            {t("booking.money")}
          </LinkButton>
        )
      }
    >
      {payments.length === 0 && <PanelEmpty>{t("booking.noPayments")}</PanelEmpty>}
      <ul>
        {payments.map((payment) => {
          return (
            <li key={payment._id} className={styles.line}>
              <span>
                <b className="strong">{gateway(payment.gateway)}</b>
                <small>
                  {t(`paymentParts.${payment.part}`)} · <MomentText moment={payment.at} />
                </small>
                {payment.reason !== null && <small>{reasonText(payment.reason)}</small>}
                {payment.refundedSen > 0 && (
                  <small>{t("booking.refunded", { amount: formatRinggit(payment.refundedSen) })}</small>
                )}
              </span>
              <span className={styles.paid}>
                <Money sen={payment.amountSen} />
                <StyledChip face={paymentStyles[payment.state]}>
                  {t(`paymentStates.${payment.state}`)}
                </StyledChip>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
