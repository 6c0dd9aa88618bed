import { nextLookMs, paymentOutcome } from "@pulau/domain/booking/payment-outcome.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/call-failure.ts";
import { callQuery } from "../../../../api/queries.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLate } from "../../../../ui/waiting.tsx";
import { paymentStatus } from "../calls.ts";
import styles from "./after.module.css";
import { NotPaid } from "./not-paid.tsx";
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

/** "Confirming your booking…" until the server says so; what the bank's page claims does not count. */
export default function ConfirmingPage() {
  const { t } = useTranslation("booking");
  const { bookingId = "" } = useParams({ strict: false }) as { bookingId?: BookingId };
  const { data, error, refetch } = useStanding(bookingId);
  const outcome = data === undefined ? "underWay" : paymentOutcome(data);
  if (outcome === "paid")
    return <Navigate to="/booking/$bookingId/success" params={{ bookingId }} state={true} replace />;
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
      ) : outcome === "underWay" ? (
        <Confirming bookingId={bookingId} underWay={data !== undefined} />
      ) : (
        data !== undefined && <NotPaid bookingId={bookingId} standing={data} />
      )}
    </section>
  );
}
