import type { GatewayId, RuleId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { isStaffDiscount, shownLines, staffDiscountsOf } from "@pulau/domain/pricing/staff-discount.ts";
import { Fragment, useState } from "react";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { PriceLines, type PriceRow } from "../../../../business/price-lines.tsx";
import { paymentStyles, StyledChip } from "../../../../business/state-styles.tsx";
import { useBrand } from "../../../../business/use-brand.ts";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton, LinkButton } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { IconX } from "../../../../ui/icons/index.ts";
import { MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { type DiscountQuote, deskPaths, discountQuote, endDiscount, type WholeBooking } from "../calls.ts";
import styles from "./booking.module.css";
import { StayDiscount } from "./discount-dialog.tsx";
import { ExcludeDialog } from "./exclude-dialog.tsx";
import { PaymentStatusButton } from "./payment-status.tsx";

/** Every line with its reason, the total, and what is still to pay. */
export function PricePanel({ booking }: { booking: WholeBooking }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const mayChange = useMay()("bookings", "write");
  const [dialog, setDialog] = useState<"discount" | "exclude" | null>(null);
  const close = () => setDialog(null);
  const owing = booking.balanceSen > 0 && booking.status !== "cancelled" && booking.status !== "noShow";
  const isNeeded = mayChange && (owing || booking.lines.some(isStaffDiscount));
  const { data: quote } = useCall(
    discountQuote,
    { params: { _id: booking._id }, query: {} },
    { enabled: isNeeded },
  );
  const rows = useRowsWithEnd(booking, quote);
  return (
    <Panel
      title={t("booking.price")}
      end={
        <>
          {mayChange && isStanding(booking) && (
            <Button kind="outline" size="small" onClick={() => setDialog("exclude")}>
              {t("exclude.open")}
            </Button>
          )}
          {owing && quote && quote.limit !== 0 && (
            <Button kind="outline" size="small" onClick={() => setDialog("discount")}>
              {t("discount.act")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.price}>
        <PriceLines rows={rows} total={booking.totalSen} totalText={t("booking.total")} />
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
      {dialog === "discount" && quote && (
        <StayDiscount bookingId={booking._id} quote={quote} onClose={close} />
      )}
      {dialog === "exclude" && <ExcludeDialog booking={booking} onClose={close} />}
    </Panel>
  );
}

const isStanding = ({ status }: WholeBooking): boolean =>
  status === "awaitingPayment" || status === "confirmed" || status === "inHouse";

/** Whether whoever looks may take a discount back: who could give it. */
function mayEnd(booking: WholeBooking, quote: DiscountQuote | undefined, ruleId: RuleId): boolean {
  if (!quote || !isStanding(booking)) return false;
  const given = staffDiscountsOf(booking.lines).find((discount) => discount.ruleId === ruleId);
  const { limit, staySen } = quote;
  return given !== undefined && (limit === null || given.sen * 10_000 <= limit * staySen);
}

/** The rows of the price; a discount has a button that takes it back. */
function useRowsWithEnd(booking: WholeBooking, quote: DiscountQuote | undefined): PriceRow[] {
  const { t } = useTranslation("staff", { keyPrefix: "discount" });
  const rowsOf = usePriceRows();
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(endDiscount, deskPaths);
  const end = (ruleId: RuleId) =>
    send
      .mutateAsync({ params: { _id: booking._id }, query: { ruleId } })
      .then(
        ({ totalSen }) => toast({ tone: "success", text: t("ended", { amount: formatRinggit(totalSen) }) }),
        showFailure,
      );
  const shown = shownLines(booking.lines);
  return rowsOf(shown).map((row, i) => {
    const ruleId = shown[i]?.ruleId ?? "";
    if (!mayEnd(booking, quote, ruleId)) return row;
    return {
      ...row,
      what: (
        <Fragment key={row.key}>
          {row.what}{" "}
          <IconButton
            icon={IconX}
            label={t("end")}
            writes
            disabled={send.isPending}
            onClick={() => void end(ruleId)}
          />
        </Fragment>
      ),
    };
  });
}

export function PaymentsPanel({ booking }: { booking: WholeBooking }) {
  const { _id, payments } = booking;
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
        <>
          <PaymentStatusButton booking={booking} />
          {mayOpen && (
            <LinkButton to={`/staff/bookings/${_id}/money`} kind="outline" size="small">
              {t("booking.money")}
            </LinkButton>
          )}
        </>
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
