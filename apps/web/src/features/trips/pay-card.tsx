import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../ui/waiting.tsx";
import { type Booking, paymentOptions } from "./calls.ts";
import { onOwnClock } from "./own-clock.ts";
import { PayForm } from "./pay-form.tsx";
import { PayUntil } from "./pay-until.tsx";
import { Section } from "./section.tsx";
import { VoucherForm } from "./voucher-form.tsx";

/** Pays a pre-booking, or the rest of a booking that is paid in part. */
export function PayCard({ booking, onOver }: { booking: Booking; onOver: () => void }) {
  const { t } = useTranslation("trips");
  const waits = booking.status === "awaitingPayment";
  const { data, error, refetch, dataUpdatedAt } = useCall(
    paymentOptions,
    { params: { _id: booking._id } },
    // A started payment moves the deadline.
    { refetchInterval: waits && 30_000 },
  );
  const underWay = waits && booking.payments.some((payment) => payment.state === "started");
  return (
    <Section title={t(waits ? "pay.title" : "pay.rest")}>
      {data?.payUntil && (
        <PayUntil
          payUntil={data.payUntil}
          ownPayUntil={onOwnClock(data.payUntil, data.now, dataUpdatedAt)}
          onOver={onOver}
        />
      )}
      {underWay && (
        <Notice tone="info" title={t("pay.underWay")}>
          {t("pay.underWayWhy")}
        </Notice>
      )}
      {data && data.offers.length > 0 && <VoucherForm bookingId={booking._id} />}
      {data && <PayForm bookingId={booking._id} options={data} />}
      {data && data.offers.length > 0 && (
        <LinkButton to={`/transfer/${booking._id}`} kind="plain">
          {t(booking.paymentStatus === "awaitingVerification" ? "pay.transferWaits" : "pay.transfer")}
        </LinkButton>
      )}
      {data === undefined && error && <ErrorState error={error} retry={refetch} />}
      {data === undefined && !error && (
        <Waiting what={t("pay.waiting")}>
          <Skeleton height={180} radius={10} />
        </Waiting>
      )}
    </Section>
  );
}
