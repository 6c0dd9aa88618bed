import type { BookingId } from "@pulau/domain/ids.ts";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useOpenPlace } from "../../../../business/presence/use-presence.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt, useSearchBy } from "../../../../shell/page-address.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type Booking, booking, isWhole } from "../calls.ts";
import { DepositPanel } from "../deposit/deposit-panel.tsx";
import { useDeskAct } from "../use-desk-act.tsx";
import { BalancePanel } from "./balance-panel.tsx";
import { StayPair } from "./beside/pair.tsx";
import { BookerPanel } from "./booker.tsx";
import styles from "./booking.module.css";
import { readBookingSearch } from "./booking-address.ts";
import { ChargesPanel } from "./charges.tsx";
import { AddOnsPanel, BoatsPanel } from "./extras.tsx";
import { BesideHead, BookingHead, Standing } from "./head.tsx";
import { HistoryPanel } from "./history.tsx";
import { PaymentsPanel, PricePanel } from "./money.tsx";
import { NotesPanel } from "./notes.tsx";
import { RoomsPanel } from "./rooms.tsx";
import { StayFacts } from "./stay-facts.tsx";
import { TransfersPanel } from "./transfers.tsx";

function BookingShape() {
  const { t } = useTranslation("staff");
  return (
    <Waiting what={t("booking.waiting")}>
      <div className={styles.page}>
        <Skeleton width={340} height={56} />
        <div className={styles.columns}>
          <Skeleton height={460} radius={12} />
          <Skeleton height={460} radius={12} />
        </div>
      </div>
    </Waiting>
  );
}

const useBooking = (_id: BookingId) => useCall(booking, { params: { _id } }, { refetchInterval: 60_000 });

function NoBooking({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("staff");
  if (!isFailure(error, "NOT_FOUND", "INVALID_INPUT")) return <ErrorState error={error} retry={retry} />;
  return (
    <EmptyState
      picture="jungle-trail"
      title={t("booking.notFound.title")}
      act={<LinkButton to="/staff/bookings">{t("booking.notFound.act")}</LinkButton>}
    >
      {t("booking.notFound.text")}
    </EmptyState>
  );
}

function BookingBody({ booking }: { booking: Booking }) {
  return (
    <>
      <Standing booking={booking} />
      <StayFacts booking={booking} />
      <BookingPanels booking={booking} />
    </>
  );
}

function BookingPanels({ booking }: { booking: Booking }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <RoomsPanel booking={booking} />
        <BoatsPanel crossings={booking.crossings} disruptions={booking.disruptions} />
        <TransfersPanel transfers={booking.transfers} />
        <AddOnsPanel addOns={booking.addOns} extras={booking.extras} />
        {isWhole(booking) && <BookerPanel booking={booking} />}
      </div>
      <div className={styles.column}>
        <NotesPanel booking={booking} />
        {isWhole(booking) && (
          <>
            <PricePanel booking={booking} />
            <ChargesPanel booking={booking} />
            <BalancePanel booking={booking} />
            <DepositPanel bookingId={booking._id} />
            <PaymentsPanel booking={booking} />
          </>
        )}
        <HistoryPanel history={booking.history} />
      </div>
    </div>
  );
}

/** A booking as one of two that stand side by side. */
function BookingBeside({ _id }: { _id: BookingId }) {
  const { data, error, refetch } = useBooking(_id);
  const desk = useDeskAct();
  if (data === undefined) return error ? <NoBooking error={error} retry={refetch} /> : <BookingShape />;
  return (
    <div className={styles.page}>
      <BesideHead booking={data} desk={desk} />
      <BookingBody booking={data} />
      {desk.dialog}
    </div>
  );
}

function BookingAlone({ _id }: { _id: BookingId }) {
  const { t } = useTranslation("staff");
  const { data, error, refetch } = useBooking(_id);
  useOpenPlace({ bookingId: data?._id ?? null });
  const desk = useDeskAct();
  if (data === undefined) {
    return (
      <>
        <PageHead title={t("list.title")} lead={null} />
        {error ? <NoBooking error={error} retry={refetch} /> : <BookingShape />}
      </>
    );
  }
  return (
    <>
      <BookingHead booking={data} desk={desk} />
      <div className={styles.page}>
        <BookingBody booking={data} />
        {desk.dialog}
      </div>
    </>
  );
}

/** A booking, or two side by side where the address names another. */
export default function BookingPage() {
  const { id: _id } = useParamsAt("/staff/bookings/$id");
  const { beside } = useSearchBy(readBookingSearch);
  if (beside === undefined || beside === _id) return <BookingAlone _id={_id} />;
  return <StayPair ids={[_id, beside]} show={(id) => <BookingBeside key={id} _id={id} />} />;
}
