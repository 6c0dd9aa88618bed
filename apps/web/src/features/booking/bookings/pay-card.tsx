import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { type Booking, paymentOptions } from "./calls.ts";
import { onDeviceClock } from "./device-clock.ts";
import { PayForm } from "./pay-form.tsx";
import { PayUntil } from "./pay-until.tsx";
import { Section } from "./section.tsx";
import { SlipLooked, SlipRefused } from "./slip-notices.tsx";
import { VoucherForm } from "./voucher-form.tsx";

/** Pays a pre-booking, or the rest of a booking that is paid in part. */
export function PayCard({ booking, onOver }: { booking: Booking; onOver: () => void }) {
  const { t } = useTranslation("trips");
  const { _id, payments } = booking;
  const waits = booking.status === "awaitingPayment";
  const { data, error, refetch, dataUpdatedAt } = useCall(
    paymentOptions,
    { params: { _id } },
    // A started payment moves the deadline.
    { refetchInterval: waits && 30_000 },
  );
  const [another, setAnother] = useState(false);
  const isStarted = waits && payments.some(({ state }) => state === "started");
  // Whoever has sent the money is not asked for it again, unless they ask to.
  const looking = payments.some(({ state }) => state === "awaitingVerification");
  const showsForm = data !== undefined && (!looking || another);
  const last = payments.at(-1);
  const refused = last?.gateway === "transfer" && last.state === "declined";
  return (
    <Section title={t(waits ? "pay.title" : "pay.rest")}>
      {looking && data && (
        <SlipLooked
          bookingId={_id}
          keptUntil={data.payUntil}
          another={another}
          onAnother={() => setAnother(!another)}
        />
      )}
      {showsForm && data.payUntil && (
        <PayUntil
          payUntil={data.payUntil}
          ownPayUntil={onDeviceClock(data.payUntil, data.now, dataUpdatedAt)}
          onOver={onOver}
        />
      )}
      {showsForm && refused && data.offers.length > 0 && <SlipRefused bookingId={_id} />}
      {showsForm && isStarted && (
        <Notice tone="info" title={t("pay.notReceived")}>
          {t("pay.notReceivedWhy")}
        </Notice>
      )}
      {showsForm && <PayForm bookingId={_id} options={data} />}
      {showsForm && !looking && data.offers.length > 0 && (
        <LinkButton to={`/transfer/${_id}`} kind="plain">
          {t("pay.transfer")}
        </LinkButton>
      )}
      {showsForm && data.offers.length > 0 && <VoucherForm bookingId={_id} />}
      {data === undefined && (
        <LoadState error={error} retry={refetch} what={t("pay.waiting")}>
          <Skeleton height={180} radius={10} />
        </LoadState>
      )}
    </Section>
  );
}
