import { Navigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { DeclineText } from "../../../business/decline-text.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { BookingUnavailable } from "./booking-unavailable.tsx";
import { PayCard } from "./pay-card.tsx";
import styles from "./pay-page.module.css";
import { useBooking } from "./use-booking.ts";

/** Paying after a payment that did not go through: why, until when the rooms are held, the ways to pay, and nothing else. */
export default function PayPage() {
  const { t } = useTranslation("booking");
  const { data: booking, error, refetch } = useBooking();
  const again = useCallback(() => void refetch(), [refetch]);
  if (booking === undefined) return <BookingUnavailable error={error} retry={refetch} />;
  const { _id, status, canPay, payments } = booking;
  if (status === "confirmed")
    return <Navigate to="/booking/$bookingId/success" params={{ bookingId: _id }} replace />;
  if (status !== "awaitingPayment" || !canPay)
    return <Navigate to="/booking/detail/$id" params={{ id: _id }} replace />;
  const declined = payments.findLast(({ state }) => state === "declined" || state === "started");
  const title = t(declined?.state === "declined" ? "after.another" : "after.choose");
  return (
    <section className={styles.page}>
      <PageTitle text={title} />
      <h1 className="display">{title}</h1>
      {declined?.state === "declined" && (
        <Notice tone="danger" title={t("after.declined.title")}>
          <DeclineText reason={declined.reason} amountSen={declined.amountSen} />
        </Notice>
      )}
      <PayCard booking={booking} onOver={again} />
    </section>
  );
}
