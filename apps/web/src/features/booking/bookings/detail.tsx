import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { useCallback } from "react";
import { useSession } from "../../../api/use-call.ts";
import { PaymentChip, StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconFileInvoice, IconPencil, IconPrinter } from "../../../ui/icons/index.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { useFocusKept } from "../../../ui/use-focus-kept.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { AgentCard } from "./agent-card.tsx";
import { BalanceNotice } from "./balance-notice.tsx";
import { BoardingCard } from "./boarding-card.tsx";
import { BookingUnavailable } from "./booking-unavailable.tsx";
import type { Booking } from "./calls.ts";
import { CancelledNotice } from "./cancelled-notice.tsx";
import styles from "./detail.module.css";
import { EventsCard } from "./events-card.tsx";
import { AddOnsCard, BoatsCard, BookerCard } from "./extras-cards.tsx";
import { PayCard } from "./pay-card.tsx";
import { PaymentsCard } from "./payments-card.tsx";
import { PolicyCard } from "./policy-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { RoomingCard } from "./rooming-card.tsx";
import { RoomsCard } from "./rooms-card.tsx";
import { StayCard } from "./stay-card.tsx";
import { TransfersCard } from "./transfers-card.tsx";
import { TravellersCard } from "./travellers-card.tsx";
import { useBooking } from "./use-booking.ts";

const WeatherCard = onDemand(() => import("./weather-card.tsx"), "weather");

function DetailHead({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const session = useSession();
  const mayChange = booking.canCancel && session?.role !== "viewer";
  const heading = useFocusKept(`${booking.status} ${booking.paymentStatus}`);
  return (
    <PageHead
      title={say(booking.packageName)}
      tab={t("detail.number", { number: booking.bookingNo })}
      lead={null}
      heading={heading}
      back={
        session !== null &&
        session.role !== "viewer" && <BackLink to="/booking/listing">{t("detail.back")}</BackLink>
      }
      states={
        <>
          <bdi>{t("detail.number", { number: booking.bookingNo })}</bdi>
          <StateChip state={booking.status} />
          <PaymentChip status={booking.paymentStatus} />
        </>
      }
    >
      {mayChange && (
        <LinkButton to={`/booking/detail/${booking._id}/change`} kind="outline" icon={IconPencil}>
          {t("detail.change")}
        </LinkButton>
      )}
      <LinkButton to={`/invoice/${booking._id}`} kind="outline" icon={IconFileInvoice}>
        {t("detail.invoice")}
      </LinkButton>
      <LinkButton to={`/booking/detail/${booking._id}/print`} kind="outline" icon={IconPrinter}>
        {t("detail.print")}
      </LinkButton>
    </PageHead>
  );
}

export default function DetailPage() {
  const session = useSession();
  const { data: booking, error, refetch } = useBooking();
  const again = useCallback(() => void refetch(), [refetch]);
  if (booking === undefined) return <BookingUnavailable error={error} retry={refetch} />;
  const mayPay = booking.canPay && session?.role !== "viewer";
  // What must be paid at once comes first; the rest of a booking that stands can be read past.
  const atOnce = booking.status === "awaitingPayment";
  const pay = mayPay && (
    <div className={styles.payColumn}>
      <PayCard booking={booking} onOver={again} />
    </div>
  );
  return (
    <>
      <DetailHead booking={booking} />
      <CancelledNotice booking={booking} />
      <BalanceNotice balance={booking.balance} />
      <div className={styles.columns}>
        {atOnce && pay}
        <div className={classNames(styles.column, styles.mainColumn)}>
          <StayCard booking={booking} />
          {isOpen(booking.status) && <WeatherCard checkIn={booking.checkIn} checkOut={booking.checkOut} />}
          <RoomingCard booking={booking} />
          <TravellersCard booking={booking} />
          <RoomsCard booking={booking} />
          <BoatsCard crossings={booking.crossings} booking={booking} />
          <BoardingCard code={booking.boardingCode} />
          <TransfersCard transfers={booking.transfers} />
          <AddOnsCard addOns={booking.addOns} extras={booking.extras} />
          <EventsCard booking={booking} />
          <BookerCard booking={booking} />
        </div>
        {!atOnce && pay}
        <div className={styles.column}>
          <PriceCard booking={booking} />
          <AgentCard booking={booking} />
          <PaymentsCard booking={booking} />
          <PolicyCard booking={booking} />
        </div>
      </div>
    </>
  );
}
