import { nextLookMs, paymentOutcome } from "@pulau/domain/booking/payment-outcome.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { callQuery } from "../../../../api/queries.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { isHistoryFull, useReturn } from "../../../../shell/leave-portal.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLate } from "../../../../ui/waiting.tsx";
import { paymentStatus } from "../calls.ts";
import styles from "./after.module.css";
import { NotPaid } from "./not-paid.tsx";
import { isWithoutPage } from "./stopped.ts";
import { Waves } from "./waves.tsx";

/** Asks the server again and again until it knows. */
function useStanding(bookingId: BookingId) {
  const { call } = useBackend();
  const [since] = useState(() => Date.now());
  return useQuery({
    ...callQuery(call, paymentStatus, { params: { _id: bookingId } }),
    staleTime: 0,
    gcTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.data === undefined ? 3_000 : nextLookMs(paymentOutcome(state.data), Date.now() - since),
  });
}

function Confirming({ bookingId, underWay }: { bookingId: BookingId; underWay: boolean }) {
  const { t } = useTranslation("booking");
  const late = useLate();
  const veryLate = useLate(60_000);
  return (
    <>
      <Waves />
      <h1 className="display">{t(veryLate ? "after.slowTitle" : "after.confirming")}</h1>
      <p className="muted" role="status">
        {veryLate ? t("after.slow") : late ? t("after.waiting") : t("after.moment")}
      </p>
      {late && underWay && <NotPaid bookingId={bookingId} />}
    </>
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Its submit lies back: once it is paid, the booking is shown and no success. */
    wasSubmitted?: true;
  }
}

/**
 * Goes on to the booking's success, in this page's place. Where a bank's page may lie before it, it stays in the history and
 * leads to the booking.
 */
function Paid({ bookingId }: { bookingId: BookingId }) {
  const navigate = useNavigate();
  const { wasSubmitted, stopped } = useLocation().state;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (wasSubmitted) {
      void navigate({ to: "/booking/detail/$id", params: { id: bookingId }, replace: true });
      return;
    }
    const success = {
      to: "/booking/$bookingId/success",
      params: { bookingId },
      state: stopped === undefined ? {} : { stopped },
    } as const;
    if (!isHistoryFull()) {
      void navigate({ ...success, replace: true });
      return;
    }
    const here = { to: "/booking/$bookingId/confirming", params: { bookingId } } as const;
    void navigate({ ...here, state: { wasSubmitted: true }, replace: true }).then(() => navigate(success));
  }, [navigate, bookingId, wasSubmitted, stopped]);
  return <Confirming bookingId={bookingId} underWay={false} />;
}

/** The bank's app can come back in another browser, which knows nobody. */
function SignIn({ error }: { error: unknown }) {
  const { t } = useTranslation("booking");
  const { href } = useLocation();
  if (!isFailure(error, "NOT_SIGNED_IN")) return null;
  return (
    <LinkButton to="/pages/login" search={{ next: href }} size="small">
      {t("guests.signIn")}
    </LinkButton>
  );
}

/**
 * "Confirming your booking…" until the server says so; what the bank's page claims does not count. Where no page opened, the
 * bank has nobody to hear from: that is told as unpaid, and the server is asked on.
 */
export default function ConfirmingPage() {
  const { t } = useTranslation("booking");
  const { bookingId } = useParamsAt("/booking/$bookingId/confirming") as { bookingId: BookingId };
  const leadsOn = useReturn(`/booking/detail/${bookingId}/pay`);
  const { data, error, refetch } = useStanding(bookingId);
  const noPage = useLocation({ select: ({ state }) => isWithoutPage(state.stopped) });
  const stands = data === undefined || leadsOn ? "underWay" : paymentOutcome(data);
  const outcome = stands === "underWay" && noPage && data !== undefined ? "unpaid" : stands;
  return (
    <section className={styles.page}>
      <PageTitle text={t("after.title")} />
      {error !== null && data === undefined ? (
        <>
          <h1 className="display">{t("after.title")}</h1>
          <div className={styles.start}>
            <ErrorState error={error} retry={() => void refetch()} acts={<SignIn error={error} />} />
          </div>
        </>
      ) : outcome === "paid" ? (
        <Paid bookingId={bookingId} />
      ) : outcome === "underWay" ? (
        <Confirming bookingId={bookingId} underWay={data !== undefined && !leadsOn} />
      ) : (
        data !== undefined && <NotPaid bookingId={bookingId} known={{ outcome, standing: data }} />
      )}
    </section>
  );
}
